#include "ranges.h"

#include <stddef.h>

struct emitter emitter_create(const char *domain_name, bool registered) {
    struct emitter emitter = {.domain = NULL, .registered = registered};
    if (domain_name != NULL) emitter.domain = nvtxDomainCreateA(domain_name);
    return emitter;
}

void emitter_destroy(struct emitter *emitter) {
    if (emitter->domain != NULL) nvtxDomainDestroy(emitter->domain);
    emitter->domain = NULL;
}

/*
 * A registered string is a handle that the profiler can compare quickly, which is why nsys gates a capture on
 * registered strings only, unless it is told otherwise. A program registers a name once and keeps the handle;
 * registering a name again gives the same handle, which keeps this example short.
 */
static nvtxEventAttributes_t attributes(const struct emitter *emitter, const char *name) {
    nvtxEventAttributes_t event = {0};
    event.version = NVTX_VERSION;
    event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    if (emitter->registered) {
        event.messageType = NVTX_MESSAGE_TYPE_REGISTERED;
        event.message.registered = nvtxDomainRegisterStringA(emitter->domain, name);
    } else {
        event.messageType = NVTX_MESSAGE_TYPE_ASCII;
        event.message.ascii = name;
    }
    return event;
}

void range_push(const struct emitter *emitter, const char *name) {
    const nvtxEventAttributes_t event = attributes(emitter, name);
    nvtxDomainRangePushEx(emitter->domain, &event);
}

void range_pop(const struct emitter *emitter) { nvtxDomainRangePop(emitter->domain); }

nvtxRangeId_t range_start(const struct emitter *emitter, const char *name) {
    const nvtxEventAttributes_t event = attributes(emitter, name);
    return nvtxDomainRangeStartEx(emitter->domain, &event);
}

void range_end(const struct emitter *emitter, nvtxRangeId_t range) { nvtxDomainRangeEnd(emitter->domain, range); }
