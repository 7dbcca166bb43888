#ifndef PROCESSOR_FEATURES_H
#define PROCESSOR_FEATURES_H

#include <stdbool.h>

/* How many processors the process may use at once, at least 1: on Linux those that it is bound to. */
long processor_count(void);

/* What an x86 processor and its system, which has to keep the registers, can do beyond what every one
   can; false on other processors. */

/* SHA-256, with SSE 4.1 beside it. */
bool processor_has_sha(void);

/* CRC-32C, a part of SSE 4.2. */
bool processor_has_crc32c(void);

/* 32 bytes at once. */
bool processor_has_avx2(void);

/* 64 bytes at once, compared byte by byte. */
bool processor_has_avx512bw(void);

#endif
