# shellcheck shell=sh
# The libraries and programs that come from the system, installed where they are missing. Needs common.sh.

libraries_debian='libsqlite3-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libxml2-dev pkg-config'
libraries_brew='sqlite cmark-gfm pkg-config'

# By what the compiler will look for, not by a package's name: a library that somebody built is as good.
have_libraries() {
  command -v pkg-config >/dev/null || return 1
  pkg-config --exists sqlite3 libcmark-gfm || return 1
  [ "$(uname)" = Darwin ] || [ -e /usr/include/libxml2/libxml/HTMLparser.h ] || return 1
  [ -e "$(pkg-config --variable=includedir libcmark-gfm)/cmark-gfm-core-extensions.h" ]
}

need_libraries() {
  have_libraries && return 0
  if command -v apt-get >/dev/null; then
    # shellcheck disable=SC2086 # a list of names
    install_debian $libraries_debian
  elif command -v brew >/dev/null; then
    # shellcheck disable=SC2086
    install_brew $libraries_brew
  fi
  have_libraries || stop "the development files of SQLite, libxml2 and cmark-gfm (with its extensions) and pkg-config are" \
    "needed; install them with this system's package manager (Debian calls them $libraries_debian) and run this again"
}

# Linking the Swift library into the program takes the C++ library that it is written with, which is not among the
# packages that swift.org asks for. The toolchain's own linker says which of several GCCs it would take that from.
need_cxx_library() {
  linker=$(dirname -- "$(command -v swift)")/clang
  [ -x "$linker" ] || return 0
  case $("$linker" -print-file-name=libstdc++.so) in
  /*) return 0 ;;
  esac
  command -v apt-get >/dev/null || stop "libstdc++ for development is needed; install this system's g++ and run this again"
  gcc=$("$linker" -v 2>&1 | sed -n 's,^Selected GCC installation: .*/,,p')
  if [ -n "$gcc" ]; then install_debian "libstdc++-$gcc-dev"; else install_debian g++; fi
}

# A folder where the linker finds nothing but the archive of the C++ library, so that it becomes part of the program:
# to load and bind it takes longer than to answer. Where there is no archive it stays a library of the system.
link_cxx_library_into() {
  mkdir -p "$1"
  rm -f "$1/libstdc++.a"
  archive=$("$(dirname -- "$(command -v swift)")/clang" -print-file-name=libstdc++.a 2>/dev/null) || archive=
  case $archive in
  /*) ln -s "$archive" "$1/libstdc++.a" ;;
  esac
}

# Programs whose package has their own name.
need_programs() {
  missing=
  for program in "$@"; do
    command -v "$program" >/dev/null || missing="$missing $program"
  done
  [ -n "$missing" ] || return 0
  # shellcheck disable=SC2086
  if command -v apt-get >/dev/null; then
    install_debian $missing
  elif command -v brew >/dev/null; then
    install_brew $missing
  else
    stop "these programs are needed, install them and run this again:$missing"
  fi
}

need_swift() {
  command -v swift >/dev/null || stop "there is no swift on the PATH; install Swift 6.2 or newer from" \
    "https://www.swift.org/install and run this again"
}

install_debian() {
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || stop "packages are missing and there is no sudo; as root, run: apt-get install $*"
    as_root=sudo
  fi
  say "installing $*"
  # A repository of the user's that does not answer is no reason to stop: installing says what is really missing.
  $as_root apt-get -qq update </dev/null >/dev/null 2>&1 || true
  # shellcheck disable=SC2086
  quietly $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 \
    install -y --no-install-recommends "$@" || stop "could not install these; try it yourself: apt-get install $*"
}

install_brew() {
  say "installing $*"
  quietly brew install "$@" || stop "could not install these; try it yourself: brew install $*"
}
