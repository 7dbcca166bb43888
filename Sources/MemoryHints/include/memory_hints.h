#ifndef MEMORY_HINTS_H
#define MEMORY_HINTS_H

/* What a program can tell the processor of memory, and Swift has no words for. Hints change no
   answer. */

/* The bytes at the address will be read soon: nobody waits for them here. */
static inline void memory_will_read(const void *_Nonnull address) { __builtin_prefetch(address); }

#endif
