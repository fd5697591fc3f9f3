import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{checkSubscribers,runBuildChecks,runChecks,runPreflight}from"./chunk-2YQGRBZR.js";import{readCalibration}from"./chunk-GVZ4HYNA.js";
import{flexible,leaving,right,textTable}from"./chunk-DA2VQRWE.js";import"./chunk-TFLIVZP6.js";import{readPastRuns}from"./chunk-7TFFSP5K.js";
import"./chunk-ATBUI2HY.js";import{diagnosticSchema}from"./chunk-GVMSB6MG.js";import"./chunk-I4VKSRQ4.js";
import{callShortTool,createOwnTools,inspectMachine,ok,warning}from"./chunk-YZLBEERH.js";import"./chunk-RKYX36J5.js";
import"./chunk-N3XFW5KC.js";import"./chunk-HQWE3O53.js";import"./chunk-YUWYKZCU.js";import{envRecordSchema,
readEnvironmentRecord}from"./chunk-USOKR2YX.js";import"./chunk-RPHAMNRI.js";import"./chunk-KQUVK35Y.js";
import"./chunk-AQQV4D3V.js";import{formatCount,formatSeconds,formatShare}from"./chunk-NSC7WXGZ.js";import{createTreeReader,
loadSettings}from"./chunk-GKIPOEAA.js";import"./chunk-XZICN7LB.js";import"./chunk-3JYAS35C.js";import"./chunk-UA6MQTEC.js";
import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";import"./chunk-2W7IQXEL.js";import"./chunk-VALY7AK2.js";
import"./chunk-C7RUIOSI.js";import"./chunk-ZPNCYFGC.js";import{readTextOrEmpty}from"./chunk-QDIGZGX7.js";
import"./chunk-4P7CRZQU.js";import"./chunk-3M456MRT.js";import"./chunk-YOQXIA2R.js";import"./chunk-LMHALEWT.js";
import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import{counted,listText}from"./chunk-6ECLQG56.js";
import{rangeText}from"./chunk-HK4KMQAT.js";import{percent}from"./chunk-6WS3YUMR.js";import"./chunk-EMAJXVPM.js";
import{amount,count,flag,number,text,textOrNull}from"./chunk-G75GGGIL.js";import{_enum,array,literal,object,record}from"./chunk-7IBWU4LP.js";
import{StoppedError,exitCodes,wrapLine,wrapText}from"./chunk-A6EG2BLY.js";import{paint,plainJson,plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{resolve}from"node:path";var doctorSchemaVersion=1,findingSchema=diagnosticSchema.extend({id:text.describe("The check, such as `nsys`, `isolation\
`, or `gpu-busy`."),blocksRun:flag.describe("True if this finding is an error, because every error keeps `run` from star\
ting.")}),toolHistorySchema=object({tool:text,calls:count,failures:count.describe("Calls that failed, timed out, or neve\
r started. Calls that a user interrupted count as neither failures nor successes."),stopped:count,successRatio:number.min(
0).max(1).nullable().describe("Successes divided by the sum of successes and failures. Null if that sum is 0."),medianSeconds:amount,
maxSeconds:amount}),pastRunStates=["passed","failed","stopped","running","did-not-finish"],pastRunsSchema=object({runs:count,
byState:record(_enum(pastRunStates),count),tools:array(toolHistorySchema).readonly(),failures:array(object({id:textOrNull,
count})).readonly().describe("Most frequent first. `id` is null for failures without an id."),unreadable:array(object({name:text,
why:text})).readonly().describe("Run directories with an unreadable run.json, and why. The other numbers don't include t\
hese directories.")}),doctorSchema=object({schemaVersion:literal(doctorSchemaVersion),version:text.describe("llm-profile\
's version."),canCapture:flag.nullable().describe("True if no finding is an error. The exit code is then 0, otherwise 3.\
 Null with `--runs`, which doesn't check the machine."),errors:count,warnings:count,machine:envRecordSchema.nullable().describe(
"The machine and its tools, as in a run's env.json. Null with `--runs`."),findings:array(findingSchema).readonly().describe(
"In the order of the checks. A check may have several findings."),runs:pastRunsSchema.nullable().describe("Null without \
`--runs`.")});var signs={note:{text:"\u2713 ok",tone:"good"},warning:{text:"! warning",tone:"unsure"},error:{text:"\u2717 error",tone:"\
bad"}};function renderFindings(findings,layout){return renderWithSummary(findings,formatSummary(findings),layout)}function renderBuildFindings(findings,layout){
let found=formatCounts(findings),last=findings.some(({severity})=>severity==="error")?`${found}: the tools don't work.`:
`${found===""?"":`${found}. `}The tools work.`;return renderWithSummary(findings,last,layout)}function renderWithSummary(findings,last,layout){
return[...findings.length===0?[]:[...formatFindings(findings,layout),""],...wrapText(last,layout)].join(`
`)+`
`}function formatFindings(findings,layout){let signWidth=Math.max(...Object.values(signs).map(({text:text2})=>text2.length)),
idWidth=Math.max(0,...findings.map(({id})=>id.length)),indent=" ".repeat(signWidth+idWidth+4),hung=(start,text2,deeper="")=>wrapText(
joinLines(text2),{...layout,width:layout.width-indent.length-deeper.length}).map((line,at)=>(at===0?start:indent+deeper)+
line);return findings.flatMap(({id,severity,what,help})=>{let{text:text2,tone}=signs[severity],sign=paint(layout,tone,text2)+
" ".repeat(signWidth-text2.length);return[...hung(`${sign}  ${id.padEnd(idWidth)}  `,what),...help===null?[]:hung(`${indent}\
help: `,help," ".repeat(6))]})}function renderPastRuns(past,folder,layout){if(past.runs===0&&past.unreadable.length===0)
return`No runs in ${folder}.
`;let states=Object.entries(past.byState).filter(([,count2])=>count2>0).map(([state,count2])=>`${formatCount(count2)} ${state.
replaceAll("-"," ")}`),lines=[`${counted(past.runs,"run")} in ${folder}${states.length===0?".":`: ${states.join(", ")}.`}`];
if(past.tools.length>0&&lines.push("",...formatToolTable(past,layout)),past.failures.length>0){lines.push("","Why runs f\
ailed, most common reasons first:");for(let{id,count:count2}of past.failures)lines.push(`  ${formatCount(count2)} \xD7  ${plainText(
id??"(no known cause)")}`)}if(past.unreadable.length>0){lines.push("","Left out because we can't read their run.json:");
for(let{name,why}of past.unreadable)lines.push(`  ${plainText(name)}: ${joinLines(why)}`)}return lines.flatMap(line=>wrapLine(
line,layout)).join(`
`)+`
`}function renderDoctorJson(found){let{version,machine,findings,runs}=found,[errors,warnings]=[countSeverity(findings,"e\
rror"),countSeverity(findings,"warning")];return`${plainJson({schemaVersion:doctorSchemaVersion,version,canCapture:machine===
null?null:errors===0,errors,warnings,machine,findings,runs},2)}
`}function formatToolTable(past,layout){return textTable(leaving([flexible("Tool",12),...["Calls","Failed","Stopped","Su\
ccess","Median","Longest"].map(right)],["Stopped","Median"]),past.tools.map(tool=>[plainText(tool.tool),formatCount(tool.
calls),formatCount(tool.failures),formatCount(tool.stopped),tool.successRatio===null?"\u2013":formatShare(tool.successRatio),
formatSeconds(tool.medianSeconds),formatSeconds(tool.maxSeconds)]),layout)}function formatCounts(findings){let[errors,warnings]=[
countSeverity(findings,"error"),countSeverity(findings,"warning")];return[errors>0?counted(errors,"error"):"",warnings>0?
counted(warnings,"warning"):""].filter(text2=>text2!=="").join(", ")}function countSeverity(findings,severity){return findings.
filter(finding=>finding.severity===severity).length}function formatSummary(findings){let found=formatCounts(findings),others="\
`analyze`, `compare`, and `demo` don't need any of this.";return countSeverity(findings,"error")>0?`${found}: \`llm-profi\
le run\` can't start here. ${others}`:found===""?"No problems found.":`${found}. \`llm-profile run\` can start.`}function joinLines(text2){
return plainText(text2.replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 "))}import{readdir}from"node:fs/promises";import{join}from"node:path";var sampleMs=500,busyCores=.5,stolenMatters=.01,waitingMatters=5;async function runNoiseChecks(context){return[...await runChecks(
context,[checkCores]),...await runChecks(context,[checkGovernor,checkVirtual,checkCard,checkLatency])]}var checkGovernor=async({
sys})=>{let folder=join(sys,"devices/system/cpu"),cores=(await readdir(folder).catch(()=>[])).filter(name=>/^cpu\d+$/.test(
name)),known=(await Promise.all(cores.map(core=>readTextOrEmpty(join(folder,core,"cpufreq/scaling_governor"))))).map(governor=>governor.
trim()).filter(governor=>/^[\w-]{1,32}$/.test(governor));if(known.length===0)return[ok("noise-governor","Like most virtu\
al machines, this system doesn't report a CPU frequency governor.")];let counts=[...Map.groupBy(known,governor=>governor)].
map(([governor,all])=>`${governor} (${all.length})`);return known.every(governor=>governor==="performance")?[ok("noise-g\
overnor",`The CPU frequency governor is performance (${counted(known.length,"core")}).`)]:[warning("noise-governor",`The\
 CPU frequency governor is ${listText(counts.toSorted(),4)}, so core clocks follow the load. Host time and latency will \
vary.`,"Run `cpupower frequency-set --governor performance` on the host, if its owner agrees.")]},checkCores=async context=>{
let read=file=>readTextOrEmpty(join(context.proc,file)),before=parseCpuTimes(await read("stat"));await context.wait(sampleMs);
let after=parseCpuTimes(await read("stat"));if(before===null||after===null||after.total<=before.total)return[ok("noise-c\
ores","The system doesn't report how busy its cores are.")];let passed=after.total-before.total,busy=after.cores*(after.
busy-before.busy)/passed,stolen=(after.stolen-before.stolen)/passed,waiting=Number(/^some avg10=(\d+(?:\.\d+)?)/m.exec(await read(
"pressure/cpu"))?.[1]??0),load=/^\d+\.\d+/.exec(await read("loadavg"))?.[0]??"unknown",figures=`${busy.toFixed(1)} of ${counted(
after.cores,"core")} busy, load ${load} over the last minute`,warnings=[];return(busy>=busyCores||waiting>=waitingMatters)&&
warnings.push(warning("noise-cores",`Other work is running on the cores: ${figures}${waiting>=waitingMatters?`, somethin\
g waited for a core during ${waiting}% of the last ten seconds`:""}.`,"Wait for the other work to finish, or give the ru\
nner dedicated cores. In a container, that work may be on the host.")),stolen>=stolenMatters&&warnings.push(warning("noi\
se-cores",`The hypervisor gives this machine's cores to other machines: ${percent(stolen)} of the CPU time was stolen.`,
"Use a machine with dedicated cores.")),warnings.length>0?warnings:[ok("noise-cores",`The cores are idle: ${figures}.`)]};
function parseCpuTimes(stat){let line=/^cpu ((?: \d+){8,10})/m.exec(stat)?.[1];if(line===void 0)return null;let[user=0,nice=0,
system=0,idle=0,iowait=0,irq=0,softirq=0,stolen=0]=line.trim().split(" ").map(Number),busy=user+nice+system+irq+softirq;
return{cores:stat.match(/^cpu\d+ /gm)?.length??1,total:busy+idle+iowait+stolen,busy,stolen}}var checkVirtual=async({proc,
sys})=>{let isVirtual=/^flags\s*:.*\shypervisor(?:\s|$)/m.test(await readTextOrEmpty(join(proc,"cpuinfo"))),[quota="max",
period=""]=(await readTextOrEmpty(join(sys,"fs/cgroup/cpu.max"))).trim().split(" "),cores=Number(quota)/Number(period),machine=ok(
"noise-virtual",isVirtual?"This is a virtual machine. We can't see what else runs on the physical machine, and CPU times\
 vary more than on a dedicated machine.":"No sign of a virtual machine.");return!Number.isFinite(cores)||cores<=0?[machine]:
[machine,warning("noise-virtual",`A quota limits the container to ${Number(cores.toFixed(2))} cores. A program that uses\
 up the quota pauses until the next period (${Number(period)/1e3} ms).`,"Give the container whole cores (--cpuset-cpus) \
instead of a quota (--cpus).")]},checkCard=async context=>{let answer=await context.gpus();if(answer.kind!=="gpus"||answer.
gpus.length===0)return[];let modes=parseRows(await queryNvidiaSmi(context,"--query-gpu=index,persistence_mode")),apps=parseRows(
await queryNvidiaSmi(context,"--query-compute-apps=gpu_uuid,pid"));return answer.gpus.filter(({index})=>context.gpuIndex===
null||index===context.gpuIndex).flatMap(({index,uuid,mig})=>{let name=`GPU ${index}`,others=apps.filter(([gpu,pid])=>gpu===
uuid&&/^\d+$/.test(pid??"")).length,warnings=[];return modes.some(([gpu,mode])=>gpu===String(index)&&mode==="Disabled")&&
warnings.push(warning("noise-card",`${name}: persistence mode is off, so the driver may be reloaded for each process.`,"\
Run `nvidia-smi -pm 1` on the host.")),others>0&&warnings.push(warning("noise-card",`${name}: ${others===1?"another proc\
ess has":`${others} other processes have`} a context on it. Kernels from different processes take turns.`,"End those pro\
cesses, or choose another GPU (workload.gpu).")),mig==="Enabled"&&warnings.push(warning("noise-card",`${name} is split b\
y MIG. Its instances share power and clocks, and GPU-wide numbers cover all of them.`,"Measure on a whole GPU, or leave \
the other instances idle.")),warnings.length>0?warnings:ok("noise-card",`${name}: persistence mode is on or unknown, no \
other processes are visible, and MIG is off. nvidia-smi doesn't report whether clocks are locked, so llm-profile samples\
 clock speeds during captures.`)})},checkLatency=async context=>{let{calibration}=context;if(calibration===null)return[ok(
"noise-latency","This machine isn't calibrated, so we don't know the smallest latency change that we can detect here. `l\
lm-profile calibrate` measures it. Then set compare.calibration to the file that the command writes.")];let misfit=await explainMisfit(
context,calibration);return misfit!==null?[warning("noise-latency",`The calibration isn't from this machine: ${misfit}. \
We can't use it here.`,"Run `llm-profile calibrate` here.")]:calibration.ranges.slice(0,mostRanges).map(({name,domain,pairSpread,
latency,pairs})=>ok("noise-latency",`${rangeText(name,domain)}: GPU time differs by ${percent(pairSpread)} between two r\
ounds of the same code (${counted(pairs,"pair")}). ${describeLatency(latency)}`))};function describeLatency(latency){if(latency?.
detectableRatio==null)return"The calibration didn't measure the sensitivity of runs without CUDA tracing. Calibrate with\
 latency.pairs set to 3 or more.";let{detectableRatio,processes}=latency;return`With ${counted(processes,"run")} per sid\
e without CUDA tracing, an increase in wall time of ${percent(detectableRatio)} would be detected 95% of the time.`}var mostRanges=10;
async function explainMisfit(context,{gpu,driver}){let answer=await context.gpus(),own=(answer.kind==="gpus"?answer.gpus:
[]).find(({uuid})=>uuid===gpu.uuid);return own===void 0?`it was recorded on ${gpu.name} (${gpu.uuid})`:own.driver===driver?
null:`it was recorded with driver ${driver??"unknown"}`}async function queryNvidiaSmi(context,query){try{let result=await callShortTool(
context,"nvidia-smi",["nvidia-smi",query,"--format=csv,noheader"]);return result.exitCode===0&&!result.timedOut?result.stdout:
""}catch(error){if(error instanceof StoppedError)throw error;return""}}function parseRows(csv){return csv.split(`
`).map(line=>line.split(",").map(cell=>cell.trim()))}async function printDiagnosis({settings,runs:folder,build},{context,output}){var _stack=[];try{let{screen,isJson,isQuiet,
print}=output;let{version}=context;if(folder!==null){let runs=await readPastRuns(resolve(context.cwd,folder));return isJson?
await print(renderDoctorJson({version,machine:null,findings:[],runs})):await print(renderPastRuns(runs,folder,screen.out())),
exitCodes.pass}let{config}=await loadSettings(context,settings,!1);let tools=__using(_stack,await createOwnTools(context),
!0);let file=config.compare.calibration;let calibration=file===null||build!==null?null:readCalibration(createTreeReader(
context),file);let machine=inspectMachine(context,config,tools.runTool,tools.environment,calibration);let findings;if(build!==
null)findings=await runBuildChecks(machine,build.requireNcu);else{let noise=await runNoiseChecks(machine);findings=[...await runPreflight(
machine,[checkSubscribers]),...noise]}let record2=await readMachineRecord(machine);let shown=isQuiet?findings.filter(({severity})=>severity!==
"note"):findings;let render=build===null?renderFindings:renderBuildFindings;isJson?await print(renderDoctorJson({version,
machine:record2,findings,runs:null})):await print(render(shown,screen.out()));return findings.some(({severity})=>severity===
"error")?exitCodes.capture:exitCodes.pass}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}async function readMachineRecord(machine){let[nsys,ncu]=[(await machine.nsys()).presence,
await machine.ncu()];return readEnvironmentRecord({gpus:await machine.gpus(),nsys:nsys.state==="present"?nsys.version:null,
ncu:ncu.state==="present"?ncu.version:null,environment:machine.workloadEnvironment})}export{printDiagnosis};
