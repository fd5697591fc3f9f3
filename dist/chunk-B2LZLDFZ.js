import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rangeKeyText}from"./chunk-WNSNHT5Y.js";var mostRanges=1e3;function createRangeLimit(most=mostRanges){let measuredKeys=new Set,isCut=!1;return{startWith(ranges,leftOut){
for(let range of ranges)measuredKeys.add(rangeKeyText(range));isCut||=leftOut>0},choose(ranges,openNs){let fresh=ranges.
map(rangeKeyText).filter(text=>!measuredKeys.has(text)),room=isCut?0:Math.max(0,most-measuredKeys.size);isCut||=fresh.length>
room;for(let text of fresh.length>room?sortByDuration(fresh,openNs()).slice(0,room):fresh)measuredKeys.add(text);let isMeasured=range=>measuredKeys.
has(rangeKeyText(range)),measured=ranges.filter(isMeasured);if(measured.length>0||ranges.length===0)return{measured,leftOut:ranges.
filter(range=>!isMeasured(range))};let chosen=new Set(sortByDuration(fresh,openNs()).slice(0,most));return{measured:ranges.
filter(range=>chosen.has(rangeKeyText(range))),leftOut:ranges.filter(range=>!chosen.has(rangeKeyText(range)))}}}}function sortByDuration(keys,openNs){
return keys.toSorted((a,b)=>(openNs.get(b)??0)-(openNs.get(a)??0)||(a<b?-1:1))}export{createRangeLimit};
