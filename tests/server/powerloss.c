/* Power loss for one process: what SQLite has written and not yet flushed can be taken back afterwards.
 *
 * Loaded with LD_PRELOAD. Before a page of a watched file is overwritten for the first time since its last flush, its old
 * contents go to a journal beside it in $POWERLOSS, with the size the file had; a flush empties the journal. After the
 * process was killed, tests/server/powerloss.py puts some or all of these pages back, as a disk may that lost its cache. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define PAGE 4096
#define FILES 1024
#define PAGES (1 << 20)

struct record {
    int64_t page;
    int64_t size; /* of the file, when it was last flushed */
    int64_t length;
    char old[PAGE];
};

struct watched {
    char path[512];
    int journal;
    int64_t flushed_size;
    unsigned char dirty[PAGES / 8];
};

static struct watched *all[64];
static struct watched *by_fd[FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int ends(const char *path, const char *suffix) {
    size_t length = strlen(path), wanted = strlen(suffix);
    return length >= wanted && strcmp(path + length - wanted, suffix) == 0;
}

static void watch(int fd, const char *path) {
    const char *folder = getenv("POWERLOSS");
    if (fd < 0 || fd >= FILES || folder == NULL || strlen(path) >= 512) return;
    if (!ends(path, ".db") && !ends(path, ".db-wal") && !ends(path, ".db-journal")) return;
    pthread_mutex_lock(&lock);
    int place = 0;
    while (all[place] != NULL && strcmp(all[place]->path, path) != 0) place++;
    if (all[place] == NULL && place < 63) {
        struct watched *file = calloc(1, sizeof *file);
        struct stat found;
        char journal[1024];
        strcpy(file->path, path);
        snprintf(journal, sizeof journal, "%s%s", folder, strrchr(path, '/'));
        file->journal = REAL(open)(journal, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
        file->flushed_size = fstat(fd, &found) == 0 ? found.st_size : 0;
        all[place] = file;
    }
    by_fd[fd] = all[place];
    pthread_mutex_unlock(&lock);
}

static void keep(int fd, int64_t page) {
    struct watched *file = by_fd[fd];
    if (page >= PAGES || (file->dirty[page / 8] & (1 << (page % 8)))) return;
    struct record record = {.page = page, .size = file->flushed_size};
    record.length = pread(fd, record.old, PAGE, page * PAGE);
    if (record.length < 0) record.length = 0;
    if (REAL(write)(file->journal, &record, sizeof record) == sizeof record)
        file->dirty[page / 8] |= 1 << (page % 8);
}

static void before_write(int fd, int64_t from, int64_t length) {
    if (fd < 0 || fd >= FILES || by_fd[fd] == NULL || length <= 0) return;
    pthread_mutex_lock(&lock);
    for (int64_t page = from / PAGE; page <= (from + length - 1) / PAGE; page++) keep(fd, page);
    pthread_mutex_unlock(&lock);
}

static void flushed(int fd) {
    if (fd < 0 || fd >= FILES || by_fd[fd] == NULL) return;
    struct watched *file = by_fd[fd];
    struct stat found;
    pthread_mutex_lock(&lock);
    if (REAL(ftruncate)(file->journal, 0) == 0) memset(file->dirty, 0, sizeof file->dirty);
    if (fstat(fd, &found) == 0) file->flushed_size = found.st_size;
    pthread_mutex_unlock(&lock);
}

#define OPEN(name)                                                                                                     \
    int name(const char *path, int flags, ...) {                                                                       \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        int mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(more, int) : 0;                                            \
        va_end(more);                                                                                                  \
        int fd = REAL(name)(path, flags, mode);                                                                        \
        watch(fd, path);                                                                                               \
        return fd;                                                                                                     \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    if (fd >= 0 && fd < FILES) by_fd[fd] = NULL;
    return REAL(close)(fd);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t from) {
    before_write(fd, from, length);
    return REAL(pwrite)(fd, data, length, from);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t from) {
    before_write(fd, from, length);
    return REAL(pwrite64)(fd, data, length, from);
}

ssize_t write(int fd, const void *data, size_t length) {
    if (fd >= 0 && fd < FILES && by_fd[fd] != NULL) before_write(fd, lseek(fd, 0, SEEK_CUR), length);
    return REAL(write)(fd, data, length);
}

static void before_cut(int fd, int64_t size) {
    struct stat found;
    if (fd < 0 || fd >= FILES || by_fd[fd] == NULL || fstat(fd, &found) != 0) return;
    if (found.st_size > size) before_write(fd, size, found.st_size - size);
}

int ftruncate(int fd, off_t size) {
    before_cut(fd, size);
    return REAL(ftruncate)(fd, size);
}

int ftruncate64(int fd, off64_t size) {
    before_cut(fd, size);
    return REAL(ftruncate64)(fd, size);
}

/* The disk takes its time ($POWERLOSS_MS), as real ones do; only then is anything safe. */
static int slowly(int fd, int failed) {
    const char *ms = getenv("POWERLOSS_MS");
    if (fd >= 0 && fd < FILES && by_fd[fd] != NULL && ms != NULL) usleep(1000 * atoi(ms));
    if (!failed) flushed(fd);
    return failed;
}

int fsync(int fd) { return slowly(fd, REAL(fsync)(fd)); }

int fdatasync(int fd) { return slowly(fd, REAL(fdatasync)(fd)); }
