import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rangeKeyText}from"./chunk-BBD3YEN2.js";var mostRanges=1e3;function createRangeLimit(most=mostRanges){let known=new Set,isCut=!1;return{startWith(ranges,leftOut){
for(let range of ranges)known.add(rangeKeyText(range));isCut||=leftOut>0},choose(found,openNs){let fresh=found.map(rangeKeyText).
filter(text=>!known.has(text)),room=isCut?0:Math.max(0,most-known.size);isCut||=fresh.length>room;for(let text of fresh.
length>room?sortByDuration(fresh,openNs()).slice(0,room):fresh)known.add(text);let isMeasured=range=>known.has(rangeKeyText(
range)),measured=found.filter(isMeasured);if(measured.length>0||found.length===0)return{measured,leftOut:found.filter(range=>!isMeasured(
range))};let own=new Set(sortByDuration(fresh,openNs()).slice(0,most));return{measured:found.filter(range=>own.has(rangeKeyText(
range))),leftOut:found.filter(range=>!own.has(rangeKeyText(range)))}}}}function sortByDuration(keys,openNs){return keys.
toSorted((one,other)=>(openNs.get(other)??0)-(openNs.get(one)??0)||(one<other?-1:1))}export{createRangeLimit};
