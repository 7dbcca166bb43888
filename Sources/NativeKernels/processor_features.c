#define _GNU_SOURCE
#include "processor_features.h"

#include <sched.h>
#include <unistd.h>

long processor_count(void) {
#if defined(__linux__)
  cpu_set_t bound;
  if (sched_getaffinity(0, sizeof bound, &bound) == 0) return CPU_COUNT(&bound);
#endif
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? online : 1;
}

#if defined(__x86_64__) && __has_include(<sys/platform/x86.h>)
/* glibc has asked once, before the program began: on a virtual machine an answer takes 4 µs. */
#include <sys/platform/x86.h>

bool processor_has_sha(void) { return CPU_FEATURE_ACTIVE(SHA) && CPU_FEATURE_ACTIVE(SSE4_1); }
bool processor_has_crc32c(void) { return CPU_FEATURE_ACTIVE(SSE4_2); }
bool processor_has_avx2(void) { return CPU_FEATURE_ACTIVE(AVX2); }
bool processor_has_avx512bw(void) { return CPU_FEATURE_ACTIVE(AVX512BW); }
#elif defined(__x86_64__)
#include <cpuid.h>

struct leaf {
  unsigned eax, ebx, ecx, edx;
};

static struct leaf leaf(unsigned number) {
  struct leaf found = {0, 0, 0, 0};
  __get_cpuid_count(number, 0, &found.eax, &found.ebx, &found.ecx, &found.edx);
  return found;
}

/* Whether the system keeps the registers of some bits of XCR0. */
static bool keeps(unsigned bits) {
  if (!(leaf(1).ecx & bit_OSXSAVE)) return false;
  unsigned kept, high;
  __asm__("xgetbv" : "=a"(kept), "=d"(high) : "c"(0));
  return (kept & bits) == bits;
}

bool processor_has_sha(void) { return (leaf(7).ebx & (1u << 29)) && (leaf(1).ecx & bit_SSE4_1); }
bool processor_has_crc32c(void) { return leaf(1).ecx & bit_SSE4_2; }
bool processor_has_avx2(void) { return keeps(6) && (leaf(7).ebx & bit_AVX2); }
bool processor_has_avx512bw(void) { return keeps(0xe6) && (leaf(7).ebx & bit_AVX512BW); }
#else
bool processor_has_sha(void) { return false; }
bool processor_has_crc32c(void) { return false; }
bool processor_has_avx2(void) { return false; }
bool processor_has_avx512bw(void) { return false; }
#endif
