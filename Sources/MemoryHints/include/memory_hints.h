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

#endif
