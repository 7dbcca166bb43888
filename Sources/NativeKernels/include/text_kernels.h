#ifndef TEXT_KERNELS_H
#define TEXT_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Looking at many bytes of text at once, which Swift's own vectors do lane by lane. */

/* Sets one bit of `stops` for each quote, backslash and line feed among `blocks` blocks of 64 bytes
   at `text`, a word a block and the first byte lowest.

   Returns whether there is any byte that is not ASCII, or a control character other than the line
   feed. */
bool text_find_stops(const void *_Nonnull text, size_t blocks, uint64_t *_Nonnull stops);

/* Whether the 32 bytes at `text` are digits or the letters a to f. */
static inline bool text_is_lower_hex_32(const void *_Nonnull text) {
  typedef uint8_t bytes16 __attribute__((vector_size(16)));
  bytes16 first, second;
  memcpy(&first, text, 16);
  memcpy(&second, (const char *)text + 16, 16);
  bytes16 fits = (((first - '0') < 10) | ((first - 'a') < 6)) &
                 (((second - '0') < 10) | ((second - 'a') < 6));
  uint64_t halves[2];
  memcpy(halves, &fits, 16);
  return (halves[0] & halves[1]) == UINT64_MAX;
}

#endif
