import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{acceptedText,budgetText,changeText,clockText,countReasonIds,countTitle,countValue,countWord,disturbanceText,explanations,
gpuTimeOf,isLaunchesAgain,isReplacement,latencySchema,librariesOf,limitationTexts,lineNotes,metricRowSchema,rangeRowSchema,
reasonSchema,referenceFiles,roundsText,rowStates,shownCounts,shownParts,sideFiles,sumRows,unknownText,verdictLine,verdictSchema,
waitsForOthers,wallPartTimes,wallVerdictSchema,withinRounds}from"./chunk-U3UQHCRP.js";import{bySeverity,comparedRanks,
flexible,gpuPerAmount,gpuPerAmountKinds,instanceTimes,kernelLabel,kernelLabels,leaving,left,metricTitle,metricValues,metricWords,
perAmountUnits,rangeName,readUnit,right,terminalPrinter,textTable,wallFigures,wallPerAmount,wallPerAmountKinds}from"./chunk-XUS4HBEV.js";
import{families,nameRules,otherFamily}from"./chunk-UUPEVEOA.js";import{launchShape,median,medianLaunches,medianTotalNs,
sampleOf,sharedBytes,sharedValue}from"./chunk-JAXH3OUS.js";import{formatCount,formatNs}from"./chunk-QMXSBUPN.js";
import{communicationFamily,rangeText,rankText,rankTimeNs,ranksKnown}from"./chunk-NLNVXGZV.js";import{failOnSchema}from"./chunk-D2ZHA4X4.js";
import{nearest}from"./chunk-BFRNJH43.js";import{listText}from"./chunk-4UT5UUEK.js";import{acceptedKinds,acceptedRegressionSchema}from"./chunk-4ZHJY42V.js";
import{errorCode}from"./chunk-P2XCCFXP.js";import{gpuSchema}from"./chunk-IOS3V7FK.js";import{emptyRound}from"./chunk-4BTMKO43.js";
import{amountText,countText,percent,percentInterval,signedPercent,sizeText}from"./chunk-5D4Z67PI.js";import{ZodError,
_enum,array,boolean,discriminatedUnion,literal,number,object,prettifyError,string}from"./chunk-XLZ6DOMG.js";import{
LlmProfileError,UserError,errorMessage,exitCodes,paint,plainText,wrapLine,wrapText}from"./chunk-XZ34GZY7.js";var mostMetrics=40,unknown="\u2013";function rangeTables(range,{topKernels,environment,layout}){let changed=range.kernels.
slice(0,topKernels),hidden=range.kernels.slice(topKernels),notable=hidden.filter(({time})=>time.state==="regressed"||time.
mayBeSlower).length;return[`${paint(layout,"strong",`NVTX range ${rangeName(range,terminalPrinter)}:`)} ${range.verdict}${range.
gpuBusyTime.rounds>1?", medians over rounds":""}`,...textTable(sumColumns,[...sumRows(range).map(sumCells),...shownCounts(
range).map(countCells)],layout),...rankLines(range,layout),...wallPartLines(range,layout),...range.families.length===0?[]:
["",...textTable(familyColumns,range.families.map(familyRow),layout)],...changed.length===0?[]:["",...textTable(kernelColumns,
changed.map(kernelRow),layout)],...hidden.length===0?[]:[`  \u2026 and ${formatCount(hidden.length)} more kernels that c\
hanged the range less${notable>0?`, ${formatCount(notable)} of them slower or unclear`:""}`],...whyLines(changed,environment,
lineNotes(range,terminalPrinter),layout)]}function metricsTable(rows,layout){if(rows.length===0)return[];let columns=leaving(
[flexible("metric",24),...["base \u2192 head","change","interval","threshold","detectable"].map(right),left("")],judgedOrder),
cells=bySeverity(rows).slice(0,mostMetrics).map(row=>{let{change}=row;return[metricTitle(row,terminalPrinter),metricValues(
row,terminalPrinter),changeText2(change.changeRatio),change.state==="not-judged"||change.base===null||change.head===null?
"":intervalText(change),change.thresholdRatio===null?"":percent(change.thresholdRatio),change.detectableRatio===null?"":
percent(change.detectableRatio),toned(metricWords[change.state]??"",change.state)]}),hidden=rows.length-cells.length;return[
"",paint(layout,"strong","metrics, without tracing:"),...textTable(columns,cells,layout),...hidden>0?[`  \u2026 and ${formatCount(
hidden)} more metrics`]:[]]}function wallPartLines(range,layout){let parts=shownParts(range);return parts.length===0?[]:
["",...textTable([flexible("of wall time",20),...["base","head","change"].map(right),flexible("",10)],parts.map(({title,
baseNs,headNs,changeRatio,isApart})=>[title,formatNs(baseNs),formatNs(headNs),changeText2(changeRatio),isApart?"":withinRounds]),
layout)]}function rankLines(range,layout){let ranks=comparedRanks(range);return ranks===null?[]:["",...textTable(leaving(
[flexible("own work",16),...["base","head","change"].map(right),left(""),right("waits for others"),right("began last")],
["began last","base"]),ranks.rows.map(({title,work,waitingNs,joinedLast})=>[title,nsText(work.baseNs),nsText(work.headNs),
changeText2(work.changeRatio),work.state==="not-judged"?"":stateText(work.state),`${formatNs(waitingNs.base)} \u2192 ${formatNs(
waitingNs.head)}`,`${formatCount(joinedLast.base)} \u2192 ${formatCount(joinedLast.head)}`]),layout),...ranks.lines.map(
line=>`  ${line}`)]}var legend=["interval: holds the true change 95 % of the time; 90 % for three rounds a side not meas\
ured in turns.","detectable: the smallest slowdown that is detected 95 % of the time. of range: the change as a share of\
 the range's kernel time.","small: too small a part of the range to be judged alone. moved: it took over work of other k\
ernels, or the reverse. variant: another variant was chosen for the same work. overlap: it runs beside other work more o\
r less than before. waits: it includes waiting for other GPUs. \u25B3: slower, but no regression."],judgedOrder=["detect\
able","threshold","interval"],shareOrder=["detectable","family","launches","of range"],sumColumns=leaving([flexible("",26),
...["base","head","change","interval","threshold","detectable"].map(right),left("")],judgedOrder);function sumCells({title,
time}){return[title,nsText(time.baseNs),nsText(time.headNs),changeText2(time.changeRatio),intervalText(time),time.thresholdRatio===
null?"":percent(time.thresholdRatio),time.detectableRatio===null?"":percent(time.detectableRatio),time.state==="not-judg\
ed"?"":stateText(time.state)]}function countCells(row){let{base,head,changeRatio,thresholdRatio,state}=row,word=countWord(
row);return[countTitle(row,terminalPrinter),amountText(countValue(row,base)),amountText(countValue(row,head)),base===head?
"=":changeText2(changeRatio),"exact",percent(thresholdRatio),"",word===null?stateText(state):toned(`${head>base?"\u25B2":
"\u25BC"} ${word}`,state)]}var shareColumns=["base","head","change","of range","detectable","launches"].map(right);function shareCells({
time,impactRatio,launches}){return[nsText(time.baseNs),nsText(time.headNs),changeText2(time.changeRatio),signedPercent(impactRatio),
time.detectableRatio===null?"":percent(time.detectableRatio),launchesText(launches)]}var familyColumns=leaving([flexible(
"family",12),...shareColumns,left("")],shareOrder.filter(title=>title!=="family"));function familyRow(row){return[plainText(
row.family),...shareCells(row),stateText(row.time.state)]}var kernelColumns=leaving([left(""),...shareColumns,left("fami\
ly"),flexible("kernel",30,kernelLabels)],shareOrder);function kernelRow(row){let state=isReplacement(row)?`${stateWords(
row.time.state)}, other`:stateWords(row.time.state);return[toned(state,row.time.state),...shareCells(row),plainText(row.
family),row.name]}function whyLines(rows,environment,notes,layout){let indented=text3=>wrapLine(`    ${text3}`,layout),lines=[
...rows.flatMap(row=>{let all=[...row.previousName===null||row.match==="renamed"?[]:[`was ${kernelLabel(row.previousName,
60)}`],...explanations(row,terminalPrinter),...librariesOf(row,environment,terminalPrinter)];return all.length===0?[]:indented(
`${kernelLabel(row.name,60)}: ${all.join("; ")}`)}),...notes.flatMap(indented)];return lines.length===0?[]:["  why:",...lines]}
function stateText(state){return toned(stateWords(state),state)}function stateWords(state){let{sign,word}=rowStates[state];
return`${sign} ${word}`}function toned(text3,state){let tone=stateTones[state];return tone===void 0?text3:{text:text3,tone}}
var stateTones={regressed:"bad",improved:"good",inconclusive:"unsure"};function nsText(ns){return ns===null?unknown:formatNs(
ns)}function changeText2(ratio2){return ratio2===null?unknown:signedPercent(ratio2)}function intervalText({lowRatio,highRatio,
rounds}){return lowRatio!==null&&highRatio!==null?percentInterval(lowRatio,highRatio):rounds===1?"one process":unknown}function launchesText({
base,head}){return base===head?formatCount(head):`${formatCount(base)} \u2192 ${formatCount(head)}`}function comparisonText(comparison,options){let{layout}=options,deciding=comparison.reasons.filter(({verdict})=>verdict!==
null),others=comparison.reasons.filter(({verdict,id})=>verdict===null&&!inTables.has(id));return[...verdictLines(comparison,
layout),"",...sideLines("base",comparison.base),...sideLines("head",comparison.head),...section("why:",deciding.map(reasonLine)),
...section("also:",others.map(reasonLine)),...metricsTable(comparison.metrics,layout),...comparison.ranges.flatMap(range=>[
"",...rangeTables(range,{...options,environment:comparison.environment})]),...comparison.ranges.length===0?[]:["",...legend],
...section("environment, base \u2192 head:",environmentLines(comparison.environment)),...section("budgets:",comparison.budgets.
map(budget=>[budget.state==="held"?{text:"\u2713",tone:"good"}:{text:"\u2717",tone:"bad"},budgetText(budget,terminalPrinter)])),
...section("accepted regressions:",comparison.accepted.map(one=>[one.state==="used"?"\xB7":{text:"!",tone:"unsure"},acceptedText(
one,terminalPrinter)])),...section("limitations:",limitationTexts(comparison).map(text3=>["\xB7",plainText(text3)]))].flatMap(
line=>typeof line=="string"?wrapLine(line,layout):wrapLine(bulletText(line,layout),layout)).join(`
`);function section(title,bullets){return bullets.length===0?[]:["",paint(layout,"strong",title),...bullets]}}function verdictLines(comparison,layout){
let line=verdictLine(comparison),end=line.indexOf(":")+1,tone=verdictMarks[comparison.verdict].tone,[first="",...rest]=wrapText(
line,layout);return[paint(layout,tone,first.slice(0,end))+first.slice(end),...rest]}function bulletText([mark,text3],layout){
return`  ${typeof mark=="string"?mark:paint(layout,mark.tone,mark.text)} ${text3}`}var inTables=new Set(["kernel-new","k\
ernel-removed","kernel-swapped"]),listedChanges=12;function environmentLines(environment){if(environment===null||environment.
total===0)return[];let shown=environment.changes.slice(0,listedChanges),more=environment.total-shown.length,unknown3=unknownText(
environment);return[...shown.map(change=>["\xB7",changeText(change,terminalPrinter)]),...more>0?[["\u2026",`and ${String(
more)} more, in comparison.json`]]:[],...unknown3===null?[]:[["\xB7",unknown3]]]}function sideLines(name,side){return side===
null?[`${name}: none`]:[sideLine(name,side),...side.disturbedRounds.map(round=>[{text:"!",tone:"unsure"},`round ${String(
round.round)}: ${disturbanceText(round,terminalPrinter)}`])]}function sideLine(name,side){let gpus=[...new Set(side.machine.
gpus.map(gpu=>plainText(gpu.name)))].join(", ")||"unknown GPU",commit=side.source.commit===null?[]:[`commit ${plainText(
side.source.commit.slice(0,12))}`],dirty=side.source.dirty===!0?[" with changes"]:[],clock=side.meanSmClockMhz===null?[]:
[clockText(side.meanSmClockMhz)];return[`${name}: ${roundsText(side.rounds,side.processes)}`,gpus,...commit.map(text3=>text3+
dirty.join("")),...clock].join(" \xB7 ")}function reasonLine({verdict,range,kernel,text:text3}){let where=range===null?"":
`${terminalPrinter.name(range)}: `,of=kernel===null?"":`${terminalPrinter.kernel(kernel)}: `;return[verdict===null?"\xB7":
verdictMarks[verdict],`${where}${of}${plainText(text3)}`]}var verdictMarks={regressed:{text:"\u2717",tone:"bad"},"over-b\
udget":{text:"\u2717",tone:"bad"},incomparable:{text:"?",tone:"unsure"},inconclusive:{text:"?",tone:"unsure"},"no-baseli\
ne":{text:"?",tone:"unsure"},pass:{text:"\xB7",tone:"good"}};function exitCodeOf({reasons,baseline},failOn){let said=new Set(reasons.map(({verdict})=>verdict)),fails=["regression","\
kernel","counts"].some(value=>failOn.includes(value));return said.has("over-budget")||said.has("regressed")&&fails?exitCodes.
regressed:["inconclusive","incomparable","no-baseline"].some(verdict=>said.has(verdict)&&failOn.includes(verdict))||baseline.
state==="failed"&&failOn.includes("baseline-failed")?exitCodes.inconclusive:exitCodes.pass}import{readFileSync}from"node:fs";import{resolve}from"node:path";var budgetMetrics={kernelNs:"ns",gpuBusyNs:"ns",launches:"",graphLaunches:"",copies:"",copiedBytes:"bytes",synchronizations:"",
exposedTransferNs:"ns",skew:"%"},timeUnits={ns:1,\u00B5s:1e3,\u03BCs:1e3,us:1e3,ms:1e6,s:1e9},sizeUnits={B:1,KB:1e3,kB:1e3,
MB:1e6,GB:1e9,KiB:2**10,MiB:2**20,GiB:2**30},unitsOf={ns:timeUnits,bytes:sizeUnits,"%":{"%":1}},alike=new Set(["\u03BCs",
"kB"]);function parseBudget(text3){let sides=/^(.+?)([<>])=\s*(\d+(?:\.\d+)?)\s*([^\s\d.]\S*)?$/su.exec(text3.trim());if(sides===
null)throw refusal(text3,"It is not `RANGE.METRIC <= NUMBER UNIT`.");let[,before="",sign="",amount2="",unit=""]=sides,left2=before.
trim(),isLeast=sign===">",reported=/^metric\.(.+)$/su.exec(left2)?.[1];if(reported!==void 0&&!metricNames.some(name=>name===
reported)&&!reported.startsWith("family.")){let{base,factor}=readUnit(unit),written2={amount:amount2,unit,factor};return{
text:text3,range:null,metric:{reported},isLeast,limit:Number(amount2)*factor,unit:base,written:written2}}if(isLeast)throw refusal(
text3,"Only a metric that the program reports may have a least: `metric.NAME >= NUMBER UNIT`.");let family=/^(?:(.+)\.)?family\.([a-z][a-z0-9-]*)$/su.
exec(left2),plain=/^(?:(.+)\.)?([^.]+)$/su.exec(left2),range=(family??plain)?.[1]??null,metric=family?.[2]!==void 0?{family:family[2]}:
metricOf(text3,plain?.[2]??left2),measured2=typeof metric=="string"?budgetMetrics[metric]:"ns",written={amount:amount2,unit,
factor:factorOf(text3,measured2,unit)};return{text:text3,range,metric,isLeast,limit:Number(amount2)*written.factor,unit:measured2,
written}}function checkFamily({text:text3,metric},families2){if(typeof metric=="string"||"reported"in metric||families2.
includes(metric.family))return;let near=nearest(metric.family,families2),help=near===null?` There are ${families2.join("\
, ")}.`:` Did you mean ${near}?`;throw refusal(text3,`${JSON.stringify(metric.family)} is no family of kernels.${help}`)}
function metricOf(text3,word){let found2=metricNames.find(name=>name===word);if(found2!==void 0)return found2;let near=nearest(
word,[...metricNames,"family.NAME","metric.NAME"]);throw refusal(text3,`${JSON.stringify(word)} is no metric.${near===null?
"":` Did you mean ${near}?`}`)}var metricNames=Object.keys(budgetMetrics).filter(name=>name in budgetMetrics);function factorOf(text3,measured2,unit){
if(measured2===""){if(unit==="")return 1;throw refusal(text3,`It limits a count, which has no unit such as ${JSON.stringify(
unit)}.`)}let units=unitsOf[measured2],found2=Object.hasOwn(units,unit)?units[unit]:void 0;if(found2!==void 0)return found2;
let allowed=Object.keys(units).filter(name=>!alike.has(name)),near=unit===""?null:nearest(unit,allowed,2);throw refusal(
text3,`${unit===""?"The unit is missing":`${JSON.stringify(unit)} is no unit of this metric`}; ${allowed.join(", ")} are\
.${near===null?"":` Did you mean ${near}?`}`)}function refusal(text3,why){return new UserError({id:"bad-budget",what:`Ba\
d budget ${JSON.stringify(text3)}.`,where:"compare.budgets",why,help:`Write such as \`decode.kernelNs <= 12.6 ms\`, \`launc\
hes <= 5800\` or \`decode.family.attention <= 2 ms\`. Metrics: ${metricNames.join(", ")}, family.NAME; metric.NAME is on\
e that the program reports.`})}var calibrationSchemaVersion=1,pairSpread=number().nonnegative().describe("Root mean square of the pairs' log ratios, wi\
thout what comes second in a pair takes longer: 0.002 is 0.2 % between two rounds of the same code."),calibrationSchema=object(
{schemaVersion:literal(calibrationSchemaVersion),tool:object({name:string(),version:string()}),createdAt:string(),gpu:object(
{name:string(),uuid:string()}).describe("The one GPU that this holds for."),driver:string().nullable(),source:object({repository:string().
nullable(),commit:string().nullable()}).describe("The code that was measured."),pairs:number().int().min(2).describe("Pa\
irs of rounds, interleaved."),ranges:array(object({name:string(),domain:string(),pairs:number().int().min(2).describe("T\
hose of `pairs` in which the GPU was not disturbed."),pairSpread:pairSpread.describe("Of the time in which the GPU was b\
usy with the range."),wallSpread:pairSpread.nullable().default(null).describe("Of the range's wall time under CUDA traci\
ng; null: not known, as in files of earlier versions."),latency:object({processes:number().int().min(1).describe("A side\
, in turn, without CUDA tracing."),statistic:latencySchema.shape.statistic,changeRatio:number().nullable().describe("Bet\
ween the sides, which are the same code."),spreadRatio:number().nonnegative().nullable().describe("Between the processes\
 of one side."),detectableRatio:number().nonnegative().nullable().describe("The slowdown of wall time that so many proce\
sses find 95 % of the time; null: too few.")}).nullable().default(null).describe("What the runs without CUDA tracing can\
 tell on this runner. Null: none were made."),families:array(object({family:string(),pairSpread})),kernels:array(object(
{name:string(),pairSpread}))})),falseAlarms:object({rounds:number().int().min(1).describe("Rounds a side of each compari\
son."),comparisons:number().int().min(1),alarms:number().int().nonnegative()}).describe("How many comparisons of the pai\
rs with themselves would have failed. They share rounds: a rough figure, not a proof.")});async function comparePolicy(context,{config,origins}){let{accepted,budgets,calibration}=config.compare;if(budgets.length>
0){let known=[...families().map(({family})=>family),otherFamily];for(let budget of budgets)checkFamily(parseBudget(budget),
known)}let mayLack=origins.get("compare.accepted")?.kind==="default",acceptedText2=accepted===null?null:readText(context,
accepted,"compare.accepted",mayLack);return{accepted:accepted===null||acceptedText2===null?[]:await readAccepted(acceptedText2,
accepted),calibration:calibration===null?null:readCalibration(context,calibration),names:nameRules(),today:context.clock.
now().toISOString().slice(0,10)}}async function readAccepted(text3,file){let{parseAccepted}=await import("./parse-accepted-SCIWGG3M.js");
return parseAccepted(text3,file)}function readCalibration(context,file){let text3=readText(context,file,"compare.calibra\
tion",!1)??"";try{return calibrationSchema.parse(JSON.parse(text3))}catch(error){throw new UserError({what:`${file} is n\
o calibration of this version.`,where:"compare.calibration",why:error instanceof ZodError?prettifyError(error):errorMessage(
error),help:"Make it with `llm-profile calibrate` on the runner that it is for.",cause:error})}}function readText(context,file,key,mayLack){
try{return readFileSync(resolve(context.cwd,file),"utf8")}catch(error){if(errorCode(error)==="ENOENT"&&mayLack)return null;
throw new UserError({what:`${file} cannot be read.`,where:key,why:errorMessage(error),help:`Give a file that exists, rel\
ative to the current folder; null for none: --set ${key}=null`,cause:error})}}var environmentKindSchema=_enum(["driver","image","operating-system","cuda-library","python-package","system-package","v\
ariable"]),comparedEnvironmentSchema=object({changes:array(object({kind:environmentKindSchema,name:string(),state:_enum(
["added","removed","changed"]),base:string().nullable().describe("Null: base does not have it, or the value of a variabl\
e is not kept."),head:string().nullable(),isOfGpu:boolean().describe("Whether work of the GPU is known to depend on it."),
families:array(string()).describe("Families of kernels that it makes or chooses.")})).describe("What work of the GPU dep\
ends on comes first."),total:number().int().nonnegative().describe("All changes; those beyond 1,000 are not listed."),unknown:array(
_enum([...environmentKindSchema.options,"variable-values"])).describe("What could not be compared, as a side does not kn\
ow it. variable-values: the sides are of two runs, whose digests say nothing of each other.")});var sideSchema=object({profileFile:string().nullable().describe("Relative to this file where it lies beside it."),createdAt:string(),
measuredAt:string().nullable().default(null).describe("As in its profile.json."),tool:object({name:string(),version:string()}),
source:object({repository:string().nullable(),commit:string().nullable(),ref:string().nullable(),dirty:boolean().nullable()}),
machine:object({gpus:array(gpuSchema),driver:string().nullable(),cuda:string().nullable(),nsys:string().nullable(),ncu:string().
nullable()}),command:array(string()),rounds:number().int().nonnegative(),processes:number().int().min(1).nullable().default(
null).describe("How many processes (loads of a server) the rounds were captured in; null: each in one of its own."),disturbedRounds:array(
object({round:number().int().min(1),state:_enum(["throttled","clock-differs"]),meanSmClockMhz:number().nonnegative().nullable(),
reasons:array(string()).describe("What held the clocks down, in words.")})).describe("Rounds in which the GPU was distur\
bed, also when they were made again. They count all the same."),meanSmClockMhz:number().positive().nullable().describe("\
Over the ranges' times, where the clocks were watched; null: not known.")}),limitationSchema=discriminatedUnion("kind",[
object({kind:_enum(["no-base","not-interleaved","other-gpu","clocks-unknown","not-calibrated","not-explained","wall-time\
-unknown"]).describe("not-explained: Nsight Compute has not measured the slower kernels on both sides, or nothing differ\
s. other-gpu: it is not known that both sides ran on one GPU.")}),object({kind:literal("one-round"),thresholdRatio:number().
describe("A smaller slowdown is never found.")})]),calibrationMisfitSchema=object({madeOn:object({gpu:string(),uuid:string(),
driver:string().nullable()}),found:discriminatedUnion("kind",[object({kind:literal("unknown-gpu")}),object({kind:literal(
"several-gpus"),count:number().int()}),object({kind:literal("other-gpu"),gpu:string(),uuid:string().nullable()}),object(
{kind:literal("other-driver"),driver:string().nullable()})])}),comparisonSchema=object({schemaVersion:literal(1),verdict:verdictSchema,
wall:wallVerdictSchema.default("unknown").describe("Of the time in all: the worst of its ranges. A pass with `unknown` s\
ays nothing of it."),comparedOn:string().describe("YYYY-MM-DD; accepted regressions expire by it."),failOn:array(failOnSchema),
reasons:array(reasonSchema).describe("Those that decide first."),baseline:object({state:_enum(["measured","given","artif\
act","absent","incompatible","failed"]).describe("measured: in the same job. given: files that the user named. artifact:\
 of an earlier run. absent: there is none. incompatible: there is one that is damaged or of another version. failed: it \
could not be built, captured or fetched, or whether there is one could not be found out."),text:string().nullable(),name:string().
optional().describe("Of a pinned reference: the tag, commit or path that the user named. Without it this is the baseline\
.")}),interleaved:boolean().describe("True where base[i] and head[i] were measured as neighbors in time."),base:sideSchema.
nullable(),head:sideSchema,machineDifferences:array(object({what:string(),base:string().nullable(),head:string().nullable(),
consequence:_enum(["incomparable","cautious","none"]).describe("cautious: the thresholds are larger.")})),environment:comparedEnvironmentSchema.
nullable().default(null).describe("What differs between what the sides ran with. Null: a side does not know it."),calibration:object(
{used:boolean(),misfit:calibrationMisfitSchema.nullable().catch(null).describe("Why one that was given is not used; null\
: it is, or none was given."),createdAt:string().nullable(),pairs:number().int().nullable(),falseAlarms:object({rounds:number().
int(),comparisons:number().int(),alarms:number().int()}).nullable().describe("Comparisons of its equal sides, and how ma\
ny of them would have failed.")}),budgets:array(object({text:string(),range:string().nullable(),metric:string(),limit:number(),
unit:string().describe("Of `limit` and `value`: ns, bytes, empty for counts; another one is that of a metric of the prog\
ram."),value:number().nullable().describe("Head's median; null where it was not measured."),state:_enum(["held","broken",
"unknown"])})),accepted:array(object({entry:acceptedRegressionSchema,state:_enum(["used","exceeded","expired","unused","\
not-judged","unmatched"]).describe("unused: what it is of was judged the same or faster, and a slowdown of the accepted \
size would have been found. not-judged: it was not, so that it may be needed again. unmatched: no row of this comparison\
 is what it is of.")})),ranges:array(rangeRowSchema),metrics:array(metricRowSchema).default([]).describe("What the progr\
am itself reported, on both sides."),limitations:array(limitationSchema).catch([]).describe("What this comparison cannot\
 know. Sentences, as of earlier versions, are left out.")});var anyOfFramework=["gemm","attention","conv","norm","softmax","activation","embedding","reduce","elementwise","copy","m\
emory","sampling","triton","other"],ofServers=["gemm","attention","moe","norm","activation","rope","quantize","memory","\
sampling","communication"],software=[{pattern:/^(?:nvidia-|lib)?cublas(?:lt)?(?![a-z])/,families:["gemm"]},{pattern:/^(?:nvidia-|lib)?cudnn(?![a-z])/,
families:["conv","attention"]},{pattern:/^(?:nvidia-|lib)?nccl(?![a-z])/,families:["communication"]},{pattern:/^(?:nvidia-|lib)?nvshmem(?![a-z])/,
families:["communication"]},{pattern:/^(?:nvidia-)?cutlass(?![a-z])/,families:["gemm","attention","moe"]},{pattern:/^(?:nvidia-|lib)?cu(?:sparse(?:lt)?|tensor)(?![a-z])/,
families:["gemm"]},{pattern:/^(?:flash-attn|flash-attention|flash-mla|xformers|sageattention)/,families:["attention"]},{
pattern:/^flashinfer/,families:["attention","norm","activation","rope","sampling","moe"]},{pattern:/^deep-?gemm/,families:[
"gemm","moe"]},{pattern:/^(?:bitsandbytes|autoawq|auto-gptq|gptqmodel|torchao|marlin)/,families:["quantize","gemm"]},{pattern:/^transformer-engine/,
families:["gemm","attention","norm","quantize"]},{pattern:/^(?:pytorch-)?triton(?:-|$|_)/,families:["triton","gemm","att\
ention","moe"]},{pattern:/^(?:vllm|sglang|sgl-kernel|tensorrt-llm|lmdeploy)(?:-|$|_)/,families:ofServers},{pattern:/^(?:jax|jaxlib|jax-cuda\d+-(?:pjrt|plugin))$|^xla_/,
families:["xla","gemm","triton"]},{pattern:/^(?:torch|torchvision|torchaudio|pytorch)(?:-|$|_)|^torchinductor_/,families:anyOfFramework},
{pattern:/^(?:transformers|accelerate|diffusers|peft)$/,families:["attention","moe","elementwise","copy"]},{pattern:/^(?:tensorflow|tensorrt|onnxruntime|cupy|numba|deepspeed|apex)/,
families:[]},{pattern:/^(?:nvidia|cuda|cudart|nvrtc|nvjitlink|libnv|libcu(?:fft|rand|solver)|cu(?:fft|rand|solver))/,families:[]}];var mostListed=1e3,listsOf=[["cuda-library","cudaLibraries"],["python-package","pythonPackages"],["system-package","syst\
emPackages"]];function compareEnvironments({environment:base,machine:baseMachine},{environment:head,machine:headMachine}){
if(base===null||head===null)return null;let lists=listsOf.map(([kind,key])=>({kind,base:base[key],head:head[key]})),single=[
{kind:"driver",name:"driver",base:baseMachine.driver,head:headMachine.driver},{kind:"image",name:"image",base:base.imageDigest,
head:head.imageDigest},{kind:"operating-system",name:"operating system",base:base.operatingSystem,head:head.operatingSystem}],
changes=[...single.flatMap(one=>one.base===null||one.head===null||one.base===one.head?[]:[{...one,state:"changed"}]),...lists.
flatMap(list=>list.base===null||list.head===null?[]:versionChanges(list.kind,list.base,list.head)),...variableChanges(base,
head)].map(withMeaning);return{changes:changes.toSorted((one,other)=>one.rank-other.rank||kinds.indexOf(one.change.kind)-
kinds.indexOf(other.change.kind)||(one.change.name<other.change.name?-1:1)).slice(0,mostListed).map(({change})=>change),
total:changes.length,unknown:[...single.flatMap(one=>one.base===null&&one.head===null?[]:isKnownOnce(one)),...lists.flatMap(
isKnownOnce),...base.run!==head.run&&hasUnknownValues(base,head)?["variable-values"]:[]]}}var kinds=["driver","image","o\
perating-system","cuda-library","python-package","variable","system-package"];function isKnownOnce({kind,base,head}){return base===
null==(head===null)?[]:[kind]}function versionChanges(kind,base,head){let[before,after]=[new Map(Object.entries(base)),new Map(
Object.entries(head))];return namesOf(before,after).flatMap(name=>{let versions={base:before.get(name)??null,head:after.
get(name)??null};return versions.base===versions.head?[]:[{kind,name,state:stateOf(versions),...versions}]})}function variableChanges(base,head){
let[before,after]=[new Map(Object.entries(base.variables)),new Map(Object.entries(head.variables))];return namesOf(before,
after).flatMap(name=>{let[one,other]=[before.get(name)??null,after.get(name)??null],state=stateOf({base:one,head:other});
return state==="changed"&&!hasChanged(one,other,base.run===head.run)?[]:[{kind:"variable",name,state,base:one?.value??null,
head:other?.value??null}]})}function hasChanged(base,head,isOneRun){return base===null||head===null?!1:base.value!==null&&
head.value!==null?base.value!==head.value:isOneRun&&base.digest!==null&&head.digest!==null&&base.digest!==head.digest}function hasUnknownValues(base,head){
let after=new Map(Object.entries(head.variables));return Object.entries(base.variables).some(([name,{value}])=>{let other=after.
get(name);return other!==void 0&&(value===null||other.value===null)})}function namesOf(before,after){return[...new Set([
...before.keys(),...after.keys()])]}function stateOf({base,head}){return base===null?"added":head===null?"removed":"chan\
ged"}function withMeaning(change){let isWhole=change.kind==="driver"||change.kind==="image",rank=isWhole?0:software.findIndex(
({pattern})=>pattern.test(change.name.toLowerCase())),found2=isWhole?void 0:software[rank];return{rank:rank===-1?software.
length:rank,change:{...change,isOfGpu:rank!==-1,families:[...found2?.families??[]]}}}function fittingCalibration(calibration,sides){if(calibration===null)return{calibration,misfit:null};let found2=differenceFrom(
calibration,sides.base)??differenceFrom(calibration,sides.head);if(found2===null)return{calibration,misfit:null};let{gpu,
driver}=calibration;return{calibration:null,misfit:{madeOn:{gpu:gpu.name,uuid:gpu.uuid,driver},found:found2}}}function differenceFrom(calibration,{
gpus,driver}){let[gpu,...others]=gpus;return gpu===void 0?{kind:"unknown-gpu"}:others.length>0?{kind:"several-gpus",count:gpus.
length}:gpu.uuid!==calibration.gpu.uuid?{kind:"other-gpu",gpu:gpu.name,uuid:gpu.uuid}:driver===calibration.driver?null:{
kind:"other-driver",driver}}function logRatio(base,head){return Math.log(head/base)}function logs(values){return values.map(value=>Math.log(value))}
function pairLogRatios({base,head,interleaved}){return!interleaved||base.length!==head.length?null:head.map((value,round)=>logRatio(
base[round]??value,value))}function mean(values){return values.reduce((sum3,value)=>sum3+value,0)/values.length}function deviation(values){
if(values.length<2)return 0;let middle=mean(values);return Math.sqrt(values.reduce((sum3,value)=>sum3+(value-middle)**2,
0)/(values.length-1))}function weightedMedian(values){let half=values.reduce((sum3,{weight})=>sum3+weight,0)/2,reached=0;
for(let{value,weight}of values.toSorted((one,other)=>one.value-other.value))if(reached+=weight,reached>=half)return value;
return 0}function byOrder(pairs,headFirst=[]){return[!0,!1].map(first=>pairs.filter((_,index)=>(headFirst[index]??!1)===
first)).filter(({length})=>length>0)}function sideLevels(values){return pairLogRatios(values)===null?{base:median(values.
base),head:median(values.head)}:{base:geometricMean(values.base,values.headFirst),head:geometricMean(values.head,values.
headFirst)}}function geometricMean(values,headFirst){let[first=0]=values,ratios=values.map(value=>logRatio(first,value));
return first*Math.exp(mean(byOrder(ratios,headFirst).map(mean)))}function pairNoise(pairs,headFirst){let orders=byOrder(
pairs,headFirst);if(orders.some(({length})=>length<2))return{deviation:deviation(pairs),degrees:pairs.length-1};let degrees=pairs.
length-orders.length,squares=orders.reduce((sum3,order)=>sum3+(order.length-1)*deviation(order)**2,0);return{deviation:Math.
sqrt(squares/degrees),degrees}}function meanClocks({baseMhz:base,headMhz:head}){let[baseMhz,headMhz]=[base,head].map(rounds=>{let known=rounds.filter(mhz=>mhz!==
null);return known.length===0?null:mean(known)});return baseMhz==null||headMhz==null?null:{baseMhz,headMhz}}var mostOfThem=.8,
fewestKernels=5,leastOfRange=.5,tolerance=.005,clockMatters=.005,mostOfClock=1.25;function findCommonMode(moves2,smallest,clocks,rangeChange){
let clock=clocks===null?null:Math.log(clocks.headMhz/clocks.baseMhz),most=factorOfMost(moves2,smallest);if(most!==null)return{
changeRatio:Math.expm1(most.factor),shareRatio:Math.min(most.share,1),clockChangeRatio:clock===null?null:Math.expm1(clock),
explainedByClocks:clock!==null&&explains(clock,most.factor)};let change=Math.log1p(rangeChange);if(clock===null||Math.abs(
change)<Math.log1p(smallest)||!explains(clock,change))return null;let near=shareNear(moves2,-clock,Math.abs(clock));return{
changeRatio:Math.expm1(-clock),shareRatio:Math.min(near,1),clockChangeRatio:Math.expm1(clock),explainedByClocks:!0}}function factorOfMost(moves2,smallest){
let total=moves2.reduce((sum3,{shareRatio})=>sum3+shareRatio,0),factor=Math.log1p(weightedMedian(moves2.map(({changeRatio,
shareRatio})=>({value:changeRatio,weight:shareRatio}))));if(moves2.length<fewestKernels||Math.abs(factor)<Math.log1p(smallest))
return null;let near=moves2.filter(({changeRatio})=>Math.abs(Math.log1p(changeRatio)-factor)<=matchingWithin(factor)),share=shareNear(
moves2,factor,matchingWithin(factor));return near.length<mostOfThem*moves2.length||share<Math.max(mostOfThem*total,leastOfRange)?
null:{factor,share}}function shareNear(moves2,factor,within){return moves2.filter(({changeRatio})=>Math.abs(Math.log1p(changeRatio)-
factor)<=within).reduce((sum3,{shareRatio})=>sum3+shareRatio,0)}function matchingWithin(factor){return Math.max(tolerance,
Math.abs(factor)/4)}function explains(clock,factor){return Math.abs(clock)>=clockMatters&&Math.sign(clock)===-Math.sign(
factor)&&Math.abs(factor)<=mostOfClock*Math.abs(clock)+tolerance}function beyondMachine(without2,{changeRatio,shareRatio}){let factor=1+changeRatio,uncertainty=Math.exp(matchingWithin(Math.
log(factor))),time=without2(1),beyond=without2(factor);if(beyond.changeRatio===null)return time;let beyondIt=`Without th\
e machine's factor, ${signedPercent(changeRatio)}, it is ${signedPercent(beyond.changeRatio)}.`;for(let[most,state]of[[factor*
uncertainty,"regressed"],[factor/uncertainty,"improved"]])if(time.state===state&&without2(most).state===state)return{...time,
state,mayBeSlower:!1,why:beyondIt};let word=changeRatio>0?"slower":"faster",machine=shareRatio<.5?`The range is ${word} \
by as much as the clocks differ: this may be the machine.`:`Kernels with ${percent(shareRatio)} of the time are ${word} \
by one factor, and the clocks differ: this is the machine.`,open2={...time,state:"inconclusive",mayBeSlower:!0};return beyond.
state==="regressed"||beyond.mayBeSlower?{...open2,why:`${machine} ${beyondIt}`}:time.state!=="regressed"&&time.state!=="\
improved"?time:{...open2,mayBeSlower:time.state==="regressed",why:machine}}function causeOf(row){let{gpuBusyTime:time,commonMode}=row,change=time.changeRatio,hasChanged2=time.state==="regressed"||
time.state==="improved"||time.state==="inconclusive";return change===null||!hasChanged2?null:commonMode?.explainedByClocks===
!0&&time.state==="inconclusive"?{kind:"machine",changeRatio:commonMode.changeRatio,clockChangeRatio:commonMode.clockChangeRatio}:
rankCause(row,change)??overlapCause(row,change)??graphCause(row,change)??replacedCause(row,change)??rowCause(row,change)??
workCause(row,change)}function rankCause({ranks,gpuBusyTime},change){if(ranks===null||change<=0)return null;let moreNs=(gpuBusyTime.
headNs??0)-(gpuBusyTime.baseNs??0),grown=({work})=>(work.headNs??0)-(work.baseNs??0),[most,next]=ranks.ranks.toSorted((one,other)=>grown(
other)-grown(one));if(most!==void 0&&grown(most)>=.4*moreNs&&grown(next??most)<=alone*grown(most)){let{rank,report,device,
work}=most;return{kind:"rank",rank,report,device,changeRatio:work.changeRatio??0}}let{baseNs,headNs}=ranks.exposedTransfer;
return baseNs===null||headNs===null||headNs-baseNs<.4*moreNs?null:{kind:"exposed-transfer",baseNs,headNs,collectives:ranks.
collectives}}var alone=.5;function overlapCause({overlap:{base,head},kernelTime,gpuBusyTime},change){if(base===null||head===
null)return null;let lost=base-head;return Math.abs(lost)<.05||Math.sign(lost)!==Math.sign(change)||Math.abs((kernelTime.
changeRatio??0)-change)<(gpuBusyTime.thresholdRatio??0)?null:{kind:lost>0?"overlap-lost":"overlap-gained",base,head}}function graphCause({
counts},change){let graphs=counts.find(({metric})=>metric==="graphLaunches");return graphs!==void 0&&change>0&&graphs.head<
graphs.base&&graphs.state==="regressed"?{kind:"graph-lost",base:graphs.base,head:graphs.head}:null}function replacedCause({
kernels,kernelTime},change){let rangeNs=Math.max(kernelTime.baseNs??0,kernelTime.headNs??0),gone=byFamily(kernels,({match,
time})=>match==="removed"?time.baseNs??0:0),came=byFamily(kernels,({match,time})=>match==="new"?time.headNs??0:0),more=byFamily(
kernels,({match,time,launches})=>match!=="new"&&match!=="removed"&&launches.base!==launches.head?Math.sign(change)*((time.
headNs??0)-(time.baseNs??0)):0),goneNs=sum(gone),cameNs=sum(came),least=Math.min(.4*Math.abs(change),.01)*rangeNs;if(Math.
max(goneNs,cameNs)<least||goneNs===0)return null;let others=more.filter(({ns})=>ns>=.1*goneNs),taken=change>0?merged(came,
others):came;return taken.length===0?null:{kind:"replaced",gone:gone.slice(0,3),came:taken.slice(0,3)}}function rowCause({
kernels,families:families2},change){let explains2=({impactRatio,time})=>time.state!=="waits"&&Math.sign(impactRatio)===Math.
sign(change)&&Math.abs(impactRatio)>=.4*Math.abs(change),kernel=kernels.find(row=>explains2(row)&&row.time.changeRatio!==
null&&row.launches.base===row.launches.head);if(kernel!==void 0)return{kind:"kernel",kernel:kernel.name,changeRatio:kernel.
time.changeRatio??0,impactRatio:kernel.impactRatio};let family=families2.toSorted((one,other)=>Math.abs(other.impactRatio)-
Math.abs(one.impactRatio)).find(row=>explains2(row)&&row.time.changeRatio!==null&&row.launches.base===row.launches.head);
return family===void 0?null:{kind:"family",family:family.family,changeRatio:family.time.changeRatio??0,impactRatio:family.
impactRatio}}function workCause({counts,instances},change){let launches=counts.find(({metric})=>metric==="launches");return launches===
void 0||Math.sign(launches.head-launches.base)!==Math.sign(change)||instances.base===null&&instances.head===null?null:{kind:"\
work",base:launches.base,head:launches.head}}function byFamily(kernels,pick2){return[...Map.groupBy(kernels,({family})=>family)].
map(([family,rows])=>({family,ns:rows.reduce((total,row)=>total+pick2(row),0)})).filter(({ns})=>ns>0).toSorted((one,other)=>other.
ns-one.ns||(one.family<other.family?-1:1))}function merged(one,other){return[...Map.groupBy([...one,...other],({family})=>family)].
map(([family,rows])=>({family,ns:sum(rows)})).toSorted((a,b)=>b.ns-a.ns||(a.family<b.family?-1:1))}function sum(times){return times.
reduce((total,{ns})=>total+ns,0)}var found=new Map;function studentTQuantile(probability,degrees){if(!(probability>.5&&probability<1))throw new RangeError(
`No quantile of ${String(probability)}.`);if(!Number.isInteger(degrees)||degrees<1)throw new RangeError(`No t with ${String(
degrees)} degrees.`);let key=`${String(probability)} ${String(degrees)}`,quantile=found.get(key)??bisect(probability,degrees);
return found.set(key,quantile),quantile}function bisect(probability,degrees){let twoSided=2*probability-1,below=0,above2=Math.
PI/2;for(let step=0;step<60;step+=1){let middle=(below+above2)/2;withinTheta(middle,degrees)<twoSided?below=middle:above2=
middle}return Math.sqrt(degrees)*Math.tan((below+above2)/2)}function withinTheta(theta,degrees){let cosine=Math.cos(theta),
odd=degrees%2===1,term=odd?cosine:1,sum3=degrees===1?0:term;for(let power=odd?3:2;power<=degrees-2;power+=2)term*=cosine*
cosine*(power-1)/power,sum3+=term;return odd?2/Math.PI*(theta+Math.sin(theta)*sum3):Math.sin(theta)*sum3}var usualNoise={pairSpread:.003,degrees:6};function noiseFloor(known,rounds){return Math.expm1(studentTQuantile(.995,known.
degrees)*known.pairSpread/Math.sqrt(rounds))}var misfit=3,alwaysFits=.006;function isBeyond(deviation2,{pairSpread:pairSpread2}){
return deviation2>Math.max(misfit*pairSpread2,alwaysFits)}function pooledNoise(own,known){if(known===null||isBeyond(own.
deviation,known))return own;let degrees=own.degrees+known.degrees,variance=(own.degrees*own.deviation**2+known.degrees*known.
pairSpread**2)/degrees;return{deviation:Math.sqrt(variance),degrees}}var roughRangeThreshold=.0088,calibratedRangeThreshold=.0055,twoRoundsRangeThreshold=.02,otherGpuThreshold={range:.015,wall:.015,
family:.02,kernel:.045},spreadFactors={range:0,wall:3,family:3,kernel:3},singleKernelFactor=4;function limitsFor(judged,{
policy,calibration,sameGpu,rounds}){let known=calibration===null?null:knownNoise(judged,calibration),asked=judged.ownThreshold??
generalThreshold(judged,policy,known!==null,rounds),other=Math.max(otherGpuThreshold[judged.kind],(judged.concentration??
0)*otherGpuThreshold.kernel);return{threshold:sameGpu?asked:Math.max(asked,other),singleRound:policy["single-round-thres\
hold"]/100,singleRoundAlone:singleRoundAlone(judged,policy,known!==null),spreadFactor:spreadFactors[judged.kind],floor:known===
null?0:noiseFloor(known,rounds),known}}function singleRoundAlone({kind,ownThreshold:ownThreshold2,concentration=0},policy,calibrated){
let single=policy["single-round-threshold"]/100;if(ownThreshold2!==null||calibrated||kind!=="kernel"&&kind!=="family")return single;
let kernel=singleKernelFactor*single;return kind==="kernel"?kernel:Math.max(single,concentration*kernel)}function generalThreshold({
kind,concentration=0},policy,calibrated,rounds){if(kind==="wall")return policy["wall-threshold"]/100;let kernel=policy["\
kernel-threshold"]/100;if(kind==="family")return Math.max(policy["family-threshold"]/100,concentration*kernel);if(kind===
"kernel")return kernel;let asked=policy["range-threshold"];return asked!==null?asked/100:calibrated?calibratedRangeThreshold:
rounds===2?twoRoundsRangeThreshold:roughRangeThreshold}function knownNoise({kind,range,name},calibration){let found2=calibration.
ranges.find(one=>one.name===range.name&&one.domain===range.domain),spread=found2===void 0?void 0:spreadOf(kind,name,found2);
return found2===void 0||spread==null?null:{pairSpread:spread,degrees:found2.pairs-1}}function spreadOf(kind,name,range){
return kind==="wall"?range.wallSpread:kind==="family"?range.families.find(one=>one.family===name)?.pairSpread:kind==="ke\
rnel"?range.kernels.find(one=>one.name===name)?.pairSpread:range.pairSpread}function normalCdf(x){let size=x<0?-x:x;if(size>7)return x>0?1:0;let above2=.0352624965998911*size+.700383064443688;above2=
above2*size+6.37396220353165,above2=above2*size+33.912866078383,above2=above2*size+112.079291497871,above2=above2*size+221.213596169931,
above2=above2*size+220.206867912376;let below=.0883883476483184*size+1.75566716318264;below=below*size+16.064177579207,below=
below*size+86.7807322029461,below=below*size+296.564248779674,below=below*size+637.333633378831,below=below*size+793.826512519948,
below=below*size+440.413735824752;let tail=Math.exp(-size*size/2)*above2/below;return x>0?1-tail:tail}function normalDensity(x){
return Math.exp(-x*x/2)/Math.sqrt(2*Math.PI)}var foundShare=.95;function detectableSize(values,threshold,known=null){let found2=chanceToFind(values,Math.log1p(threshold),
known);if(found2===null)return null;let below=0,above2=Math.log1p(threshold)+.001;for(;found2(above2)<foundShare;)above2*=
2;for(let step=0;step<30;step+=1){let middle=(below+above2)/2;found2(middle)<foundShare?below=middle:above2=middle}return Math.
expm1(above2)}function chanceToFind(values,threshold,known){if(Math.min(values.base.length,values.head.length)<2)return null;
let pairs=pairLogRatios(values);if(pairs!==null){let noise2=pooledNoise(pairNoise(pairs,values.headFirst),known).deviation;
return size=>above(size-threshold,noise2/Math.sqrt(pairs.length))*above(size,noise2)**pairs.length}let base=values.base.
length,head=values.head.length,noise=Math.max(deviation(logs(values.base)),deviation(logs(values.head))),ofMedians=noise*
Math.sqrt(varianceOfMedian(base)+varianceOfMedian(head)),allAbove=apart(base,head);return size=>{let passes=above(size-threshold,
ofMedians);return noise===0||passes<foundShare?passes:passes*allAbove(size/noise)}}function above(mean2,noise){return noise===
0?mean2>=0?1:0:normalCdf(mean2/noise)}function varianceOfMedian(n){return Math.PI/2/(n+Math.PI/2-1)}function apart(base,head){
let slowestBase=Array.from({length:49},(_,index)=>{let x=(index-24)*.25;return{x,chance:base*normalDensity(x)*normalCdf(
x)**(base-1)*.25}});return shift=>slowestBase.reduce((sum3,{x,chance})=>sum3+chance*normalCdf(shift-x)**head,0)}var exactUpTo=400;function ratiosBeyondInterval(baseRounds,headRounds){let pairs=baseRounds*headRounds;if(pairs>exactUpTo){
let deviation2=Math.sqrt(pairs*(baseRounds+headRounds+1)/12);return Math.max(0,Math.floor(pairs/2-1.959964*deviation2-.5))}
let ways=orderings(baseRounds,headRounds),all=ways.reduce((sum3,count)=>sum3+count,0),tail=0,rejected=-1;for(let count of ways){
if(tail+=count,tail>.025*all)break;rejected+=1}return Math.max(0,rejected)}function orderings(baseRounds,headRounds){let ways=Array(
baseRounds*headRounds+1).fill(0);ways[0]=1;for(let part2=1;part2<=headRounds;part2+=1){for(let u=ways.length-1;u>=baseRounds+
part2;u-=1)ways[u]=(ways[u]??0)-(ways[u-baseRounds-part2]??0);for(let u=part2;u<ways.length;u+=1)ways[u]=(ways[u]??0)+(ways[u-
part2]??0)}return ways}function chanceOfRankSum(above2,baseRounds,headRounds){let pairs=baseRounds*headRounds;if(pairs>exactUpTo){
let deviation2=Math.sqrt(pairs*(baseRounds+headRounds+1)/12);return 1-normalCdf((above2-.5-pairs/2)/deviation2)}let ways=orderings(
baseRounds,headRounds),all=ways.reduce((sum3,count)=>sum3+count,0);return ways.slice(above2).reduce((sum3,count)=>sum3+count,
0)/all}function effectOf(values,known=null){check(values);let pairs=pairLogRatios(values),spread=Math.max(deviation(logs(values.
base)),deviation(logs(values.head))),differ2=pairs===null?Math.SQRT2*spread:pairNoise(pairs,values.headFirst).deviation,
estimate=pairs===null?ofSeparateSides(values):ofPairs(pairs,values.headFirst,known);return{change:Math.expm1(estimate.log),
low:estimate.low===null?null:Math.expm1(estimate.low),high:estimate.high===null?null:Math.expm1(estimate.high),agree:estimate.
agree,spread,rounds:Math.min(values.base.length,values.head.length),isUnusual:known!==null&&isBeyond(differ2,known)}}function ofPairs(pairs,headFirst,known){
let orders=byOrder(pairs,headFirst),log=mean(orders.map(mean)),agree=agreement(Math.min(...pairs),Math.max(...pairs));if(pairs.
length===1)return{log,low:null,high:null,agree};let noise=pooledNoise(pairNoise(pairs,headFirst),known),ofMean=Math.sqrt(
orders.reduce((sum3,{length})=>sum3+1/length,0))/orders.length,half=studentTQuantile(.975,noise.degrees)*noise.deviation*
ofMean;return{log,low:log-half,high:log+half,agree}}function ofSeparateSides({base,head}){let log=logRatio(median(base),
median(head)),ratios=head.flatMap(value=>base.map(before=>logRatio(before,value))).sort((a,b)=>a-b),agree=agreement(ratios[0]??
log,ratios.at(-1)??log);if(Math.min(base.length,head.length)===1)return{log,low:null,high:null,agree};let beyond=ratiosBeyondInterval(
base.length,head.length);return{log,low:Math.min(log,ratios[beyond]??log),high:Math.max(log,ratios[ratios.length-1-beyond]??
log),agree}}function agreement(lowest,highest){return lowest>0?"up":highest<0?"down":"mixed"}function check({base,head}){
if(base.length===0||head.length===0)throw new RangeError("A side without rounds has no effect.");if(![...base,...head].every(
value=>value>0&&Number.isFinite(value)))throw new RangeError("An effect needs values above 0.")}function classify(values,limits){let known=limits.known??null,effect=effectOf(values,known),threshold=usedThreshold(effect,
limits),clear=(effect.isUnusual?clearOfUnusual:limits.clearOfSpread??0)*effect.spread,least=Math.max(leastSize(effect,threshold),
clear),detectable2=detectableSize(values,least,known),{state,why}=stateOf2(effect,threshold,least);return{state,effect,threshold,
detectable:detectable2,why}}var clearOfUnusual=3;function usedThreshold(effect,limits){let own=effect.rounds===1?limits.
singleRound:limits.spreadFactor*effect.spread;return Math.max(limits.threshold,own,limits.floor)}function leastSize({change,
low,high},threshold){if(low===null||high===null)return threshold;let half=change>=0?(1+change)/(1+low):(1+high)/(1+change);
return Math.max(threshold,half-1)}function stateOf2(effect,threshold,least){let limit=Math.log1p(threshold),size=Math.log1p(
effect.change),found2=Math.abs(size)>=Math.log1p(least);return found2&&effect.agree==="up"?{state:"regressed",why:null}:
found2&&effect.agree==="down"?{state:"improved",why:null}:effect.low===null||effect.high===null?{state:"inconclusive",why:"\
With one round a side the noise is unknown."}:Math.log1p(effect.low)>-limit&&Math.log1p(effect.high)<limit?{state:"same",
why:null}:{state:"inconclusive",why:Math.abs(size)<limit?"The rounds are too noisy to detect a change of the threshold's\
 size.":effect.agree==="mixed"?"The rounds do not agree on the direction.":effect.low<=0&&effect.high>=0?"The rounds var\
y so much that the interval includes 0.":"The rounds vary so much that a change of this size means nothing."}}function processesOf(base,head){let[one,other]=[numbersOf(base),numbersOf(head)];return[one,other].some(numbers=>new Set(
numbers).size<numbers.length)?{base:one,head:other}:null}function processCount({rounds}){return rounds.every(({process})=>process===
null)?null:new Set(numbersOf({rounds})).size}function numbersOf({rounds}){return rounds.map(({process},index)=>process??
-1-index)}function areNeighbors({base,head}){return base.every(number2=>head.includes(number2))&&head.every(number2=>base.
includes(number2))}function headFirstOf({base}){return distinct(base).map(number2=>number2%2===0)}function ofProcesses(values){
let{processes}=values;return processes==null?values:{...values,base:medians(values.base,processes.base),head:medians(values.
head,processes.head),processes:null}}function medians(values,processes){return[...grouped(values,processes).values()].map(
median)}function spreadWithin({base,head,processes}){if(processes==null)return 0;let groups=[...grouped(base,processes.base).
values(),...grouped(head,processes.head).values()];return Math.max(...groups.map(rounds=>rounds.some(value=>value<=0)?0:
deviation(logs(rounds))))}function grouped(values,processes){let groups=new Map;for(let[index,value]of values.entries()){
let process=processes[index]??-1-index;groups.set(process,[...groups.get(process)??[],value])}return groups}function distinct(numbers){
return[...new Set(numbers)]}function withoutFactor(times,factor){return{...times,head:times.head.map(ns=>ns/factor)}}function sideTimes(measured2){let times=ofProcesses(
measured2),{base,head}=times;if(base.length===0||head.length===0||[...base,...head].some(ns=>ns<=0))return{baseNs:medianOf(
base),headNs:medianOf(head)};let levels=sideLevels(pairable(times));return{baseNs:levels.base,headNs:levels.head}}function timeChange(measured2,limits){
let times=ofProcesses(measured2),{base,head}=times,inBase=base.filter(value=>value>0).length,inHead=head.filter(value=>value>
0).length,plain={...unknown2,...sideTimes(times),rounds:Math.min(base.length,head.length)};if(inBase===0&&inHead===0)return{
...plain,state:"not-judged",why:"There is no time on either side."};if(inBase===0)return{...plain,baseNs:null,state:"new"};
if(inHead===0)return{...plain,headNs:null,state:"removed"};if(inBase<base.length||inHead<head.length){let ran=(found2,rounds)=>`${String(
found2)} of ${String(rounds)}`,why2=`It ran in ${ran(inBase,base.length)} rounds of base and ${ran(inHead,head.length)} \
of head.`;return{...plain,changeRatio:ratio(plain.baseNs,plain.headNs),state:"inconclusive",mayBeSlower:!0,why:why2}}let own=classify(
pairable(times),limits),{effect,threshold,detectable:detectable2}=own,{state,why}=effect.rounds===1?ofOneProcess(measured2,
own):own;return{...plain,changeRatio:effect.change,lowRatio:effect.low,highRatio:effect.high,thresholdRatio:threshold,detectableRatio:detectable2,
spreadRatio:effect.rounds===1?null:effect.spread,state,mayBeSlower:state==="inconclusive"&&mayBeSlower(effect,effect.rounds===
1?limits.threshold:threshold),why}}function ofOneProcess(measured2,{state,why,effect}){if(measured2.processes==null)return{
state,why};if(state==="inconclusive")return{state,why:"With one process a side, what processes differ by is not known."};
let isApart=Math.min(...measured2.head)>Math.max(...measured2.base)||Math.max(...measured2.head)<Math.min(...measured2.base),
isClear=Math.abs(Math.log1p(effect.change))>=clearOfUnusual*spreadWithin(measured2);return isApart&&isClear?{state,why}:
{state:"inconclusive",why:"The rounds of one process differ by too much for a change of this size."}}function mayBeSlower({
change,high},threshold){return(high??change)>=threshold}function notJudged(time){return{...time,state:"not-judged",mayBeSlower:!1,
why:null,thresholdRatio:null,detectableRatio:null}}var unknown2={changeRatio:null,lowRatio:null,highRatio:null,thresholdRatio:null,
detectableRatio:null,spreadRatio:null,mayBeSlower:!1,why:null};function pairable(times){return times.base.length===times.
head.length?times:{...times,interleaved:!1}}function medianOf(values){return values.length===0?null:median(values)}function ratio(base,head){
return base===null||head===null||base===0?null:head/base-1}function skewOf({ranks}){let work=ranks.map(({workNs})=>workNs);return Math.max(...work)/Math.max(1,lowerMedian(work))-1}
function lowerMedian(values){return values.toSorted((one,other)=>one-other)[Math.floor((values.length-1)/2)]??0}function compareRanks(base,head,{
threshold,timeOf:timeOf2}){if(!ranksKnown(base,head))return null;let both=value=>({base:value(base.rounds),head:value(head.
rounds)}),middle=pick2=>both(rounds=>median(rounds.map(pick2))),rangeNs=middle(rankTimeNs).base,collectives=rounds=>median(
rounds.map(round=>round.collectives.reduce((sum3,{count})=>sum3+count,0)));return{ranks:(head.rounds[0]?.ranks??[]).map(
({rank,report,device},index)=>{let of=pick2=>round=>{let found2=round.ranks[index];return found2===void 0?0:pick2(found2)??
0};return{rank,report,device,work:ofTheRange(timeOf2(of(({workNs})=>workNs)),threshold,rangeNs),busyNs:middle(of(({busyNs})=>busyNs)),
waitingNs:middle(of(({communication})=>communication.waitingNs)),exposedTransferNs:middle(of(({communication})=>communication.
exposedTransferNs)),joinedLast:middle(of(({communication})=>communication.joinedLast)),heldUpNs:middle(of(({communication})=>communication.
heldUpNs))}}),exposedTransfer:notJudged(timeOf2(exposedTransferNs)),skew:middle(skewOf),collectives:{base:collectives(base.
rounds),head:collectives(head.rounds)}}}function ofTheRange(time,threshold,rangeNs){let changeNs=Math.abs((time.headNs??
0)-(time.baseNs??0));if(time.state==="same"||time.state==="not-judged"||changeNs>=threshold*rangeNs)return time;let why=`\
Its change is less than ${percent(threshold)} of the range's time on the GPU.`;return{...time,state:"not-judged",mayBeSlower:!1,
why}}function exposedTransferNs({ranks}){return ranks.reduce((sum3,{communication})=>sum3+(communication.exposedTransferNs??
0),0)/Math.max(1,ranks.length)}function scaledRanks(ranks,by){let scaled2=ns=>ns===null?null:ns*by;return ranks.map(({communication,
...rank})=>({...rank,busyNs:rank.busyNs*by,workNs:rank.workNs*by,communication:{...communication,exposedTransferNs:scaled2(
communication.exposedTransferNs)}}))}function commonWork(base,head){if(!varies(base)&&!varies(head))return{base,head,isScaled:!1};let common=new Map;for(let{
name,rounds}of[...base.kernels,...head.kernels])common.set(name,Math.min(common.get(name)??1/0,...rounds.map(round=>round?.
launches??0)));return{base:scaled(base,common),head:scaled(head,common),isScaled:!0}}var mostOfTime=.5;function varies({
kernels,rounds}){let total=rounds.reduce((sum3,{kernelNs})=>sum3+kernelNs,0),varying2=kernels.filter(kernel=>new Set(kernel.
rounds.map(round=>round?.launches??0)).size>1).reduce((sum3,kernel)=>sum3+kernel.rounds.reduce((time,round)=>time+(round?.
totalNs??0),0),0);return total>0&&varying2>=mostOfTime*total}function scaled(range,common){let factor=({name},launches)=>{
let launched=common.get(name)??0;return launched===0||launches===0?1:launched/launches},kernels=range.kernels.map(kernel=>({
...kernel,rounds:kernel.rounds.map(round=>{if(round===null)return null;let by=factor(kernel,round.launches);return{...round,
totalNs:round.totalNs*by,busyNs:round.busyNs===null?null:round.busyNs*by,exclusiveNs:round.exclusiveNs===null?null:round.
exclusiveNs*by}})})),kept=range.rounds.map(({kernelNs},index)=>{let left2=kernels.reduce((sum3,{rounds})=>sum3+(rounds[index]?.
totalNs??0),0);return kernelNs===0?1:left2/kernelNs});return{...range,kernels,rounds:range.rounds.map((round,index)=>{let by=kept[index]??
1;return{...round,kernelNs:round.kernelNs*by,gpuBusyNs:round.gpuBusyNs*by,copyBusyNs:round.copyBusyNs===null?null:round.
copyBusyNs*by,communicationFreeBusyNs:round.communicationFreeBusyNs===null?null:round.communicationFreeBusyNs*by,ranks:scaledRanks(
round.ranks,by),wallNs:round.wallNs*by}})}}var smallestChange=2,clearOfRounds=3,fewBytes=2**20,mostlyBusy=.8;function countChanges(base,head,rules){let change=(metric,pick2,kind=null)=>countChange(
metric,kind,base.rounds.map(pick2),head.rounds.map(pick2),rules),host=change("hostLaunches",hostLaunches),graphs=change(
"graphLaunches",({graphLaunches})=>graphLaunches),syncs=change("synchronizations",round=>sum2(round.synchronizations.map(
({count})=>count))),launches=change("launches",({launches:launches2})=>launches2),rows=[launches,host,...graphs.base+graphs.
head>0?[{...graphs,...graphState(graphs,host)}]:[],...copyChanges(base,head,rules),change("blockingCopies",({copies})=>sum2(
copies.map(({blocking})=>blocking))),{...syncs,why:syncs.why??callsChanged(base,head)}],graphIsLost=rows.some(({metric,state,
base:before,head:after})=>metric==="graphLaunches"&&state==="regressed"&&after<before);return rows.map(row=>rules.isStrict?
row:{...row,...inItsRange(row,rows,{...rules,graphIsLost,launches})})}function inItsRange(row,rows,{hasImproved,wall,busyShare:busyShare3,
graphIsLost,launches}){let{metric,state,why,base,head}=row;if(state!=="regressed")return{state,why};let noted=because=>({
state:"noted",why:why===null?because:`${why} ${because}`});if(metric==="synchronizations"||metric==="blockingCopies"||graphIsLost&&
(metric==="graphLaunches"||metric==="hostLaunches"))return wall==="not-slower"?noted("Wall time is not longer."):{state,
why};if(!matters(row,rows,launches))return noted("Too little to matter, and the host does not wait for it.");if(!hasImproved)
return{state,why};if(wall==="not-slower"||busyShare3>=mostlyBusy)return noted("The range as a whole is faster.");let open2="\
The range takes less time on the GPU, but whether the host's extra work makes its wall time longer is not known.";return{
state:base<head?"inconclusive":state,why:why===null?open2:`${why} ${open2}`}}function matters({metric,kind,base,head,thresholdRatio},rows,launches){
let rise=head-base;if(metric==="copiedBytes")return rise>=fewBytes&&rise>=thresholdRatio*base;let isMany=rise>smallestChange&&
rise>=thresholdRatio*Math.max(launches.base,launches.head);if(metric!=="copies")return isMany;let bytes=rows.find(other=>other.
metric==="copiedBytes"&&other.kind===kind);return isMany&&bytes!==void 0&&bytes.head-bytes.base>=fewBytes}function hostLaunches({
launches,graphKernels,graphLaunches}){return launches-graphKernels+graphLaunches}function graphState(graphs,host){return graphs.
state==="improved"&&host.state==="regressed"?{state:"regressed",why:"Kernels that a CUDA graph held are launched one by \
one."}:graphs.state==="regressed"&&host.state==="improved"?{state:"improved",why:"Kernels that were launched one by one \
are in a CUDA graph."}:graphs}function copyChanges(base,head,rules){let kinds2=new Map;for(let round of[...base.rounds,...head.
rounds])for(let copy of round.copies)kinds2.set(copyKind(copy),copy);return[...kinds2].toSorted(([one],[other])=>one<other?
-1:1).flatMap(([kind,sample])=>["copies","copiedBytes"].map(metric=>{let of=isMeant=>round=>sum2(round.copies.filter(isMeant).
map(({count,bytes})=>metric==="copies"?count:bytes)),change=isMeant=>countChange(metric,kind,base.rounds.map(of(isMeant)),
head.rounds.map(of(isMeant)),rules),row=change(copy=>copyKind(copy)===kind),all=change(copy=>copy.kind===sample.kind&&copy.
direction===sample.direction);return[sample.sourceMemory,sample.targetMemory].includes("pageable")||row.state===all.state||
row.state==="same"?row:{...row,state:"moved",why:"Copies of this direction use another kind of memory."}}))}function copyKind({
kind,direction,sourceMemory,targetMemory}){return kind==="fill"?`memset (${targetMemory??"unknown memory"})`:`${direction??
"unknown direction"} (${sourceMemory??"unknown"} \u2192 ${targetMemory??"unknown"})`}function countChange(metric,kind,baseRounds,headRounds,{
threshold,workVaries}){let base=median(baseRounds),head=median(headRounds),size=Math.abs(head-base),isLarge=size>=smallestChange&&
size>threshold*Math.max(base,head),gap=gapBetween(baseRounds,headRounds),isClear=gap>clearOfRounds*Math.max(widthOf(baseRounds),
widthOf(headRounds)),isOfWork=workVaries&&gap<=0;return{metric,kind,base,head,changeRatio:base===0?null:head/base-1,thresholdRatio:threshold,
state:isLarge?isClear?head>base?"regressed":"improved":isOfWork?"noted":"inconclusive":"same",why:isLarge&&!isClear&&isOfWork?
"The rounds of a side did not do the same work, and the count varies with it.":isLarge&&!isClear?"The count varies betwe\
en rounds of a side, and the sides do not differ by more than that.":null,launchSites:null}}function gapBetween(one,other){
return Math.max(Math.min(...other)-Math.max(...one),Math.min(...one)-Math.max(...other))}function widthOf(rounds){return Math.
max(...rounds)-Math.min(...rounds)}function callsChanged(base,head){let countOf=(range,name)=>median(range.rounds.map(round=>sum2(
round.synchronizations.map(({call,count})=>call===name?count:0)))),changed=[...new Set([...base.rounds,...head.rounds].flatMap(
round=>round.synchronizations.map(({call})=>call)))].toSorted().flatMap(name=>{let[before,after]=[countOf(base,name),countOf(
head,name)];return before===after?[]:[`${name} ${String(before)} \u2192 ${String(after)}`]});return changed.length===0?null:
`${changed.join(", ")}.`}function sum2(values){return values.reduce((total,value)=>total+value,0)}function movedWorkAmong(all,machineFactor){let sum3=(rows,work)=>rows.reduce((total,row)=>total+work({...row,headNs:row.
headNs/machineFactor}),0),allNs=sum3(all,launchWorkNs);return members=>{let ofLaunches=sum3(members,launchWorkNs),ownNs=ofLaunches+
sum3(members,replacedWorkNs),elsewhereNs=allNs-ofLaunches;return{inNs:Math.min(Math.max(0,ownNs),Math.max(0,-elsewhereNs)),
outNs:Math.min(Math.max(0,-ownNs),Math.max(0,elsewhereNs))}}}function lostElsewhereAmong(family,{machineFactor,threshold}){
let gained=one=>one.headNs/machineFactor-one.baseNs,lost=family.filter(one=>gained(one)<-threshold*one.baseNs).reduce((sum3,one)=>sum3-
gained(one),0);return row=>Math.max(0,Math.min(lost,gained(row)))}function launchWorkNs({launches,baseNs,headNs}){let base={
launches:launches.base,totalNs:baseNs},head={launches:launches.head,totalNs:headNs};return surplusNs(head,base)-surplusNs(
base,head)}function surplusNs(more,fewer){return more.launches>fewer.launches?Math.min(more.totalNs*(more.launches-fewer.
launches)/more.launches,Math.max(0,more.totalNs-fewer.totalNs)):0}function replacedWorkNs({match,baseNs,headNs}){return match===
"swapped"?headNs-baseNs:0}function matchesGlob(glob,text3){let parts=[...glob.matchAll(/\\(.)|(\*)|(\?)|(.)/gsu)].map(([,escaped,star,any,plain])=>star!==
void 0?"star":any!==void 0?"any":{character:escaped??plain??""}),characters=[...text3],[part2,at]=[0,0],retry=null;for(;at<
characters.length;){let wanted=parts[part2];if(wanted==="star")retry={part:part2,at},part2+=1;else if(wanted==="any"||wanted!==
void 0&&wanted.character===characters[at])part2+=1,at+=1;else if(retry!==null)retry={part:retry.part,at:retry.at+1},part2=
retry.part+1,at=retry.at;else return!1}for(;parts[part2]==="star";)part2+=1;return part2===parts.length}function matchesRange(pattern,{name,domain}){let at=[...pattern.matchAll(/\\.|@/gsu)].find(([text3])=>text3==="@")?.index;
if(at===void 0)return domain===""&&matchesGlob(pattern,name);let wanted=pattern.slice(at+1);return matchesGlob(pattern.slice(
0,at),name)&&(wanted==="*"||matchesGlob(wanted,domain))}function matchesKernel(pattern,names){return names.some(name=>name===
pattern||matchesGlob(pattern,name))}function ownThreshold({range,family,kernels},policy){let found2=policy.thresholds.findLast(entry=>entry.metric!==void 0||
entry.range!==void 0&&!matchesRange(entry.range,range)||entry.family!==void 0&&entry.family!==family?!1:entry.kernel!==void 0?
kernels!==null&&matchesKernel(entry.kernel,kernels):kernels===null&&entry.family!==void 0==(family!==null));return found2===
void 0?null:found2.threshold/100}function metricThreshold(name,policy){return(policy.thresholds.findLast(({metric})=>metric!==
void 0&&(metric===name||matchesGlob(metric,name)))?.threshold??policy["metric-threshold"])/100}var otherFamily2="other",alikeEnough=.3,mostHeldTogether=200;function findSwaps(base,head){let inHead=Map.groupBy(head,kindOf),
candidates=[...Map.groupBy(base,kindOf)].flatMap(([kind,groups])=>{let others=mostTime(inHead.get(kind)??[]);return others.
length===0?[]:mostTime(groups).flatMap(old=>others.flatMap(young=>candidate(old,young)))});candidates.sort((one,other)=>other.
alike-one.alike||one.distance-other.distance||(one.names<other.names?-1:1));let taken=new Set;return candidates.flatMap(
({base:old,head:young})=>taken.has(old)||taken.has(young)?[]:(taken.add(old).add(young),[{base:old,head:young}]))}function candidate(old,young){
let alike2=similarity(old.words,young.words);if(familyOf(old.group)===otherFamily2&&alike2<alikeEnough)return[];let distance=Math.
abs(Math.log(Math.max(1,young.timeNs)/Math.max(1,old.timeNs))),names=old.name<young.name?`${old.name}
${young.name}`:`${young.name}
${old.name}`;return[{base:old.group,head:young.group,alike:alike2,distance,names}]}function kindOf(group){return`${String(
launchesOf(group))} ${familyOf(group)}`}function mostTime(groups){return groups.map(group=>{let[name=""]=group.map(kernel=>kernel.
name).toSorted();return{group,name,words:wordsOf(name),timeNs:timeOf(group)}}).sort((one,other)=>other.timeNs-one.timeNs||
(one.name<other.name?-1:1)).slice(0,mostHeldTogether)}function launchesOf(group){return median(sumByRound(group,({launches})=>launches))}
function sumByRound(group,pick2){let rounds=Math.max(0,...group.map(kernel=>kernel.rounds.length));return Array.from({length:rounds},
(_,index)=>group.reduce((sum3,kernel)=>{let round=kernel.rounds[index];return sum3+(round==null?0:pick2(round))},0))}function timeOf(group){
return median(sumByRound(group,({totalNs})=>totalNs))}function familyOf(group){return group[0]?.family??otherFamily2}function similarity(left2,right2){
let shared=0;for(let word of left2)right2.has(word)&&(shared+=1);let all=left2.size+right2.size-shared;return all===0?0:
shared/all}var mostWords=200;function wordsOf(name){let words2=(name.slice(0,4e3).match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g)??[]).
map(word=>word.toLowerCase()).filter(word=>!dull.has(word));return new Set(words2.slice(0,mostWords))}var dull=new Set([
"void","const","kernel","at","native","int","unsigned","unnamed","t","cuda"]);var launchesAndCode=kernel=>text(launchesOf([kernel]),kernel,sizeAndCode),launchesAndSize=kernel=>text(launchesOf([kernel]),
kernel,({grid,block})=>[grid,block]),launchesAlone=kernel=>text(launchesOf([kernel]),kernel,()=>null),codeAlone=kernel=>text(
null,kernel,sizeAndCode),movedShapes=[launchesAndCode,launchesAndSize,codeAlone,launchesAlone],exchangedShapes=[launchesAndCode,
launchesAndSize,launchesAlone];function sizeAndCode(variant){let{block,registers,sharedMemory}=codeOf(variant);return[variant.
grid,block,registers,sharedMemory,variant.localBytesPerThread]}function evenly(registers){return registers+registers%2}function callShapes(tileOf){
return[kernel=>text(launchesOf([kernel]),kernel,({grid:[x,y,z]})=>x*y*z*tileOf(kernel.name)),launchesAlone]}function text(launches,{
variants},of){let sizes2=variants.map(variant=>JSON.stringify(of(variant)));return`${launches===null?"":String(launches)}\
 ${[...new Set(sizes2)].toSorted().join(" ")}`}function pairByShape({base,head},shapes){if(base.length===1&&head.length===
1)return{pairs:[{base,head}],left:{base:[],head:[]}};let pairs=[],left2={base,head};for(let shapeOf of shapes){let inHead=Map.
groupBy(left2.head,shapeOf),taken=new Set;for(let[key,kernels]of Map.groupBy(left2.base,shapeOf)){let others=inHead.get(
key)??[];if(others.length===kernels.length){pairs.push(...byNameIfEqual({base:kernels,head:others}));for(let kernel of[...kernels,
...others])taken.add(kernel)}}let isLeft=kernel=>!taken.has(kernel);left2={base:left2.base.filter(isLeft),head:left2.head.
filter(isLeft)}}return left2.base.length===0||left2.head.length===0?{pairs,left:left2}:{pairs:[...pairs,left2],left:{base:[],
head:[]}}}function pairByNameOrShape({base,head},shapes){let[shapeOf,...coarser]=shapes,named2=new Map(head.map(kernel=>[
kernel.name,kernel])),both=base.flatMap(kernel=>{let same=named2.get(kernel.name);return same===void 0?[]:[{base:kernel,
head:same}]});if(shapeOf===void 0||both.length<2)return both.map(pair=>({base:[pair.base],head:[pair.head]}));let keyed=both.
map(pair=>({...pair,keys:[shapeOf(pair.base),shapeOf(pair.head)]}));return joined(keyed).flatMap(members=>{let pair={base:members.
map(member=>member.base),head:members.map(member=>member.head)},[before,after]=[0,1].map(side=>members.map(({keys})=>keys[side]).
toSorted());return JSON.stringify(before)===JSON.stringify(after)?pairByShape(pair,[shapeOf]).pairs:pairByNameOrShape(pair,
coarser)})}function joined(members){let parents=new Map,rootOf=key=>{let root=key;for(let parent=parents.get(root);parent!==
void 0;parent=parents.get(root))root=parent;return root!==key&&parents.set(key,root),root};for(let{keys}of members){let[
one,other]=[rootOf(keys[0]),rootOf(keys[1])];one!==other&&parents.set(one,other)}return[...Map.groupBy(members,({keys})=>rootOf(
keys[0])).values()]}function byNameIfEqual({base,head}){let named2=new Map(head.map(kernel=>[kernel.name,kernel])),pairs=base.
flatMap(kernel=>{let same=named2.get(kernel.name);return same===void 0?[]:[{base:[kernel],head:[same]}]});return pairs.length===
base.length?pairs:[{base,head}]}function codeChanges({base,head}){let all=(group,key)=>[...new Set(group.flatMap(({variants})=>variants.
map(variant=>JSON.stringify(codeOf(variant)[key]))))].toSorted().join(" ");return["block","registers","sharedMemory"].filter(
key=>all(base,key)!==all(head,key))}function codeOf(variant){let{block,registersPerThread,staticSharedBytes,dynamicSharedBytes}=variant;
return{block,registers:evenly(registersPerThread),sharedMemory:[staticSharedBytes,dynamicSharedBytes]}}function matchKernels(base,head,names){let calls=callShapes(names.tileElements),paired=pairUp({base,head},names.stable).
map(pair=>haveEqualNames(pair)?believed(pair):renumbered(pair)),left2={base:paired.flatMap(one=>one.left.base),head:paired.
flatMap(one=>one.left.head)},rows=exchanged(paired.flatMap(one=>one.rows),names,calls),general=pairUp(left2,names.general).
map(pair=>pairByShape(pair,calls));return rows.push(...general.flatMap(({pairs})=>pairs).map(pair=>({match:"variant",...pair}))),
rows.push(...swapsAndRest(general.flatMap(one=>groupBy(one.left.base,names.general)),general.flatMap(one=>groupBy(one.left.
head,names.general)))),rows.map(row=>({...row,autotuned:autotuned(row,names)}))}function believed(pair){return{rows:pairByNameOrShape(
pair,exchangedShapes).map(named("renamed")),left:{base:[],head:[]}}}function renumbered(pair){let{pairs,left:left2}=pairByShape(
pair,movedShapes);return{rows:pairs.map(named("renamed")),left:left2}}function exchanged(rows,{stable,general},calls){return[
...Map.groupBy(rows,({match,base:[kernel]})=>match==="exact"?general(kernel?.name??""):null)].flatMap(([key,group])=>{let pair={
base:group.flatMap(({base})=>base),head:group.flatMap(({head})=>head)};return key!==null&&new Set(pair.base.map(({name})=>stable(
name))).size>1?pairByNameOrShape(pair,calls).map(named("variant")):group})}function named(match){return({base,head})=>({
match:base.length===1&&head.length===1&&base[0]?.name===head[0]?.name?"exact":match,base,head})}function swapsAndRest(base,head){
let swaps=findSwaps(base,head),swapped=new Set(swaps.flatMap(swap=>[swap.base,swap.head])),rest=groups=>groups.filter(group=>!swapped.
has(group));return[...swaps.map(swap=>({match:"swapped",...swap})),...rest(base).map(group=>({match:"removed",base:group,
head:[]})),...rest(head).map(group=>({match:"new",base:[],head:group}))]}function autotuned({match,base,head},names){let isVariant=match===
"variant";if(!isVariant&&match!=="exact"&&match!=="renamed"||base.length!==head.length||![...base,...head].every(({name})=>names.
isAutotuned(name)))return null;let changed=[...codeChanges({base,head}),...isVariant?["tile"]:[]];return changed.length===
0?null:{changed}}function haveEqualNames({base,head}){let inHead=new Set(head.map(({name})=>name));return base.length===
head.length&&base.every(({name})=>inHead.has(name))}function pairUp({base,head},read){let[inBase,inHead]=[base,head].map(
kernels=>Map.groupBy(kernels,({name})=>read(name)));return[...new Set([...inBase?.keys()??[],...inHead?.keys()??[]])].map(
key=>({base:inBase?.get(key)??[],head:inHead?.get(key)??[]}))}function groupBy(kernels,read){return[...Map.groupBy(kernels,
({name})=>read(name)).values()]}function rangeKernels(base,head,names){return matchKernels(base.kernels,head.kernels,names).map(row=>{let baseRoundsNs=timesOf(
row.base,base.rounds.length),headRoundsNs=timesOf(row.head,head.rounds.length),baseNs=median(baseRoundsNs),headNs=median(
headRoundsNs),launches={base:launchesOf(row.base),head:launchesOf(row.head)},family=row.head[0]?.family??row.base[0]?.family??
"other",busyShareRatio=row.head.length>0?busyShare(row.head,head):busyShare(row.base,base);return{...row,family,baseRoundsNs,
headRoundsNs,baseNs,headNs,launches,busyShareRatio}})}function overlappedRounds(kernels,rounds){let shares=Array.from({length:rounds},
(_,index)=>{let found2=kernels.flatMap(kernel=>kernel.rounds[index]??[]),totalNs=found2.reduce((sum3,round)=>sum3+round.
totalNs,0),known=found2.flatMap(({exclusiveNs})=>exclusiveNs??[]);return known.length<found2.length?null:totalNs===0?0:1-
known.reduce((sum3,ns)=>sum3+ns,0)/totalNs});return shares.some(share=>share===null)?null:shares.filter(share=>share!==null)}
function busyShare(kernels,range){let shares=range.rounds.map(({gpuBusyNs},index)=>{let known=kernels.map(({rounds})=>{let round=rounds[index];
return round==null?0:round.busyNs});return gpuBusyNs===0||known.some(ns=>ns===null)?null:known.reduce((sum3,ns)=>sum3+(ns??
0),0)/gpuBusyNs});return shares.includes(null)?null:median(shares.map(share=>share??0))}function timesOf(kernels,rounds){
return kernels.length===0?Array(rounds).fill(0):sumByRound(kernels,({totalNs})=>totalNs)}function beyondDoubts(time,{base,head,roundsDisagree,itVaries}){let steady=roundsDisagree?beyondDisagreement(time):time,
own=beyondClock(beyondOtherThreads(steady,base,head));return itVaries?varying(own):own}function beyondOtherThreads(time,base,head){
if(time.state!=="regressed"||time.baseNs===null||time.headNs===null)return time;let varying2=Math.max(...[base,head].map(
({rounds})=>{let own=rounds.map(({otherThreads})=>otherThreads);if(sharedValue(own.map(({launches})=>launches))!==null)return 0;
let ns=own.map(({kernelNs})=>kernelNs);return Math.max(...ns)-Math.min(...ns)}));return time.headNs-time.baseNs>varying2?
time:{...time,state:"inconclusive",mayBeSlower:!0,why:"Other threads launched work in some rounds only, as much as the c\
hange."}}var otherKernelsMatter=.05;function kernelsVary({kernels,rounds}){let some=kernels.filter(kernel=>kernel.rounds.
some(round=>(round?.launches??0)===0));return rounds.some(({kernelNs},index)=>{let ns=some.reduce((sum3,kernel)=>sum3+(kernel.
rounds[index]?.totalNs??0),0);return kernelNs>0&&ns>=otherKernelsMatter*kernelNs})}function varying(time){return time.state!==
"regressed"&&time.state!=="improved"&&time.state!=="inconclusive"?time:{...time,state:"inconclusive",mayBeSlower:time.state===
"regressed"||time.mayBeSlower,why:"The rounds of a side do not run the same kernels, as with autotuning in each process."}}
function rowBeyondDoubts(time,itVaries){return(time.state==="regressed"||time.state==="improved")&&itVaries?varying(time):
beyondClock(time)}var clockNs=320;function beyondClock(time){return!["regressed","improved","inconclusive","noted"].includes(
time.state)||time.baseNs===null||time.headNs===null||Math.abs(time.headNs-time.baseNs)>=clockNs||time.spreadRatio!==null&&
time.spreadRatio*time.baseNs>=clockNs?time:{...time,state:"same",mayBeSlower:!1,why:"The change is below the resolution \
of the GPU's timestamps."}}var spreadFactor=3;function beyondDisagreement(time){return time.state!=="regressed"&&time.state!==
"improved"||isBeyondSpread(time)?time:{...time,state:"inconclusive",mayBeSlower:time.state==="regressed",why:"Some round\
s of a side are slower throughout than its fastest, and cannot be left out: there are too many, or the pairs left all be\
gan with the same side."}}function isBeyondSpread({changeRatio,spreadRatio}){return Math.abs(Math.log1p(changeRatio??0))>=
Math.log1p(spreadFactor*(spreadRatio??0))}function classifyRow(times,rules){let own=withoutFactor(times,rules.machineFactor),time=withoutMachine(own,timeChange(times,
rules.limits),rules);if(time.state==="new"||time.state==="removed"||time.state==="not-judged")return time;let quiet={...time,
mayBeSlower:!1,state:"not-judged"};if(rules.waits)return{...quiet,state:"waits",why:"Its time includes waiting for other\
 GPUs."};if(rules.shareRatio<rules.minShare)return{...quiet,why:`It is less than ${percent(rules.minShare)} of the range\
.`};if(Math.abs(rules.impactRatio)<rules.minImpact)return time.state==="same"?time:time.state==="inconclusive"?{...time,
mayBeSlower:!1}:{...quiet,why:`Its change is less than ${percent(rules.minImpact)} of the range.`};if(time.state==="inco\
nclusive")return{...time,mayBeSlower:time.mayBeSlower&&(time.changeRatio??0)>=rules.limits.threshold};let moved=withoutMovedWork(
own,time,rules);return clearInOneRound(rules.isStrict?moved:inItsRange2(own,moved,rules),rules)}function clearInOneRound(time,{
rangeState,limits}){let{state,rounds,changeRatio}=time;return state!=="regressed"||rounds>1||rangeState==="regressed"||(changeRatio??
0)>=limits.singleRoundAlone?time:{...time,state:"inconclusive",mayBeSlower:!0,thresholdRatio:limits.singleRoundAlone}}function inItsRange2(times,time,{
rangeState,family,overlapped,limits}){if(time.state!=="regressed"&&time.state!=="improved")return time;if(overlapChanged(
overlapped,limits.threshold))return{...time,state:"overlap-changed",why:"Its overlap with other work changed, so its dur\
ation is no measure; the range's busy time decides."};if(time.state==="improved")return time;if(rangeState==="improved")
return{...time,state:"noted",why:"The range as a whole is faster."};if(rangeState==="regressed"||family?.isUnchanged!==!0)
return time;if(family.isOtherVariant)return{...time,state:"other-variant",why:"A library or compiler chose another varia\
nt, and the family takes as long as before."};let less={...times,head:times.head.map(ns=>Math.max(ns-family.lostElsewhereNs,
1))};return family.lostElsewhereNs===0||timeChange(less,limits).state==="regressed"?time:{...time,state:"moved",why:"Oth\
er kernels of its family take less time for it, and the family takes as long as before."}}function overlapChanged(overlapped,threshold){
if(overlapped===null)return!1;let{base,head}=overlapped,spread=Math.max(Math.max(...base)-Math.min(...base),Math.max(...head)-
Math.min(...head));return Math.abs(median(head)-median(base))>Math.max(threshold,3*spread)}function withoutMachine(own,time,{
limits,machineFactor}){if(machineFactor===1||time.changeRatio===null)return time;let{state,mayBeSlower:mayBeSlower2,why}=timeChange(
own,limits);return{...time,state,mayBeSlower:mayBeSlower2,why}}function withoutMovedWork(times,time,rules){let{state}=time,
{inNs,outNs}=rules.moved;if(state!=="regressed"&&state!=="improved"||rules.rangeState===state)return time;let less=(values,ns)=>values.
map(value=>Math.max(value-ns,1));return(state==="regressed"?timeChange({...times,head:less(times.head,inNs)},rules.limits):
timeChange({...times,base:less(times.base,outNs)},rules.limits)).state===state?time:{...time,state:"moved",why:state==="\
regressed"?"It may have taken over launches that other kernels of the range lost, and the range as a whole is not slower\
.":"Other kernels of the range may have taken over its launches, and the range as a whole is not faster."}}function launchChanges({base,head}){let[old,young]=[base.variants[0],head.variants[0]];if(old===void 0||young===void 0)return[];
let change=(metric,title,textOf)=>{let[before,after]=[textOf(old),textOf(young)];return before===after?[]:[{metric,text:`${title}\
 ${before} \u2192 ${after}`}]};return[...change("registersPerThread","registers",({registersPerThread})=>String(registersPerThread)),
...change("sharedBytesPerBlock","shared memory",variant=>`${String(sharedBytes(variant))} B`),...change(null,"local memo\
ry a thread",({localBytesPerThread})=>`${String(localBytesPerThread)} B`),...change(null,"grid",({grid})=>grid.join("\xD7")),
...change(null,"block",({block})=>block.join("\xD7"))]}function isSameLaunch(base,head){let[old,young]=[textsOf(base),textsOf(
head)];return old.length===0||old.includes(null)?!1:old.length===young.length&&old.every((text3,index)=>text3===young[index])}
function textsOf(side){return side.flatMap(({variants})=>variants.map(variantText)).toSorted()}function variantText(variant){
let launches=medianLaunches(variant);return variant.mangled===null||variant.rounds.length===0?null:JSON.stringify({...variant,
rounds:launches})}function equalPairs(base,head){let inHead=new Map(head.map(launched=>[launched.key,launched])),timeNs=pair=>pair.base.timeNs+
pair.head.timeNs;return base.flatMap(old=>{let young=inHead.get(old.key);return young===void 0?[]:[{base:old,head:young}]}).
toSorted((one,other)=>timeNs(other)-timeNs(one))}function changedPair([base],[head],equal){if(base===void 0||head===void 0||
base.key===head.key)return null;let before=equal.find(({head:{key}})=>key===head.key)?.base.launches,after=equal.find(({
base:{key}})=>key===base.key)?.head.launches;return isFew(after,base.launches)&&isFew(before,head.launches)?{base,head}:
null}function isFew(launches,others){return launches===void 0||launches<others/2}function measuredPair(base,head,equal,changed){
let stands=changed!==null&&isHalf(changed.base,base)&&isHalf(changed.head,head),[found2]=[...stands?[changed]:[],...equal].
flatMap(pair=>pair.base.figures===null||pair.head.figures===null?[]:[{...pair,figures:{base:pair.base.figures,head:pair.
head.figures}}]);return found2??null}function isHalf({timeNs},all){return 2*timeNs>=all.reduce((sum3,launched)=>sum3+launched.
timeNs,0)}function launchedBy(kernels){let mostTime2=kernels.flatMap(kernel=>kernel.variants.map((variant,index)=>({variant,figures:sampleOf(
kernel,index)?.figures??null,timeNs:medianTotalNs(variant)}))).toSorted((one,other)=>other.timeNs-one.timeNs);return[...Map.
groupBy(mostTime2,({variant})=>launchShape(variant))].map(([key,members])=>({key,variants:members.map(({variant})=>variant),
launches:members.reduce((sum3,{variant})=>sum3+medianLaunches(variant),0),timeNs:members.reduce((sum3,{timeNs})=>sum3+timeNs,
0),figures:members.find(({figures})=>figures!==null)?.figures??null})).toSorted((one,other)=>other.timeNs-one.timeNs)}var explaining=[{key:"dramBytes",title:"DRAM bytes",unit:"byte"},{key:"achievedOccupancyPct",title:"occupancy",unit:"%"},
{key:"registersPerThread",title:"registers",unit:""},{key:"sharedBytesPerBlock",title:"shared memory",unit:"byte"},{key:"\
spillRequests",title:"spill requests",unit:""},{key:"gridBlocks",title:"blocks",unit:""},{key:"wavesPerSm",title:"waves",
unit:""},{key:"occupancyLimiter",title:"occupancy limited by",unit:""},{key:"l2HitPct",title:"L2 hits",unit:"%"},{key:"l\
1HitPct",title:"L1 hits",unit:"%"},{key:"loadSectorsPerRequest",title:"sectors per load",unit:""},{key:"tensorPipePct",title:"\
tensor pipe",unit:"%"},{key:"smThroughputPct",title:"SM throughput",unit:"%"},{key:"executedInstructionsPct",title:"exec\
uted instructions",unit:"%"},{key:"dramThroughputPct",title:"DRAM throughput",unit:"%"},{key:"topStall",title:"waits for",
unit:""}],smallestRatio=.05,smallestPoints=1;function metricChanges(before,after){return explaining.flatMap(({key,title,
unit})=>{let[old,young]=[before[key]??null,after[key]??null];if(old===null||young===null||!differs(old,young,unit))return[];
let ratio2=typeof old.value=="number"&&typeof young.value=="number"&&old.value!==0?young.value/old.value-1:null;return[{
metric:key,title,unit,base:old.value,head:young.value,changeRatio:ratio2}]})}function differs(old,young,unit){if(typeof old.
value!="number"||typeof young.value!="number")return old.value!==young.value;let size=Math.abs(young.value-old.value);return size>
smallestRatio*Math.max(Math.abs(old.value),Math.abs(young.value))&&(unit!=="%"||size>=smallestPoints)}var mostParts=4,ofLaunch=new Set(["registersPerThread","sharedBytesPerBlock","gridBlocks"]);function explainKernel(row,state){
let both=row.base.length>0&&row.head.length>0,changed=state==="regressed"||state==="improved"||state==="moved"||row.match===
"swapped";if(!both||!changed)return{metrics:[],explanation:null};let[base,head]=[launchedBy(row.base),launchedBy(row.head)],
equal=equalPairs(base,head),changedLaunch=changedPair(base,head,equal),measured2=measuredPair(base,head,equal,changedLaunch),
metrics=measured2===null?[]:metricChanges(measured2.figures.base,measured2.figures.head),shown=changedLaunch??equal[0],launch=(shown===
void 0?[]:launchChanges(shown)).filter(change=>!metrics.some(({metric})=>metric===change.metric)),{launches}=row,parts=[
...state==="regressed"&&isFirstLaunchAlone(row)?["its first launch alone is slower"]:[],...launches.base===launches.head?
[]:[`launches ${String(launches.base)} \u2192 ${String(launches.head)}`],...launch.map(({text:text3})=>text3),...ncuParts(
metrics)];return metrics.length>0&&measured2!==null&&(measured2.base!==base[0]||measured2.head!==head[0])&&parts.push(`m\
easured with ${measured2.base.key}`),isSameLaunch(base,head)&&launches.base===launches.head&&!metrics.some(({metric})=>ofLaunch.
has(metric))&&parts.push("same name, registers, shared memory, grid and block: its code, input or environment differs"),
{metrics,explanation:parts.length===0?null:parts.join(", ")}}var mostOfGain=.8;function isFirstLaunchAlone({base,head}){
let before={total:medianOf2(base,({totalNs})=>totalNs),first:medianOf2(base,({firstNs})=>firstNs)},after={total:medianOf2(
head,({totalNs})=>totalNs),first:medianOf2(head,({firstNs})=>firstNs)};return before.first===null||after.first===null||before.
total===null||after.total===null?!1:after.first-before.first>=mostOfGain*(after.total-before.total)}function medianOf2(kernels,pick2){
let rounds=Math.max(0,...kernels.map(kernel=>kernel.rounds.length)),values=Array.from({length:rounds},(_,index)=>kernels.
reduce((sum3,kernel)=>{let round=kernel.rounds[index]??null,value=round===null?0:pick2(round);return sum3===null||value===
null?null:sum3+value},0));return values.includes(null)?null:median(values.map(value=>value??0))}function ncuParts(metrics){
let causes=metrics.filter(({metric})=>metric==="registersPerThread"||metric==="sharedBytesPerBlock"),hasOccupancy=metrics.
some(({metric})=>metric==="achievedOccupancyPct");return metrics.filter(change=>change.metric!=="gridBlocks"&&(!hasOccupancy||
!causes.includes(change))).slice(0,mostParts).map(change=>change.metric==="achievedOccupancyPct"&&causes.length>0?`${part(
change)} (${causes.map(part).join(", ")})`:part(change))}function part({metric,title,unit,base,head,changeRatio}){if(metric===
"dramBytes"&&changeRatio!==null)return`${title} ${signedPercent(changeRatio)}`;let sign=unit==="%"?" %":unit==="byte"?" \
B":"";return`${title} ${amount(base)} \u2192 ${amount(head)}${sign}`}function amount(value){return typeof value!="number"?
(value??"unknown").replaceAll("_"," "):String(value>=10?Math.round(value):Number(value.toPrecision(2)))}function sizes(members,order,rangeNs){let times=sideTimes({base:sumRounds(members.map(({baseRoundsNs})=>baseRoundsNs)),head:sumRounds(
members.map(({headRoundsNs})=>headRoundsNs)),...order});if(rangeNs===0)return{shareRatio:0,impactRatio:0};let{baseNs,headNs}={
baseNs:times.baseNs??0,headNs:times.headNs??0};return{shareRatio:Math.max(baseNs,headNs)/rangeNs,impactRatio:(headNs-baseNs)/
rangeNs}}function familyRows(figures,order,rules){return[...Map.groupBy(figures,({family})=>family)].map(([family,members])=>{
let rule=rules(family,members),base=sumRounds(members.map(({baseRoundsNs})=>baseRoundsNs)),head=sumRounds(members.map(({
headRoundsNs})=>headRoundsNs));return{family,time:classifyRow({base,head,...order},rule),launches:{base:members.reduce((sum3,{
launches})=>sum3+launches.base,0),head:members.reduce((sum3,{launches})=>sum3+launches.head,0)},shareRatio:rule.shareRatio,
impactRatio:rule.impactRatio}}).toSorted((one,other)=>other.shareRatio-one.shareRatio||(one.family<other.family?-1:1))}function kernelRows(figures,order,rules){
return figures.map(row=>{let name=(row.head[0]??row.base[0])?.name??"",before=row.base[0]?.name??name,rule=rules(before,
row),time=classifyRow({base:row.baseRoundsNs,head:row.headRoundsNs,...order},rule);return{name,previousName:before===name?
null:before,family:row.family,match:row.match,baseNames:row.base.map(kernel=>kernel.name),headNames:row.head.map(kernel=>kernel.
name),time,launches:row.launches,shareRatio:rule.shareRatio,impactRatio:rule.impactRatio,busyShareRatio:row.busyShareRatio,
...explainKernel(row,time.state),machineCode:null,launchSites:null}}).toSorted((one,other)=>Math.abs(other.impactRatio)-
Math.abs(one.impactRatio)||other.shareRatio-one.shareRatio||(one.name<other.name?-1:1))}function sumRounds(lists){let rounds=Math.
max(0,...lists.map(list=>list.length));return Array.from({length:rounds},(_,round)=>lists.reduce((sum3,list)=>sum3+(list[round]??
0),0))}var quietRatio=.06,chanceOfOneLook=.0011,fewProcesses=5,fewProcessesThreshold=.3,fewestRanked=4,apartThreshold=.25;function judgeSeries(series){
let{better}=series,isQuiet=better==="higher"||isQuietSeries([...series.base,...series.head]),ofProcess=isQuiet?median:values=>Math.
min(...values),base=series.base.map(ofProcess),head=series.head.map(ofProcess),turned=better==="higher",headFirst=series.
headFirst.map(first=>first!==turned),change=changeOf({...series,headFirst,...turned?{base:head,head:base}:{base,head}});
return{statistic:isQuiet?"median":"minimum",change:turned?{...change,base:change.head,head:change.base,changeRatio:inverse(
change.changeRatio),lowRatio:inverse(change.highRatio),highRatio:inverse(change.lowRatio)}:change}}function isQuietSeries(processes){
return median(processes.map(values=>median(values)/Math.min(...values)))<=1+quietRatio}function changeOf(values){let{base,
head,interleaved}=values,rounds=Math.min(base.length,head.length),notMeasured={...unknown2,base:medianOf3(base),head:medianOf3(
head),rounds:0,state:"not-judged"};if(rounds===0)return base.length+head.length===0?notMeasured:{...notMeasured,state:base.
length===0?"new":"removed"};if(![...base,...head].every(value=>value>0&&Number.isFinite(value)))return{...notMeasured,rounds,
why:"A ratio needs values above 0."};let isPaired=interleaved&&base.length===head.length,spread=Math.max(deviation(logs(
base)),deviation(logs(head))),small=isPaired?values.threshold:Math.max(values.threshold,apartThreshold),threshold=isPaired&&
rounds<fewProcesses?Math.max(small,fewProcessesThreshold):small,estimates=isPaired?[ofPairs2(values),...rounds<fewestRanked?
[]:[ofRanks(base,head)]]:[ofRanks(base,head)],found2=estimates.find(({log:log2,clear})=>clear&&Math.abs(log2)>=Math.log1p(
threshold)),estimate=found2??narrowest(estimates),{log,half}=estimate,known={base:estimate.base,head:estimate.head,changeRatio:Math.
expm1(log),thresholdRatio:threshold,rounds};if(half===null)return{...notMeasured,...known,state:"inconclusive",mayBeSlower:log>=
Math.log1p(small),why:"With one process a side the noise is unknown."};let[low,high]=[log-half.below,log+half.above],isSame=isPaired&&
low>-Math.log1p(small)&&high<Math.log1p(small),state=found2===void 0?isSame?"same":"inconclusive":log>0?"regressed":"imp\
roved";return{...known,lowRatio:Math.expm1(low),highRatio:Math.expm1(high),detectableRatio:detectable(half,rounds,state===
"inconclusive"?threshold:small),spreadRatio:spread,state,mayBeSlower:state==="inconclusive"&&(!isPaired||high>=Math.log1p(
small)),why:state==="inconclusive"?whyOpen(isPaired,rounds):null}}function ofPairs2(values){let levels=sideLevels(values),
pairs=values.head.map((value,index)=>logRatio(values.base[index]??value,value)),orders=byOrder(pairs,values.headFirst),log=mean(
orders.map(mean)),degrees=pairs.length-1;if(degrees<1)return{...levels,log,half:null,clear:!1};let weight=Math.sqrt(orders.
reduce((sum3,{length})=>sum3+1/length,0))/orders.length,error=deviation(pairs)*weight,half=studentTQuantile(.975,degrees)*
error,agree=pairs.every(pair=>Math.sign(pair)===Math.sign(log)),clear=degrees>1&&agree&&Math.abs(log)>=studentTQuantile(
1-chanceOfOneLook,degrees)*error;return{...levels,log,half:{below:half,above:half},clear}}function ofRanks(base,head){let ratios=head.
flatMap(value=>base.map(before=>logRatio(before,value))).toSorted((a,b)=>a-b),medians2={base:median(base),head:median(head)},
log=logRatio(medians2.base,medians2.head);if(Math.min(base.length,head.length)<2)return{...medians2,log,half:null,clear:!1};
let beyond=ratiosBeyondInterval(base.length,head.length),[low=log,high=log]=[ratios[beyond],ratios[ratios.length-1-beyond]],
slower=ratios.filter(ratio2=>ratio2*Math.sign(log)>0).length,clear=chanceOfRankSum(slower,base.length,head.length)<=chanceOfOneLook,
half={below:Math.max(log-low,0),above:Math.max(high-log,0)};return{...medians2,log,half,clear}}function narrowest(estimates){
let width=({half})=>half===null?1/0:half.below+half.above;return estimates.reduce((best,one)=>width(one)<width(best)?one:
best)}function detectable({below,above:above2},rounds,threshold){let degrees=rounds-1,error=(below+above2)/2/studentTQuantile(
.975,degrees),least=Math.max(Math.log1p(threshold),studentTQuantile(1-chanceOfOneLook,degrees)*error);return Math.expm1(
least+studentTQuantile(.95,degrees)*error)}function whyOpen(isPaired,rounds){return isPaired?rounds<fewProcesses?"The pr\
ocesses are too few to tell it from their noise.":"The processes vary too much to tell.":"The sides were not measured in\
 turn: the machine may have changed meanwhile."}function medianOf3(values){return values.length===0?null:median(values)}
function inverse(ratio2){return ratio2===null?null:1/(1+ratio2)-1}function latencyOf(runs,range,threshold){let of=side=>side.map(run=>instanceTimes(run,range)),all={base:of(runs.base),head:of(
runs.head)},ran=values=>(values?.length??0)>0,whole=all.base.map((values,index)=>ran(values)&&ran(all.head[index])),kept=side=>side.
filter((values,index)=>runs.interleaved?whole[index]===!0:ran(values)),[base,head]=[kept(all.base),kept(all.head)];if(base.
length===0||head.length===0)return null;let{statistic,change}=judgeSeries({base,head,interleaved:runs.interleaved,better:"\
lower",threshold,headFirst:runs.headFirst.filter((_,index)=>whole[index]===!0)}),{base:baseNs,head:headNs,...time}=change;
return{base:wallFigures(base),head:wallFigures(head),statistic,time:{...time,baseNs,headNs}}}function latencyVerdict({time:{
state,mayBeSlower:mayBeSlower2}}){return state==="regressed"?"slower":mayBeSlower2||state==="not-judged"?"unknown":"not-\
slower"}function wallParts(base,head){return wallPartTimes.flatMap(([part2,pick2])=>{let[before,after]=[base.rounds.map(pick2),head.
rounds.map(pick2)];if(!areKnown(before)||!areKnown(after))return[];let isApart=Math.min(...after)>Math.max(...before)||Math.
max(...after)<Math.min(...before);return[{part:part2,baseNs:median(before),headNs:median(after),isApart}]})}function areKnown(values){
return values.length>0&&!values.includes(null)}var calibratedPairs=3,uncalibratedPairs=6,quietSpread=.035,clearOfNoise=4;function wallVerdict(times,threshold,calibratedSpread){
let pairs=pairLogRatios(times);if(pairs===null||![...times.base,...times.head].every(ns=>ns>0))return"unknown";let limit=Math.
log1p(threshold),change=mean(pairs),isQuiet=calibratedSpread!==null&&calibratedSpread<=quietSpread,error=isQuiet?calibratedSpread/
Math.sqrt(pairs.length):Math.hypot(deviation(logs(times.base)),deviation(logs(times.head)))/Math.sqrt(pairs.length);return pairs.
length<(isQuiet?calibratedPairs:uncalibratedPairs)?"unknown":change>=limit?pairs.every(pair=>pair>0)&&(isQuiet||change>=
clearOfNoise*error)?"slower":"unknown":change+clearOfNoise*error<limit?"not-slower":"unknown"}function shownWall(time,times,verdict,threshold){
if(time.changeRatio===null)return time;let size=Math.log1p(time.changeRatio),state=verdict==="slower"?"regressed":verdict===
"not-slower"?size<=-Math.log1p(threshold)?"improved":"same":"inconclusive";return{...time,thresholdRatio:threshold,state,
mayBeSlower:verdict==="unknown"&&time.rounds>1&&size>=Math.log1p(threshold)&&allAreSlower(times),why:verdict==="unknown"?
"Under CUDA tracing its rounds are too few or too noisy to judge.":null}}function allAreSlower(times){let pairs=pairLogRatios(
times);return pairs===null?Math.min(...times.head)>Math.max(...times.base):pairs.every(pair=>pair>0)}function compareRange(measuredBase,measuredHead,context){let{policy}=context.limits,{base,head,isScaled}=commonWork(measuredBase,
measuredHead),{interleaved,headFirst,processes}=context,rounds=processes===null?Math.min(base.rounds.length,head.rounds.
length):Math.min(new Set(processes.base).size,new Set(processes.head).size),range={name:head.name,domain:head.domain},overlap={
base:overlappedShare(base),head:overlappedShare(head)},overlaps=Math.max(overlap.base??0,overlap.head??0)>overlapMatters,
limits=(judged,launchesVary2)=>{let found2=limitsFor({...judged,range},{...context.limits,rounds}),usual=judged.kind==="\
wall"||launchesVary2||overlaps?null:usualNoise,known=found2.known??usual;return judged.kind==="range"&&known===null?{...found2,
known,clearOfSpread:clearOfUnusual}:{...found2,known}},order={interleaved,headFirst,processes},vary=!isScaled&&[base,head].
some(side=>differ(side.rounds.map(({launches})=>launches))),times=pick2=>({base:base.rounds.map(pick2),head:head.rounds.
map(pick2),...order}),rangeLimits=limits({kind:"range",name:"",ownThreshold:ownThreshold({range,family:null,kernels:null},
policy)},vary),kernelTimes=times(({kernelNs})=>kernelNs),gpuTimes=times(gpuTimeOf(base,head)),itVaries=kernelsVary(base)||
kernelsVary(head),doubts={base,head,roundsDisagree:context.roundsDisagree,itVaries},gpuTimeWithout=factor=>{let time=timeChange(
withoutFactor(gpuTimes,factor),rangeLimits);return beyondDoubts(time,doubts)},kernelTime=notJudged(timeChange(kernelTimes,
rangeLimits)),rangeNs=Math.max(kernelTime.baseNs??0,kernelTime.headNs??0),waits=waitsForOthers(base,head),figures=rangeKernels(
base,head,context.names),commonMode=findCommonMode(moves(figures.filter(({family})=>!(waits&&family===communicationFamily)),
rangeNs,policy["min-kernel-share"]/100),rangeLimits.threshold,context.clocks,gpuTimeWithout(1).changeRatio??0),machine=commonMode?.
explainedByClocks===!0?commonMode:null,machineFactor=1+(machine?.changeRatio??0),gpuBusyTime=machine===null?gpuTimeWithout(
1):beyondMachine(gpuTimeWithout,machine),shared={minShare:policy["min-kernel-share"]/100,minImpact:policy["min-kernel-im\
pact"]/100,rangeState:gpuTimeWithout(machineFactor).state,isStrict:policy["fail-on"].includes("kernel"),machineFactor},movedWork=movedWorkAmong(
figures,machineFactor),rulesFor=(kind,name,members)=>{let kernels2=kind==="family"?null:members.flatMap(namesOf2);return{
...shared,...sizes(members,order,rangeNs),limits:limits({kind,name,ownThreshold:ownThreshold({range,family:members[0]?.family??
null,kernels:kernels2},policy),...kind==="family"?{concentration:concentrationOf(members)}:{}},!isScaled&&members.some(launchesVary)),
moved:movedWork(members),waits:waits&&members.every(({family})=>family===communicationFamily),family:null,overlapped:overlappedOf(
members,base,head)}},families2=familyRows(figures,order,(name,members)=>rulesFor("family",name,members)),familyTimes=new Map(
families2.map(({family,time})=>[family,time])),lostElsewhere=new Map([...Map.groupBy(figures,({family})=>family)].map(([
family,members])=>[family,lostElsewhereAmong(members,{machineFactor,threshold:policy["kernel-threshold"]/100})])),kernels=kernelRows(
figures,order,(name,row2)=>({...rulesFor("kernel",name,[row2]),family:{isUnchanged:isUnchanged(familyTimes.get(row2.family)),
lostElsewhereNs:lostElsewhere.get(row2.family)?.(row2)??0,isOtherVariant:row2.autotuned!==null}})),wallTimes=ofProcesses(
times(({wallNs})=>wallNs)),wallLimits=limits({kind:"wall",name:"",ownThreshold:null},vary),{latency}=context,tracedWall=context.
roundsDisagree?"unknown":wallVerdict(wallTimes,wallLimits.threshold,wallLimits.known?.pairSpread??null),wall=latency===null?
tracedWall:latencyVerdict(latency),wallTime=timeChange(wallTimes,wallLimits),counts=countChanges(measuredBase,measuredHead,
{threshold:policy["count-threshold"]/100,workVaries:isScaled,isStrict:policy["fail-on"].includes("counts"),hasImproved:gpuBusyTime.
state==="improved",wall,busyShare:busyShare2(head)}),row={...range,instances:{base:instancesOf(measuredBase),head:instancesOf(
measuredHead)},gpuBusyTime,kernelTime,copyBusyNs:copyBusy(base,head,times),overlap,wallTime:latency===null?shownWall(wallTime,
wallTimes,tracedWall,wallLimits.threshold):notJudged(wallTime),wall,latency,wallParts:isScaled?[]:wallParts(measuredBase,
measuredHead),commonMode,ranks:compareRanks(base,head,{threshold:rangeLimits.threshold,timeOf:pick2=>beyondDoubts(timeChange(
withoutFactor(times(pick2),machineFactor),rangeLimits),doubts)}),counts,families:families2.map(one=>({...one,time:rowBeyondDoubts(
one.time,itVaries)})),kernels:kernels.map(one=>({...one,time:rowBeyondDoubts(one.time,itVaries)})),graphNodes:[]};return{
...row,cause:causeOf(row)}}function isUnchanged(time){return time!==void 0&&!time.mayBeSlower&&!["regressed","noted","ne\
w","removed"].includes(time.state)}function instancesOf({rounds}){return sharedValue(rounds.map(({instances})=>instances))}
var overlapMatters=.1;function overlappedOf(members,base,head){let shares={base:overlappedRounds(members.flatMap(row=>row.
base),base.rounds.length),head:overlappedRounds(members.flatMap(row=>row.head),head.rounds.length)};return shares.base===
null||shares.head===null?null:{base:shares.base,head:shares.head}}function concentrationOf(members){let times=members.map(
({baseNs,headNs})=>Math.max(baseNs,headNs)),total=times.reduce((sum3,ns)=>sum3+ns,0);return total===0?0:Math.hypot(...times.
map(ns=>ns/total))}function overlappedShare({kernels,rounds}){let shares=overlappedRounds(kernels,rounds.length);return shares===
null?null:median(shares)}function copyBusy(base,head,times){if([...base.rounds,...head.rounds].some(({copyBusyNs})=>copyBusyNs===
null))return null;let{baseNs,headNs}=sideTimes(times(({copyBusyNs})=>copyBusyNs??0));return{base:baseNs??0,head:headNs??
0}}function busyShare2({rounds}){return median(rounds.map(({gpuBusyNs,spanNs,wallNs})=>gpuBusyNs/Math.max(1,spanNs??wallNs)))}
function launchesVary({base,head}){return[...base,...head].some(({rounds})=>differ(rounds.map(round=>round?.launches??0)))}
function differ(values){return new Set(values).size>1}function namesOf2(row){return[...row.base,...row.head].flatMap(({name,
shortName})=>[name,shortName])}function moves(figures,rangeNs,minShare){return figures.flatMap(({match,baseNs,headNs,launches})=>{
let shareRatio=rangeNs===0?0:Math.max(baseNs,headNs)/rangeNs;return(match==="exact"||match==="renamed")&&baseNs>0&&headNs>
0&&launches.base===launches.head&&shareRatio>=minShare?[{changeRatio:headNs/baseNs-1,shareRatio}]:[]})}function compareMachines(base,head){let models=listed(base,head,({name})=>name),uuids=listed(base,head,({uuid})=>uuid),unknown3=uuids.
base===null||uuids.head===null,otherModels=unequal("GPU model",models.base,models.head,"incomparable");return{differences:[
...otherModels,...unequal("CUDA major version of the driver",major(base.cuda),major(head.cuda),"incomparable"),...otherModels.
length===0&&(unknown3||uuids.base!==uuids.head)?[{what:"GPU",base:uuids.base,head:uuids.head,consequence:"cautious"}]:[],
...unequal("driver",base.driver,head.driver,"none"),...unequal("nsys",base.nsys,head.nsys,"none")],sameGpu:!unknown3&&uuids.
base===uuids.head}}function unequal(what,base,head,consequence){return base===null||head===null||base===head?[]:[{what,base,
head,consequence}]}function listed(base,head,pick2){let text3=({gpus})=>{let all=[...new Set(gpus.map(pick2))];return all.
length===0||all.includes(null)?null:all.toSorted().join(", ")};return{base:text3(base),head:text3(head)}}function major(version){
return/^\d+/.exec(version??"")?.[0]??null}function profileOfRounds(profile,indices){return{...profile,rounds:pick(profile.rounds,indices),ranges:profile.ranges.map(
range=>rangeOfRounds(range,indices)),untraced:[]}}function rangeOfRounds(range,indices){return{...range,rounds:pick(range.
rounds,indices),families:those(range.families,indices),kernels:those(range.kernels,indices).map(kernel=>({...kernel,variants:those(
kernel.variants,indices)}))}}function those(parts,indices){return parts.map(part2=>({...part2,rounds:pick(part2.rounds,indices)})).
filter(({rounds})=>rounds.some(round=>(round?.launches??0)>0))}function pick(all,indices){return indices.map(index=>{let one=all[index];
if(one===void 0)throw new RangeError(`There is no round ${String(index+1)} of ${String(all.length)}.`);return one})}var disturbedFrom=Math.log(1.02),sameLevel=.005;function steadyRounds({base,head,interleaved}){let range={base,head,interleaved:interleaved&&
base.rounds.length===head.rounds.length},all={base:indicesOf(base),head:indicesOf(head)},found2={base:slowRounds(range,"\
base"),head:slowRounds(range,"head")},slow=[...isMinority(found2.base,base)?found2.base:[],...isMinority(found2.head,head)?
found2.head:[]],leavesNoneOut=roundsDisagree2=>({rounds:range,kept:all,disturbed:[],roundsDisagree:roundsDisagree2}),roundsDisagree=slow.
length<found2.base.length+found2.head.length;if(slow.length===0)return leavesNoneOut(roundsDisagree);let pairs=all.base.
filter(index=>!slow.some(one=>one.index===index));if(range.interleaved&&isOneOrder(pairs)&&!isOneOrder(all.base)||slow.some(
one=>isAtLevelOfOther(range,one)))return leavesNoneOut(!0);let keptOf=side=>range.interleaved?pairs:all[side].filter(index=>!slow.
some(one=>one.side===side&&one.index===index)),kept={base:keptOf("base"),head:keptOf("head")};return{rounds:{...range,base:rangeOfRounds(
base,kept.base),head:rangeOfRounds(head,kept.head)},kept,disturbed:slow.map(({side,index,log})=>({side,round:index+1,slowerBy:Math.
expm1(log)})),roundsDisagree}}function isAtLevelOfOther({base,head,interleaved},{side,index}){let[own,others]=side==="ba\
se"?[base,head]:[head,base],times=others.rounds.map(({kernelNs})=>kernelNs),level=interleaved?times[index]??0:median(times);
return Math.abs(Math.log((own.rounds[index]?.kernelNs??0)/level))<sameLevel}function isOneOrder(pairs){return new Set(pairs.
map(index=>index%2)).size<2}function slowRounds({base,head,interleaved},side){let own=side==="base"?base:head,others=side===
"base"?head:base;return indicesOf(own).flatMap(index=>{let fastest=fastestRound(own,interleaved?index:null),log=commonFactor(
own,fastest,index);if(log===null||log<disturbedFrom)return[];let shared=interleaved?sharedSlowdown(others,fastest,index):
0;return log-shared<disturbedFrom?[]:[{side,index,log}]})}function isMinority(slow,{rounds}){return 2*slow.length<rounds.
length}function sharedSlowdown(others,fastest,index){return commonFactor(others,fastest,index)??0}var enoughOfPlace=3;function fastestRound(range,besides){
let all=indicesOf(range),ofPlace=all.filter(index=>besides!==null&&index%2===besides%2),timeOf2=index=>range.rounds[index]?.
kernelNs??1/0;return(ofPlace.length<enoughOfPlace?all:ofPlace).reduce((fastest,index)=>timeOf2(index)<timeOf2(fastest)?index:
fastest)}function indicesOf({rounds}){return rounds.map((_,index)=>index)}var nearlyAll=.8,fewestKernels2=4;function commonFactor(range,fromRound,toRound){
let moves2=range.kernels.flatMap(({rounds})=>{let from=rounds[fromRound],to=rounds[toRound];return from==null||to==null||
from.launches!==to.launches||from.totalNs===0||to.totalNs===0?[]:[{value:Math.log(to.totalNs/from.totalNs),weight:from.totalNs}]}),
total=range.rounds[fromRound]?.kernelNs??0;if(moves2.length<fewestKernels2||total===0)return null;let factor=weightedMedian(
moves2);return moves2.filter(({value})=>Math.abs(value-factor)<=Math.abs(factor)/2).reduce((sum3,{weight})=>sum3+weight,
0)>=nearlyAll*total?factor:null}function pairRanges(base,head){let inBase=new Map(base.ranges.map(range=>[labelOf(range),range])),inHead=new Set(head.ranges.
map(labelOf));return[...head.ranges.map(range=>{let label=labelOf(range),found2=inBase.get(label);return{label,base:found2??
without(range,base),head:range,missing:found2===void 0?"base":null}}),...base.ranges.flatMap(range=>{let label=labelOf(range);
return inHead.has(label)?[]:[{label,base:range,head:without(range,head),missing:"head"}]})]}function labelOf({name,domain}){
return rangeText(name,domain)}function without({name,domain},{rounds}){return{name,domain,rounds:rounds.map(()=>emptyRound),
families:[],kernels:[],ncu:null,findings:[]}}function reason(id,verdict,text3,range,facts={}){return{id,verdict,text:text3,range,...{kernel:null,family:null,metric:null,
reported:null,reportedKind:null,changeRatio:null},...facts}}function changeText3({changeRatio,lowRatio,highRatio,thresholdRatio}){
if(changeRatio===null)return"changed";let interval=lowRatio===null||highRatio===null?"one process a side":`interval ${percentInterval(
lowRatio,highRatio,"to")}`,threshold=thresholdRatio===null?"":`; threshold ${percent(thresholdRatio)}`;return`${signedPercent(
changeRatio)} (${interval}${threshold})`}function isOfRange(entry,range){return entry.range!==void 0&&matchesRange(entry.range,range)}function matchesMetric({range:of,
metric},{kind,name},range){return metric===void 0?!1:of!==void 0?metric===kind&&range!==null&&matchesRange(of,range):kind===
"reported"?metric===name||matchesGlob(metric,name):acceptedKinds.some(known=>known===kind&&known===metric)}function unneededState(entry,{
ranges,metrics}){let ofRanges=rangesOf(entry,ranges).map(({row,isComparable})=>({changes:changesOf(entry,row),isOpen:!isComparable||
entry.metric===void 0&&row.gpuBusyTime.mayBeSlower})),ofMetrics=metrics.filter(({row,range})=>matchesMetric(entry,row,range)).
map(({row,isComparable})=>({changes:[row.change],isOpen:!isComparable})),matched=[...ofRanges,...ofMetrics].filter(({changes})=>changes.
length>0);if(matched.length===0)return"unmatched";let isOpen=matched.some(one=>one.isOpen||one.changes.some(change=>mayBeWorse(
change,entry)));return matched.some(({changes})=>changes.some(({state})=>state==="same"||state==="improved"))&&!isOpen?"\
unused":"not-judged"}function nearestText(entry,{ranges,metrics}){let{range,kernel,family,metric=""}=entry;if(range===void 0)
return didYouMean(`metric ${metric}`,nearest(metric,[...metrics.map(({row})=>row.name),...acceptedKinds]));let rows=rangesOf(
entry,ranges).map(({row})=>row),labels=ranges.map(({row})=>rangeText(row.name,row.domain)),families2=rows.flatMap(row=>row.
families.map(one=>one.family));return rows.length===0?didYouMean(`range ${range}`,nearest(range,labels)):family!==void 0?
didYouMean(`family ${family} in ${range}`,nearest(family,families2)):kernel!==void 0?didYouMean(`kernel ${kernel} in ${range}`,
nearest(kernel,rows.flatMap(kernelNames))):null}function didYouMean(what,near){return near===null?null:`The accepted reg\
ression of the ${what} matches nothing here. Did you mean ${near}?`}function rangesOf(entry,ranges){return ranges.filter(
({row})=>isOfRange(entry,row))}function changesOf({kernel,family,metric},row){return kernel!==void 0?row.kernels.filter(
one=>matchesKernel(kernel,[...one.baseNames,...one.headNames])).map(({time})=>time):family!==void 0?row.families.filter(
one=>one.family===family).map(({time})=>time):metric==="kernelNs"||metric==="gpuBusyNs"?[row.gpuBusyTime]:metric==="wall\
Ns"?[row.latency?.time??row.wallTime]:row.counts.filter(one=>one.metric===metric)}function mayBeWorse(change,entry){if(!("\
mayBeSlower"in change))return change.state==="regressed"||change.state==="inconclusive";let{state,mayBeSlower:mayBeSlower2,
detectableRatio}=change,isUnseen=state==="same"&&entry.change!=="any"&&(detectableRatio??0)>entry.change/100;return state===
"regressed"||mayBeSlower2||isUnseen}function kernelNames({kernels}){return kernels.flatMap(({baseNames,headNames})=>[...baseNames,
...headNames])}function applyAccepted(findings,entries,ranges,metrics,today){let states=new Map,results=findings.map(found2=>{if(!canBeAccepted(
found2))return found2;let range=found2.range===null?void 0:ranges.get(found2.range),metric=metrics.find(({kind,name})=>kind===
found2.reportedKind&&name===found2.reported),ofMetric=metric===void 0||metric.range===null?null:ranges.get(metric.range)??
null,fitting=entries.filter(entry2=>metric===void 0?range!==void 0&&isOfRange(entry2,range)&&isOf(entry2,found2,range):matchesMetric(
entry2,metric,ofMetric)),holding=fitting.filter(entry2=>entry2.expires>=today&&isWithin(entry2,found2));for(let entry2 of fitting)
holding.includes(entry2)?states.set(entry2,"used"):states.get(entry2)!=="used"&&states.set(entry2,entry2.expires<today?"\
expired":"exceeded");let[first]=holding;if(first!==void 0){let text3=`${found2.text} Accepted until ${first.expires}: ${first.
reason}`;return{...found2,id:"accepted",verdict:null,text:text3}}let[entry]=fitting;return entry===void 0?found2:{...found2,
text:`${found2.text} ${notHeldText(entry,found2,today)}`}}),checked={ranges:acceptableRanges(findings,ranges),metrics:acceptableMetrics(
findings,metrics,ranges)},accepted=entries.map(entry=>{let unneeded=()=>entry.expires<today?"expired":unneededState(entry,
checked);return{entry,state:states.get(entry)??unneeded()}}),near=accepted.flatMap(({entry,state})=>{let text3=state==="\
unmatched"?nearestText(entry,checked):null;return text3===null?[]:[reason("accepted-unmatched",null,text3,null)]});return{
findings:[...results,...near],accepted}}function acceptableMetrics(findings,metrics,ranges){let isComparable=!findings.some(
({verdict,range})=>verdict==="incomparable"&&range===null);return metrics.map(row=>({row,range:row.range===null?null:ranges.
get(row.range)??null,isComparable}))}function acceptableRanges(findings,ranges){let incomparable=new Set(findings.filter(
({verdict})=>verdict==="incomparable").map(({range})=>range));return[...ranges].map(([label,row])=>({row,isComparable:!incomparable.
has(null)&&!incomparable.has(label)}))}function notHeldText({change,expires},found2,today){if(expires<today||change==="a\
ny")return`It was accepted until ${expires}, which is over.`;let limit=percent(change/100);return isFall(found2)?`Accept\
ed is up to ${limit} more; a fall is accepted by \`change: any\` only.`:`Only up to ${limit} is accepted.`}var open=["wa\
ll-time-open","latency-open","metric-open","memory-open"];function canBeAccepted({id,verdict}){return verdict==="regress\
ed"||open.includes(id)&&verdict!==null}function isOf(entry,{metric,family,kernel},{kernels}){if(kernel===null)return family!==
null?entry.family===family:metric!==null&&(entry.metric===metric||entry.metric==="kernelNs"&&metric==="gpuBusyNs");let names=kernels.
flatMap(row=>row.name===kernel?[...row.baseNames,...row.headNames]:[]);return entry.kernel!==void 0&&matchesKernel(entry.
kernel,names)}function isWithin({change},found2){return change==="any"?!0:found2.changeRatio===null||isFall(found2)?!1:(found2.
reported===null?found2.changeRatio:Math.abs(found2.changeRatio))<=change/100}function isFall({metric,changeRatio}){return metric!==
null&&metric in countReasonIds&&changeRatio!==null&&changeRatio<0}function checkBudgets(texts,head){let checked=texts.map(parseBudget).flatMap(budget=>checkBudget(budget,head));return{budgets:checked.
map(({result})=>result),findings:checked.flatMap(({found:found2})=>found2??[])}}function checkBudget(budget,head){let{text:text3,
range,limit,unit}=budget;if(typeof budget.metric=="object"&&"reported"in budget.metric)return checkReported({...budget,metric:budget.
metric},head);let measured2=budget.metric,metric=typeof measured2=="string"?measured2:`family.${measured2.family}`,meant=head.
ranges.filter(one=>range===null||matchesRange(range,one));return meant.length===0?[{result:{text:text3,range,metric,limit,
unit,value:null,state:"unknown"},found:unmeasured(budget,head)}]:meant.map(one=>{let label=rangeText(one.name,one.domain),
value=valueOf(measured2,one);if(value===null)return{result:{text:text3,range:label,metric,limit,unit,value,state:"unknow\
n"},found:reason("budget-not-measured","over-budget",`${metric} is not known (${text3}): ${ranksUnknown}`,label)};let broken=value>
limit,over=`${metric} is ${amountOver(value,budget)} (${text3}).`;return{result:{text:text3,range:label,metric,limit,unit,
value,state:broken?"broken":"held"},found:broken?reason("budget-broken","over-budget",over,label):null}})}function checkReported(budget,head){
let{text:text3,limit,unit,isLeast}=budget,{reported}=budget.metric,values=Map.groupBy(head.untraced.flatMap(({metrics})=>metrics),
({name})=>name),meant=[...values].filter(([name])=>name===reported||matchesGlob(reported,name)),unknown3=(metric,why)=>({
result:{text:text3,range:null,metric,limit,unit,value:null,state:"unknown"},found:reason("budget-not-measured","over-bud\
get",`The budget ${text3} cannot be held against anything. ${why}`,null)});if(meant.length===0){let near=nearest(reported,
values.keys()),why=values.size===0?"The program reports no metrics: see `metrics`.":"The program reports no such metric.";
return[unknown3(`metric.${reported}`,`${why}${near===null?"":` Did you mean ${near}?`}`)]}return meant.map(([name,found2])=>{
let metric=`metric.${name}`,own=found2[0]?.unit??null,{base,factor}=readUnit(own);if(base!==unit)return unknown3(metric,
`${name} is in ${own??"no unit"}, and the budget in ${budget.written.unit===""?"none":budget.written.unit}.`);let value=median(
found2.map(one=>one.value))*factor,broken=isLeast?value<limit:value>limit,over=`${metric} is ${amountOver(value,budget)}\
 (${text3}).`;return{result:{text:text3,range:null,metric,limit,unit,value,state:broken?"broken":"held"},found:broken?reason(
"budget-broken","over-budget",over,null):null}})}function unmeasured({text:text3,range},head){let labels=head.ranges.map(
({name,domain})=>rangeText(name,domain)),near=range===null?null:nearest(range,labels),seen=labels.length===0?"Head has n\
o range.":`Head has ${labels.join(", ")}.`;return reason("budget-not-measured","over-budget",`The budget ${text3} names \
no range that head has. ${seen}${near===null?"":` Did you mean ${near}?`}`,null)}var ranksUnknown="the range ran on one \
GPU, or its ranks could not be told apart.";function valueOf(metric,range){if(typeof metric!="string"){let family=range.
families.find(one=>one.family===metric.family);return median(range.rounds.map((_,round)=>family?.rounds[round]?.totalNs??
0))}return metric==="exposedTransferNs"||metric==="skew"?ranksKnown(range)?median(range.rounds.map(metric==="skew"?round=>100*
skewOf(round):exposedTransferNs)):null:median(range.rounds.map(round=>{switch(metric){case"copies":return round.copies.reduce(
(sum3,{kind,count})=>sum3+(kind==="copy"?count:0),0);case"copiedBytes":return round.memcpyBytes;case"synchronizations":return round.
synchronizations.reduce((sum3,{count})=>sum3+count,0);default:return round[metric]}}))}function amountOver(value,{limit,
unit,written,isLeast}){let between=`${isLeast?"less":"more"} than its budget of`;if(unit==="")return`${countText(value)}\
, ${between} ${countText(limit)}`;let exact=value/written.factor,rounded=[4,5,6,7,8,9,10,11,12].map(digits=>Number(exact.
toPrecision(digits))),differs2=one=>isLeast?one<Number(written.amount):one>Number(written.amount),shown=(unit==="ns"||unit===
"bytes")&&written.factor===1?exact:rounded.find(differs2)??exact;return`${String(shown)} ${written.unit}, ${between} ${written.
amount} ${written.unit}`}var words={launches:"Kernel launches",hostLaunches:"Launches by the host (kernels one by one, and graphs)",graphLaunches:"\
CUDA graph launches",copies:"Copies",copiedBytes:"Copied bytes",blockingCopies:"Copies that the host waits for",synchronizations:"\
Synchronizations"};function countReasons(counts,range){return counts.flatMap(row=>{if(isLaunchesAgain(row,counts))return[];
let{metric,state,changeRatio}=row,ids=countReasonIds[metric],of={metric,changeRatio};return state==="regressed"?[reason(
ids.up,"regressed",text2(row),range,of)]:state==="noted"?[reason(ids.up,null,text2(row),range,of)]:state==="improved"?[reason(
ids.down,null,text2(row),range,of)]:state==="inconclusive"?[reason(ids.vary,row.head>row.base?"inconclusive":null,text2(
row),range,of)]:[]})}function text2({metric,kind,base,head,changeRatio,why}){let difference=`${head>base?"+":"\u2212"}${countText(
Math.abs(head-base),1)}`,relative=changeRatio===null?"":`, ${signedPercent(changeRatio)}`,of=kind===null?"":` ${kind}`;return`${words[metric]}${of}\
: ${countText(base,1)} \u2192 ${countText(head,1)} (${difference}${relative}).${why===null?"":` ${why}`}`}function machineReasons(differences){return differences.map(({what,base,head,consequence})=>{let both=`${base??"unknown"}\
 for base, ${head??"unknown"} for head`;if(consequence==="incomparable")return reason("machine-differs","incomparable",`\
The ${what} differs: ${both}. Their times cannot be compared.`,null);if(consequence==="cautious"){let text3=base===null||
head===null?`Whether both ran on one GPU is not known (${both}).`:`The GPU is another of the same model: ${both}.`;return reason(
"gpu-differs",null,`${text3} Thresholds are larger for that.`,null)}return reason("machine-note",null,`The ${what} diffe\
rs: ${both}.`,null)})}function disturbedReasons(disturbed2,range){return disturbed2.map(({side,round,slowerBy})=>reason(
"round-left-out",null,`Round ${String(round)} of ${side} is left out: nearly all its kernels were ${percent(slowerBy)} s\
lower than in that side's fastest round. The code was the same, so the GPU was slower, as when throttled.`,range))}function limitations(comparison,policy){let{base,head,interleaved,machineDifferences,calibration,ranges}=comparison;if(base===
null)return[{kind:"no-base"}];let slower=ranges.flatMap(({kernels})=>kernels.filter(({time})=>time.state==="regressed")),
holds={"not-interleaved":!interleaved,"other-gpu":machineDifferences.some(({what,consequence})=>what==="GPU"&&consequence===
"cautious"),"clocks-unknown":base.meanSmClockMhz===null||head.meanSmClockMhz===null,"not-calibrated":!calibration.used,"\
not-explained":slower.length>0&&slower.every(({metrics})=>metrics.length===0),"wall-time-unknown":ranges.some(({wall,latency})=>wall===
"unknown"&&latency===null)},kinds2=Object.keys(holds);return[...Math.min(base.processes??base.rounds,head.processes??head.
rounds)===1?[{kind:"one-round",thresholdRatio:policy["single-round-threshold"]/100}]:[],...kinds2.filter(kind=>holds[kind]).
map(kind=>({kind}))]}var severity=["regressed","over-budget","incomparable","inconclusive","no-baseline","pass"];function verdictOf(reasons){
return severity.find(verdict=>reasons.some(reason2=>reason2.verdict===verdict))??"pass"}function inOrder(reasons){return reasons.
toSorted((one,other)=>severity.indexOf(one.verdict??"pass")-severity.indexOf(other.verdict??"pass"))}function rankReasons({ranks,gpuBusyTime},range){if(ranks===null)return[];let isRegressed=gpuBusyTime.state==="regressed";
return[...ranks.ranks.flatMap(row=>workReasons(row,isRegressed,range)),...stragglerReasons(ranks,gpuBusyTime.thresholdRatio??
0,gpuBusyTime.baseNs??0,range)]}function workReasons(row,isRegressed,range){let{work}=row,of={metric:"gpuBusyNs",changeRatio:work.
changeRatio},text3=`${capital(rankText(row))}: its own work ${changeText3(work)}`;if(work.state==="regressed")return isRegressed?
[reason("rank-slower",null,`${text3}.`,range,of)]:[reason("rank-regressed","regressed",`${text3}.`,range,of)];if(work.state!==
"inconclusive"||!work.mayBeSlower||isRegressed)return[];let why=work.why===null?"":` ${work.why}`;return[reason("rank-in\
conclusive","inconclusive",`${text3}: a slowdown is not ruled out.${why}`,range,of)]}function stragglerReasons({ranks},threshold,rangeNs,range){
let waited=side=>ranks.reduce((sum3,{waitingNs})=>sum3+waitingNs[side],0),[base,head]=[waited("base"),waited("head")];if(head-
base<Math.max(threshold,leastShare)*rangeNs)return[];let text3=`The ranks wait longer for each other${base===0?"":`, ${percent(
head/base-1)} more than before`}: ${stragglerText(ranks,"head")} (base: ${stragglerText(ranks,"base")}). Waiting does no\
t decide.`;return[reason("rank-straggles",null,text3,range)]}var leastShare=.02;function stragglerText(ranks,side){let[last]=ranks.
toSorted((one,other)=>other.heldUpNs[side]-one.heldUpNs[side]),all=ranks.reduce((sum3,{joinedLast})=>sum3+joinedLast[side],
0);return last===void 0||all===0?"none":`${rankText(last)} began last in ${countText(last.joinedLast[side])} of ${countText(
all)} collectives`}function capital(text3){return text3.slice(0,1).toUpperCase()+text3.slice(1)}function rangeReasons(row,range){return[...instanceReasons(row,range),...gpuTimeReasons(row,range),...rankReasons(row,range),
...wallReasons(row,range),...commonReasons(row,range)]}function instanceReasons({instances},range){if(instances.base===instances.
head&&instances.base!==null)return[];if(instances.base===null||instances.head===null)return[reason("instances-vary",null,
"The rounds of a side have different numbers of instances: times are of the launches that all rounds share.",range)];let text3=`\
Base has ${String(instances.base)} instances and head ${String(instances.head)}: times are sums over all instances.`;return[
reason("instances-differ",null,text3,range)]}function gpuTimeReasons(row,range){let{gpuBusyTime:time,commonMode}=row,of={
metric:"gpuBusyNs",changeRatio:ratioBeyondMachine(time.changeRatio,commonMode)},apart2=apartFromSum(row),text3=[`Time on\
 the GPU ${changeText3(time)}.`,time.why,apart2?.text??null].filter(part2=>part2!==null).join(" ");switch(time.state){case"\
regressed":return[reason("range-regressed","regressed",text3,range,of)];case"improved":return[reason("range-improved",null,
text3,range,of)];case"new":return[reason("no-kernels-in-base","incomparable","Base has no kernel in this range.",range)];case"\
removed":return[reason("no-kernels-in-head","incomparable","Head has no kernel in this range.",range)];case"inconclusive":
return inconclusive(time,commonMode,range,of);case"not-judged":return[reason("no-kernels","incomparable","Neither side h\
as a kernel in this range.",range)];default:return apart2===null?[]:[reason(apart2.id,null,apart2.text,range)]}}function apartFromSum(row){
let{gpuBusyTime,kernelTime,copyBusyNs,overlap,families:families2}=row;if(families2.some(({time})=>time.state==="waits"))
return null;let busyNs=gainOf(gpuBusyTime),sumNs=gainOf(kernelTime),baseNs=gpuBusyTime.baseNs;if(busyNs===null||sumNs===
null||baseNs===null||kernelTime.changeRatio===null||Math.abs(busyNs-sumNs)<=(gpuBusyTime.thresholdRatio??0)*baseNs)return null;
let copiesNs=copyBusyNs===null?0:copyBusyNs.head-copyBusyNs.base,overlapNs=busyNs-sumNs-copiesNs,sum3=`the sum of kernel\
 durations changed by ${signedPercent(kernelTime.changeRatio)}`;if(copyBusyNs!==null&&Math.abs(copiesNs)>Math.abs(overlapNs)){
let before2=percent(copyBusyNs.base/baseNs),after2=percent(copyBusyNs.head/(gpuBusyTime.headNs??baseNs));return{id:"copi\
es-changed",text:`Copies and memsets${copyCounts(row)} make the difference: ${before2} \u2192 ${after2} of the time on t\
he GPU; ${sum3}.`}}if(overlap.base===null||overlap.head===null)return null;let[before,after]=[percent(overlap.base),percent(
overlap.head)];return before===after||Math.sign(overlap.base-overlap.head)!==Math.sign(overlapNs)?null:{id:"overlap-chan\
ged",text:`${overlap.head<overlap.base?"Overlap lost":"Overlap gained"}: ${before} \u2192 ${after} of the kernel time ra\
n beside other work; ${sum3}.`}}function gainOf({baseNs,headNs}){return baseNs===null||headNs===null?null:headNs-baseNs}
function copyCounts({counts}){let copies=counts.filter(({metric})=>metric==="copies"),base=copies.reduce((total,one)=>total+
one.base,0),head=copies.reduce((total,one)=>total+one.head,0);return base===head?"":` (${countText(base)} \u2192 ${countText(
head)})`}function ratioBeyondMachine(changeRatio,commonMode){return changeRatio===null||commonMode?.explainedByClocks!==
!0?changeRatio:(1+changeRatio)/(1+commonMode.changeRatio)-1}function inconclusive(time,commonMode,range,of){if(commonMode?.
explainedByClocks===!0){let clock=commonMode.clockChangeRatio===null?"":` The mean SM clock moved by ${signedPercent(commonMode.
clockChangeRatio)}.`,text4=`Time on the GPU ${changeText3(time)}. ${time.why??""}${clock}`;if(!time.mayBeSlower)return[reason(
"global-speedup",null,text4,range,of)];let id=commonMode.changeRatio>0?"global-slowdown":"range-inconclusive";return[reason(
id,"inconclusive",text4,range,of)]}if(!time.mayBeSlower)return[];let detectable2=time.detectableRatio===null?"":` Minimu\
m detectable slowdown: ${percent(time.detectableRatio)}.`,text3=`Time on the GPU ${changeText3(time)}: a slowdown is not\
 ruled out. ${time.why??""}${detectable2}`;return[reason("range-inconclusive","inconclusive",text3,range,of)]}function wallReasons(row,range){
if(row.latency!==null)return latencyReasons(row.latency,row,range);let{wallTime:time,wall}=row,of={metric:"wallNs",changeRatio:time.
changeRatio};if(wall==="slower")return[reason("wall-time-slower","regressed",`Wall time ${changeText3(time)}.`,range,of)];
if(!((time.changeRatio??0)>=(time.thresholdRatio??1/0)))return[];let text3=`Wall time ${changeText3(time)}: it looks slo\
wer, but that is not proven. ${time.why??""}`.trim();return[reason("wall-time-open",time.mayBeSlower?"inconclusive":null,
text3,range,of)]}function latencyReasons({time,statistic},{gpuBusyTime},range){let of={metric:"wallNs",changeRatio:time.
changeRatio},text3=`Wall time without tracing (${statistic} of each process) ${changeText3(time)}`;if(time.state==="regr\
essed")return[reason("latency-regressed","regressed",`${text3}.`,range,of)];if(time.state==="improved")return[reason("la\
tency-improved",null,`${text3}.`,range,of)];if(!time.mayBeSlower)return[];let within=time.detectableRatio===null?"a chan\
ge could not be told":`it could not be told within \xB1${percent(time.detectableRatio)}`,decides=gpuBusyTime.state==="no\
t-judged";return[reason("latency-open",decides?"inconclusive":null,`${text3}: ${within}. ${time.why??""}`.trim(),range,of)]}
function commonReasons({commonMode},range){if(commonMode===null||commonMode.explainedByClocks)return[];let clocks=commonMode.
clockChangeRatio===null?"The clocks are not known: it may be the machine.":`The mean SM clock moved by ${signedPercent(commonMode.
clockChangeRatio)}, which does not explain it.`,text3=`Kernels with ${percent(commonMode.shareRatio)} of the time moved \
by one factor, ${signedPercent(commonMode.changeRatio)}. ${clocks}`;return[reason("global-change",null,text3,range)]}function rowReasons(row,range,minShare){return[...row.families.flatMap(family=>familyReasons(family,range,minShare)),...row.
kernels.flatMap(kernel=>kernelReasons(kernel,range,minShare)),...replacedReason(row,range,minShare)]}function replacedReason({
kernels},range,minShare){let some=(match,word)=>{let found2=kernels.filter(row=>row.match===match),shareRatio=found2.reduce(
(sum3,row)=>sum3+row.shareRatio,0),count=found2.length===1?"1 kernel is":`${String(found2.length)} kernels are`;return found2.
length===0?null:{text:`${count} ${word} (${percent(shareRatio)} of the range)`,shareRatio}},parts=[some("new","new"),some(
"removed","gone")].filter(part2=>part2!==null);return parts.some(({shareRatio})=>shareRatio>=minShare)?[reason("kernels-\
replaced",null,`${parts.map(({text:text3})=>text3).join(", ")}.`,range)]:[]}function familyReasons({family,time,shareRatio},range,minShare){
let of={family,changeRatio:time.changeRatio},share=percent(shareRatio);return time.state==="regressed"?[reason("family-r\
egressed","regressed",`Family ${family}: kernel time ${changeText3(time)}; it is ${share} of the range.`,range,of)]:time.
state==="noted"?[reason("family-slower",null,`Family ${family}: kernel time ${changeText3(time)}. ${time.why??""}`,range,
of)]:time.mayBeSlower?[reason("family-inconclusive","inconclusive",`Family ${family}: kernel time ${changeText3(time)}. ${time.
why??""}`,range,of)]:shareRatio<minShare?[]:time.state==="new"?[reason("family-new",null,`Family ${family} is new: ${share}\
 of the range.`,range,of)]:time.state==="removed"?[reason("family-removed",null,`Family ${family} is gone: it was ${share}\
 of the range.`,range,of)]:[]}var noteIds={noted:"kernel-slower",moved:"kernel-moved","other-variant":"kernel-variant","\
overlap-changed":"kernel-overlap"};function kernelReasons(row,range,minShare){let{time,match,shareRatio,explanation}=row,
why=explanation===null?"":`; ${explanation}`,share=`${percent(shareRatio)} of the range`,of={kernel:row.name,changeRatio:time.
changeRatio};return time.state==="regressed"?[reason(match==="swapped"?"swapped-kernel-regressed":"kernel-regressed","re\
gressed",`${match==="swapped"?"It took another kernel's place: time ":"Time "}${changeText3(time)}; ${share}${why}.`,range,
of)]:time.state==="noted"||time.state==="other-variant"||time.state==="overlap-changed"||time.state==="moved"?(time.changeRatio??
0)<=0?[]:[reason(noteIds[time.state],null,`Time ${changeText3(time)}; ${share}${why}. ${time.why??""}`,range,of)]:time.mayBeSlower?
[reason("kernel-inconclusive","inconclusive",`Time ${changeText3(time)}. ${time.why??""}`,range,of)]:shareRatio<minShare?
[]:match==="new"?[reason("kernel-new",null,`It is new: ${share}.`,range,of)]:match==="removed"?[reason("kernel-removed",
null,`It is gone: it was ${share}.`,range,of)]:match==="swapped"?[reason("kernel-swapped",null,`It took another kernel's\
 place: time ${changeText3(time)}; ${share}${why}.`,range,of)]:[]}var leastMemory=128*2**20,leastMemoryRatio=.02;function compareMetrics(sides,policy,hasWall){return[...reportedRows(sides,
policy),...clientRows(sides,policy,hasWall),...memoryRows(sides)]}function reportedRows({base,head,interleaved,headFirst},policy){
let known=new Map([...base,...head].flatMap(({metrics})=>metrics.map(one=>[one.name,one])));for(let{metrics}of head)for(let one of metrics)
known.set(one.name,one);return[...known.values()].map(({name,unit,better,source})=>{let of=runs=>runs.flatMap(({metrics})=>metrics.
filter(one=>one.name===name)),[before,after]=[of(base),of(head)],values={base:before.map(({value})=>value),head:after.map(
({value})=>value)},whole=before.length===base.length&&after.length===head.length,row={kind:"reported",name,range:null,unit,
better,source},other=before.find(one=>one.unit!==unit)?.unit;if(other!==void 0&&after.length>0)return{...row,change:unjudged(
values,`Base has it in ${other===null?"no unit":plainText(other)}.`)};if(better===null||before.length===0||after.length===
0)return{...row,change:unjudged(values,null)};if(readUnit(unit).base==="bytes"&&better==="lower")return{...row,change:judgeMemory(
values,readUnit(unit).factor)};let series={base:values.base.map(value=>[value]),head:values.head.map(value=>[value]),interleaved:interleaved&&
whole,headFirst:whole?headFirst:[],better,threshold:metricThreshold(name,policy)},isRatio=[...values.base,...values.head].
every(value=>value>0);return{...row,change:isRatio?judgeSeries(series).change:withoutRatio(values,better)}})}function clientRows({
base,head,interleaved,headFirst},policy,hasWall){let of=runs=>runs.flatMap(({clientSeconds})=>clientSeconds===null?[]:[clientSeconds*
1e9]),values={base:of(base),head:of(head)};if(values.base.length+values.head.length===0)return[];let whole=values.base.length===
base.length&&values.head.length===head.length,{change}=judgeSeries({base:values.base.map(value=>[value]),head:values.head.
map(value=>[value]),interleaved:interleaved&&whole,headFirst:whole?headFirst:[],better:"lower",threshold:policy["latency\
-threshold"]/100}),shown={...change,state:"not-judged",mayBeSlower:!1};return[{kind:"client-time",name:"client",range:null,
unit:"ns",better:"lower",source:"",change:!hasWall||change.base===null||change.head===null?change:{...shown,why:"The wal\
l time of ranges is judged."}}]}function unjudged(values,why){let{base,head}=middles(values),rounds=Math.min(values.base.
length,values.head.length),state=base===null?"new":head===null?"removed":"not-judged",changeRatio=why===null&&base!==null&&
base>0&&head!==null?head/base-1:null;return{...unknown2,base,head,changeRatio,rounds,state,why}}function withoutRatio(values,better){
let plain=unjudged(values,null),all=[...values.base,...values.head];if(all.every(value=>value===all[0]))return{...plain,
state:"same"};let sign=better==="lower"?1:-1,[base,head]=[values.base.map(value=>value*sign),values.head.map(value=>value*
sign)],isWorse=Math.min(...head)>Math.max(...base);return{...plain,changeRatio:null,state:isWorse?"inconclusive":"not-ju\
dged",mayBeSlower:isWorse,why:"A value of 0 or below has no ratio to hold against a threshold; a budget can limit it."}}
function memoryRows({base,head}){return[...new Set([...base,...head].flatMap(({peakMemory})=>peakMemory.map(({gpu})=>gpu)))].
map(gpu=>{let of=runs=>runs.flatMap(({peakMemory})=>peakMemory.flatMap(one=>one.gpu===gpu?[one.bytes]:[])),values={base:of(
base),head:of(head)},isThere=values.base.length>0&&values.head.length>0;return{kind:"peak-memory",name:gpu,range:null,unit:"\
bytes",better:"lower",source:"",change:isThere?judgeMemory(values,1):unjudged(values,null)}})}function judgeMemory(values,unitBytes){
let plain=unjudged(values,null),base=plain.base??0,thresholdRatio=base>0?Math.max(leastMemoryRatio,leastMemory/unitBytes/
base):null,least=Math.max(leastMemory/unitBytes,leastMemoryRatio*base),more=Math.min(...values.head)-Math.max(...values.
base),fewer=Math.min(...values.base)-Math.max(...values.head),change={...plain,thresholdRatio};return more>=least?{...change,
state:"regressed"}:fewer>=least?{...change,state:"improved"}:(plain.head??0)-base<least?{...change,state:"same"}:{...change,
state:"inconclusive",mayBeSlower:!0,why:"The processes of a side differ by more than that."}}function middles({base,head}){
return{base:base.length===0?null:median(base),head:head.length===0?null:median(head)}}function metricReasons(rows,policy,interleaved){
let reported=rows.filter(({kind})=>kind==="reported"),isReportedByHead=reported.some(({change})=>change.head!==null),isReportedByBase=reported.
some(({change})=>change.base!==null),gone=reported.filter(({change})=>change.state==="removed"),came=reported.filter(({change})=>change.
state==="new"),judgedGone=gone.filter(({better})=>better!==null);return[...rows.flatMap(row=>rowReasons2(row,policy,interleaved)),
...judgedGone.length===0?[]:[reason("metric-missing-in-head",isReportedByHead?"incomparable":null,`${isReportedByHead?"H\
ead no longer reports":"Head reports no metrics, and base reported"} ${namesOf3(judgedGone)}.`,null)],...came.length===0?
[]:[reason("metric-missing-in-base",null,`${isReportedByBase?"Only head reports":"Base reports no metrics: there is noth\
ing to compare with for"} ${namesOf3(came)}.`,null)]]}function namesOf3(rows){return listText(rows.map(({name})=>plainText(
name)),5)}var titles={reported:"","peak-memory":"Peak memory of ","time-per-step":"Time per step of ","time-per-token":"\
Time per token of ","tokens-per-second":"Tokens a second of ","gpu-time-per-step":"Time on the GPU per step of ","gpu-ti\
me-per-token":"Time on the GPU per token of ","client-time":"Wall time of the server's "};function rowReasons2(row,policy,interleaved){
let{change,kind,name}=row,of={reported:name,reportedKind:kind,changeRatio:change.changeRatio},isMemory=kind==="peak-memo\
ry",ids=isMemory?{regressed:"memory-regressed",improved:"memory-improved",open:"memory-open"}:{regressed:"metric-regress\
ed",improved:"metric-improved",open:"metric-open"},sizes2=isMemory&&change.base!==null&&change.head!==null?` (${sizeText(
change.base)} \u2192 ${sizeText(change.head)})`:"",text3=`${titles[kind]}${plainText(name)} ${changeText3(change)}${sizes2}`;
if(change.state==="regressed")return[reason(ids.regressed,"regressed",`${text3}.`,null,of)];if(change.state==="improved")
return[reason(ids.improved,null,`${text3}.`,null,of)];if(!change.mayBeSlower||!looksWorse(row,policy,interleaved))return[];
let open2=`${text3}: it looks worse, but that is not proven. ${change.why??""}`.trim();return[reason(ids.open,"inconclus\
ive",open2,null,of)]}function looksWorse({kind,name,better,change},policy,interleaved){let{changeRatio,thresholdRatio}=change;
if(changeRatio===null)return!0;let worseBy=better==="higher"?1/(1+changeRatio)-1:changeRatio,own=kind==="reported"?metricThreshold(
name,policy):policy["latency-threshold"]/100;return worseBy>=(kind==="peak-memory"||!interleaved?thresholdRatio??own:own)}function derivedRows(runs,range,threshold){let of=side=>side.map(run=>instancesOf2(run,range.head)),all={base:of(runs.base),
head:of(runs.head)},ran=found2=>(found2?.instanceNs.length??0)>0,whole=all.base.map((one,index)=>ran(one)&&ran(all.head[index])),
kept=side=>side.filter((one,index)=>ran(one)&&(!runs.interleaved||whole[index]===!0)),[base,head]=[kept(all.base),kept(all.
head)];if(base.length===0||head.length===0)return{rows:[],decides:!1};let differs2=key=>{let amounts=[...base,...head].map(
one=>one[key]);return!amounts.includes(null)&&new Set(amounts.map(one=>Number((one??1).toPrecision(9)))).size>1},judgedBy=differs2(
"tokens")?"time-per-token":differs2("steps")?"time-per-step":null,label=rangeText(range.head.name,range.head.domain),rowOf=kind=>({
kind,name:label,range:label,unit:perAmountUnits[kind],source:"",better:kind==="tokens-per-second"?"higher":"lower"}),why=judgedBy===
null?"It changes as the wall time of the range does, which is judged.":null,wall=wallPerAmountKinds.flatMap(kind=>{let values={
base:valuesOf(base,kind),head:valuesOf(head,kind)};if(values.base===null||values.head===null)return[];let{change}=judgeSeries(
{base:values.base,head:values.head,interleaved:runs.interleaved,threshold,better:kind==="tokens-per-second"?"higher":"lo\
wer",headFirst:runs.headFirst.filter((_,index)=>whole[index]===!0)}),shown={...change,state:"not-judged",mayBeSlower:!1,
why};return[{...rowOf(kind),change:kind===judgedBy?change:shown}]}),gpu=gpuPerAmountKinds.flatMap(kind=>{let values={base:gpuPerAmount(
range.base,runs.base,kind),head:gpuPerAmount(range.head,runs.head,kind)};if(values.base===null||values.head===null)return[];
let[before,after]=[median(values.base),median(values.head)],shown={...unknown2,base:before,head:after,changeRatio:after/
before-1,state:"not-judged"},rounds=Math.min(values.base.length,values.head.length);return[{...rowOf(kind),change:{...shown,
rounds,why:"The range's time on the GPU is judged."}}]});return{rows:[...wall,...gpu],decides:judgedBy!==null}}function valuesOf(processes,kind){
let values=processes.flatMap(one=>{let found2=wallPerAmount(one,kind);return found2===null?[]:[found2]});return values.length<
processes.length?null:values}function instancesOf2(run,{name,domain}){return run.ranges.find(one=>one.name===name&&one.domain===
domain)??null}function pairRuns(base,head,inTurn){let apart2={base,head,interleaved:!1,headFirst:[]};if(!inTurn||base.length===0||head.
length===0||[...base,...head].some(({order})=>order===null))return apart2;let pairs=base.flatMap(one=>{let other=head.find(
({order})=>placeOf(order)===placeOf(one.order)&&order!==one.order);return other===void 0?[]:[{base:one,head:other}]}).toSorted(
(one,other)=>placeOf(one.base.order)-placeOf(other.base.order));return{base:pairs.map(pair=>pair.base),head:pairs.map(pair=>pair.
head),interleaved:!0,headFirst:pairs.map(pair=>(pair.head.order??0)<(pair.base.order??0))}}function placeOf(order){return Math.
floor((order??0)/2)}function compare(input){let{base,head,policy}=input,{differences,sameGpu}=compareMachines(base.machine,head.machine),fitting=fittingCalibration(
input.calibration,{base:base.machine,head:head.machine}),roundClocks=input.clocks??{baseMhz:[],headMhz:[]},clocks=meanClocks(
roundClocks),context={limits:{policy,calibration:fitting.calibration,sameGpu},names:input.names},incomparable=differences.
some(({consequence})=>consequence==="incomparable"),untraced=pairRuns(base.untraced,head.untraced,input.interleaved),processes=processesOf(
base,head),compared=pairRanges(base,head).map(pair=>{let interleaved=input.interleaved&&processes===null,{rounds,kept,disturbed:disturbed2,
roundsDisagree}=steadyRounds({...pair,interleaved}),row=compareRange(rounds.base,rounds.head,{...context,...orderOf(rounds.
interleaved,kept,processes,input.interleaved),roundsDisagree,latency:latencyOf(untraced,pair.head,policy["latency-thresh\
old"]/100),clocks:meanClocks(clocksOfRounds(roundClocks,kept))}),derived=derivedRows(untraced,pair,policy["latency-thres\
hold"]/100),found2=attributionReasons(pair,base.attribution,head.attribution)??findingsOf(pair,row,policy["min-kernel-sh\
are"]/100,incomparable),findings2=[...disturbedReasons(disturbed2,pair.label),...derived.decides?perStep(found2):found2];
return{pair,row,findings:findings2,derived:derived.rows}}),ranges=new Map(compared.map(({pair,row})=>[pair.label,row])),
budgets=checkBudgets(policy.budgets,head),hasWall=compared.some(({row})=>row.latency!==null),metrics=[...compareMetrics(
untraced,policy,hasWall),...compared.flatMap(({derived})=>derived)],ofMetrics=metricReasons(metrics,policy,untraced.interleaved).
map(one=>incomparable?{...one,verdict:null}:one),{findings,accepted}=applyAccepted([...machineReasons(differences),...compared.
length===0?[reason("no-ranges","incomparable","Neither side holds a range.",null)]:[],...ofMetrics,...compared.flatMap(range=>range.
findings),...budgets.findings],input.accepted,ranges,metrics,input.today),known={base:sideOf(base,input.files?.base??null,
clocks?.baseMhz??null),head:sideOf(head,input.files?.head??null,clocks?.headMhz??null),interleaved:input.interleaved,machineDifferences:differences,
environment:compareEnvironments(base,head),calibration:calibrationUse(input.calibration,fitting),ranges:compared.map(({pair,
row})=>({...row,verdict:rangeVerdict(findings,pair.label,incomparable)}))},reasons=inOrder(findings),given=input.baseline??
{state:input.interleaved?"measured":"given",text:null};return{schemaVersion:1,verdict:verdictOf(reasons),wall:worstWall(
compared.map(({row})=>row.wall)),comparedOn:input.today,failOn:policy["fail-on"],reasons,baseline:incomparable?{state:"i\
ncompatible",text:given.text}:given,...known,metrics,budgets:budgets.budgets,accepted,limitations:limitations(known,policy)}}
function orderOf(areRoundsInTurn,kept,processes,areSidesInTurn){if(processes===null)return{interleaved:areRoundsInTurn,headFirst:kept.
base.map(index=>index%2===1),processes};let of={base:kept.base.map(index=>processes.base[index]??-1-index),head:kept.head.
map(index=>processes.head[index]??-1-index)};return{interleaved:areSidesInTurn&&areNeighbors(of),headFirst:headFirstOf(of),
processes:of}}function worstWall(walls){return["slower","unknown"].find(wall=>walls.includes(wall))??(walls.length>0?"no\
t-slower":"unknown")}function clocksOfRounds({baseMhz,headMhz},kept){return{baseMhz:kept.base.map(index=>baseMhz[index]??
null),headMhz:kept.head.map(index=>headMhz[index]??null)}}function attributionReasons({label,base,head},baseMode,headMode){
let others=[...base.rounds,...head.rounds].some(({otherThreads})=>otherThreads.launches+otherThreads.copies>0);if(baseMode===
headMode||!others)return null;let text3=`Base counts the work of a range by \`attribution: ${baseMode}\` and head by \`${headMode}\
\`, and other threads launched work in it. Measure the base again, or analyze its reports again.`;return[reason("attribu\
tion-differs","incomparable",text3,label)]}function perStep(findings){return findings.map(found2=>found2.id==="latency-r\
egressed"||found2.id==="latency-open"?{...found2,verdict:null,text:`${found2.text} The sides do other numbers of steps o\
r tokens: the time of one decides.`}:found2)}function findingsOf({label,missing},row,minShare,machineDiffers){if(missing!==
null){let text3=`Only ${missing==="base"?"head":"base"} has this range: there is nothing to compare it with.`;return[reason(
`missing-in-${missing}`,"incomparable",text3,label)]}let found2=[...rangeReasons(row,label),...countReasons(row.counts,label),
...rowReasons(row,label,minShare)];return machineDiffers||found2.some(({id,verdict})=>verdict==="incomparable"&&id!=="no\
-kernels")?found2.map(one=>one.verdict==="incomparable"?one:{...one,verdict:null}):found2}function rangeVerdict(findings,label,machineDiffers){
let verdict=verdictOf(findings.filter(found2=>found2.range===label&&found2.verdict!=="over-budget"));return machineDiffers?
"incomparable":verdict==="regressed"||verdict==="inconclusive"||verdict==="incomparable"?verdict:"pass"}function sideOf(profile,profileFile,meanSmClockMhz){
let{createdAt,measuredAt,tool,source,machine,workload,rounds}=profile;return{profileFile,createdAt,measuredAt,tool,source,
machine,command:workload.command,rounds:rounds.length,processes:processCount(profile),disturbedRounds:rounds.flatMap(({round,
gpu})=>disturbed(round,gpu)),meanSmClockMhz}}function disturbed(round,gpu){return gpu===null||gpu.state==="ok"||gpu.state===
"unknown"?[]:[{round,state:gpu.state,meanSmClockMhz:gpu.meanSmClockMhz,reasons:gpu.reasons}]}function calibrationUse(calibration,{
misfit:misfit2}){return{used:calibration!==null&&misfit2===null,misfit:misfit2,createdAt:calibration?.createdAt??null,pairs:calibration?.
pairs??null,falseAlarms:calibration?.falseAlarms??null}}function timedRows({name,families:families2,kernels}){return[...families2.map(({family,time})=>({row:`${name}: family ${family}`,
time})),...kernels.map(kernel=>({row:`${name}: ${kernel.name}`,time:kernel.time}))]}function gpuTimeRow({name,gpuBusyTime}){
return{row:`${name}: time on the GPU`,time:gpuBusyTime}}function ambiguousRows({ranges}){return ranges.flatMap(range=>{let{
name,wallTime,commonMode,counts}=range,open2=rows=>rows.filter(({time})=>time.mayBeSlower).map(({row})=>row);return[...open2(
commonMode?.explainedByClocks===!0?[]:[gpuTimeRow(range)]),...open2([{row:`${name}: wall time`,time:wallTime}]),...counts.
filter(({state,base,head})=>state==="inconclusive"&&head>base).map(({metric,kind})=>`${name}: ${metric}${kind===null?"":
` ${kind}`}`),...open2(timedRows(range))]})}var clearly=4,measured=["range-regressed","family-regressed","kernel-regress\
ed"];function barelySlowerRows({reasons,ranges}){let red=reasons.filter(({verdict})=>verdict==="regressed"||verdict==="o\
ver-budget");if(red.length===0||red.some(({id})=>!measured.includes(id)))return[];let slower=ranges.flatMap(range=>[gpuTimeRow(
range),...timedRows(range)]).filter(({time})=>time.state==="regressed");return slower.every(({time})=>isBarely(time))?slower.
map(({row})=>row):[]}function isBarely({changeRatio,thresholdRatio}){return changeRatio!==null&&thresholdRatio!==null&&changeRatio<
clearly*thresholdRatio}function withoutBaseline({head,policy,baseline,today,headFile}){let budgets=checkBudgets(policy.budgets,head),id=`baseli\
ne-${baseline.state}`,reasons=inOrder([reason(id,"no-baseline",baseline.text,null),...budgets.findings]),known={base:null,
head:sideOf(head,headFile??null,null),interleaved:!1,machineDifferences:[],environment:null,calibration:{used:!1,misfit:null,
createdAt:null,pairs:null,falseAlarms:null},ranges:[]};return{schemaVersion:1,verdict:verdictOf(reasons),wall:"unknown",
comparedOn:today,failOn:policy["fail-on"],reasons,baseline,...known,metrics:[],budgets:budgets.budgets,accepted:[],limitations:limitations(
known,policy)}}var noBase={state:"absent",profile:null,text:"No base was asked for: the budgets alone are held against the head."};function judgeRecorded(head,{
state,profile:base,text:text3},config,policy,files=sideFiles){return base===null?withoutBaseline({head,policy:config,baseline:{
state,text:text3},today:policy.today,headFile:files.head}):compare({base,head,interleaved:!1,policy:config,...policy,baseline:{
state,text:text3},files,clocks:sideClocks({base,head})})}function judgeReference(head,{name,...base},config,policy){let comparison=judgeRecorded(
head,base,{...config,budgets:[]},policy,referenceFiles);return{...comparison,baseline:{...comparison.baseline,name}}}function withAcceptedOfBoth(comparison,other){
let accepted=comparison.accepted.map((one,index)=>one.state==="unused"&&other.accepted[index]?.state==="used"?{...one,state:"\
not-judged"}:one);return{...comparison,accepted}}function judgeMeasured(head,base,config,policy,why){if(base instanceof LlmProfileError){
let baseline={state:"failed",text:`The base could not be measured: ${base.message}`};return withoutBaseline({head,policy:config,
baseline,today:policy.today,headFile:sideFiles.head})}return compare({base,head,interleaved:!0,policy:config,...policy,baseline:{
state:"measured",text:why},files:sideFiles,clocks:sideClocks({base,head})})}function openRows(comparison){return comparison.
verdict==="regressed"?barelySlowerRows(comparison):ambiguousRows(comparison)}function openLatencies({ranges,metrics,reasons}){
let open2=new Set(reasons.flatMap(({id,reported})=>id==="metric-open"?[reported]:[]));return[...ranges.filter(({latency})=>latency?.
time.mayBeSlower===!0).map(({name})=>name),...metrics.filter(({name,change})=>open2.has(name)&&change.changeRatio!==null).
map(({name})=>name)]}function sideClocks({base,head}){return{baseMhz:clocksOf(base),headMhz:clocksOf(head)}}function clocksOf({
rounds}){return rounds.map(({gpu})=>gpu===null||gpu.state==="unknown"?null:gpu.meanSmClockMhz)}export{comparisonSchema,comparisonText,verdictLines,exitCodeOf,copyKind,matchesGlob,calibrationSchemaVersion,comparePolicy,
readCalibration,logRatio,mean,latencyOf,profileOfRounds,steadyRounds,pairRuns,compare,noBase,judgeRecorded,judgeReference,
withAcceptedOfBoth,judgeMeasured,openRows,openLatencies,sideClocks};
