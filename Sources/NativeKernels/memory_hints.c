#include "memory_hints.h"

#if defined(__linux__)
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#endif

void memory_will_fill(void *start, size_t count) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  const uintptr_t page = (uintptr_t)2 << 20;
  uintptr_t first = ((uintptr_t)start + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)start + count) & ~(page - 1);
  /* A system without large pages refuses, and gives small ones. */
  if (first < end) madvise((void *)first, end - first, MADV_HUGEPAGE);
#else
  (void)start;
  (void)count;
#endif
}

void memory_keep_freed(void) {
#if defined(M_MMAP_THRESHOLD) && defined(M_TRIM_THRESHOLD)
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
