import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{communicationFamily,rankTimeNs,ranksKnown}from"./chunk-JDFCM7GS.js";function gpuTimeOf(...sides){return waitsForOthers(...sides)?ranksKnown(...sides)?rankTimeNs:sides.every(({rounds})=>rounds.
every(round=>round.communicationFreeBusyNs!==null))?({communicationFreeBusyNs,gpuBusyNs})=>communicationFreeBusyNs??gpuBusyNs:
({gpuBusyNs})=>gpuBusyNs:({gpuBusyNs})=>gpuBusyNs}function waitsForOthers(...sides){return sides.some(({rounds,families})=>rounds.
some(({devices})=>(devices??1)>1)||families.some(({family})=>family===communicationFamily))}export{gpuTimeOf,waitsForOthers};
