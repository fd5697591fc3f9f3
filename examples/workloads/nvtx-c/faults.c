#define _GNU_SOURCE
#include "faults.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { an_hour_s = 3600 };

static void fail(const char *what) {
    perror(what);
    exit(EXIT_FAILURE);
}

/* Sleeps the whole time, also when a handled signal interrupts the sleep. */
static void sleep_for(time_t seconds) {
    struct timespec left = {.tv_sec = seconds, .tv_nsec = 0};
    while (nanosleep(&left, &left) != 0) continue;
}

void ignore_signals(void) {
    const int ignored[] = {SIGINT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) signal(ignored[i], SIG_IGN);
}

void hang(void) {
    printf("hanging\n");
    fflush(stdout);
    sleep_for(an_hour_s);
    exit(EXIT_FAILURE);
}

/* The classic way: fork, a new session, fork again, so that the daemon has no terminal and its parent is init. */
void leave_daemon(void) {
    int pipe_ends[2];
    if (pipe(pipe_ends) != 0) fail("pipe");
    fflush(NULL);
    const pid_t child = fork();
    if (child < 0) fail("fork");
    if (child == 0) {
        if (setsid() < 0) _exit(EXIT_FAILURE);
        const pid_t daemon_pid = fork();
        if (daemon_pid < 0) _exit(EXIT_FAILURE);
        if (daemon_pid > 0) {
            const ssize_t written = write(pipe_ends[1], &daemon_pid, sizeof daemon_pid);
            _exit(written == sizeof daemon_pid ? EXIT_SUCCESS : EXIT_FAILURE);
        }
        close(pipe_ends[0]);
        close(pipe_ends[1]);
        const int nowhere = open("/dev/null", O_RDWR);
        for (int stream = STDIN_FILENO; nowhere >= 0 && stream <= STDERR_FILENO; stream++) dup2(nowhere, stream);
        if (nowhere > STDERR_FILENO) close(nowhere);
        sleep_for(an_hour_s);
        _exit(EXIT_SUCCESS);
    }
    close(pipe_ends[1]);
    pid_t daemon_pid = 0;
    const ssize_t got = read(pipe_ends[0], &daemon_pid, sizeof daemon_pid);
    close(pipe_ends[0]);
    waitpid(child, NULL, 0);
    if (got != sizeof daemon_pid) {
        fprintf(stderr, "the daemon did not start\n");
        exit(EXIT_FAILURE);
    }
    printf("daemon %ld\n", (long)daemon_pid);
    fflush(stdout);
}

void print_environment(const char *name) {
    const char *value = getenv(name);
    if (value == NULL) printf("%s is not set\n", name);
    else printf("%s=%s\n", name, value);
    fflush(stdout);
}

void read_secret_file(const char *variable) {
    const char *path = getenv(variable);
    if (path == NULL) {
        fprintf(stderr, "%s is not set\n", variable);
        exit(EXIT_FAILURE);
    }
    FILE *file = fopen(path, "rb");
    if (file == NULL) fail(path);
    char piece[4096];
    size_t length = 0;
    for (size_t got; (got = fread(piece, 1, sizeof piece, file)) > 0;) length += got;
    if (ferror(file)) fail(path);
    fclose(file);
    memset(piece, 0, sizeof piece);
    printf("%s names a file of %zu bytes\n", variable, length);
    fflush(stdout);
}

void spam(long long bytes) {
    static const char filler[] = "0123456789012345678901234567890123456789012345678901234567890";
    enum { line_bytes = 80 };
    char line[line_bytes + 16];
    for (long long written = 0, number = 1; written < bytes; number++) {
        snprintf(line, sizeof line, "line %012lld %s\n", number, filler);
        const long long left = bytes - written;
        const size_t length = left < line_bytes ? (size_t)left : line_bytes;
        line[length - 1] = '\n'; /* also where the last line is cut */
        if (fwrite(line, 1, length, stdout) != length) fail("stdout");
        written += (long long)length;
    }
    fflush(stdout);
}
