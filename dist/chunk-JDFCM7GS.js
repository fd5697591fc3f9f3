import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var communicationFamily="communication";function rankText({rank,report,device}){return rank!==null?`rank ${String(rank)}`:
report===0?`GPU ${String(device)}`:`report ${String(report+1)}, GPU ${String(device)}`}function ranksKnown(...sides){let all=sides.
flatMap(({rounds})=>rounds);return new Set(all.map(({ranks})=>JSON.stringify(ranks.map(placeOf)))).size===1&&all.every(({
ranks})=>ranks.length>1&&ranks.every(rank=>rank.communication.exposedTransferNs!==null))}function placeOf({rank,report,device}){
return rank??[report,device]}function rankTimeNs({ranks}){return Math.max(0,...ranks.map(ownNs))}function ownNs({workNs,
communication}){return workNs+(communication.exposedTransferNs??0)}export{communicationFamily,rankText,ranksKnown,rankTimeNs};
