import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{constants}from"./chunk-7RIKUGPE.js";import{median}from"./chunk-7Z5XDYKE.js";function countChanges(base,head,rules){let counted=(metric,pick,note=null)=>countOf({metric,kind:null,note},base.rounds.
map(pick),head.rounds.map(pick),rules),graphs=counted("graphLaunches",({graphLaunches})=>graphLaunches),all=[counted("la\
unches",({launches})=>launches),counted("hostLaunches",hostLaunches),...graphs.base+graphs.head>0?[graphs]:[],...copiesOf(
base,head,rules),counted("blockingCopies",({copies})=>sum(copies.map(({blocking})=>blocking))),counted("synchronizations",
round=>sum(round.synchronizations.map(({count})=>count)),callsChanged(base,head))];return all.map(one=>{let{metric,kind,
base:before,head:after,note}=one,{state,why}=decideCount(one,all,rules);return{metric,kind,base:before,head:after,changeRatio:before===
0?null:after/before-1,thresholdRatio:rules.threshold,state,why:[note,why].filter(part=>part!==null).join(" ")||null,launchSites:null}})}
function decideCount(one,all,rules){let{metric,change}=one,graph=graphChange(all),isOfGraph=metric==="graphLaunches"||metric===
"hostLaunches",blocks=metric==="synchronizations"||metric==="blockingCopies",isLaunch=isOfGraph||metric==="launches",isWorse=metric===
"graphLaunches"&&graph!==null?graph==="lost":change==="more",isBetter=metric==="graphLaunches"&&graph!==null?graph==="ga\
ined":change==="fewer";if(change==="same")return{state:"same",why:null};if(one.isOtherMemory)return{state:"moved",why:"C\
opies in this direction now use a different kind of memory."};if(change==="with-work")return{state:"noted",why:"A side's\
 rounds did different amounts of work, and the count varies with the work."};if(change==="varies")return{state:"inconclu\
sive",why:"The count varies as much between the rounds of a side as between the sides."};let ofGraph=metric==="graphLaun\
ches"&&graph!==null?graphTexts[graph]:null;return isBetter?{state:"improved",why:ofGraph}:!isWorse||rules.isStrict?{state:"\
regressed",why:ofGraph}:blocks||graph==="lost"&&isOfGraph?rules.wall==="not-slower"?{state:"noted",why:joined(ofGraph,"W\
all time isn't longer.")}:{state:"regressed",why:ofGraph}:isNegligible(one,all,rules)?{state:"noted",why:"Negligible, no\
n-blocking."}:rules.openLaunches!==null&&isLaunch?{state:"inconclusive",why:rules.openLaunches}:one.base>0&&one.head/one.
base-1<rules.otherAmount?{state:"inconclusive",why:"Nearly all launch counts changed by the same factor. With one round \
per side, we can't rule out that the amount of work differs."}:rules.hasImproved?rules.wall==="not-slower"||rules.busyShare>=
constants.busyShare.value||!isMoreForHost(all)?{state:"noted",why:"The range as a whole is faster."}:{state:"inconclusiv\
e",why:"The range takes less time on the GPU, but we can't tell if the host's extra work makes its wall time longer."}:{
state:"regressed",why:null}}var graphTexts={lost:"Kernels that were in a CUDA graph are now launched one by one.",gained:"\
Kernels that were launched one by one are now in a CUDA graph."};function graphChange(all){let changeOf=metric=>all.find(
one=>one.metric===metric)?.change,[graphs,host]=[changeOf("graphLaunches"),changeOf("hostLaunches")];return graphs==="fe\
wer"&&host==="more"?"lost":graphs==="more"&&host==="fewer"?"gained":null}function isMoreForHost(all){let handed=all.filter(
({metric})=>metric==="hostLaunches"||metric==="copies");return sum(handed.map(({head})=>head))>sum(handed.map(({base})=>base))}
function isNegligible(one,all,{threshold}){let rise=one.head-one.base,leastBytes=constants.smallestBytes.value;if(one.metric===
"copiedBytes")return rise<leastBytes;let launches=all.find(({metric})=>metric==="launches"),ofLaunches=threshold*Math.max(
launches?.base??0,launches?.head??0);if(rise<=constants.smallestCount.value||rise<ofLaunches)return!0;if(one.metric!=="c\
opies")return!1;let bytes=all.find(({metric,kind})=>metric==="copiedBytes"&&kind===one.kind);return bytes===void 0||bytes.
head-bytes.base<leastBytes}function joined(...parts){return parts.filter(part=>part!==null).join(" ")}function hostLaunches({
launches,graphKernels,graphLaunches}){return launches-graphKernels+graphLaunches}function copiesOf(base,head,rules){let kinds=new Map;
for(let round of[...base.rounds,...head.rounds])for(let copy of round.copies)kinds.set(copyKind(copy),copy);return[...kinds].
toSorted(([one],[other])=>one<other?-1:1).flatMap(([kind,sample])=>["copies","copiedBytes"].map(metric=>{let of=isMeant=>round=>sum(
round.copies.filter(isMeant).map(({count,bytes})=>metric==="copies"?count:bytes)),counted=isMeant=>countOf({metric,kind,
note:null},base.rounds.map(of(isMeant)),head.rounds.map(of(isMeant)),rules),row=counted(copy=>copyKind(copy)===kind),all=counted(
copy=>copy.kind===sample.kind&&copy.direction===sample.direction),isPageable=[sample.sourceMemory,sample.targetMemory].includes(
"pageable");return{...row,isOtherMemory:!isPageable&&row.change!==all.change}}))}function copyKind({kind,direction,sourceMemory,
targetMemory}){return kind==="fill"?`memset (${targetMemory??"unknown memory"})`:`${direction??"unknown direction"} (${sourceMemory??
"unknown"} \u2192 ${targetMemory??"unknown"})`}function countOf(named,baseRounds,headRounds,{threshold,workVaries}){let base=median(
baseRounds),head=median(headRounds),size=Math.abs(head-base),isLarge=size>=constants.smallestCount.value&&size>threshold*
Math.max(base,head),gap=gapBetween(baseRounds,headRounds),isClear=gap>constants.clearOfSpread.value*Math.max(widthOf(baseRounds),
widthOf(headRounds)),counted={...named,base,head,isOtherMemory:!1};return isLarge?isClear?{...counted,change:head>base?"\
more":"fewer"}:{...counted,change:workVaries&&gap<=0?"with-work":"varies"}:{...counted,change:"same"}}function gapBetween(one,other){
return Math.max(Math.min(...other)-Math.max(...one),Math.min(...one)-Math.max(...other))}function widthOf(rounds){return Math.
max(...rounds)-Math.min(...rounds)}function callsChanged(base,head){let countOf2=(range,name)=>median(range.rounds.map(round=>sum(
round.synchronizations.map(({call,count})=>call===name?count:0)))),changed=[...new Set([...base.rounds,...head.rounds].flatMap(
round=>round.synchronizations.map(({call})=>call)))].toSorted().flatMap(name=>{let[before,after]=[countOf2(base,name),countOf2(
head,name)];return before===after?[]:[`${name} ${String(before)} \u2192 ${String(after)}`]});return changed.length===0?null:
`${changed.join(", ")}.`}function sum(values){return values.reduce((total,value)=>total+value,0)}export{countChanges,copyKind};
