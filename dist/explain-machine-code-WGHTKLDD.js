import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{codePlace,repositoryPath}from"./chunk-C65HUER2.js";import"./chunk-DV4QREFG.js";import{isProfile}from"./chunk-THRDSY2X.js";
import{withReason}from"./chunk-3GSFCRAN.js";import"./chunk-DGKEXC2U.js";import"./chunk-3TA32IRT.js";import"./chunk-ZBTMP7WP.js";
import{startedFor}from"./chunk-BI4YU65I.js";import"./chunk-CYFPQEIY.js";import"./chunk-CNWXVMYB.js";import"./chunk-M3WZKWMQ.js";
import"./chunk-M36WGIRC.js";import"./chunk-QNJQHO6J.js";import"./chunk-7RIKUGPE.js";import"./chunk-CIEXIDK3.js";
import"./chunk-OX3A4U4L.js";import"./chunk-5R7XXEF7.js";import{ncuSourceArgv}from"./chunk-MGKK7GTE.js";
import{callTool}from"./chunk-HKCNM2Q7.js";import"./chunk-PCGLUHAL.js";import"./chunk-35JWNKLO.js";import"./chunk-TEF6NUCH.js";
import"./chunk-4576GU2S.js";import"./chunk-XKYY53O6.js";import"./chunk-4MELFLVH.js";import"./chunk-75FNQC3L.js";
import"./chunk-VMCK4KLJ.js";import"./chunk-A2TGLBHE.js";import"./chunk-QTFIC5W2.js";import"./chunk-63IWBBLS.js";
import"./chunk-HBGB2I5H.js";import"./chunk-2VJVAXID.js";import"./chunk-SL4I7YBJ.js";import"./chunk-FFSRJJ7V.js";
import"./chunk-LF3QRERU.js";import"./chunk-BQXZSXIB.js";import"./chunk-EVYEDGFB.js";import"./chunk-TVMH5Q7A.js";
import"./chunk-KR2UOXRZ.js";import"./chunk-RQ65AKKA.js";import"./chunk-BNFK57VM.js";import"./chunk-BFECMUDM.js";
import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import{shortenName}from"./chunk-TAUPKAIQ.js";import"./chunk-VALY7AK2.js";
import"./chunk-C7RUIOSI.js";import"./chunk-4P7CRZQU.js";import"./chunk-DHKSCNTC.js";import"./chunk-H2EAPMP6.js";
import"./chunk-FSLDY37Y.js";import"./chunk-6OR55GWV.js";import"./chunk-N25YEF3M.js";import"./chunk-WQTUTYOP.js";
import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import{ifThere}from"./chunk-QJOP3WDW.js";
import"./chunk-UHXQRZLL.js";import"./chunk-AQQV4D3V.js";import"./chunk-ZZE62GUO.js";import"./chunk-ZDEMQHSS.js";
import"./chunk-DZDJZLNK.js";import"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";import"./chunk-UAF72VOO.js";
import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";import"./chunk-JQWK2UK7.js";
import"./chunk-5OVYX55E.js";import{medianTotalNs}from"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";
import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import"./chunk-K6OMWCVZ.js";import{ParseError,
StoppedError,asFailure}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";import"./chunk-XPTDL37I.js";
import"./chunk-7IBWU4LP.js";import"./chunk-H4ZU53CY.js";import{countText}from"./chunk-W32B5RYS.js";import"./chunk-JN33INQG.js";
import"./chunk-GBWPPC6J.js";import{readdir}from"node:fs/promises";import{basename,join}from"node:path";function kernelsToRead(comparison,base,head){let pairs=comparison.ranges.flatMap(({kernels,...range})=>kernels.flatMap(row=>functionsOf(
row,rangeOf(base,range),rangeOf(head,range))??[]));return{base:[...new Set(pairs.map(pair=>pair.base))],head:[...new Set(
pairs.map(pair=>pair.head))]}}function withMachineCode(comparison,base,head){let chips=[base,head].flatMap(({profile})=>profile.
machine.gpus.map(({computeCapability})=>computeCapability));if(chips.includes(null)||new Set(chips).size!==1)return comparison;
let ranges=comparison.ranges.map(range=>{let[before,after]=[rangeOf(base.profile,range),rangeOf(head.profile,range)],kernels=range.
kernels.map(row=>{let names=functionsOf(row,before,after),[old,young]=[base.codes.get(names?.base??""),head.codes.get(names?.
head??"")];return old===void 0||young===void 0?row:{...row,machineCode:machineCodeChange(old,young)}});return{...range,kernels}});
return{...comparison,ranges}}function rangeOf({ranges},{name,domain}){return ranges.find(range=>range.name===name&&range.
domain===domain)??null}function functionsOf({time,match,baseNames,headNames},base,head){if(time.state!=="regressed"||match!==
"exact"&&match!=="renamed")return null;let[old,young]=[mangledNames(base,baseNames),mangledNames(head,headNames)],same=young.
find(name=>old.includes(name));if(same!==void 0)return{base:same,head:same};let[before,after]=[old[0],young[0]];return old.
length===1&&young.length===1&&before!==void 0&&after!==void 0?{base:before,head:after}:null}function mangledNames(range,names){
let variants=(range?.kernels??[]).filter(({name})=>names.includes(name)).flatMap(({variants:variants2})=>variants2);return[
...new Set(variants.toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(one)).flatMap(({mangled})=>mangled??[]))]}var mostOpcodes=8;
function machineCodeChange(base,head){let[old,young]=[base.code.instructions,head.code.instructions],state=isEqual(old,young,
({text})=>text)?"identical":isEqual(renamed(old),renamed(young),text=>text)?"other-registers":"changed",isChanged=state===
"changed";return{state,instructions:{base:old.length,head:young.length},findings:isChanged?findingsOf(old,young):[],mix:isChanged?
mixOf(old,young):[],hot:{base:hotSpot(base),head:hotSpot(head)}}}function isEqual(one,other,textOf){return one.length===
other.length&&one.every((item,index)=>{let counterpart=other[index];return counterpart!==void 0&&textOf(item)===textOf(counterpart)})}
function renamed(instructions){let numbers=new Map,used=new Map;return instructions.map(({text})=>text.replaceAll(/(?<![\w.])(UR|UP|SB|R|P|B)(\d{1,3})(?!\w)/g,
(name,kind)=>{let number=numbers.get(name);return number===void 0&&(number=used.get(kind)??0,numbers.set(name,number),used.
set(kind,number+1)),`${kind}${String(number)}`}))}function opcodeOf({text}){let[name="",...modifiers]=(/^(?:@!?\w+\s+)?([\w.]+)/.
exec(text)?.[1]??"").split(".");return[name,...modifiers]}function opcodes(instructions){return counts(instructions.map(
instruction=>opcodeOf(instruction)[0]))}function counts(keys){let found=new Map;for(let key of keys)found.set(key,(found.
get(key)??0)+1);return found}var fillers=new Set(["NOP",""]);function mixOf(base,head){let[old,young]=[opcodes(base),opcodes(
head)];return[...new Set([...old.keys(),...young.keys()])].filter(opcode=>!fillers.has(opcode)).map(opcode=>({opcode,base:old.
get(opcode)??0,head:young.get(opcode)??0})).filter(row=>row.base!==row.head).toSorted((one,other)=>Math.abs(other.head-other.
base)-Math.abs(one.head-one.base)||(one.opcode<other.opcode?-1:1)).slice(0,mostOpcodes)}function findingsOf(base,head){return[
...spills(base,head),...precisionChange(base,head),...narrower("narrower-loads",["LDG","LD"],base,head),...narrower("nar\
rower-stores",["STG","ST"],base,head)]}function spills(base,head){let[old,young]=[opcodes(base),opcodes(head)],of=opcode=>({
base:old.get(opcode)??0,head:young.get(opcode)??0}),[loads,stores]=[of("LDL"),of("STL")],[before,after]=[loads.base+stores.
base,loads.head+stores.head];return after>before&&after>=2*before?[{kind:"spills",loads,stores}]:[]}var widths={128:128,
64:64,U16:16,S16:16,U8:8,S8:8,256:256};function widthOf(modifiers){return modifiers.map(modifier=>widths[modifier]).find(
bits=>bits!==void 0)??32}function narrower(kind,names,base,head){let of=instructions=>counts(instructions.map(opcodeOf).
flatMap(([name,...modifiers])=>names.includes(name)?[widthOf(modifiers)]:[])),[old,young]=[of(base),of(head)],found=[...new Set(
[...old.keys(),...young.keys()])].toSorted((one,other)=>other-one).map(bits=>({bits,base:old.get(bits)??0,head:young.get(
bits)??0})),widest=found.find(width=>width.base>0);if(widest===void 0||widest.bits<=32)return[];let lost=widest.base-widest.
head,came=found.filter(({bits})=>bits<widest.bits).reduce((sum,width)=>sum+Math.max(0,width.head-width.base),0);return!found.
some(width=>width.bits>widest.bits&&width.head>0)&&lost>0&&2*lost>=widest.base&&came>=2*lost?[{kind,widths:found}]:[]}var arithmetic=[
["tensor",/^(?:[HIDQBO]MMA|[HIQB]GMMA|UTC\w*MMA\w*)$/],["fp64",/^D(?:FMA|ADD|MUL|SETP|MNMX)$/],["fp32",/^F(?:FMA|ADD|MUL|SWZADD)2?$/],
["fp16",/^H(?:FMA|ADD|MUL)2(?:_MMA)?$/]],most=.5,fewest=4;function precisionChange(base,head){let[from,to]=[mainPrecision(
base),mainPrecision(head)];return from===null||to===null||from===to?[]:[{kind:"precision",from,to}]}function mainPrecision(instructions){
let found=counts(instructions.flatMap(instruction=>{let[name]=opcodeOf(instruction);return arithmetic.find(([,pattern])=>pattern.
test(name))?.[0]??[]}));if(found.has("tensor"))return"tensor";let all=[...found.values()].reduce((sum,count)=>sum+count,
0);return all<fewest?null:[...found].find(([,count])=>count>most*all)?.[0]??null}function hotSpot({code,lines}){let all=code.
instructions.reduce((sum,{samples})=>sum+(samples??0),0);if(all===0)return null;let[hottest]=code.instructions.toSorted(
(one,other)=>(other.samples??0)-(one.samples??0));if(hottest===void 0)return null;let ofLines=lines.reduce((sum,{samples})=>sum+
samples,0),[line]=lines.toSorted((one,other)=>other.samples-one.samples);return{instruction:hottest.text.slice(0,200),offset:hottest.
offset,shareRatio:(hottest.samples??0)/all,line:line===void 0||ofLines===0?null:{file:line.file,line:line.line,shareRatio:line.
samples/ofLines}}}var mostInstructions=2e5,longestText=500,longestPath=4096;function parseNcuSass(text,file){let found=[],open=null,close=()=>{
open!==null&&open.rows.length>0&&found.push({kernel:open.kernel,instructions:relative(open.rows)})};for(let{cells,line}of records(
text)){let[first="",second=""]=cells;if(first==="Kernel Name"&&cells.length===2)close(),open={kernel:shortenName(second),
columns:null,rows:[]};else if(open!==null&&open.columns===null)open.columns=columnsOf(cells,file,line);else if(open!==null){
if(open.rows.length>=mostInstructions)throw notSource(file,line,`A kernel has more than ${countText(mostInstructions)} i\
nstructions.`);open.rows.push(instructionRow(cells,open.columns??unread,file,line))}}return close(),distinct(found)}function parseNcuLines(text,file){
let found=[],[path,kernel]=[null,null],columns=null;for(let{cells,line}of records(text)){let[first="",second=""]=cells;if(first===
"File Path"&&cells.length===2)[path,kernel,columns]=[second.slice(0,longestPath),null,null];else if(first==="Function Na\
me"&&cells.length===2)kernel=shortenName(second);else if(first==="Line No")columns=columnsOf(cells,file,line);else if(path!==
null&&kernel!==null&&columns!==null&&first!==""){if(!/^\d{1,7}$/.test(first))throw notSource(file,line,`Expected a line \
number, found ${shown(first)}.`);let samples=samplesOf(cells,columns,file,line);samples!==null&&samples>0&&found.push({kernel,
file:path,line:Number(first),samples})}}return found}var unread={address:0,source:1,samples:-1};function*records(text){let line=0;
for(let at=0;at<text.length;){let found=text.indexOf(`
`,at),end=found===-1?text.length:found;line+=1,text[at]==='"'&&(yield{cells:cellsOf(text.slice(at,end)),line}),at=end+1}}
function cellsOf(text){let cells=[];for(let at=0;text[at]==='"';){let end=text.indexOf('"',at+1);for(;end!==-1&&text[end+
1]==='"';)end=text.indexOf('"',end+2);if(end===-1)break;cells.push(text.slice(at+1,end).replaceAll('""','"')),at=end+2}return cells}
function columnsOf(names,file,line){let address=names.indexOf("Address"),source=names.indexOf("Source",address);if(address===
-1||source===-1)throw notSource(file,line,`Expected a column Address followed by a column Source, found ${shown(names.join(
", "))}.`);return{address,source,samples:names.indexOf("# Samples")}}function instructionRow(cells,columns,file,line){let[
address="",text=""]=[cells[columns.address],cells[columns.source]?.trim().replaceAll(/\s+/g," ")];if(!/^0x[0-9a-f]{1,16}$/i.
test(address))throw notSource(file,line,`Expected an address, found ${shown(address)}.`);if(text===""||text.length>longestText)
throw notSource(file,line,`Expected an instruction, found ${shown(text)}.`);return{address:BigInt(address),text,samples:samplesOf(
cells,columns,file,line)}}function samplesOf(cells,columns,file,line){if(columns.samples===-1)return null;let text=cells[columns.
samples]??"";if(text===""||text==="-")return null;let samples=Number(text.replaceAll(",",""));if(!/^[\d,]+$/.test(text)||
!Number.isSafeInteger(samples))throw notSource(file,line,`Expected a number of samples, found ${shown(text)}.`);return samples}
function relative(rows){let start=rows[0]?.address??0n,end=(rows.at(-1)?.address??0n)+16n;return rows.map(({address,text,
samples})=>({offset:Number(address-start),text:text.replaceAll(/(?<![\w[])0x[0-9a-f]{1,16}(?!\w)/gi,word=>{let value=BigInt(
word);return value>=start&&value<end?`+0x${(value-start).toString(16)}`:word}),samples}))}function distinct(codes){let byText=new Map;
for(let code of codes){let key=JSON.stringify([code.kernel,code.instructions.map(({text})=>text)]),known=byText.get(key);
(known===void 0||samplesIn(code)>samplesIn(known))&&byText.set(key,code)}return[...byText.values()]}function samplesIn({
instructions}){return instructions.reduce((sum,{samples})=>sum+(samples??0),0)}function shown(text){return JSON.stringify(
text.slice(0,80))}function notSource(file,line,why){return new ParseError({what:"Can't read the machine code from ncu.",
where:`${file}, line ${String(line)}`,why,help:"The verdict doesn't depend on the machine code. Please report the proble\
m and include your ncu version.",id:"ncu-source"})}var mostKernels=12,importLimitMs=2*6e4,leastMs=2e4,machineCodeExplainer={needs:(inquiry,known)=>(questionOf(inquiry,known)?.
wanted.head.length??0)>0,isEarly:!1,cost:{leastMs},explain:async(inquiry,known,mayBegin)=>{let question=questionOf(inquiry,
known);if(question===null)return known;if(mayBegin()){let reason=await changedCode(question);return reason===null?known:
withReason(known,reason)}return inquiry.head.side.session.context.log.info("The machine code of slower kernels wasn't co\
mpared because the time budget was used up."),known}};function questionOf({head,base},{comparison,profiles}){return comparison===
null||base===null||!isProfile(profiles.base)?null:{base:{side:base.side,profile:profiles.base},head:{side:head.side,profile:profiles.
head},wanted:kernelsToRead(comparison,profiles.base,profiles.head)}}async function changedCode({base,head,wanted}){try{let before={
profile:base.profile,codes:await codesOf(base.side,wanted.base.slice(0,mostKernels))},after={profile:head.profile,codes:await codesOf(
head.side,wanted.head.slice(0,mostKernels))};return comparison=>withMachineCode(comparison,before,after)}catch(error){if(error instanceof
StoppedError)throw error;let{where,message,why}=asFailure(error);return await head.side.session.warn(`Couldn't find what\
 changed in the machine code. ${[where,message,why].filter(part=>part!==null).join(" ")}`),null}}async function codesOf(given,kernels){
let side=startedFor(given,"ncu"),found=new Map;for(let report of await reportsOf(side)){let text=await sourcePage(side,report,
kernels,"sass"),codes=parseNcuSass(text,report).filter(({kernel})=>kernels.includes(kernel)),lines=codes.some(isSampled)?
await linesOf(side,report,kernels):[];for(let code of codes){let own={code,lines:lines.filter(({kernel})=>kernel===code.
kernel)};found.set(code.kernel,[...(found.get(code.kernel)??[]).filter(other=>!isSame(other.code,code)),own])}}return new Map(
[...found].flatMap(([kernel,[first,...others]])=>first===void 0||others.length>0?[]:[[kernel,first]]))}function isSampled({
instructions}){return instructions.some(({samples})=>(samples??0)>0)}function isSame(one,other){let textOf=({instructions})=>JSON.
stringify(instructions.map(({text})=>text));return textOf(one)===textOf(other)}async function reportsOf({session,name}){
let folder=join(name,"ncu");return(await readdir(session.directory.file(folder),{withFileTypes:!0}).catch(()=>[])).filter(
run=>run.isDirectory()).map(run=>join(folder,run.name,"report.ncu-rep")).filter(report=>ifThere(session.directory.file(report))!==
null).toSorted()}async function sourcePage({session,config},report,kernels,view){let{directory,tools}=session,argv=ncuSourceArgv(
config.ncu.path,directory.file(report),kernels,view),ports={runTool:tools.runTool,cwd:directory.path,environment:tools.environment},
{exitCode,stdout,stderr,timedOut}=await callTool(ports,"ncu --import",argv,importLimitMs);if(exitCode===0)return stdout;
throw new ParseError({id:"ncu-source",what:timedOut?"ncu --import didn't finish within two minutes.":`ncu --import exite\
d with ${String(exitCode)}.`,where:report,why:`${stderr}
${stdout}`.trim().slice(0,500)})}async function linesOf(side,report,kernels){let text=await sourcePage(side,report,kernels,
"cuda,sass").catch(error=>{if(error instanceof ParseError)return"";throw error}),place=await codePlace(side);return parseNcuLines(
text,report).map(line=>({...line,file:repositoryPath(line.file,place)??basename(line.file)}))}export{machineCodeExplainer};
