import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var wallPartTimes=[["host-own",({hostTime})=>hostTime?.ownNs??null],["host-launch",({hostTime})=>hostTime?.launchNs??null],
["host-graph-launch",({hostTime})=>hostTime?.graphLaunchNs??null],["host-copy",({hostTime})=>hostTime?.copyNs??null],["h\
ost-synchronization",({hostTime})=>hostTime?.synchronizationNs??null],["host-memory",({hostTime})=>hostTime?.memoryNs??null],
["host-other",({hostTime})=>hostTime?.otherNs??null],["idle-launch",({gpuIdle})=>gpuIdle?.launchNs??null],["idle-after-s\
ynchronization",({gpuIdle})=>gpuIdle?.afterSynchronizationNs??null],["idle-synchronization",({gpuIdle})=>gpuIdle?.synchronizationNs??
null],["idle-copy",({gpuIdle})=>gpuIdle?.copyNs??null],["idle-queue",({gpuIdle})=>gpuIdle?.queueNs??null],["idle-unknown",
({gpuIdle})=>gpuIdle?.unknownNs??null]];export{wallPartTimes};
