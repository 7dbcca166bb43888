#include "digest_kernels.h"

#if defined(__x86_64__)
#include "processor_features.h"

#include <immintrin.h>
#define KERNEL __attribute__((target("sse4.2")))
#define FEED_8(crc, word) ((uint32_t)_mm_crc32_u64((crc), (word)))
#define FEED_1(crc, byte) _mm_crc32_u8((crc), (byte))

bool digest_crc32c_available(void) { return processor_has_crc32c(); }
#elif defined(__aarch64__) && defined(__ARM_FEATURE_CRC32) && !defined(__AARCH64EB__)
#include <arm_acle.h>
#define KERNEL
#define FEED_8(crc, word) __crc32cd((crc), (word))
#define FEED_1(crc, byte) __crc32cb((crc), (byte))

bool digest_crc32c_available(void) { return true; }
#endif

#if defined(KERNEL)
/* One instruction waits for the one before it, so three runs of this many bytes go side by side. */
enum { RUN = 8192 };

/* What RUN bytes of zeros make of each bit of a register: mul(1 << i, x^(8 * RUN)). */
static const uint32_t past_run[32] = {
    0xe040e0ac, 0xc56db7a9, 0x8f3719a3, 0x1b8245b7, 0x37048b6e, 0x6e0916dc,
    0xdc122db8, 0xbdc82d81, 0x7e7c2df3, 0xfcf85be6, 0xfc1cc13d, 0xfdd5f48b,
    0xfe479fe7, 0xf963493f, 0xf72ae48f, 0xebb9bfef, 0xd29f092f, 0xa0d264af,
    0x4448bfaf, 0x88917f5e, 0x14ce884d, 0x299d109a, 0x533a2134, 0xa6744268,
    0x4904f221, 0x9209e442, 0x21ffbe75, 0x43ff7cea, 0x87fef9d4, 0x0a118559,
    0x14230ab2, 0x28461564,
};

static uint32_t shifted_past_run(uint32_t crc) {
  uint32_t result = 0;
  for (int bit = 0; bit < 32; bit++) result ^= past_run[bit] & -(crc >> bit & 1);
  return result;
}

static inline uint64_t word_at(const uint8_t *bytes) {
  uint64_t word;
  __builtin_memcpy(&word, bytes, 8);
  return word;
}

KERNEL uint32_t digest_crc32c(uint32_t crc, const void *data, size_t count) {
  const uint8_t *bytes = data;
  for (; count >= 3 * RUN; count -= 3 * RUN, bytes += 3 * RUN) {
    uint32_t second = 0, third = 0;
    for (size_t place = 0; place < RUN; place += 8) {
      crc = FEED_8(crc, word_at(bytes + place));
      second = FEED_8(second, word_at(bytes + RUN + place));
      third = FEED_8(third, word_at(bytes + 2 * RUN + place));
    }
    crc = shifted_past_run(shifted_past_run(crc) ^ second) ^ third;
  }
  for (; count >= 8; count -= 8, bytes += 8) {
    crc = FEED_8(crc, word_at(bytes));
  }
  for (; count > 0; count--, bytes++) crc = FEED_1(crc, *bytes);
  return crc;
}
#else
bool digest_crc32c_available(void) { return false; }

uint32_t digest_crc32c(uint32_t crc, const void *data, size_t count) { __builtin_trap(); }
#endif
