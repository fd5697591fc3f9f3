/* NVTX ranges: the part of this example to copy into your own program. */
#ifndef RANGES_H
#define RANGES_H

#include <nvtx3/nvToolsExt.h>
#include <stdbool.h>

/* Where and how ranges are emitted. */
struct emitter {
    nvtxDomainHandle_t domain; /* NULL is the default domain */
    bool registered;           /* emit registered strings instead of plain ones */
};

/* domain_name may be NULL: the default domain. */
struct emitter emitter_create(const char *domain_name, bool registered);
void emitter_destroy(struct emitter *emitter);

/* A push/pop range belongs to the calling thread, and nests. */
void range_push(const struct emitter *emitter, const char *name);
void range_pop(const struct emitter *emitter);

/* A start/end range belongs to the process: any thread may end it. */
nvtxRangeId_t range_start(const struct emitter *emitter, const char *name);
void range_end(const struct emitter *emitter, nvtxRangeId_t range);

#endif
