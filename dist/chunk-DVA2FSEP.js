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
return ranges.find(range=>range.name===name&&range.domain===domain)}var durationPattern=/^(?!0*(?:\.0*)?\s*[a-z])\d+(\.\d+)?\s*(ms|s|m|h)$/,sizePattern=/^\d+(\.\d+)?\s*(B|KB|MB|GB|KiB|MiB|GiB)$/,
millisecondsPer={ms:1,s:1e3,m:6e4,h:36e5},bytesPer={B:1,KB:1e3,MB:1e6,GB:1e9,KiB:2**10,MiB:2**20,GiB:2**30};function parseDurationMs(value){
return typeof value=="number"?finite(value*1e3,value):durationPattern.test(value)?times(value,millisecondsPer):refuse("d\
uration",value)}function parseSizeBytes(value){return typeof value=="number"?finite(value,value):sizePattern.test(value)?
times(value,bytesPer):refuse("size",value)}function amountText({value,unit}){return unit===""||unit==="%"?`${value}${unit}`:
`${value} ${unit}`}function pairText(base,head){return`${base.unit===head.unit?base.value:amountText(base)} \u2192 ${amountText(
head)}`}function countText(count,mostDecimals=3){let[whole="",decimals=""]=String(Number(Math.abs(count).toFixed(mostDecimals))).
split("."),groups=[];for(let end=whole.length;end>0;end-=3)groups.unshift(whole.slice(Math.max(0,end-3),end));let text=`${groups.
join(",")}${decimals===""?"":`.${decimals}`}`;return count<0&&text!=="0"?`-${text}`:text}function sizeText(bytes){return amountText(
sizeAmount(bytes))}function sizeAmount(bytes){let units=["B","KiB","MiB","GiB","TiB"],step=Math.min(units.length-1,Math.
floor(Math.log2(Math.max(1,bytes))/10)),value=bytes/1024**step;return{value:Number.isInteger(value)?String(value):value.
toFixed(value>=100?0:value>=10?1:2),unit:units[step]??"B"}}function times(text,units){let[,amount="",unit=""]=/^([\d.]+)\s*([A-Za-z]+)$/.
exec(text)??[];return finite(Number(amount)*(units[unit]??NaN),text)}function finite(product,value){let rounded=Math.round(
product);return Number.isSafeInteger(rounded)&&rounded>=0?rounded:refuse("quantity",value)}function refuse(kind,value){throw new RangeError(
`Not a ${kind}: ${JSON.stringify(value)}.`)}function signedPercent(ratio){return`${signedNumber(ratio)}%`}function percentInterval(low,high){
let[least,most]=[signedPercent(low),signedPercent(high)];return least===most?most:`${least} to ${most}`}function intervalText(low,high){
return signedPercent(low)===signedPercent(high)?"":`interval ${percentInterval(low,high)}`}function changeWithInterval(change,low,high){
let interval=intervalText(low,high);return`${signedPercent(change)}${interval===""?"":` (${interval})`}`}var nothing="\xB10",
mostPercent=1e4,mostText="10,000";function signedNumber(ratio){let size=Math.abs(ratio)*100;if(size>mostPercent)return`>\
 ${ratio<0?"\u2212":"+"}${mostText}`;let text=size>=99.95?countText(size,0):size>=.095?size.toFixed(1):size.toFixed(2);return Number(
text)===0?nothing:`${ratio<0?"\u2212":"+"}${text}`}function percent(ratio){let value=ratio*100;if(value>mostPercent)return`\
> ${mostText}%`;let digits=value>=100?0:value>=1?1:2;return`${countText(value,digits)}%`}export{splitRanges,stableRangeName,wholeCaptureName,unnamedRange,rangeText,explainNoRanges,volatileName,ncclDomain,findRange,
durationPattern,sizePattern,bytesPer,parseDurationMs,parseSizeBytes,amountText,pairText,countText,sizeText,sizeAmount,signedPercent,
percentInterval,intervalText,changeWithInterval,percent};
