// What FolderWatch takes from macOS, for scripts/kqueue-check on Linux: kqueue as its manual page documents it
// (kevent(2), <sys/event.h>), with the types and values of macOS. All else is POSIX and comes from this system.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct kevent {
  uintptr_t ident;
  int16_t filter;
  uint16_t flags;
  uint32_t fflags;
  intptr_t data;
  void *udata;
};

int kqueue(void);
int kevent(int kq, const struct kevent *changelist, int nchanges, struct kevent *eventlist, int nevents,
           const struct timespec *timeout);

#define EVFILT_VNODE (-4)
#define EV_ADD 0x0001
#define EV_CLEAR 0x0020
#define NOTE_DELETE 0x00000001
#define NOTE_WRITE 0x00000002
#define NOTE_EXTEND 0x00000004
#define NOTE_RENAME 0x00000020
#define O_EVTONLY 0x00008000

// Swift sees neither variadic functions nor this macro; on macOS its own module gives both.
static inline int kijun_open(const char *path, int flags) { return open(path, flags); }
static inline int kijun_errno(void) { return errno; }
