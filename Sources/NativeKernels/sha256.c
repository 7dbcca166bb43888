#include "digest_kernels.h"

#if defined(__x86_64__)
#include "processor_features.h"

#include <immintrin.h>
#define KERNEL __attribute__((target("sha,sse4.1")))
typedef __m128i words;
#elif defined(__aarch64__) && defined(__ARM_FEATURE_SHA2) && !defined(__AARCH64EB__)
/* Where the instructions are part of the target (Apple silicon), there is nothing to ask. */
#include <arm_neon.h>
#define KERNEL
typedef uint32x4_t words;
#endif

#if defined(KERNEL)
#define INLINE static inline __attribute__((always_inline)) KERNEL

static const uint32_t round_constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/* One message under way: the working variables and the last sixteen words of its schedule. */
struct lane {
  words first, second, window[4];
};
#endif

#if defined(__x86_64__)
bool digest_sha256_available(void) { return processor_has_sha(); }

/* The instructions want the variables as A B E F and C D G H, highest word first. */
INLINE void load_state(struct lane *lane, const uint32_t *state) {
  words dcba = _mm_loadu_si128((const words *)state);
  words hgfe = _mm_loadu_si128((const words *)(state + 4));
  words cdab = _mm_shuffle_epi32(dcba, 0xb1), efgh = _mm_shuffle_epi32(hgfe, 0x1b);
  lane->first = _mm_alignr_epi8(cdab, efgh, 8);
  lane->second = _mm_blend_epi16(efgh, cdab, 0xf0);
}

INLINE void store_state(const struct lane *lane, uint32_t *state) {
  words feba = _mm_shuffle_epi32(lane->first, 0x1b);
  words dchg = _mm_shuffle_epi32(lane->second, 0xb1);
  _mm_storeu_si128((words *)state, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((words *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

INLINE words load_big_endian(const uint8_t *bytes) {
  const words order = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  return _mm_shuffle_epi8(_mm_loadu_si128((const words *)bytes), order);
}

INLINE words add(words a, words b) { return _mm_add_epi32(a, b); }

INLINE words next_words(words w0, words w4, words w8, words w12) {
  words sum = _mm_add_epi32(_mm_sha256msg1_epu32(w0, w4), _mm_alignr_epi8(w12, w8, 4));
  return _mm_sha256msg2_epu32(sum, w12);
}

INLINE void four_rounds(struct lane *lane, int group) {
  const words *constants = (const words *)round_constants;
  words sum = _mm_add_epi32(lane->window[group & 3], _mm_load_si128(constants + group));
  lane->second = _mm_sha256rnds2_epu32(lane->second, lane->first, sum);
  lane->first =
      _mm_sha256rnds2_epu32(lane->first, lane->second, _mm_shuffle_epi32(sum, 0x0e));
}
#elif defined(KERNEL)
bool digest_sha256_available(void) { return true; }

INLINE void load_state(struct lane *lane, const uint32_t *state) {
  lane->first = vld1q_u32(state);
  lane->second = vld1q_u32(state + 4);
}

INLINE void store_state(const struct lane *lane, uint32_t *state) {
  vst1q_u32(state, lane->first);
  vst1q_u32(state + 4, lane->second);
}

INLINE words load_big_endian(const uint8_t *bytes) {
  return vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(bytes)));
}

INLINE words add(words a, words b) { return vaddq_u32(a, b); }

INLINE words next_words(words w0, words w4, words w8, words w12) {
  return vsha256su1q_u32(vsha256su0q_u32(w0, w4), w8, w12);
}

INLINE void four_rounds(struct lane *lane, int group) {
  words sum = vaddq_u32(lane->window[group & 3], vld1q_u32(round_constants + 4 * group));
  words abcd = lane->first;
  lane->first = vsha256hq_u32(abcd, lane->second, sum);
  lane->second = vsha256h2q_u32(lane->second, abcd, sum);
}
#endif

#if defined(KERNEL)
INLINE void next_block(struct lane *lane, const uint8_t *block) {
  for (int i = 0; i < 4; i++) lane->window[i] = load_big_endian(block + 16 * i);
}

INLINE void extend(struct lane *lane, int group) {
  words *w = lane->window;
  w[group & 3] =
      next_words(w[group & 3], w[(group + 1) & 3], w[(group + 2) & 3], w[(group + 3) & 3]);
}

KERNEL void digest_sha256_blocks(uint32_t *state, const void *data, size_t blocks) {
  struct lane a;
  load_state(&a, state);
  for (const uint8_t *block = data; blocks > 0; blocks--, block += 64) {
    words first = a.first, second = a.second;
    next_block(&a, block);
#pragma clang loop unroll(full)
    for (int group = 0; group < 16; group++) {
      four_rounds(&a, group);
      if (group < 12) extend(&a, group);
    }
    a.first = add(a.first, first);
    a.second = add(a.second, second);
  }
  store_state(&a, state);
}

KERNEL void digest_sha256_blocks_x2(uint32_t *state_a, const void *data_a, uint32_t *state_b,
                                    const void *data_b, size_t blocks) {
  struct lane a, b;
  load_state(&a, state_a);
  load_state(&b, state_b);
  for (size_t offset = 0; offset < blocks * 64; offset += 64) {
    struct lane a_before = a, b_before = b;
    next_block(&a, (const uint8_t *)data_a + offset);
    next_block(&b, (const uint8_t *)data_b + offset);
#pragma clang loop unroll(full)
    for (int group = 0; group < 16; group++) {
      four_rounds(&a, group);
      four_rounds(&b, group);
      if (group < 12) extend(&a, group), extend(&b, group);
    }
    a.first = add(a.first, a_before.first), a.second = add(a.second, a_before.second);
    b.first = add(b.first, b_before.first), b.second = add(b.second, b_before.second);
  }
  store_state(&a, state_a);
  store_state(&b, state_b);
}
#else
bool digest_sha256_available(void) { return false; }

void digest_sha256_blocks(uint32_t *state, const void *data, size_t blocks) { __builtin_trap(); }

void digest_sha256_blocks_x2(uint32_t *state_a, const void *data_a, uint32_t *state_b,
                             const void *data_b, size_t blocks) {
  __builtin_trap();
}
#endif
