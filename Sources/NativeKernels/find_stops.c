#include "text_kernels.h"

/* The compiler makes of these what the processor has; bytes are signed, so that those beyond ASCII
   are below all others. */
typedef int8_t bytes64 __attribute__((vector_size(64)));
typedef bool lanes64 __attribute__((ext_vector_type(64)));

#define INLINE static inline __attribute__((always_inline))

/* By reference, for how such a vector is passed depends on the instructions. */
INLINE uint64_t word(const bytes64 *lanes) {
  lanes64 bits = __builtin_convertvector(*lanes, lanes64);
  uint64_t word;
  memcpy(&word, &bits, sizeof word);
  return word;
}

INLINE bool find_stops(const void *text, size_t blocks, uint64_t *stops) {
  uint64_t others = 0;
  for (size_t block = 0; block < blocks; block++) {
    bytes64 bytes;
    memcpy(&bytes, (const char *)text + 64 * block, sizeof bytes);
    bytes64 feeds = bytes == '\n';
    bytes64 ends = (bytes == '"') | (bytes == '\\') | feeds;
    bytes64 strange = (bytes < ' ') & ~feeds;
    stops[block] = word(&ends);
    others |= word(&strange);
  }
  return others != 0;
}

#if defined(__x86_64__)
#include "processor_features.h"

typedef bool kernel(const void *, size_t, uint64_t *);

static bool with_sse2(const void *text, size_t blocks, uint64_t *stops) {
  return find_stops(text, blocks, stops);
}

__attribute__((target("avx2"))) static bool with_avx2(
    const void *text, size_t blocks, uint64_t *stops) {
  return find_stops(text, blocks, stops);
}

__attribute__((target("avx512bw"))) static bool with_avx512(
    const void *text, size_t blocks, uint64_t *stops) {
  return find_stops(text, blocks, stops);
}

/* The widest that the processor knows. */
static kernel *widest(void) {
  return processor_has_avx512bw() ? with_avx512 : processor_has_avx2() ? with_avx2 : with_sse2;
}

bool text_find_stops(const void *text, size_t blocks, uint64_t *stops) {
  static _Atomic(kernel *) chosen;
  kernel *kernel = __c11_atomic_load(&chosen, __ATOMIC_RELAXED);
  if (!kernel) {
    kernel = widest();
    __c11_atomic_store(&chosen, kernel, __ATOMIC_RELAXED);
  }
  return kernel(text, blocks, stops);
}
#else
bool text_find_stops(const void *text, size_t blocks, uint64_t *stops) {
  return find_stops(text, blocks, stops);
}
#endif
