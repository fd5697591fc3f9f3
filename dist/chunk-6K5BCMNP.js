import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{figureAmount,figureText}from"./chunk-ZCRRITA3.js";import{flexible,gpuShare,instanceTimes,keptColumns,kernelLabel,
kernelLabels,leaving,left,measuredRanks,metricAmount,metricTitle,missingNcuText,profileMetrics,right,terminalPrinter,textTable,
topFindings,wallFigures}from"./chunk-6T2J63QD.js";import{distinctSamples,launchText,measuredLaunch,measuredShare,median,
medianKernelNs,medianTotalNs,overRounds}from"./chunk-HII2UYUJ.js";import{formatCount,formatCounts,formatNs,formatShare}from"./chunk-QMXSBUPN.js";
import{communicationFamily,rangeText,wholeCaptureName}from"./chunk-AX7BFPLO.js";import{counted}from"./chunk-4UT5UUEK.js";
import{amountText,sizeText}from"./chunk-5D4Z67PI.js";import{paint,plainText,wrapLine,wrapText}from"./chunk-XZ34GZY7.js";var listedFindings=3,listedRules=3,longestRule=400,listedSamples=3,columns=[{...figures("SM",({smThroughputPct})=>figureText(
smThroughputPct)),peakOf:"the SMs"},{...figures("instr",instructions),peakOf:"the instructions that SMs can execute"},{...figures(
"memory",({memoryThroughputPct})=>figureText(memoryThroughputPct)),peakOf:"the memory system (caches and DRAM)"},{...figures(
"DRAM",({dramThroughputPct})=>figureText(dramThroughputPct)),peakOf:"DRAM"},figures("DRAM bytes",({dramBytes})=>figureText(
dramBytes)),{...figures("tensor",({tensorPipePct})=>figureText(tensorPipePct)),peakOf:"the tensor cores"},figures("occup\
ancy",occupancy),{...figures("limited by",limiter),align:"left"},figures("regs",({registersPerThread})=>figureText(registersPerThread)),
{...figures("spills",({spillRequests})=>figureText(spillRequests)),matters:spills},{...right("op/byte (ridge)"),text:intensity},
{...figures("waits for",({topStall})=>figureText(topStall)),align:"left"}];function whyLines(range,listed,layout){let measured=listed.
map(kernel=>({kernel,samples:distinctSamples(kernel)})),rows=measured.flatMap(({kernel,samples})=>samples.slice(0,listedSamples).
map(sample=>({kernel,sample}))),unlisted=measured.reduce((sum,{samples})=>sum+Math.max(0,samples.length-listedSamples),0);
return[...rows.length===0?[]:whyTable(rows,layout),...unlistedLines(unlisted),...coverageLines(measuredShare(range)),...unjoinedLines(
range.ncu)]}function coverageLines(share){return share===null?[]:[`  the measured launches stand for ${(share*100).toFixed(
1)} % of the range's kernel time`]}function whyTable(rows,layout){let figured=columnsWithFigures(rows.map(({sample})=>sample)),
all=leaving([...figured,...launchColumns,flexible("kernel",32,sameKernelLabels)],leavingOrder),cells=rows.map(({kernel,sample})=>[
...figured.map(({text})=>text(sample)),...launchCells(kernel,sample),kernel.name]),kept=new Set(keptColumns(all,cells,layout.
width-2)),titles=new Set(all.filter((_,at)=>kept.has(at)).map(({title:title2})=>title2));return[...legendLines(figured.filter(
({title:title2})=>titles.has(title2)),titles,rows.map(({sample})=>sample),layout),...textTable(all,cells,layout)]}var leavingOrder=[
"waits for","limited by","regs","DRAM bytes","spills","grid, block","launches","op/byte (ridge)","occupancy","instr","te\
nsor","DRAM"];function sameKernelLabels(names,width){let once=[...new Set(names)],labels=kernelLabels(once,width);return names.
map(name=>labels[once.indexOf(name)]??"")}var launchColumns=[right("grid, block"),right("launches")];function launchCells(kernel,sample){
let launch=measuredLaunch(kernel,sample);if(launch===null)return["\u2013","\u2013"];let all=kernel.rounds.map(round=>round?.
launches??0),isAll=launch.matchingLaunches.every((count,round)=>count===all[round]);return[launchText(launch),isAll?`all\
 ${formatCounts(all)}`:`${formatCounts(launch.matchingLaunches)} of ${formatCounts(all)}`]}function unlistedLines(count){
return count===0?[]:[`  \u2026 and ${formatCount(count)} more kinds of launches (grid, block, shared memory), in profile\
.json`]}function ruleLines(listed,{width}){let largest=listed.flatMap(kernel=>distinctSamples(kernel).flatMap(({rules})=>rules.
flatMap(({type,speedup,...rule})=>type==="optimization"&&speedup?.of==="global"?[{...rule,pct:speedup.pct,kernel}]:[]))).
toSorted((one,other)=>other.pct*medianTotalNs(other.kernel)-one.pct*medianTotalNs(one.kernel));return[...Map.groupBy(largest,
({rule})=>rule).values()].flatMap(all=>all.slice(0,1)).slice(0,listedRules).flatMap(({rule,pct,text,kernel})=>[`  ncu's \
rule ${plainText(rule)}: it estimates that ${Math.min(100,pct).toFixed(1)} % of the time of ${kernelLabel(kernel.name,60)}\
 could be saved`,...wrapText(shortened(plainText(text)),{width:width-6}).map(line=>`      ${line}`)])}function shortened(text){
return text.length>longestRule?`${text.slice(0,longestRule-1)}\u2026`:text}function findingLines(range,{width}){return topFindings(
[range],listedFindings).flatMap(({finding,count})=>{let of=finding.kernel===null?"":`${kernelLabel(finding.kernel,60)}: `,
more=count>1?` (${formatCount(count)} kernels)`:"",saving=finding.impactNs===null?"":` Potential saving: at most ${formatNs(
finding.impactNs)}.`;return[`  finding: ${plainText(finding.id)}${more}`,...wrapText(`${of}${plainText(finding.what)}${saving}`,
{width:width-6}).map(line=>`      ${line}`),...wrapText(plainText(finding.advice),{width:width-8}).map((line,at)=>`     \
 ${at===0?"\u2192":" "} ${line}`)]})}function replayLines({replayedRanges},layout){let samples=replayedRanges.flatMap(region=>region.
samples.map(sample=>({region,sample})));if(samples.length===0)return[];let shown=columnsWithFigures(samples.map(({sample})=>sample));
return["","replayed as a whole (Nsight Compute; its times are not comparable with those above):",...textTable(leaving([right(
"time"),...shown,flexible("NVTX range",16)],leavingOrder),samples.map(({region,sample})=>[figureText(sample.figures.durationNs),
...shown.map(({text})=>text(sample)),plainText(rangeText(region.name,region.domain))]),layout)]}function unjoinedLines(ncu){
if(ncu===null)return[];let{kernelsWithoutRow,rowsWithoutKernel}=ncu;return[...kernelsWithoutRow.length>0?[`  Nsight Comp\
ute has no figures of ${formatCount(kernelsWithoutRow.length)} kernels that were asked for`]:[],...rowsWithoutKernel.length>
0?[`  Nsight Compute measured ${formatCount(rowsWithoutKernel.length)} launches that match none in the nsys captures (an\
other kernel, grid or block)`]:[]]}function legendLines(shown,titles,measured,{width}){let peaks=shown.flatMap(({peakOf})=>peakOf??
[]),text=`why (Nsight Compute, one measured launch a row): ${[...peaks.length>0?[`share of the peak throughput of ${new Intl.
ListFormat("en-GB").format(peaks)}`]:[],...titles.has("occupancy")?[`occupancy achieved / theoretical${titles.has("limit\
ed by")?", and what limits it":""}`]:[],...shown.some(({text:text2})=>text2===intensity)?["operations a byte of DRAM, in\
 parentheses from how many on memory is not the bound"]:[],...titles.has("grid, block")?["grid and block of that launch"]:
[],...titles.has("launches")?["how many launches match it"]:[],...measured.every(each=>each.figures.spillRequests?.value===
0)?["none of them spills registers"]:[]].join("; ")}`;return wrapText(`${text}:`,{width:width-2}).map(line=>`  ${line}`)}
function columnsWithFigures(measured){return columns.filter(({text,matters=each=>text(each)!=="\u2013"})=>measured.some(
matters))}function instructions({smThroughputPct,executedInstructionsPct}){return figureText(smThroughputPct==null?executedInstructionsPct:
null)}function occupancy({achievedOccupancyPct,theoreticalOccupancyPct}){return theoreticalOccupancyPct==null||achievedOccupancyPct==
null?theoreticalOccupancyPct==null?figureText(achievedOccupancyPct):`\u2013 / ${figureText(theoreticalOccupancyPct)}`:`${figureAmount(
achievedOccupancyPct).value} / ${figureText(theoreticalOccupancyPct)}`}function limiter({occupancyLimiter,theoreticalOccupancyPct}){
return theoreticalOccupancyPct?.value===100?"\u2013":figureText(occupancyLimiter).split(", ").slice(0,2).join(", ")}function spills({
figures:{spillRequests}}){return spillRequests!=null&&spillRequests.value!==0}function intensity({roofline}){let nearness=({
flopPerSecond,peakFlopPerSecond})=>peakFlopPerSecond===null?0:flopPerSecond/peakFlopPerSecond,[point]=(roofline?.points??
[]).toSorted((one,other)=>nearness(other)-nearness(one));if(point===void 0||point.intensity===null)return"\u2013";let amount=value=>String(
Number(value.toPrecision(2))),ridge=point.ridgeIntensity===null?"":` (${amount(point.ridgeIntensity)})`;return`${point.precision}\
 ${amount(point.intensity)}${ridge}`}function figures(title2,text){return{...right(title2),text:measured=>text(measured.
figures)}}var mostRanges=20;function profileText(profile,options){let shown=profile.ranges.slice(0,options.maxRanges),hidden=profile.
ranges.length-shown.length,{layout}=options;return[...header(profile),...metricLines(profile,layout),...shown.flatMap(range=>[
"",...rangeLines(range,profile.untraced,options)]),...hidden>0?["",`\u2026 and ${hidden} more ranges; profile.json has t\
hem all, --range NAME shows one.`]:[],...replayLines(profile,layout),"",...outsideText(profile),...profile.checks.map(({
check,state,detail})=>`${state==="held"?"checked":paint(layout,"unsure","not checked")}: ${plainText(check)}: ${plainText(
detail)}`),...profile.warnings.map(warning=>`${paint(layout,"unsure","warning:")} ${plainText(warning)}`)].flatMap(line=>wrapLine(
line,layout)).join(`
`)}function header({machine,workload,rounds,ncu}){let gpus=machine.gpus.map(({name})=>plainText(name)).join(", ")||"no G\
PU in the report",exit=workload.exitCode===null?"exit code of the profiled command: unknown (bare report)":`exit code of\
 the profiled command: ${workload.exitCode}`,missing=missingNcuText(ncu);return[`${gpus} \xB7 nsys ${machine.nsys??"of u\
nknown version"} \xB7 ${rounds.length} ${rounds.length===1?"round":"rounds"}`,exit,...missing===null?[]:[plainText(missing)]]}
var mostMetrics=40;function metricLines(profile,layout){let rows=profileMetrics(profile);if(rows.length===0)return[];let cells=rows.
slice(0,mostMetrics).map(row=>[metricTitle(row,terminalPrinter),amountText(metricAmount(row.middle,row.unit,terminalPrinter)),
row.values.length>1?formatShare(halfSpread(row.values)):"\u2013"]),hidden=rows.length-cells.length;return["","Metrics, w\
ithout tracing:",...textTable([flexible("metric",24),right("median"),right("runs \xB1")],cells,layout),...hidden>0?[`  \u2026\
 and ${hidden} more metrics`]:[]]}var columns2=leaving([...["time","share","launches","median","min","max","rounds \xB1"].
map(right),left("family"),flexible("kernel",38,kernelLabels)],["max","min","median","rounds \xB1","family","launches"]);
function rankLines(range,layout){let ranks=measuredRanks(range);if(ranks===null)return[];let known=ns=>ns===null?"\u2013":
formatNs(ns);return[...textTable(leaving([flexible("GPU",16),...["launches","own work","waits for others","exposed trans\
fer","idle","began last"].map(right)],["launches","idle","began last","exposed transfer"]),ranks.rows.map(({title:name,launches,
workNs,waitingNs,exposedTransferNs,idleNs,joinedLast})=>[name,formatCount(launches),formatNs(workNs),known(waitingNs),known(
exposedTransferNs),formatNs(idleNs),joinedLast===null?"\u2013":formatCount(joinedLast)]),layout),...ranks.lines.map(line=>`\
  ${line}`)]}function rangeLines(range,untraced,options){let of=pick=>median(range.rounds.map(pick)),kernelNs=medianKernelNs(
range),wallNs=of(({wallNs:wallNs2})=>wallNs2),gpu=gpuShare(range.rounds),launches=formatCounts(range.rounds.map(round=>round.
launches)),instances=of(({instances:instances2})=>instances2),graph=of(({graphKernels})=>graphKernels),listed=range.kernels.
slice(0,options.topKernels),{layout}=options;return[`${paint(layout,"strong",`${title(range)}:`)} ${formatCount(instances)}\
 ${instances===1?"instance":"instances"}${range.rounds.length>1?", medians over rounds":""}`,`  kernel time ${formatNs(kernelNs)}${roundSpread(
range.rounds.map(round=>round.kernelNs))} \xB7 ${launches} launches`+(graph>0?` (${formatCount(graph)} in ${formatCount(
of(round=>round.graphLaunches))} graph launches)`:"")+otherThreadsText(range),gpu===null?`  wall time ${formatNs(wallNs)}\
 (tracing inflates it)`:`  GPU busy ${formatNs(gpu.busyNs)} of ${formatNs(gpu.spanNs)} wall (${formatShare(gpu.share)}; \
tracing inflates wall time)`,...untracedText(range,untraced),...hostText(range),...rankLines(range,layout),...familiesText(
range,kernelNs),...listed.length>0?textTable(columns2,listed.map(kernel=>kernelRow(kernel,kernelNs)),layout):[],...range.
kernels.length>listed.length?[`  \u2026 and ${range.kernels.length-listed.length} more kernels`]:[],...whyLines(range,listed,
layout),...findingLines(range,layout),...ruleLines(listed,layout)]}function untracedText(range,untraced){let processes=untraced.
map(run=>instanceTimes(run,range)).filter(({length})=>length>0);if(processes.length===0)return[];let{medianNs,p90Ns,minNs,
instances}=wallFigures(processes);return[`  wall time of an instance without tracing: median ${formatNs(medianNs)}, 90 %\
 within ${formatNs(p90Ns)}, minimum ${formatNs(minNs)} (${counted(processes.length,"run")}, ${counted(instances,"instanc\
e")})`]}function otherThreadsText({rounds}){let launches=rounds.map(({otherThreads})=>otherThreads.launches);return Math.
max(0,...launches)===0?"":`, of which ${formatCounts(launches)} by another thread`}function title({name,domain}){return name===
wholeCaptureName&&domain===""?"The whole capture, without NVTX ranges":`NVTX range ${plainText(rangeText(name,domain))}`}
function kernelRow(kernel,rangeNs){let ran=kernel.rounds.filter(round=>round!==null),totals=kernel.rounds.map(round=>round?.
totalNs??0),total=medianTotalNs(kernel);return[formatNs(total),formatShare(total/rangeNs),formatCounts(kernel.rounds.map(
round=>round?.launches??0)),formatNs(median(ran.map(({medianNs})=>medianNs))),formatNs(Math.min(...ran.map(({minNs})=>minNs))),
formatNs(Math.max(...ran.map(({maxNs})=>maxNs))),totals.length>1?formatShare(halfSpread(totals)):"\u2013",plainText(kernel.
family),kernel.name]}function hostText({rounds}){let copies=overRounds(rounds.map(round=>round.copies),({kind,direction,
sourceMemory,targetMemory})=>JSON.stringify([kind,direction,sourceMemory,targetMemory])).map(({sample:{kind,direction,sourceMemory,
targetMemory},found})=>{let what=kind==="fill"?"memset":`${direction??"copy"} (${sourceMemory??"?"} \u2192 ${targetMemory??
"?"})`;return`${countsOf(found)} \xD7 ${what} ${sizeText(median(found.map(copy=>copy?.bytes??0)))}`}),synchronizations=overRounds(
rounds.map(round=>round.synchronizations),({call})=>call).map(({sample,found})=>`${countsOf(found)} \xD7 ${plainText(sample.
call)}`);return[...copies.length>0?[`  copies: ${copies.join(", ")}`]:[],...synchronizations.length>0?[`  synchronizatio\
ns: ${synchronizations.join(", ")}`]:[]]}function countsOf(found){return formatCounts(found.map(item=>item?.count??0))}function familiesText(range,rangeNs){
let shares=range.families.map(({family,rounds})=>({family,share:medianTotalNs({rounds})/rangeNs})).filter(({share})=>share>
0).map(({family,share})=>`${plainText(family)} ${formatShare(share)}${family===communicationFamily?waitingText(range,rangeNs):
""}`);return shares.length>0?[`  families: ${shares.join(" \xB7 ")}`]:[]}function waitingText({rounds},rangeNs){let waiting=rounds.
map(({ranks})=>ranks.map(({communication})=>communication.waitingNs));if(waiting.some(ofRanks=>ofRanks.length===0||ofRanks.
includes(null)))return"";let ns=median(waiting.map(ofRanks=>ofRanks.reduce((sum,one)=>sum+(one??0),0)));return` (${formatShare(
ns/rangeNs)} waiting)`}function outsideText(profile){let launches=profile.rounds.map(({outside})=>outside.launches),kernelNs=median(
profile.rounds.map(({outside})=>outside.kernelNs));return Math.max(...launches)===0?["outside these ranges: no kernels"]:
[`outside these ranges: ${formatNs(kernelNs)} in ${formatCounts(launches)} launches`]}function roundSpread(values){return values.
length>1?` \xB1 ${formatShare(halfSpread(values))} over rounds`:""}function halfSpread(values){let middle=median(values);
return middle===0?0:(Math.max(...values)-Math.min(...values))/2/middle}export{mostRanges,profileText};
