import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function usesGpu({rounds}){return rounds.some(({kernelNs,gpuBusyNs})=>kernelNs>0||gpuBusyNs>0)}function hasGpu({machine,
ranges}){return machine.gpus.length>0||ranges.some(usesGpu)}function hasGpuTime({gpuBusyTime:{baseNs,headNs}}){return Math.
max(baseNs??0,headNs??0)>0}function comparesGpu({base,head,ranges}){return[base,head].some(side=>(side?.machine.gpus.length??
0)>0)||ranges.some(hasGpuTime)}export{usesGpu,hasGpu,hasGpuTime,comparesGpu};
