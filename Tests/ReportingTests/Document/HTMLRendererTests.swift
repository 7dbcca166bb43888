import Reporting
import Testing

@Suite struct HTMLRendererTests {
  private let hostile = Table(
    name: "a\"b", title: "<T>",
    columns: [Column("c", heading: "C & D"), Column("n", kind: .count)],
    rows: [[.text("<script>'\u{1B}"), .count(1)], [.missing, .missing]], notes: ["x<y"])

  @Test func `a fragment escapes every text`() {
    var output: [UInt8] = []
    HTMLRenderer().append(hostile, to: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        <section id="a&quot;b">
        <table>
        <caption>&lt;T&gt;</caption>
        <thead><tr><th scope="col">C &amp; D</th><th scope="col" class="n">n</th></tr></thead>
        <tbody>
        <tr><td>&lt;script&gt;&#39;\u{FFFD}</td><td class="n">1</td></tr>
        <tr><td></td><td class="n"></td></tr>
        </tbody>
        </table>
        <p>x&lt;y</p>
        </section>

        """)
  }

  @Test func `a page needs no other file`() {
    let page = HTMLRenderer().text(of: [hostile, empty])
    #expect(
      page.hasPrefix(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>&lt;T&gt;</title>
        <style>

        """))
    #expect(page.hasSuffix("</section>\n</body>\n</html>\n"))
    #expect(!page.contains("http") && !page.contains("url(") && !page.contains("<script"))
  }
}
