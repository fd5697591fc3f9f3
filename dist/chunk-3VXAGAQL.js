import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{median}from"./chunk-UAZ6EODX.js";import{bytesPer}from"./chunk-DVA2FSEP.js";var wallPerAmountKinds=["time-per-step","time-per-token","tokens-per-second"],gpuPerAmountKinds=["gpu-time-per-step","gp\
u-time-per-token"],perAmountUnits={"time-per-step":"ns","time-per-token":"ns","tokens-per-second":"tok/s","gpu-time-per-\
step":"ns","gpu-time-per-token":"ns"};function wallPerAmount({instanceNs,steps,tokens},kind){let amount=kind==="time-per\
-step"?steps:tokens;return amount===null?null:instanceNs.map(ns=>kind==="tokens-per-second"?1e9*amount/ns:ns/amount)}function gpuPerAmount(range,runs,kind){
let amounts=runs.map(({ranges,ofOtherCommand})=>{let match=ranges.find(({name,domain})=>name===range.name&&domain===range.
domain);return ofOtherCommand?null:match?.[kind==="gpu-time-per-step"?"steps":"tokens"]??null}),present=amounts.filter(amount2=>amount2!==
null);if(present.length===0||present.length<amounts.length)return null;let amount=median(present),values=range.rounds.flatMap(
({gpuBusyNs,instances})=>instances>0&&gpuBusyNs>0?[gpuBusyNs/instances/amount]:[]);return values.length===0?null:values}var nanosecondsPer={ns:1,us:1e3,\u00B5s:1e3,\u03BCs:1e3,ms:1e6,s:1e9,sec:1e9,seconds:1e9},bytesPer2={...bytesPer,byte:1,
bytes:1,kB:1e3};function readUnit(unit){let text=unit??"";return Object.hasOwn(nanosecondsPer,text)?{base:"ns",factor:nanosecondsPer[text]??
1}:Object.hasOwn(bytesPer2,text)?{base:"bytes",factor:bytesPer2[text]??1}:{base:text,factor:1}}export{wallPerAmountKinds,gpuPerAmountKinds,perAmountUnits,wallPerAmount,gpuPerAmount,readUnit};
