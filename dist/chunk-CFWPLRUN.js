import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{areRanksKnown,communicationFamily,rankTimeNs}from"./chunk-ZPNCYFGC.js";import{median}from"./chunk-UAZ6EODX.js";
import{listText}from"./chunk-ZYMCHVPE.js";import{rangeText}from"./chunk-DVA2FSEP.js";function explainMissingNcu(status){if(status===null||status.state==="off")return null;let ranges=status.notNeeded.map(({
name,domain})=>rangeText(name,domain)),notNeeded=ranges.length===0?null:`Nsight Compute didn't run for ${listText(ranges,
5)}, because no verdict on these ranges needs an explanation (ncu.when: auto).`;return status.state==="measured"?notNeeded:
status.state==="not-needed"?"Nsight Compute didn't run: no kernel's time per launch changed enough to matter, and no ran\
ge is over budget. To run it anyway, set ncu.when=always.":`Nsight Compute ${{unavailable:"couldn't be used, so nothing \
explains",failed:"failed, so little or nothing explains",skipped:"was skipped, so nothing explains"}[status.state]} why \
kernels take as long as they do${status.why===null?".":`: ${status.why}`}`}function chooseGpuTime(...sides){return waitsForOthers(...sides)?areRanksKnown(...sides)?rankTimeNs:sides.every(({rounds})=>rounds.
every(round=>round.communicationFreeBusyNs!==null))?({communicationFreeBusyNs,gpuBusyNs})=>communicationFreeBusyNs??gpuBusyNs:
({gpuBusyNs})=>gpuBusyNs:({gpuBusyNs})=>gpuBusyNs}function waitsForOthers(...sides){return sides.some(({rounds,families})=>rounds.
some(({devices})=>(devices??1)>1)||families.some(({family})=>family===communicationFamily))}function instanceTimes(run,{name,domain}){return run.ranges.find(range=>range.name===name&&range.domain===domain)?.instanceNs??
[]}function summarizeWallTimes(processes){let sorted=processes.flat().toSorted((a,b)=>a-b);return{medianNs:median(processes.
map(median)),p90Ns:sorted[Math.ceil(.9*sorted.length)-1]??0,minNs:sorted[0]??0,processes:processes.length,instances:sorted.
length}}var host=key=>({hostTime})=>hostTime?.[key]??null,idle=key=>({gpuIdle})=>gpuIdle?.[key]??null,wallPartTimes=[["host-own",
host("ownNs")],["host-launch",host("launchNs")],["host-graph-launch",host("graphLaunchNs")],["host-copy",host("copyNs")],
["host-synchronization",host("synchronizationNs")],["host-memory",host("memoryNs")],["host-other",host("otherNs")],["idl\
e-launch",idle("launchNs")],["idle-after-synchronization",idle("afterSynchronizationNs")],["idle-synchronization",idle("\
synchronizationNs")],["idle-copy",idle("copyNs")],["idle-queue",idle("queueNs")],["idle-unknown",idle("unknownNs")]];export{chooseGpuTime,waitsForOthers,instanceTimes,summarizeWallTimes,wallPartTimes,explainMissingNcu};
