#ifndef DIGEST_KERNELS_H
#define DIGEST_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The inner loops that need processor instructions Swift cannot name. Each is paired with a
   question; calling a kernel whose question answers false is an error and stops the process. */

/* Whether this processor has the SHA-256 instructions the two functions below use. */
bool digest_sha256_available(void);

/* Folds `blocks` blocks of 64 bytes at `data` into the words of `state` (FIPS 180-4, 6.2.2). */
void digest_sha256_blocks(uint32_t *_Nonnull state, const void *_Nonnull data, size_t blocks);

/* The same for two unrelated messages at once: the rounds of one alone wait for each other. */
void digest_sha256_blocks_x2(uint32_t *_Nonnull state_a, const void *_Nonnull data_a,
                             uint32_t *_Nonnull state_b, const void *_Nonnull data_b,
                             size_t blocks);

/* Whether this processor has the CRC-32C instructions the function below uses. */
bool digest_crc32c_available(void);

/* Feeds `count` bytes to a CRC-32C register; the caller inverts it at the start and at the end. */
uint32_t digest_crc32c(uint32_t crc, const void *_Nonnull data, size_t count);

#endif
