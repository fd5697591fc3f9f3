import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{median}from"./chunk-NGQWIWV5.js";import{areRanksKnown,communicationFamily,rankTimeNs}from"./chunk-ZPNCYFGC.js";function chooseGpuTime(...sides){return waitsForOthers(...sides)?areRanksKnown(...sides)?rankTimeNs:sides.every(({rounds})=>rounds.
every(round=>round.communicationFreeBusyNs!==null))?({communicationFreeBusyNs,gpuBusyNs})=>communicationFreeBusyNs??gpuBusyNs:
({gpuBusyNs})=>gpuBusyNs:({gpuBusyNs})=>gpuBusyNs}function waitsForOthers(...sides){return sides.some(({rounds,families})=>rounds.
some(({devices})=>(devices??1)>1)||families.some(({family})=>family===communicationFamily))}function instanceTimes(run,{name,domain}){return run.ranges.find(range=>range.name===name&&range.domain===domain)?.instanceNs??
[]}function summarizeWallTimes(processes){let sorted=processes.flat().toSorted((one,other)=>one-other);return{medianNs:median(
processes.map(median)),p90Ns:sorted[Math.ceil(.9*sorted.length)-1]??0,minNs:sorted[0]??0,processes:processes.length,instances:sorted.
length}}export{chooseGpuTime,waitsForOthers,instanceTimes,summarizeWallTimes};
