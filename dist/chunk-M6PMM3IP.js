import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var partOfList=/\\.|\([^()]*\)|\[[^[\]]*\]|<[^<>]*>|[^]/gu;function rangeList(text){let items=[""];for(let[part]of text.
matchAll(partOfList))part===","||part===";"?items.push(""):items[items.length-1]+=part;return items.map(item=>item.trim())}
var wholeCaptureName="(whole capture)";function rangeText(name,domain){let escaped=part=>part.replace(/[\\@*?]/g,"\\$&");
return domain===""?escaped(name):`${escaped(name)}@${escaped(domain)}`}function noRanges(argv){return{why:"nsys saw no N\
VTX ranges at all.",help:['Emit a range: torch.cuda.nvtx.range_push("decode") \u2026 range_pop(), nvtxRangePushA("decode") in\
 C, or @nvtx.annotate in Python.',"If a forked worker emits the ranges (multiprocessing with fork, no exec), set nsys.tr\
ace-fork-before-exec=true, or use spawn.",...isPython(argv)?["If the program uses the Python package nvtx, note that ver\
sions 0.2.12 and newer emit nothing under nsys 2023.4 and older. Use torch.cuda.nvtx, an older nvtx, or a newer nsys."]:
[]].join(`
`)}}function isPython(argv){return argv.flatMap(argument=>argument.split(/[\s;&|()"'`]+/)).some(word=>/(^|\/)(python[\d.]*|torchrun|accelerate|deepspeed|vllm|pytest)$|\.py$/.
test(word))}var ncclDomain="NCCL";export{rangeList,wholeCaptureName,rangeText,noRanges,ncclDomain};
