import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ifThere}from"./chunk-2VIPU5VX.js";import{basename,dirname,join}from"node:path";function bareReport(report,shown){return{label:shown,end:{kind:"unknown"},reports:[{...report,source:shown}],wanted:[],gated:!1,
takesFirst:!1,requireKernels:!0}}function exportedReport(path,sqlite){let beside=join(dirname(path),basename(sqlite,".sq\
lite")),inRun=summariesOfRun(path);return{source:path,sqlite,kernelSummary:inRun.kernels??ifThere(`${beside}_cuda_gpu_ke\
rn_sum.csv`),rangeSummary:inRun.ranges??ifThere(`${beside}_nvtx_kern_sum.csv`),summarized:!1}}function summariesOfRun(path){
let instance=/^report(\.\d+)?\.sqlite(?:\.(?:gz|zst))?$/.exec(basename(path));if(instance===null)return{kernels:null,ranges:null};
let suffix=instance[1]??"";return{kernels:ifThere(join(dirname(path),`cuda_gpu_kern_sum${suffix}.csv`)),ranges:ifThere(join(
dirname(path),`nvtx_kern_sum${suffix}.csv`))}}export{bareReport,exportedReport};
