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
KERNEL uint32_t digest_crc32c(uint32_t crc, const void *data, size_t count) {
  const uint8_t *bytes = data;
  for (; count >= 8; count -= 8, bytes += 8) {
    uint64_t word;
    __builtin_memcpy(&word, bytes, 8);
    crc = FEED_8(crc, word);
  }
  for (; count > 0; count--, bytes++) crc = FEED_1(crc, *bytes);
  return crc;
}
#else
bool digest_crc32c_available(void) { return false; }

uint32_t digest_crc32c(uint32_t crc, const void *data, size_t count) { __builtin_trap(); }
#endif
