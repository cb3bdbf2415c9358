# shellcheck shell=sh
# Sourced by the scripts beside this folder, with the checkout's folder in $root. Everything here speaks on stderr:
# stdout belongs to the answer.

say() { printf 'kijun: %s\n' "$*" >&2; }

stop() {
  say "$@"
  exit 1
}

# Runs a command in silence and shows all it said when it fails. It gets no stdin: that may be a conversation with
# the program that is about to be built (`scripts/kijun mcp`).
quietly() {
  quietly_said=$("$@" </dev/null 2>&1) && return 0
  printf '%s\n' "$quietly_said" >&2
  return 1
}
