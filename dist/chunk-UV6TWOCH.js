import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{medianKernelNs,medianTotalNs}from"./chunk-UAZ6EODX.js";function findTopKernels(range,count){let rangeNs=medianKernelNs(range);return range.kernels.slice(0,count).map(kernel=>{
let totalNs=medianTotalNs(kernel);return{name:kernel.name,shortName:kernel.shortName,family:kernel.family,mangled:[...new Set(
kernel.variants.flatMap(({mangled})=>mangled??[]))],totalNs,share:rangeNs===0?0:totalNs/rangeNs}})}export{findTopKernels};
