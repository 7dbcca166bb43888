// Spend by category and month of a log of events, with simdjson's on-demand parser on one thread.
// Reads the fields that Larder reads: type, date, category, total. Sums are integers of hundredths.

#include <fcntl.h>
#include <simdjson.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

using namespace simdjson;

namespace {

constexpr int firstYear = 2000;
constexpr int months = 12 * 50;
constexpr size_t batchBytes = 1 << 20;

struct Cell {
  int64_t hundredths = 0;
  int64_t lines = 0;
};

struct NameHash {
  using is_transparent = void;
  size_t operator()(std::string_view name) const { return std::hash<std::string_view>{}(name); }
};

struct Spend {
  std::unordered_map<std::string, size_t, NameHash, std::equal_to<>> ids;
  std::vector<Cell> cells;  // a row of months for each category

  Cell &at(std::string_view category, int month) {
    auto found = ids.find(category);
    if (found == ids.end()) {
      found = ids.emplace(category, ids.size()).first;
      cells.resize(cells.size() + months);
    }
    return cells[found->second * months + month];
  }
};

[[noreturn]] void fail(const char *what) {
  fprintf(stderr, "spend_simdjson: %s\n", what);
  exit(1);
}

int64_t hundredths(std::string_view text) {
  bool negative = !text.empty() && text[0] == '-';
  int64_t value = 0;
  int decimals = -1;
  for (char c : text.substr(negative)) {
    if (c == '.' && decimals < 0) {
      decimals = 0;
    } else if (c >= '0' && c <= '9' && decimals < 2) {
      value = value * 10 + (c - '0');
      if (decimals >= 0) decimals++;
    } else {
      fail("a total that is no number of hundredths");
    }
  }
  for (int i = decimals < 0 ? 0 : decimals; i < 2; i++) value *= 10;
  return negative ? -value : value;
}

int monthIndex(std::string_view date) {
  if (date.size() != 10) fail("a date of another form");
  auto digit = [&](int place) { return date[place] - '0'; };
  int year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3);
  int index = (year - firstYear) * 12 + digit(5) * 10 + digit(6) - 1;
  if (index < 0 || index >= months) fail("a date out of range");
  return index;
}

// The file's pages with zero bytes after them: the parser reads a little past the end.
std::string_view map(const char *path) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail("cannot open the log");
  size_t size = status.st_size;
  int hidden = MAP_PRIVATE | MAP_ANONYMOUS;
  void *room = mmap(nullptr, size + SIMDJSON_PADDING, PROT_READ, hidden, -1, 0);
  if (room == MAP_FAILED) fail("no memory");
  if (mmap(room, size, PROT_READ, MAP_PRIVATE | MAP_FIXED, file, 0) == MAP_FAILED) fail("mmap");
  return {static_cast<const char *>(room), size};
}

void add(const char *path, Spend &spend) {
  std::string_view bytes = map(path);
  ondemand::parser parser;
  ondemand::document_stream events;
  auto begun = parser.iterate_many(bytes.data(), bytes.size(), batchBytes).get(events);
  if (begun != SUCCESS) fail("not JSON lines");
  for (auto event : events) {
    if (std::string_view(event["type"]) != "purchase.recorded") continue;
    int month = monthIndex(event["date"]);
    ondemand::object data = event["data"];
    int64_t total = hundredths(data["total"]);
    Cell &cell = spend.at(data["category"], month);
    cell.hundredths += total;
    cell.lines++;
  }
  if (events.truncated_bytes() != 0) fail("a last line that is not whole");
}

void print(const Spend &spend) {
  puts("category,month,spent,lines");
  std::map<std::string_view, size_t> sorted(spend.ids.begin(), spend.ids.end());
  for (auto [category, id] : sorted) {
    std::string quoted = "\"";
    for (char c : category) quoted.append(c == '"' ? 2 : 1, c);
    for (int month = 0; month < months; month++) {
      const Cell &cell = spend.cells[id * months + month];
      if (cell.lines == 0) continue;
      long long sum = llabs(cell.hundredths);
      printf("%s\",%04d-%02d,%s%lld.%02lld,%lld\n", quoted.c_str(), firstYear + month / 12,
             month % 12 + 1, cell.hundredths < 0 ? "-" : "", sum / 100, sum % 100,
             static_cast<long long>(cell.lines));
    }
  }
}

}  // namespace

int main(int count, char **arguments) {
  Spend spend;
  try {
    for (int i = 1; i < count; i++) add(arguments[i], spend);
  } catch (const simdjson_error &error) {
    fail(error.what());
  }
  print(spend);
}
