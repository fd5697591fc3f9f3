import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var communicationFamily="communication";function rankText({rank,report,device}){return rank!==null?`rank ${rank}`:report===
0?`GPU ${device}`:`report ${report+1}, GPU ${device}`}function areRanksKnown(...sides){let all=sides.flatMap(({rounds})=>rounds);
return new Set(all.map(({ranks})=>JSON.stringify(ranks.map(({rank,report,device})=>rank??[report,device])))).size===1&&all.
every(({ranks})=>ranks.length>1&&ranks.every(rank=>rank.communication.exposedTransferNs!==null))}function rankTimeNs({ranks}){
return Math.max(0,...ranks.map(({workNs,communication})=>workNs+(communication.exposedTransferNs??0)))}export{communicationFamily,rankText,areRanksKnown,rankTimeNs};
