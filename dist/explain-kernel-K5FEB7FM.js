import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readComparison}from"./chunk-OGBJQZ42.js";import"./chunk-DHKSCNTC.js";import{recordedSideFiles,sideFiles}from"./chunk-H2EAPMP6.js";
import"./chunk-FSLDY37Y.js";import"./chunk-6OR55GWV.js";import"./chunk-N25YEF3M.js";import"./chunk-WQTUTYOP.js";
import{sharedBytes}from"./chunk-YM5JA4HV.js";import{findInput}from"./chunk-SEKMWWB2.js";import"./chunk-25TWLJ3N.js";
import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";import{readProfile}from"./chunk-YD56QZC4.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-UHXQRZLL.js";import{codeLineSchema,cutText,fitted,kernelId,kernelIdPattern,kernelOfId,oneLineJson}from"./chunk-QERFP26A.js";
import"./chunk-ZZE62GUO.js";import"./chunk-ZDEMQHSS.js";import"./chunk-DZDJZLNK.js";import{kernelRowSchema,
machineCodeSchema,timeChangeSchema}from"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";import"./chunk-UAF72VOO.js";
import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";import"./chunk-JQWK2UK7.js";
import"./chunk-5OVYX55E.js";import{median,medianLaunches,medianTotalNs}from"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";
import"./chunk-K6OMWCVZ.js";import{UserError}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";import"./chunk-XPTDL37I.js";
import{array,literal,number,object,string,union}from"./chunk-7IBWU4LP.js";import{rangeText}from"./chunk-H4ZU53CY.js";
import"./chunk-W32B5RYS.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{existsSync}from"node:fs";import{join,resolve}from"node:path";var mostExplanationBytes=8192,text=string().describe("Text to show; shortened if long."),count=number().nonnegative(),resource=count.
nullable().describe("Null if the report doesn't have it."),leftOut=number().int().nonnegative(),value=union([number(),string()]).
nullable(),sideSchema=object({name:string().describe("Shortened if long."),configurations:count.describe("The number of \
launch configurations: combinations of grid, block and shared memory."),grid:array(number()),block:array(number()),registersPerThread:resource,
sharedBytes:resource,localBytesPerThread:resource,launches:count.describe("Launches with this configuration. Like the tw\
o times below, this is the median over rounds."),totalNs:count,launchNs:count.describe("The median duration of a launch.")}).
describe("The launch configuration with the most total time."),kernelExplanationSchema=object({schemaVersion:literal(1),
id:string().regex(kernelIdPattern),range:string(),name:string().describe("Demangled; shortened if long, like all names."),
previousName:string().nullable().describe("Base's name for the kernel, if it's different."),family:string(),match:kernelRowSchema.
shape.match,time:timeChangeSchema.omit({mayBeSlower:!0,isProbable:!0,why:!0}),why:text.nullable().describe("Explains the\
 state if it needs explaining."),launches:kernelRowSchema.shape.launches,shareRatio:kernelRowSchema.shape.shareRatio,impactRatio:kernelRowSchema.
shape.impactRatio,explanation:text.nullable(),base:sideSchema.nullable().describe("Base's launch configuration. Null if \
base doesn't have the kernel, or if base's profile is missing."),head:sideSchema.nullable(),ncu:array(object({metric:string(),
unit:string(),base:value,head:value})).describe("Nsight Compute's metrics, starting with those that differ. Empty if the\
 kernel wasn't measured."),machineCode:object({state:machineCodeSchema.shape.state,instructions:machineCodeSchema.shape.
instructions,findings:machineCodeSchema.shape.findings,mix:machineCodeSchema.shape.mix,hot:object({instruction:string(),
shareRatio:number(),file:string().nullable(),line:count.nullable()}).nullable().describe("Head's instruction with the mo\
st samples.")}).nullable().describe("What changed in the machine code, as in comparison.json. Null if unknown."),lines:array(
codeLineSchema.extend({base:count.nullable(),head:count})).describe("The lines that launch the kernel, likeliest first, \
and how often each line launches it."),findings:array(object({id:string(),what:text,advice:text})).describe("Head's find\
ings."),leftOut:object({ncu:leftOut,lines:leftOut,findings:leftOut})});var longest={name:700,sideName:300,short:120,text:400},mostCode={findings:4,widths:6,mix:8};function explainedKernel({range,
kernel},profiles){let ranges={base:rangeIn(profiles.base,range),head:rangeIn(profiles.head,range)},sides={base:kernelIn(
ranges.base,kernel.baseNames),head:kernelIn(ranges.head,kernel.headNames)},lists={ncu:figuresOf(kernel.metrics,{base:sides.
base?.ncu[0]?.figures,head:sides.head?.ncu[0]?.figures}),lines:(kernel.launchSites?.sites??[]).map(site=>({file:cutText(
site.file,longest.short),line:site.line,function:cutText(site.function,longest.short),changed:site.changed,base:site.base,
head:site.head})),findings:(ranges.head?.findings??[]).filter(finding=>finding.kernel!==null&&kernel.headNames.includes(
finding.kernel)).map(({id,what,advice})=>({id:cutText(id,longest.short),what:cutText(what,longest.text),advice:cutText(advice,
longest.text)}))},left=(list,shown)=>lists[list].length-shown(list),make=shown=>({schemaVersion:1,id:kernelId(range,kernel.
name),range:cutText(rangeText(range.name,range.domain),longest.short),name:cutText(kernel.name,longest.name),previousName:kernel.
previousName===null?null:cutText(kernel.previousName,longest.name),family:cutText(kernel.family,longest.short),match:kernel.
match,time:timeOf(kernel.time),why:kernel.time.why===null?null:cutText(kernel.time.why,longest.text),launches:kernel.launches,
shareRatio:kernel.shareRatio,impactRatio:kernel.impactRatio,explanation:kernel.explanation===null?null:cutText(kernel.explanation,
longest.text),base:sides.base===null?null:sideOf(sides.base),head:sides.head===null?null:sideOf(sides.head),machineCode:kernel.
machineCode===null?null:codeOf(kernel.machineCode),ncu:lists.ncu.slice(0,shown("ncu")),lines:lists.lines.slice(0,shown("\
lines")),findings:lists.findings.slice(0,shown("findings")),leftOut:{ncu:left("ncu",shown),lines:left("lines",shown),findings:left(
"findings",shown)}}),order=["lines","findings","ncu"].flatMap(list=>lists[list].map(()=>list));return fitted(order,make,
mostExplanationBytes)}function timeOf(time){return{baseNs:time.baseNs,headNs:time.headNs,changeRatio:time.changeRatio,lowRatio:time.
lowRatio,highRatio:time.highRatio,thresholdRatio:time.thresholdRatio,detectableRatio:time.detectableRatio,spreadRatio:time.
spreadRatio,rounds:time.rounds,state:time.state}}function rangeIn(profile,{name,domain}){return profile?.ranges.find(range=>range.
name===name&&range.domain===domain)??null}function kernelIn(range,names){return range?.kernels.find(({name})=>names.includes(
name))??null}function sideOf({name,variants}){let[variant]=variants;return variant===void 0?null:{name:cutText(name,longest.
sideName),configurations:variants.length,grid:[...variant.grid],block:[...variant.block],registersPerThread:variant.registersPerThread,
sharedBytes:sharedBytes(variant),localBytesPerThread:variant.localBytesPerThread,launches:medianLaunches(variant),totalNs:medianTotalNs(
variant),launchNs:median(variant.rounds.flatMap(round=>round===null?[]:[round.medianNs]))}}function figuresOf(differing,{
base={},head={}}){let known=new Set(differing.map(({metric})=>metric)),others=[...new Set([...Object.keys(head),...Object.
keys(base)])].filter(metric=>!known.has(metric));return[...differing,...others.map(metric=>({metric,unit:head[metric]?.unit??
base[metric]?.unit??"",base:base[metric]?.value??null,head:head[metric]?.value??null}))].filter(figure=>figure.base!==null||
figure.head!==null).map(figure=>({metric:cutText(figure.metric,longest.short),unit:cutText(figure.unit,longest.short),base:cutValue(
figure.base),head:cutValue(figure.head)}))}function cutValue(value2){return typeof value2=="string"?cutText(value2,longest.
short):value2}function codeOf({state,instructions,findings,mix,hot}){return{state,instructions,findings:findings.slice(0,
mostCode.findings).map(finding=>"widths"in finding?{...finding,widths:finding.widths.slice(0,mostCode.widths)}:finding),
mix:mix.slice(0,mostCode.mix).map(entry=>({...entry,opcode:cutText(entry.opcode,longest.short)})),hot:hot.head===null?null:
{instruction:cutText(hot.head.instruction,longest.short),shareRatio:hot.head.shareRatio,file:hot.head.line===null?null:cutText(
hot.head.line.file,longest.short),line:hot.head.line?.line??null}}}var place={where:"the given path",help:"Pass a folder with a verdict.json: a run directory from `run --base`, or the fol\
der that `compare --out` wrote."};async function explainKernel({cwd},request){let{run:shown,kernel:id}=request,folder=resolve(
cwd,shown);await findInput(folder,shown,place);let comparison=await readComparison(join(folder,"comparison.json"));if(comparison===
null)throw new UserError({id:"no-comparison",what:`${shown} has no comparison.json.`,...place});let kernel=kernelOfId(comparison,
id);if(kernel===null)throw new UserError({id:"no-such-kernel",what:`${shown} has no kernel ${id}.`,where:"--kernel",help:"\
Look up the kernel ids in verdict.json in that folder."});let profiles={base:await firstProfile(folder,[sideFiles.base,recordedSideFiles.
base]),head:await firstProfile(folder,[sideFiles.head,recordedSideFiles.head])};return oneLineJson(explainedKernel(kernel,
profiles))}async function firstProfile(folder,files){let found=files.map(file=>join(folder,file)).find(path=>existsSync(
path));return found===void 0?null:readProfile(found,found)}export{explainKernel};
