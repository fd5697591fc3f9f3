import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{listText}from"./chunk-6ECLQG56.js";import{rangeText}from"./chunk-HK4KMQAT.js";function missingNcuText(status){if(status===null||status.state==="off")return null;let ranges=status.notNeeded.map(({name,
domain})=>rangeText(name,domain)),notNeeded=ranges.length===0?null:`Nsight Compute didn't run for ${listText(ranges,5)},\
 because no verdict on these ranges needs an explanation (ncu.when: auto).`;return status.state==="measured"?notNeeded:status.
state==="not-needed"?"Nsight Compute didn't run: no kernel's time per launch changed enough to matter, and no range is o\
ver budget. To run it anyway, set ncu.when=always.":`Nsight Compute ${{unavailable:"couldn't be used, so nothing explain\
s",failed:"failed, so little or nothing explains",skipped:"was skipped, so nothing explains"}[status.state]} why kernels\
 take as long as they do${status.why===null?".":`: ${status.why}`}`}export{missingNcuText};
