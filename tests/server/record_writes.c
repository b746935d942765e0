/* Records what a process writes to the files under a folder, and when they are flushed, in the order of the calls.
 *
 * Preloaded into a server under test (LD_PRELOAD). RECORD_UNDER names the folder, RECORD_TO the file to append to.
 * A record: kind (1 byte), length of the path (2), offset (8), length of the data (4), path, data; little-endian.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int out = -1;

static int path_of(int fd, char *path) {
    const char *under = getenv("RECORD_UNDER");
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = under ? readlink(link, path, 4095) : -1;
    if (length < 0) return 0;
    path[length] = 0;
    return strncmp(path, under, strlen(under)) == 0;
}

static void put(const void *data, size_t length) {
    const char *at = data;
    while (length > 0) {
        ssize_t done = syscall(SYS_write, out, at, length);
        if (done <= 0) abort();
        at += done;
        length -= (size_t)done;
    }
}

static void record(char kind, const char *path, int64_t offset, const void *data, uint32_t length) {
    uint16_t named = (uint16_t)strlen(path);
    pthread_mutex_lock(&lock);
    if (out < 0) out = open(getenv("RECORD_TO"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (out < 0) abort();
    put(&kind, 1);
    put(&named, 2);
    put(&offset, 8);
    put(&length, 4);
    put(path, named);
    if (data) put(data, length);
    pthread_mutex_unlock(&lock);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    char path[4096];
    if (path_of(fd, path)) record('w', path, offset, data, (uint32_t)length);
    return REAL(pwrite64)(fd, data, length, offset);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    char path[4096];
    if (path_of(fd, path)) record('w', path, offset, data, (uint32_t)length);
    return REAL(pwrite)(fd, data, length, offset);
}

ssize_t write(int fd, const void *data, size_t length) {
    char path[4096];
    if (path_of(fd, path)) record('w', path, lseek(fd, 0, SEEK_CUR), data, (uint32_t)length);
    return REAL(write)(fd, data, length);
}

int ftruncate64(int fd, off64_t length) {
    char path[4096];
    if (path_of(fd, path)) record('t', path, length, NULL, 0);
    return REAL(ftruncate64)(fd, length);
}

int ftruncate(int fd, off_t length) {
    char path[4096];
    if (path_of(fd, path)) record('t', path, length, NULL, 0);
    return REAL(ftruncate)(fd, length);
}

int fsync(int fd) {
    char path[4096];
    int result = REAL(fsync)(fd);
    if (result == 0 && path_of(fd, path)) record('s', path, 0, NULL, 0);
    return result;
}

int fdatasync(int fd) {
    char path[4096];
    int result = REAL(fdatasync)(fd);
    if (result == 0 && path_of(fd, path)) record('s', path, 0, NULL, 0);
    return result;
}
