# shellcheck shell=sh
# The release binary, built when something is newer than the last build of it. Needs common.sh and packages.sh.

release_binary=${root:?}/.build/release/kijun

# The start of the last build that succeeded: a file saved while it ran is newer than this, though not than the
# binary, and a build that changed nothing leaves the binary's own time as it was.
release_built=$root/.build/kijun-release-built

release_is_current() {
  [ -x "$release_binary" ] && [ -e "$release_built" ] || return 1
  # Folders count too: their time is that of the last file added or taken away.
  newer=$(find "$root/Package.swift" "$root/Sources" "$root/data" "$root/migrations" -newer "$release_built" | head -n 1)
  [ -z "$newer" ]
}

need_release() {
  release_is_current && return 0
  need_swift
  need_libraries
  mkdir -p "$root/.build" || stop "cannot write to $root"
  : >"$release_built.next"
  set -- --package-path "$root" -c release --product kijun
  if [ "$(uname)" != Darwin ]; then # which has the Swift library in the system
    need_cxx_library
    link_cxx_library_into "$root/.build/static"
    # Without a place beside itself to look for libraries: they are the system's.
    set -- "$@" --static-swift-stdlib --disable-local-rpath -Xlinker "-L$root/.build/static"
  fi
  say "building the release binary (some minutes the first time)"
  quietly swift build "$@" || stop "the build failed; what it said is above"
  mv "$release_built.next" "$release_built"
}
