import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{median}from"./chunk-7Z5XDYKE.js";import{communicationFamily,rankTimeNs,ranksKnown}from"./chunk-JDFCM7GS.js";function instanceTimes(run,{name,domain}){return run.ranges.find(range=>range.name===name&&range.domain===domain)?.instanceNs??
[]}function wallFigures(processes){let sorted=processes.flat().toSorted((one,other)=>one-other);return{medianNs:median(processes.
map(median)),p90Ns:quantile(sorted,.9),minNs:sorted[0]??0,processes:processes.length,instances:sorted.length}}function quantile(sorted,share){
return sorted[Math.ceil(share*sorted.length)-1]??0}function gpuTimeOf(...sides){return waitsForOthers(...sides)?ranksKnown(...sides)?rankTimeNs:sides.every(({rounds})=>rounds.
every(round=>round.communicationFreeBusyNs!==null))?({communicationFreeBusyNs,gpuBusyNs})=>communicationFreeBusyNs??gpuBusyNs:
({gpuBusyNs})=>gpuBusyNs:({gpuBusyNs})=>gpuBusyNs}function waitsForOthers(...sides){return sides.some(({rounds,families})=>rounds.
some(({devices})=>(devices??1)>1)||families.some(({family})=>family===communicationFamily))}export{instanceTimes,wallFigures,gpuTimeOf,waitsForOthers};
