import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var instanceRoles=["median","longest","shortest"];function lastEndNs({durationNs,kernels,copies}){let last=durationNs;for(let{
startNs,durationNs:ns}of kernels)last=Math.max(last,startNs+ns);for(let{startNs,durationNs:ns}of copies)last=Math.max(last,
startNs+ns);return last}export{instanceRoles,lastEndNs};
