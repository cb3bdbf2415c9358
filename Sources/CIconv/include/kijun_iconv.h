#ifndef KIJUN_ICONV_H
#define KIJUN_ICONV_H

#include <stddef.h>

/* iconv of the C library, or libiconv where that has none. Its failure is a cast of -1, and systems disagree on
   whether the input is const: Swift can import neither. */

enum kijun_iconv_result {
  kijun_iconv_done,
  /* The room is used up; what was read so far is written. */
  kijun_iconv_full,
  /* No character of the encoding, or the text ends within one. */
  kijun_iconv_invalid
};

/* NULL where the system doesn't know the encoding. */
void *kijun_iconv_open(const char *encoding);

/* Writes UTF-8. Moves both places forward by what was read and written. */
enum kijun_iconv_result kijun_iconv_convert(void *decoder, const unsigned char **bytes, size_t *count,
                                            unsigned char **text, size_t *room);

void kijun_iconv_close(void *decoder);

#endif
