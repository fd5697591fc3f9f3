import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var partOfList=/\\.|\([^()]*\)|\[[^[\]]*\]|<[^<>]*>|[^]/gu;function splitRanges(text){let items=[""];for(let[part]of text.
matchAll(partOfList))part===","||part===";"?items.push(""):items[items.length-1]+=part;return items.map(item=>item.trim())}
var volatileNumbers=/, (?:(?:seq|op_id) = (?:\d+|\*)|input_op_ids = \[[^\]]*\])(?=,|$)/g,addresses=/0x[\da-f]{8,}/gi;function stableRangeName(name){
return name.replace(volatileNumbers,"").replace(addresses,"0x\u2026")}var wholeCaptureName="(whole capture)",unnamedRange="\
(unnamed)";function rangeText(name,domain){let escaped=part=>part.replace(/[\\@*?]/g,"\\$&"),shown=name===""?unnamedRange:
name===unnamedRange?`\\${name}`:escaped(name);return domain===""?shown:`${shown}@${escaped(domain)}`}function explainNoRanges(argv){
return{why:"nsys saw no NVTX ranges at all.",help:['Emit a range: torch.cuda.nvtx.range_push("decode") \u2026 range_pop(), nv\
txRangePushA("decode") in C, or @nvtx.annotate in Python.',"If a forked worker emits the ranges (multiprocessing with fo\
rk, no exec), set nsys.trace-fork-before-exec=true, or use spawn.",...isPython(argv)?["If the program uses the Python pa\
ckage nvtx, note that versions 0.2.12 and newer emit nothing under nsys 2023.4 and older. Use torch.cuda.nvtx, an older \
nvtx, or a newer nsys."]:[]].join(`
`)}}function isPython(argv){return argv.flatMap(argument=>argument.split(/[\s;&|()"'`]+/)).some(word=>/(^|\/)(python[\d.]*|torchrun|accelerate|deepspeed|vllm|pytest)$|\.py$/.
test(word))}var volatileName={why:"A part of the range's name differs from run to run (a number of PyTorch's emit_nvtx, \
or an address), but nsys starts a capture only at exactly the given name.",help:"Record the whole program with nsys.capt\
ure=none, or gate on an enclosing range with nsys.capture-range."},ncclDomain="NCCL";function findRange(ranges,{name,domain}){
return ranges.find(range=>range.name===name&&range.domain===domain)}export{splitRanges,stableRangeName,wholeCaptureName,unnamedRange,rangeText,explainNoRanges,volatileName,ncclDomain,findRange};
