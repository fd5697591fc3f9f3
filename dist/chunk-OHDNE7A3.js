import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{pathIfExists}from"./chunk-PY33EE2G.js";import{basename,dirname,join}from"node:path";function createBareCapture(report,shown){return{label:shown,end:{kind:"unknown"},reports:[{...report,source:shown}],wanted:[],
gated:!1,takesFirst:!1,requireKernels:!0}}function describeExport(path,sqlite){let folder=dirname(path),instance=/^report(\.\d+)?\.sqlite(?:\.(?:gz|zst))?$/.
exec(basename(path)),findSummary=name=>(instance===null?null:pathIfExists(join(folder,`${name}${instance[1]??""}.csv`)))??
pathIfExists(join(folder,`${basename(sqlite,".sqlite")}_${name}.csv`));return{source:path,sqlite,kernelSummary:findSummary(
"cuda_gpu_kern_sum"),rangeSummary:findSummary("nvtx_kern_sum"),summarized:!1}}export{createBareCapture,describeExport};
