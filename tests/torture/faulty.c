/* Calls of the file system that fail when they are told to; loaded before the C library.

   Counted are the calls on files inside one folder. The n-th of them fails with a given error, or
   all from the n-th on ("the share is gone"); with the error 0 a write is cut in half instead.

   For programs of several processes all is said by the environment: FAULTY_FOLDER, and either
   FAULTY_ERROR with FAULTY_KINDS, by which all such calls fail, or FAULTY_DELAY_US, by which all
   calls are late. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { OPENING = 1, READING = 2, WRITING = 4, SYNCING = 8, NAMING = 16 };
enum { MOST_FILES = 4096 };

static char folder[4096];
static int wanted_kinds, failing_call, failing_error, is_lasting, n_calls, delay_us;
static unsigned char is_inside[MOST_FILES];

void faulty_arm(const char *where, int kinds, int nth, int error, int lasting) {
    snprintf(folder, sizeof folder, "%s", where);
    wanted_kinds = kinds;
    failing_call = nth;
    failing_error = error;
    is_lasting = lasting;
    n_calls = 0;
}

static int number(const char *name) {
    const char *told = getenv(name);
    return told ? atoi(told) : 0;
}

__attribute__((constructor)) static void arm_as_told(void) {
    if (!getenv("FAULTY_FOLDER")) return;
    delay_us = number("FAULTY_DELAY_US"); /* calls that could fail are late, of no kind that does */
    int error = delay_us ? EIO : number("FAULTY_ERROR");
    faulty_arm(getenv("FAULTY_FOLDER"), number("FAULTY_KINDS"), 1, error, 1);
}

int faulty_count(void) { return n_calls; }

static int path_is_inside(const char *path) {
    return folder[0] && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int file_is_inside(int file) { return file >= 0 && file < MOST_FILES && is_inside[file]; }

/* Whether this call is the one, or one of those, that fail; errno is set then. */
static int fails(int kind, int inside) {
    if (inside && delay_us) usleep((useconds_t)delay_us);
    if (!inside || !(kind & wanted_kinds)) return 0;
    n_calls++;
    if (failing_call == 0 || n_calls < failing_call) return 0;
    if (n_calls > failing_call && !is_lasting) return 0;
    if (failing_error) errno = failing_error;
    return 1;
}

static int noted(int file, int inside) {
    if (file >= 0 && file < MOST_FILES) is_inside[file] = (unsigned char)inside;
    return file;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPEN(name)                                              \
    int name(const char *path, int flags, ...) {                \
        va_list rest;                                           \
        va_start(rest, flags);                                  \
        mode_t mode = va_arg(rest, mode_t);                     \
        va_end(rest);                                           \
        int inside = path_is_inside(path);                      \
        if (failing_error && fails(OPENING, inside)) return -1; \
        return noted(REAL(name)(path, flags, mode), inside);    \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                               \
    int name(int at, const char *path, int flags, ...) {           \
        va_list rest;                                              \
        va_start(rest, flags);                                     \
        mode_t mode = va_arg(rest, mode_t);                        \
        va_end(rest);                                              \
        int inside = path_is_inside(path);                         \
        if (failing_error && fails(OPENING, inside)) return -1;    \
        return noted(REAL(name)(at, path, flags, mode), inside);   \
    }
OPENAT(openat)
OPENAT(openat64)

int close(int file) {
    noted(file, 0);
    return REAL(close)(file);
}

ssize_t read(int file, void *data, size_t size) {
    if (failing_error && fails(READING, file_is_inside(file))) return -1;
    return REAL(read)(file, data, size);
}

#define PREAD(name, offset_t)                                             \
    ssize_t name(int file, void *data, size_t size, offset_t offset) {    \
        if (failing_error && fails(READING, file_is_inside(file))) return -1; \
        return REAL(name)(file, data, size, offset);                      \
    }
PREAD(pread, off_t)
PREAD(pread64, off64_t)

ssize_t write(int file, const void *data, size_t size) {
    if (fails(WRITING, file_is_inside(file))) {
        if (failing_error) return -1;
        size = (size + 1) / 2;
    }
    return REAL(write)(file, data, size);
}

#define PWRITE(name, offset_t)                                                \
    ssize_t name(int file, const void *data, size_t size, offset_t offset) {  \
        if (fails(WRITING, file_is_inside(file))) {                           \
            if (failing_error) return -1;                                     \
            size = (size + 1) / 2;                                            \
        }                                                                     \
        return REAL(name)(file, data, size, offset);                          \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define SYNC(name)                                                       \
    int name(int file) {                                                 \
        if (failing_error && fails(SYNCING, file_is_inside(file))) return -1; \
        return REAL(name)(file);                                         \
    }
SYNC(fsync)
SYNC(fdatasync)

int ftruncate(int file, off_t size) {
    if (failing_error && fails(WRITING, file_is_inside(file))) return -1;
    return REAL(ftruncate)(file, size);
}

int ftruncate64(int file, off64_t size) {
    if (failing_error && fails(WRITING, file_is_inside(file))) return -1;
    return REAL(ftruncate64)(file, size);
}

int rename(const char *before, const char *after) {
    if (failing_error && fails(NAMING, path_is_inside(after))) return -1;
    return REAL(rename)(before, after);
}

int renameat(int from, const char *before, int to, const char *after) {
    if (failing_error && fails(NAMING, path_is_inside(after))) return -1;
    return REAL(renameat)(from, before, to, after);
}

int unlink(const char *path) {
    if (failing_error && fails(NAMING, path_is_inside(path))) return -1;
    return REAL(unlink)(path);
}

int unlinkat(int at, const char *path, int flags) {
    if (failing_error && fails(NAMING, path_is_inside(path))) return -1;
    return REAL(unlinkat)(at, path, flags);
}

int mkdir(const char *path, mode_t mode) {
    if (failing_error && fails(NAMING, path_is_inside(path))) return -1;
    return REAL(mkdir)(path, mode);
}

int stat(const char *path, struct stat *found) {
    if (failing_error && is_lasting && fails(READING, path_is_inside(path))) return -1;
    return REAL(stat)(path, found);
}
