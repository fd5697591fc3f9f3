/*
 * The shape of an LLM program without the LLM: prefill and decode ranges with some work in each, on the CPU alone.
 * It shows how to emit NVTX ranges in C (ranges.c), and what can go wrong around them (faults.c).
 */
#define _GNU_SOURCE
#include "faults.h"
#include "ranges.h"

#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Where the program stops on purpose, if at all. */
enum stop_point { stop_never, stop_after_ranges, stop_in_range };

struct options {
    long steps, instances, work_ms;
    const char *prefill, *decode, *enclosing, *domain;
    bool registered, start_end;
    enum stop_point exit_point, hang_point;
    int exit_code;
};

static const char usage[] =
    "usage: nvtx-demo [options]\n"
    "\n"
    "Emits the NVTX ranges prefill and decode, with a few milliseconds of CPU work in each.\n"
    "\n"
    "Work:\n"
    "  --steps N              decode steps in each decode range (default 4)\n"
    "  --instances N          how often prefill and decode are emitted (default 1)\n"
    "  --work-ms N            milliseconds of work in a prefill and in a decode step (default 3)\n"
    "\n"
    "Ranges:\n"
    "  --prefill NAME         name of the prefill range; may hold @, :: or / as LLM@prefill\n"
    "  --decode NAME          name of the decode range, likewise\n"
    "  --enclosing NAME       one more range around all the others, such as bench\n"
    "  --domain NAME          emit the ranges in this NVTX domain (default: the default domain)\n"
    "  --registered           emit registered strings; without it plain ones, as Python and PyTorch do\n"
    "  --start-end            decode is a start/end range that another thread ends\n"
    "\n"
    "Faults:\n"
    "  --exit N               exit with code N after the ranges\n"
    "  --exit-in-range        with --exit: exit inside the first decode range\n"
    "  --hang                 hang after the ranges\n"
    "  --hang-in-range        hang inside the first decode range\n"
    "  --ignore-signals       ignore INT, TERM and HUP\n"
    "  --daemon               before the ranges, leave a daemon behind that sleeps for an hour\n"
    "  --print-env NAME       print this variable of the environment\n"
    "  --read-secret-file VAR read the file named by the variable VAR, print its length alone\n"
    "  --spam BYTES           print this many bytes to stdout before the ranges\n"
    "  --help                 print this text\n";

static double now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* Work that the compiler may not leave out. */
static void work(long milliseconds) {
    volatile double sum = 0;
    const double end_ms = now_ms() + (double)milliseconds;
    while (now_ms() < end_ms)
        for (int i = 1; i < 1000; i++) sum = sum + 1.0 / i;
}

static void decode_steps(const struct options *options) {
    for (long step = 0; step < options->steps; step++) work(options->work_ms);
    if (options->hang_point == stop_in_range) hang();
    if (options->exit_point == stop_in_range) exit(options->exit_code);
}

struct open_range {
    const struct emitter *emitter;
    const struct options *options;
    nvtxRangeId_t range;
};

static void *decode_in_thread(void *argument) {
    const struct open_range *open = argument;
    decode_steps(open->options);
    range_end(open->emitter, open->range);
    return NULL;
}

/* Started here, ended in the thread that did the work: only start/end ranges can do this. */
static void decode_across_threads(const struct emitter *emitter, const struct options *options) {
    struct open_range open = {emitter, options, range_start(emitter, options->decode)};
    pthread_t thread;
    const int error = pthread_create(&thread, NULL, decode_in_thread, &open);
    if (error != 0) {
        fprintf(stderr, "nvtx-demo: no thread: %s\n", strerror(error));
        exit(EXIT_FAILURE);
    }
    pthread_join(thread, NULL);
}

static void generate(const struct emitter *emitter, const struct options *options) {
    range_push(emitter, options->prefill);
    work(options->work_ms);
    range_pop(emitter);

    if (options->start_end) {
        decode_across_threads(emitter, options);
    } else {
        range_push(emitter, options->decode);
        decode_steps(options);
        range_pop(emitter);
    }
}

static long long parse_number(const char *option, const char *text, long long least, long long most) {
    char *end = NULL;
    errno = 0;
    const long long number = strtoll(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || number < least || number > most) {
        fprintf(stderr, "nvtx-demo: --%s needs a number from %lld to %lld, not '%s'\n", option, least, most, text);
        exit(2);
    }
    return number;
}

enum option_id {
    opt_steps = 1, opt_instances, opt_work_ms, opt_prefill, opt_decode, opt_enclosing, opt_domain, opt_registered,
    opt_start_end, opt_exit, opt_exit_in_range, opt_hang, opt_hang_in_range, opt_ignore_signals, opt_daemon,
    opt_print_env, opt_read_secret_file, opt_spam, opt_help
};

static const struct option long_options[] = {
    {"steps", required_argument, NULL, opt_steps},
    {"instances", required_argument, NULL, opt_instances},
    {"work-ms", required_argument, NULL, opt_work_ms},
    {"prefill", required_argument, NULL, opt_prefill},
    {"decode", required_argument, NULL, opt_decode},
    {"enclosing", required_argument, NULL, opt_enclosing},
    {"domain", required_argument, NULL, opt_domain},
    {"registered", no_argument, NULL, opt_registered},
    {"start-end", no_argument, NULL, opt_start_end},
    {"exit", required_argument, NULL, opt_exit},
    {"exit-in-range", no_argument, NULL, opt_exit_in_range},
    {"hang", no_argument, NULL, opt_hang},
    {"hang-in-range", no_argument, NULL, opt_hang_in_range},
    {"ignore-signals", no_argument, NULL, opt_ignore_signals},
    {"daemon", no_argument, NULL, opt_daemon},
    {"print-env", required_argument, NULL, opt_print_env},
    {"read-secret-file", required_argument, NULL, opt_read_secret_file},
    {"spam", required_argument, NULL, opt_spam},
    {"help", no_argument, NULL, opt_help},
    {0},
};

/* Faults that need no range happen here, in the order of the arguments; the others are kept for later. */
static struct options parse_options(int argc, char **argv) {
    struct options options = {.steps = 4, .instances = 1, .work_ms = 3, .prefill = "prefill", .decode = "decode"};
    bool exit_in_range = false, exit_asked = false;
    for (int id, index = 0; (id = getopt_long(argc, argv, "", long_options, &index)) != -1;) {
        const char *name = id == '?' ? "" : long_options[index].name;
        switch (id) {
        case opt_steps: options.steps = (long)parse_number(name, optarg, 1, INT_MAX); break;
        case opt_instances: options.instances = (long)parse_number(name, optarg, 1, INT_MAX); break;
        case opt_work_ms: options.work_ms = (long)parse_number(name, optarg, 0, INT_MAX); break;
        case opt_prefill: options.prefill = optarg; break;
        case opt_decode: options.decode = optarg; break;
        case opt_enclosing: options.enclosing = optarg; break;
        case opt_domain: options.domain = optarg; break;
        case opt_registered: options.registered = true; break;
        case opt_start_end: options.start_end = true; break;
        case opt_exit: options.exit_code = (int)parse_number(name, optarg, 0, 255); exit_asked = true; break;
        case opt_exit_in_range: exit_in_range = true; break;
        case opt_hang: options.hang_point = stop_after_ranges; break;
        case opt_hang_in_range: options.hang_point = stop_in_range; break;
        case opt_ignore_signals: ignore_signals(); break;
        case opt_daemon: leave_daemon(); break;
        case opt_print_env: print_environment(optarg); break;
        case opt_read_secret_file: read_secret_file(optarg); break;
        case opt_spam: spam(parse_number(name, optarg, 0, LLONG_MAX)); break;
        case opt_help: fputs(usage, stdout); exit(EXIT_SUCCESS);
        default: fputs("nvtx-demo: --help lists the options\n", stderr); exit(2);
        }
    }
    if (optind < argc) {
        fprintf(stderr, "nvtx-demo: '%s' is not an option; --help lists them\n", argv[optind]);
        exit(2);
    }
    if (exit_in_range && !exit_asked) {
        fputs("nvtx-demo: --exit-in-range needs --exit N\n", stderr);
        exit(2);
    }
    if (exit_asked) options.exit_point = exit_in_range ? stop_in_range : stop_after_ranges;
    return options;
}

int main(int argc, char **argv) {
    const struct options options = parse_options(argc, argv);
    struct emitter emitter = emitter_create(options.domain, options.registered);

    if (options.enclosing != NULL) range_push(&emitter, options.enclosing);
    for (long instance = 0; instance < options.instances; instance++) generate(&emitter, &options);
    if (options.enclosing != NULL) range_pop(&emitter);

    emitter_destroy(&emitter);
    printf("done: %ld instances of %ld decode steps\n", options.instances, options.steps);
    fflush(stdout);
    if (options.hang_point == stop_after_ranges) hang();
    return options.exit_code;
}
