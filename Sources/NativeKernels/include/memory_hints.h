#ifndef MEMORY_HINTS_H
#define MEMORY_HINTS_H

#include <stddef.h>

/* What a program can tell the processor and the system of memory, and Swift has no words for. Hints
   change no answer. */

/* The bytes at the address will be read soon: nobody waits for them here. */
static inline void memory_will_read(const void *_Nonnull address) { __builtin_prefetch(address); }

/* The bytes, not touched yet, will all be used: the system may give them in large pages, which costs a
   quarter of what small ones cost. */
void memory_will_fill(void *_Nonnull start, size_t count);

/* Memory that the program frees is kept for what comes next, blocks of up to 32 MiB and at most 256 MiB
   at the end of the heap. By itself glibc gives large blocks back at once, and each page of the next one
   costs a fault again. */
void memory_keep_freed(void);

#endif
