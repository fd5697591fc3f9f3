import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var noGpuIdle={launchNs:0,afterSynchronizationNs:0,synchronizationNs:0,copyNs:0,queueNs:0,unknownNs:0},noHostTime={threadNs:0,
ownNs:0,launchNs:0,graphLaunchNs:0,copyNs:0,synchronizationNs:0,memoryNs:0,otherNs:0},emptyRound={instances:0,wallNs:0,spanNs:0,
gpuIdleNs:0,gpuIdle:noGpuIdle,hostTime:noHostTime,kernelNs:0,gpuBusyNs:0,copyBusyNs:0,devices:0,communicationFreeBusyNs:0,
ranks:[],collectives:[],rankClocks:null,otherThreads:{launches:0,kernelNs:0,copies:0},launches:0,graphKernels:0,graphLaunches:0,
synchronizations:[],copies:[],memcpyBytes:0,memcpyNs:0},unknownSource={repository:null,commit:null,ref:null,dirty:null};export{noGpuIdle,noHostTime,emptyRound,unknownSource};
