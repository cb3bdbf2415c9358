#include "kijun_iconv.h"

#include <errno.h>
#include <iconv.h>

void *kijun_iconv_open(const char *encoding) {
  iconv_t decoder = iconv_open("UTF-8", encoding);
  return decoder == (iconv_t)-1 ? NULL : (void *)decoder;
}

enum kijun_iconv_result kijun_iconv_convert(void *decoder, const unsigned char **bytes, size_t *count,
                                            unsigned char **text, size_t *room) {
  size_t changed = iconv((iconv_t)decoder, (char **)bytes, count, (char **)text, room);
  if (changed != (size_t)-1) return kijun_iconv_done;
  return errno == E2BIG ? kijun_iconv_full : kijun_iconv_invalid;
}

void kijun_iconv_close(void *decoder) { iconv_close((iconv_t)decoder); }
