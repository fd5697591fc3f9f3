import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function median(values){let sorted=values.toSorted((a,b)=>a-b),[low=0,high=low]=[sorted[Math.floor((sorted.length-1)/2)],
sorted[Math.floor(sorted.length/2)]];return(low+high)/2}function medianTotalNs({rounds}){return median(rounds.map(round=>round?.
totalNs??0))}function medianLaunches({rounds}){return median(rounds.map(round=>round?.launches??0))}function medianKernelNs({
rounds}){return median(rounds.map(({kernelNs})=>kernelNs))}function alignRounds(rounds,keyOf){let byKey=rounds.map(items=>new Map(
items.map(item=>[keyOf(item),item])));return[...new Map(byKey.flatMap(items=>[...items]))].map(([key,sample])=>({sample,
found:byKey.map(items=>items.get(key)??null)}))}function sharedValue(values){return new Set(values.map(value=>JSON.stringify(
value))).size===1?values[0]??null:null}export{median,medianTotalNs,medianLaunches,medianKernelNs,alignRounds,sharedValue};
