// Style sheet, script and icon of the site, embedded.

#include "embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char site_css[] = {
#embed "../KijunSite/Assets/site.css"
};

static const unsigned char site_js[] = {
#embed "../KijunSite/Assets/site.js"
};

static const unsigned char icon_svg[] = {
#embed "../KijunSite/Assets/icon.svg"
};

static const struct kijun_embedded_file files[] = {
  {"site.css", site_css, sizeof site_css},
  {"site.js", site_js, sizeof site_js},
  {"icon.svg", icon_svg, sizeof icon_svg},
};

const struct kijun_embedded_file *kijun_site_files(unsigned long *count) {
  *count = sizeof files / sizeof files[0];
  return files;
}
