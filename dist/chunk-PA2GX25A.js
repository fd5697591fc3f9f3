import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var host=key=>({hostTime})=>hostTime?.[key]??null,idle=key=>({gpuIdle})=>gpuIdle?.[key]??null,wallPartTimes=[["host-own",
host("ownNs")],["host-launch",host("launchNs")],["host-graph-launch",host("graphLaunchNs")],["host-copy",host("copyNs")],
["host-synchronization",host("synchronizationNs")],["host-memory",host("memoryNs")],["host-other",host("otherNs")],["idl\
e-launch",idle("launchNs")],["idle-after-synchronization",idle("afterSynchronizationNs")],["idle-synchronization",idle("\
synchronizationNs")],["idle-copy",idle("copyNs")],["idle-queue",idle("queueNs")],["idle-unknown",idle("unknownNs")]];export{wallPartTimes};
