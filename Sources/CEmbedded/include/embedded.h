#ifndef KIJUN_EMBEDDED_H
#define KIJUN_EMBEDDED_H

/* A file of this repository that is part of the binary. The bytes have no terminator: use `size`. */
struct kijun_embedded_file {
  const char *name;
  const unsigned char *bytes;
  unsigned long size;
};

/* The files of migrations/, in the order of their numbers. */
const struct kijun_embedded_file *kijun_migrations(unsigned long *count);

/* The files of data/, such as the vocabulary and the tiers. */
const struct kijun_embedded_file *kijun_data_files(unsigned long *count);

/* What the site is made with besides its pages. */
const struct kijun_embedded_file *kijun_site_files(unsigned long *count);

#endif
