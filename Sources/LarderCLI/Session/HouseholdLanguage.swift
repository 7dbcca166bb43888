import EventSourcing
import Reporting

/// The language of a household: as given with `--lang`, else as set, else that of the environment.
struct HouseholdLanguage {
  /// The language of `--lang`.
  let given: Language?
  private let layout: LogLayout
  private let world: World

  init(given: Language?, _ layout: LogLayout, _ world: World) {
    self.given = given
    self.layout = layout
    self.world = world
  }

  var value: Language {
    given ?? (try? Settings(layout))?.values[.language].flatMap(Language.init(rawValue:))
      ?? world.language
  }
}
