import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{Command,CommanderError,InvalidArgumentError,addFeatures,addResultFiles,addSharedOptions,addWorkloadOptions,collectGiven,
collectRanges,createContext,createOutput,createTask,features,keepOwnExitCode,optionInput,printAside,printResult,printed,
requireNonEmpty,settings,verdictOption,watchStopSignals,wholeNumber,workloadInputs}from"./chunk-RYN75IF4.js";import{
explainDiskError}from"./chunk-PY33EE2G.js";import"./chunk-DVA2FSEP.js";import{LlmProfileError,StoppedError,UserError,
describeError,exitCodeLine,exitCodes,wrapLine}from"./chunk-SVS2CUJD.js";import{paint,plainJson,plainLines,plainText,
shownLines}from"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";import{homedir,tmpdir}from"node:os";function parseCommandLine(argv,width,addCommands2){let started=null,text="",aside="",after=(...lines)=>`
${lines.flatMap(line=>wrapLine(line,{width})).join(`
`)}`,program=createProgram(after);addCommands2(program,task=>{started=task},after);for(let command of[program,...program.
commands.flatMap(parent=>[parent,...parent.commands])])command.exitOverride().configureOutput({writeOut:chunk=>{text+=chunk},
writeErr:chunk=>{aside+=chunk},getOutHelpWidth:()=>width,getErrHelpWidth:()=>width});try{program.parse(argv.length===0?[
"--help"]:[...argv],{from:"user"})}catch(error){if(!(error instanceof CommanderError))throw error;if(error.code===versionAsked)
return{kind:"version"};if(error.exitCode===0)return{kind:"help",text};if(error.code===commandMissing)return{kind:"help",
text:aside};throw new UserError({id:"usage",what:error.message.replace(/^error: /,"").replace(/\n\((.*)\)$/," ($1)"),where:"\
command line",help:usageHelp(namedCommand(program,argv)),cause:error})}return started===null?{kind:"help",text:program.helpInformation()}:
{kind:"task",task:started}}function namedCommand(program,[name,below]){let command=program.commands.find(candidate=>candidate.
name()===name);return command?.commands.find(candidate=>candidate.name()===below)??command??null}function usageHelp(command){
let help=`See ${["llm-profile",...command===null?[]:[command.parent?.parent==null?null:command.parent.name(),command.name()],
"--help"].filter(name=>name!==null).join(" ")}.`;return command===null||command.registeredArguments.some(({variadic,required})=>variadic&&
!required)?`${help} The program to profile goes after \`--\`.`:help}var versionAsked="commander.version",commandMissing="\
commander.help";function createProgram(after){return new Command("llm-profile").description("Profiles the NVTX ranges of\
 an LLM workload with Nsight Systems, and fails if the capture is empty or broken.").version("","-V, --version","print t\
he versions of llm-profile, nsys, and ncu").showSuggestionAfterError(!0).enablePositionalOptions().addHelpText("after",after(
"Exit codes:","  0         pass","  1         slower than the base, over budget, or not improved","  2         wrong usa\
ge or configuration","  3         capture failed, or doctor found an error","  4         inconclusive, incomparable, no \
baseline, or base unavailable (only if listed in compare.fail-on)","  130, 143  stopped by INT, by TERM","Environment: C\
OLUMNS, NO_COLOR, FORCE_COLOR."))}import{normalize,resolve}from"node:path";var pipedWidth=100,leastWidth=40,mostWidth=1e3;function readLayout(stream,environment){
return{width:readWidth(stream,environment.COLUMNS),color:showsColor(stream,environment)}}function isLive({isTTY},environment){
return isTTY===!0&&environment.TERM!=="dumb"}function readPaths(argv,cwd,folders){let words=argv.map(word=>word.replace(
/^--[\w-]+=/,"")).filter(word=>word.trim()!==""),names=[cwd,...folders,...words.flatMap(word=>[word,normalize(word),resolve(
cwd,word)])].map(path=>path.replace(/(?<=.)\/$/,""));return[...new Set(names)].filter(path=>/\S \S/.test(path)).sort((a,b)=>b.
length-a.length)}function readWidth({isTTY,columns},requested=""){if(/^\d{1,4}$/.test(requested)&&Number(requested)>=leastWidth&&
Number(requested)<=mostWidth)return Number(requested);let width=isTTY===!0&&columns!==void 0&&columns>0?columns:pipedWidth;
return Math.min(mostWidth,Math.max(leastWidth,width))}function showsColor(stream,environment){let forced=environment.FORCE_COLOR;
return forced!==void 0?!["0","false"].includes(forced):(environment.NO_COLOR??"")!==""?!1:isLive(stream,environment)}var tailLines=20,eraseLine="\r\x1B[2K";function createTerminalLog(write,style){let{layout,level}=style,isVerbose=level===
"verbose",isQuiet=level==="quiet",status=createStatusLine(write,style),tail=null,print=text=>status.above(`${text}
`),say=text=>{if(isQuiet)return;let lines=text.split(`
`).flatMap(line=>wrapLine(line,layout()));print(shownLines(lines.join(`
`),layout()))},sayOutput=line=>print(`${paint(layout(),"faint","  |")} ${line}`),sayTail=error=>{if(!(isVerbose||isQuiet||
error instanceof StoppedError))for(let line of tail??[])sayOutput(line)},begin=title=>{let seconds=Math.floor(style.elapsed()),
timed=`[${String(Math.floor(seconds/60)).padStart(2)}:${String(seconds%60).padStart(2,"0")}] ${title}`;isVerbose?say(`
${paint(layout(),"strong",`== ${timed}`)}`):style.isLive?status.show(timed):say(timed)};return{info:message=>{say(plainLines(
message))},warning:message=>{say(`${paint(layout(),"unsure","warning:")} ${plainLines(message)}`)},detail:message=>{isVerbose&&
print(paint(layout(),"faint",plainLines(message)))},output:line=>{isVerbose?sayOutput(line):tail!==null&&tail.push(line)>
tailLines&&tail.shift()},running:seconds=>{status.show(null,seconds)},group:async(title,body)=>{if(tail!==null)return body();
tail=[],begin(plainText(title));try{return await body()}catch(error){throw status.end(),sayTail(error),error}finally{status.
end(),tail=null}}}}function createStatusLine(write,{layout,level,isLive:isLive2}){let title=null,shown="",isShown=isLive2&&
level==="usual";return{show(next,seconds=0){if(title=next??title,!isShown||title===null)return;let time=seconds<1?"":`, ${Math.
floor(seconds)} s`,room=layout().width-1-time.length;shown=`${title.length>room?`${title.slice(0,room-1)}\u2026`:title}${time}`.
toWellFormed(),write(`${eraseLine}${paint(layout(),"faint",shown)}`)},above(text){write(shown===""?text:`${eraseLine}${text}${paint(
layout(),"faint",shown)}`)},end(){shown!==""&&write(eraseLine),[title,shown]=[null,""]}}}var addAnalyze=(program,start)=>{addSharedOptions(program.command("analyze").argument("<path...>","",collectGiven)).description(
"analyze recorded captures: run directories, profile.json, .nsys-rep, or .sqlite (also as .gz or .zst); each path counts\
 as a round").option("--range <range>","an NVTX range that must be in the capture; for several ranges, use commas or rep\
eat the option (default: all ranges found)",collectRanges).option("--ranks","the reports come from the ranks of one prog\
ram, one report per rank; they aren't rounds",!1).option("--ncu <file>","an .ncu-rep of the same program, or its raw pag\
e exported as CSV with mangled kernel names; adds metrics and findings to the kernels; repeatable",collectGiven).option(
"--out <dir>","a new folder for profile.json, report.html, trace.tar, summary.md, and each range's tables; must not exis\
t yet",requireNonEmpty).option("--json","print profile.json to stdout, and human-readable output to stderr",!1).action((paths,options)=>{
let request={paths,areRanks:options.ranks,ranges:options.range??[],ncu:options.ncu??[],out:options.out??null,settings:settings(
options,[]),...printed(options)};start(createTask("analyze",request,async(request2,tools)=>(await import("./print-analysis-TH3MUE7L.js")).
printAnalysis(request2,tools)))})};var addCompare=(program,start,after)=>{addSharedOptions(program.command("compare")).description("compare two recorded si\
des: is head slower than base, and why? Exit code 1 if head is slower").requiredOption("--base <path...>","the side befo\
re the change: run directories, profile.json, .nsys-rep, or .sqlite (also as .gz or .zst); each path counts as a round",
collectGiven).requiredOption("--head <path...>","the side after the change, in the same formats",collectGiven).option("-\
-range <range>","an NVTX range to compare, which must exist on both sides; for several ranges, use commas or repeat the \
option (default: all ranges)",collectRanges).option("--out <dir>","a new folder for comparison.json, verdict.json, repor\
t.html, trace.tar, and both profiles; must not exist yet",requireNonEmpty).option("--json","print comparison.json to std\
out, and human-readable output to stderr",!1).addOption(verdictOption()).addHelpText("after",after("Example:","  llm-pro\
file compare --base main/*.sqlite --head change/*.sqlite \\","    --set compare.fail-on=regression,inconclusive","For th\
resholds, budgets, and accepted regressions, see compare in docs/configuration.md.")).action(options=>{let request={base:options.
base,head:options.head,ranges:options.range??[],out:options.out??null,settings:settings(options,[]),...printed(options),
verdict:options.verdict};start(createTask("compare",request,async(request2,tools)=>(await import("./print-comparison-3KTUUHYQ.js")).
printComparison(request2,tools)))})};var addRun=instead=>(program,start,after)=>{let runCommand=addWorkloadOptions(program.command("run [command...]")).description(
"capture a program's ranges, check that the captures are valid, and write a run directory").option("--out <dir>","folder\
 for the run directories",requireNonEmpty).option("--rounds <n>","how many times to capture everything, each time in a f\
resh process",wholeNumber).option("--time-budget <duration>","how long the whole run may take, such as 20m; steps that d\
on't fit are skipped").option("--base <ref>","also measure the base (the merge-base of HEAD and this git ref) in alterna\
ting rounds, and compare; exit code 1 if head is slower",parseRef);for(let{option}of instead)runCommand.addOption(option);
runCommand.option("--json","print profile.json to stdout, and human-readable output to stderr",!1).addOption(verdictOption()).
passThroughOptions().addHelpText("after",after("Example:","  llm-profile run --range prefill --range decode -- python3 s\
erve.py","All settings are in docs/configuration.md. To set one, use --set KEY=VALUE.")).action((command,options)=>{let inputs=settings(
options,[...workloadInputs(command,options.range),...optionInput("--out",options.out),...optionInput("--rounds",options.
rounds),...optionInput("--time-budget",options.timeBudget),...optionInput("--base",options.base,"compare.base")]),replacement=instead.
find(({option})=>runCommand.getOptionValueSource(option.attributeName())==="cli");start(replacement===void 0?createTask(
"run",{...printed(options),verdict:options.verdict,settings:inputs},async(request,tools)=>(await import("./loaded-together-C36PK44K.js")).
m16.printRun(request,tools)):createTask(replacement.option.name(),{settings:inputs},replacement.run))})};function parseRef(value){
if(requireNonEmpty(value).trim()!=="null")return value;throw new InvalidArgumentError("The value is the literal text `nu\
ll`. Is the variable set? If your branch is really named null, write refs/heads/null.")}var addCommands=(program,start,after)=>{let instead=features.flatMap(({runOption})=>runOption??[]),added=features.flatMap(
({command})=>command??[]);for(let add of[addRun(instead),addAnalyze,addCompare,...added])add(program,start,after)};async function main(argv){keepOwnExitCode();let stop=watchStopSignals(),paths=readPaths(argv,process.cwd(),[homedir(),tmpdir()]),
out=()=>({...readLayout(process.stdout,process.env),paths}),err=()=>({...readLayout(process.stderr,process.env),paths}),
json=!1;try{let parsed=parseCommandLine(argv,out().width,addCommands);if(parsed.kind==="help")return await printResult(parsed.
text);let task=parsed.kind==="task"?parsed.task:null;json=task?.isJson??!1;let level=task?.level??"usual",context=createContext(
{cwd:process.cwd(),log:createTerminalLog(printAside,{layout:err,level,isLive:isLive(process.stderr,process.env),elapsed:()=>performance.
now()/1e3}),stop:stop.signal,processesFile:null});if(task===null){let{readVersionText:versionText}=await import("./tool-versions-A5N6JZTR.js");
return await printResult(await versionText(context))}process.exitCode=await task.run({context,withResultFiles:()=>addResultFiles(
context,features),withFeatures:()=>addFeatures(context,features),output:createOutput({out,err,level},json,process.env.GITHUB_ACTIONS===
"true")})}catch(thrown){let error=explainDiskError(thrown,null),exitCode=error instanceof LlmProfileError?error.exitCode:
exitCodes.capture,end=exitCode===exitCodes.usage?"":`${exitCodeLine(exitCode)}
`;printAside(`
${shownLines(describeError(error,err()),err())}
${end}`),process.exitCode=exitCode,json&&await printResult(`${plainJson({error:describeErrorJson(error)},0)}
`).catch(()=>{})}finally{stop[Symbol.dispose]()}}function describeErrorJson(error){if(!(error instanceof LlmProfileError))
return{message:String(error)};let{id,message,where,why,help,exitCode}=error;return{id,message,where,why,help,exitCode}}export{main};
