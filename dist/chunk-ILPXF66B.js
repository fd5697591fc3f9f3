import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{amountText,countText}from"./chunk-DVA2FSEP.js";function formatNs(ns){return amountText(nsAmount(ns))}function signedNs(ns){let size=formatNs(Math.abs(ns));return size===
"0 ns"?"0":`${ns<0?"\u2212":"+"}${size}`}function nsAmount(ns,digits=3){let rounded=Number(ns.toPrecision(digits));return rounded>=
1e9?{value:significant(ns/1e9,digits),unit:"s"}:rounded>=1e6?{value:significant(ns/1e6,digits),unit:"ms"}:rounded>=1e3?{
value:significant(ns/1e3,digits),unit:"\xB5s"}:{value:String(Math.round(ns)),unit:"ns"}}function formatCount(count){return amountText(
countAmount(count))}function countAmount(count){return{value:countText(count,0),unit:""}}function formatCounts(counts){let least=Math.
min(...counts),most=Math.max(...counts);return least===most?formatCount(least):`${formatCount(least)}\u2013${formatCount(
most)}`}function countsWith(counts,noun,plural){return`${formatCounts(counts)} ${counts.every(count=>count===1)?noun:plural}`}
function formatShare(ratio){return Number.isFinite(ratio)?`${(ratio*100).toFixed(1)}%`:"\u2013"}function formatSeconds(seconds){
if(seconds<10)return`${seconds.toFixed(1)} s`;let whole=Math.round(seconds);return whole<60?`${whole} s`:whole<3600?`${Math.
floor(whole/60)} min ${whole%60} s`:`${Math.floor(whole/3600)} h ${Math.round(whole%3600/60)} min`}function clipMiddle(text,width){
if(text.length<=width)return text;let head=Math.ceil((width-1)*.65);return`${text.slice(0,head)}\u2026${text.slice(text.
length-(width-1-head))}`}function significant(value,digits){let rounded=Number(value.toPrecision(digits)),whole=rounded>=
100?3:rounded>=10?2:1;return value.toFixed(digits-whole)}export{formatNs,signedNs,nsAmount,formatCount,countAmount,formatCounts,countsWith,formatShare,formatSeconds,clipMiddle};
