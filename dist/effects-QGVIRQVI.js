import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{checkSubscribers,runBuildChecks,runChecks,runPreflight}from"./chunk-KXVNW3XK.js";import{readCalibration}from"./chunk-MALXM3W2.js";
import"./chunk-OYPB6HQY.js";import"./chunk-M36WGIRC.js";import{readPastRuns}from"./chunk-LBNHEM27.js";
import"./chunk-7T4VFMLJ.js";import{diagnosticSchema}from"./chunk-QEZDYAE5.js";import"./chunk-5RZBETLP.js";
import{envRecordSchema,inspectMachine,ok,ownTools,readEnvironmentRecord,warning}from"./chunk-FUPWMG3E.js";import"./chunk-5R7XXEF7.js";
import"./chunk-XJWEE3PF.js";import"./chunk-MGKK7GTE.js";import{call}from"./chunk-HKCNM2Q7.js";import"./chunk-PCGLUHAL.js";
import"./chunk-35JWNKLO.js";import{loadSettings,treeText}from"./chunk-SL4I7YBJ.js";import"./chunk-BNFK57VM.js";
import"./chunk-BFECMUDM.js";import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";
import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-4P7CRZQU.js";import{flexible,leaving,
right,textTable}from"./chunk-6OR55GWV.js";import"./chunk-WQTUTYOP.js";import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";
import"./chunk-U2ZF3MRO.js";import"./chunk-UHXQRZLL.js";import"./chunk-AQQV4D3V.js";import"./chunk-PRJXITJ5.js";
import"./chunk-QSM46VHS.js";import"./chunk-GFZRGEUD.js";import{formatCount,formatSeconds,formatShare}from"./chunk-JQWK2UK7.js";
import"./chunk-JDFCM7GS.js";import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import{StoppedError,
exitCodes,wrapLine,wrapText}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";import{counted,listText}from"./chunk-XPTDL37I.js";
import{_enum,array,boolean,literal,number,object,record,string}from"./chunk-7IBWU4LP.js";import{rangeText}from"./chunk-H4ZU53CY.js";
import{percent}from"./chunk-W32B5RYS.js";import{paint,plainJson,plainText}from"./chunk-JN33INQG.js";import{__callDispose,
__using}from"./chunk-GBWPPC6J.js";var doctorSchemaVersion=1,findingSchema=diagnosticSchema.extend({id:string().describe("The check, such as `nsys`, `isola\
tion`, or `gpu-busy`."),blocksRun:boolean().describe("True if this finding is an error, because every error keeps `run` \
from starting.")}),count=number().int().nonnegative(),seconds=number().nonnegative(),toolHistorySchema=object({tool:string(),
calls:count,failures:count.describe("Calls that failed, timed out, or never started. Calls that a user interrupted count\
 as neither failures nor successes."),stopped:count,successRatio:number().min(0).max(1).nullable().describe("Successes d\
ivided by the sum of successes and failures. Null if that sum is 0."),medianSeconds:seconds,maxSeconds:seconds}),pastRunStates=[
"passed","failed","stopped","running","did-not-finish"],pastRunsSchema=object({runs:count,byState:record(_enum(pastRunStates),
count),tools:array(toolHistorySchema).readonly(),failures:array(object({id:string().nullable(),count})).readonly().describe(
"Most frequent first. `id` is null for failures without an id."),unreadable:array(object({name:string(),why:string()})).
readonly().describe("Run directories with an unreadable run.json, and why. The other numbers don't include these directo\
ries.")}),doctorSchema=object({schemaVersion:literal(doctorSchemaVersion),version:string().describe("llm-profile's versi\
on."),canCapture:boolean().nullable().describe("True if no finding is an error. The exit code is then 0, otherwise 3. Nu\
ll with `--runs`, which doesn't check the machine."),errors:count,warnings:count,machine:envRecordSchema.nullable().describe(
"The machine and its tools, as in a run's env.json. Null with `--runs`."),findings:array(findingSchema).readonly().describe(
"In the order of the checks. A check may have several findings."),runs:pastRunsSchema.nullable().describe("Null without \
`--runs`.")});var signs={note:{text:"\u2713 ok",tone:"good"},warning:{text:"! warning",tone:"unsure"},error:{text:"\u2717 error",tone:"\
bad"}};function renderFindings(findings,layout){return renderWith(findings,summary(findings),layout)}function renderBuildFindings(findings,layout){
let found=countOf(findings),last=findings.some(({severity})=>severity==="error")?`${found}: the tools don't work.`:`${found===
""?"":`${found}. `}The tools work.`;return renderWith(findings,last,layout)}function renderWith(findings,last,layout){return[
...findings.length===0?[]:[...findingLines(findings,layout),""],...wrapText(last,layout)].join(`
`)+`
`}function findingLines(findings,layout){let signWidth=Math.max(...Object.values(signs).map(({text:text2})=>text2.length)),
idWidth=Math.max(0,...findings.map(({id})=>id.length)),indent=" ".repeat(signWidth+idWidth+4),hung=(start,text2,deeper="")=>wrapText(
oneLine(text2),{...layout,width:layout.width-indent.length-deeper.length}).map((line,at)=>(at===0?start:indent+deeper)+line);
return findings.flatMap(({id,severity,what,help})=>{let{text:text2,tone}=signs[severity],sign=paint(layout,tone,text2)+"\
 ".repeat(signWidth-text2.length);return[...hung(`${sign}  ${id.padEnd(idWidth)}  `,what),...help===null?[]:hung(`${indent}\
help: `,help," ".repeat(6))]})}function renderPastRuns(past,folder,layout){if(past.runs===0&&past.unreadable.length===0)
return`No runs in ${folder}.
`;let states=Object.entries(past.byState).filter(([,count2])=>count2>0).map(([state,count2])=>`${formatCount(count2)} ${state.
replaceAll("-"," ")}`),lines=[`${counted(past.runs,"run")} in ${folder}${states.length===0?".":`: ${states.join(", ")}.`}`];
if(past.tools.length>0&&lines.push("",...toolTable(past,layout)),past.failures.length>0){lines.push("","Why runs failed,\
 most common reasons first:");for(let{id,count:count2}of past.failures)lines.push(`  ${formatCount(count2)} \xD7  ${plainText(
id??"(no known cause)")}`)}if(past.unreadable.length>0){lines.push("","Left out because we can't read their run.json:");
for(let{name,why}of past.unreadable)lines.push(`  ${plainText(name)}: ${oneLine(why)}`)}return lines.flatMap(line=>wrapLine(
line,layout)).join(`
`)+`
`}function renderDoctorJson(found){let{version,machine,findings,runs}=found,[errors,warnings]=[severityCount(findings,"e\
rror"),severityCount(findings,"warning")];return`${plainJson({schemaVersion:doctorSchemaVersion,version,canCapture:machine===
null?null:errors===0,errors,warnings,machine,findings,runs},2)}
`}function toolTable(past,layout){return textTable(leaving([flexible("Tool",12),...["Calls","Failed","Stopped","Success",
"Median","Longest"].map(right)],["Stopped","Median"]),past.tools.map(tool=>[plainText(tool.tool),formatCount(tool.calls),
formatCount(tool.failures),formatCount(tool.stopped),tool.successRatio===null?"\u2013":formatShare(tool.successRatio),formatSeconds(
tool.medianSeconds),formatSeconds(tool.maxSeconds)]),layout)}function countOf(findings){let[errors,warnings]=[severityCount(
findings,"error"),severityCount(findings,"warning")];return[errors>0?counted(errors,"error"):"",warnings>0?counted(warnings,
"warning"):""].filter(text2=>text2!=="").join(", ")}function severityCount(findings,severity){return findings.filter(finding=>finding.
severity===severity).length}function summary(findings){let found=countOf(findings),others="`analyze`, `compare`, and `de\
mo` don't need any of this.";return severityCount(findings,"error")>0?`${found}: \`llm-profile run\` can't start here. ${others}`:
found===""?"No problems found.":`${found}. \`llm-profile run\` can start.`}function oneLine(text2){return plainText(text2.
replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 "))}import{resolve}from"node:path";import{readdir,readFile}from"node:fs/promises";import{join}from"node:path";var sampleMs=500,busyCores=.5,stolenMatters=.01,waitingMatters=5;async function runNoiseChecks(context){return[...await runChecks(
context,[checkCores]),...await runChecks(context,[checkGovernor,checkVirtual,checkCard,checkLatency])]}var checkGovernor=async({
sys})=>{let folder=join(sys,"devices/system/cpu"),cores=(await readdir(folder).catch(()=>[])).filter(name=>/^cpu\d+$/.test(
name)),known=(await Promise.all(cores.map(core=>text(join(folder,core,"cpufreq/scaling_governor"))))).map(governor=>governor.
trim()).filter(governor=>/^[\w-]{1,32}$/.test(governor));if(known.length===0)return[ok("noise-governor","Like most virtu\
al machines, this system doesn't report a CPU frequency governor.")];let counts=[...Map.groupBy(known,governor=>governor)].
map(([governor,all])=>`${governor} (${all.length})`);return known.every(governor=>governor==="performance")?[ok("noise-g\
overnor",`The CPU frequency governor is performance (${counted(known.length,"core")}).`)]:[warning("noise-governor",`The\
 CPU frequency governor is ${listText(counts.toSorted(),4)}, so core clocks follow the load. Host time and latency will \
vary.`,"Run `cpupower frequency-set --governor performance` on the host, if its owner agrees.")]},checkCores=async context=>{
let before=cpuTimes(await text(join(context.proc,"stat")));await context.wait(sampleMs);let after=cpuTimes(await text(join(
context.proc,"stat")));if(before===null||after===null||after.total<=before.total)return[ok("noise-cores","The system doe\
sn't report how busy its cores are.")];let passed=after.total-before.total,busy=after.cores*(after.busy-before.busy)/passed,
stolen=(after.stolen-before.stolen)/passed,waiting=Number(/^some avg10=(\d+(?:\.\d+)?)/m.exec(await text(join(context.proc,
"pressure/cpu")))?.[1]??0),load=/^\d+\.\d+/.exec(await text(join(context.proc,"loadavg")))?.[0]??"unknown",figures=`${busy.
toFixed(1)} of ${counted(after.cores,"core")} busy, load ${load} over the last minute`,found=[...busy>=busyCores||waiting>=
waitingMatters?[warning("noise-cores",`Other work is running on the cores: ${figures}${waiting>=waitingMatters?`, someth\
ing waited for a core during ${waiting}% of the last ten seconds`:""}.`,"Wait for the other work to finish, or give the \
runner dedicated cores. In a container, that work may be on the host.")]:[],...stolen>=stolenMatters?[warning("noise-cor\
es",`The hypervisor gives this machine's cores to other machines: ${percent(stolen)} of the CPU time was stolen.`,"Use a\
 machine with dedicated cores.")]:[]];return found.length>0?found:[ok("noise-cores",`The cores are idle: ${figures}.`)]};
function cpuTimes(stat){let line=/^cpu ((?: \d+){8,10})/m.exec(stat)?.[1];if(line===void 0)return null;let[user=0,nice=0,
system=0,idle=0,iowait=0,irq=0,softirq=0,stolen=0]=line.trim().split(" ").map(Number),busy=user+nice+system+irq+softirq;
return{cores:stat.match(/^cpu\d+ /gm)?.length??1,total:busy+idle+iowait+stolen,busy,stolen}}var checkVirtual=async({proc,
sys})=>{let isVirtual=/^flags\s*:.*\shypervisor(?:\s|$)/m.test(await text(join(proc,"cpuinfo"))),[quota="max",period=""]=(await text(
join(sys,"fs/cgroup/cpu.max"))).trim().split(" "),cores=Number(quota)/Number(period),machine=isVirtual?ok("noise-virtual",
"This is a virtual machine. We can't see what else runs on the physical machine, and CPU times vary more than on a dedic\
ated machine."):ok("noise-virtual","No sign of a virtual machine.");return!Number.isFinite(cores)||cores<=0?[machine]:[machine,
warning("noise-virtual",`A quota limits the container to ${Number(cores.toFixed(2))} cores. A program that uses up the q\
uota pauses until the next period (${Number(period)/1e3} ms).`,"Give the container whole cores (--cpuset-cpus) instead o\
f a quota (--cpus).")]},checkCard=async context=>{let answer=await context.gpus();if(answer.kind!=="gpus"||answer.gpus.length===
0)return[];let modes=rows(await smi(context,"--query-gpu=index,persistence_mode")),apps=rows(await smi(context,"--query-\
compute-apps=gpu_uuid,pid"));return answer.gpus.filter(({index})=>context.gpuIndex===null||index===context.gpuIndex).flatMap(
({index,uuid,mig})=>{let name=`GPU ${index}`,others=apps.filter(([gpu,pid])=>gpu===uuid&&/^\d+$/.test(pid??"")).length,found=[
...modes.some(([gpu,mode])=>gpu===String(index)&&mode==="Disabled")?[warning("noise-card",`${name}: persistence mode is \
off, so the driver may be reloaded for each process.`,"Run `nvidia-smi -pm 1` on the host.")]:[],...others>0?[warning("n\
oise-card",`${name}: ${others===1?"another process has":`${others} other processes have`} a context on it. Kernels from \
different processes take turns.`,"End those processes, or choose another GPU (workload.gpu).")]:[],...mig==="Enabled"?[warning(
"noise-card",`${name} is split by MIG. Its instances share power and clocks, and GPU-wide numbers cover all of them.`,"M\
easure on a whole GPU, or leave the other instances idle.")]:[]];return found.length>0?found:[ok("noise-card",`${name}: \
persistence mode is on or unknown, no other processes are visible, and MIG is off. nvidia-smi doesn't report whether clo\
cks are locked, so llm-profile samples clock speeds during captures.`)]})},checkLatency=async context=>{let{calibration}=context;
if(calibration===null)return[ok("noise-latency","This machine isn't calibrated, so we don't know the smallest latency ch\
ange that we can detect here. `llm-profile calibrate` measures it. Then set compare.calibration to the file that the com\
mand writes.")];let misfit=await calibratedElsewhere(context,calibration);return misfit!==null?[warning("noise-latency",
`The calibration isn't from this machine: ${misfit}. We can't use it here.`,"Run `llm-profile calibrate` here.")]:calibration.
ranges.slice(0,mostRanges).map(({name,domain,pairSpread,latency,pairs})=>ok("noise-latency",`${rangeText(name,domain)}: \
GPU time differs by ${percent(pairSpread)} between two rounds of the same code (${counted(pairs,"pair")}). ${foundLatency(
latency)}`))};function foundLatency(latency){if(latency?.detectableRatio==null)return"The calibration didn't measure the\
 sensitivity of runs without CUDA tracing. Calibrate with latency.pairs set to 3 or more.";let{detectableRatio,processes}=latency;
return`With ${counted(processes,"run")} per side without CUDA tracing, an increase in wall time of ${percent(detectableRatio)}\
 would be detected 95% of the time.`}var mostRanges=10;async function calibratedElsewhere(context,{gpu,driver}){let answer=await context.
gpus(),own=(answer.kind==="gpus"?answer.gpus:[]).find(({uuid})=>uuid===gpu.uuid);return own===void 0?`it was recorded on\
 ${gpu.name} (${gpu.uuid})`:own.driver===driver?null:`it was recorded with driver ${driver??"unknown"}`}async function smi(context,query){
try{let result=await call(context,"nvidia-smi",["nvidia-smi",query,"--format=csv,noheader"]);return result.exitCode===0&&
!result.timedOut?result.stdout:""}catch(error){if(error instanceof StoppedError)throw error;return""}}function rows(csv){
return csv.split(`
`).map(line=>line.split(",").map(cell=>cell.trim()))}async function text(path){return readFile(path,"utf8").catch(()=>"")}async function doctor(context,{settings:raw,runs,build}){var _stack=[];try{if(runs!==null)return{kind:"runs",folder:runs,
runs:await readPastRuns(resolve(context.cwd,runs))};let{config}=await loadSettings(context,raw,!1);let tools=__using(_stack,
await ownTools(context),!0);let file=config.compare.calibration;let calibration=file===null||build!==null?null:readCalibration(
treeText(context),file);let machine=inspectMachine(context,config,tools.runTool,tools.environment,calibration);if(build!==
null)return{kind:"build",findings:await runBuildChecks(machine,build.requireNcu),machine:await machineRecord(machine)};let noise=await runNoiseChecks(
machine);let findings=[...await runPreflight(machine,[checkSubscribers]),...noise];return{kind:"machine",findings,machine:await machineRecord(
machine)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function machineRecord(machine){let[nsys,ncu]=[(await machine.nsys()).presence,(await machine.ncu()).presence];return readEnvironmentRecord(
{gpus:await machine.gpus(),nsys:nsys.state==="present"?nsys.version:null,ncu:ncu.state==="present"?ncu.version:null,environment:machine.
workloadEnvironment})}async function printDiagnosis(request,{context,output}){let{screen,isJson,isQuiet,print}=output,diagnosis=await doctor(
context,request),{version}=context;if(diagnosis.kind==="runs"){let{runs,folder}=diagnosis;return isJson?await print(renderDoctorJson(
{version,machine:null,findings:[],runs})):await print(renderPastRuns(runs,folder,screen.out())),exitCodes.pass}let{kind,
findings,machine}=diagnosis,shown=isQuiet?findings.filter(({severity})=>severity!=="note"):findings;return isJson?await print(
renderDoctorJson({version,machine,findings,runs:null})):await print((kind==="build"?renderBuildFindings:renderFindings)(
shown,screen.out())),findings.some(({severity})=>severity==="error")?exitCodes.capture:exitCodes.pass}export{doctor,printDiagnosis};
