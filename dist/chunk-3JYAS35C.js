import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{findEngine}from"./chunk-UA6MQTEC.js";import{nearest}from"./chunk-BFRNJH43.js";import{listText}from"./chunk-6ECLQG56.js";
import{explainNoRanges,rangeText,stableRangeName,unnamedRange,volatileName,wholeCaptureName}from"./chunk-HK4KMQAT.js";
import{UserError}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";var howToWrite="Write `Message` (default domain), `Message@Domain`, or `Message@*` (any domain). Write `\\@` for a litera\
l @.",placeholders=new Set(["range","message","range-name","<range>","my_range_name"]);function parseRange(text,instances,skip=0,where="\
ranges"){let refuse=(why,help=howToWrite)=>{throw new UserError({id:"bad-range",what:`Bad NVTX range ${JSON.stringify(text)}\
.`,where,why,help})};text.trim()===""&&refuse("The range is empty."),new RegExp("\\p{Cc}","u").test(text)&&refuse("The r\
ange contains a control character.");let parts=splitAtSigns(text);parts.length>2&&refuse("The range has more than one un\
escaped `@`.",`If an @ is part of the name, write it as \\@, such as \`${escapeAllButLast(text)}\`.`);let[rawMessage="",
rawDomain]=parts;rawMessage===unnamedRange&&refuse("A range without a name can't be chosen.","Give the range a name in t\
he program."),rawMessage===""&&refuse("The message before the `@` is missing."),rawDomain===""&&refuse("The domain after\
 the `@` is missing.",`For the default domain, remove the @. For any domain, write ${rawMessage}@*.`);let glob=/(^|[^\\])(\\\\)*[*?]/.
test(rawMessage),message=unescape(rawMessage,glob);placeholders.has(message.toLowerCase())&&refuse(`${JSON.stringify(message)}\
 is a placeholder from documentation, not the name of a real range.`,`Name a range that your program emits, such as deco\
de. If your range really has this name, write it as a glob: ${rawMessage.slice(0,-1)}?`),rawDomain!==void 0&&rawDomain!==
"*"&&/(^|[^\\])[*?]/.test(rawDomain)&&refuse("A domain must be a name or a single `*`. Only the message can be a glob.");
let domain=rawDomain===void 0?null:rawDomain==="*"?"*":unescape(rawDomain,!1);return{text,message,domain,glob,instances,
skip}}function nsysCaptureExpression({message,domain}){let escaped=name=>name.replace(/[\\@]/g,"\\$&");return domain===null?
/[\\@]/.test(message)?`${escaped(message)}@*`:message:`${escaped(message)}@${domain==="*"?"*":escaped(domain)}`}function splitAtSigns(text){
let parts=[""];for(let index=0;index<text.length;index+=1){let character=text.charAt(index);character==="\\"&&index+1<text.
length?(parts[parts.length-1]+=character+text.charAt(index+1),index+=1):character==="@"?parts.push(""):parts[parts.length-
1]+=character}return parts}function unescape(part,keepGlobEscapes){return keepGlobEscapes?part.replace(/\\([@,;(])/g,"$1"):
part.replace(/\\([@*?,;(\\])/g,"$1")}function escapeAllButLast(text){let last=text.lastIndexOf("@");return text.slice(0,
last).replace(/(?<!\\)@/g,"\\@")+text.slice(last)}function explainUnseen(unseen,range,discovered,{registeredStringsOnly,argv}){if("what"in discovered){let why=`The run to\
 list the existing ranges failed, too (${discovered.what})`;return{...unseen,id:"range-not-seen",why}}let stableName=stableRangeName(
range.message),same=discovered.filter(({name,domain})=>name===stableName&&(range.domain==="*"||domain===(range.domain??"")));
return same.some(({isVolatile})=>isVolatile===!0)?{...unseen,id:"range-not-seen",...volatileName}:same.some(({registered})=>!registered)&&
registeredStringsOnly?{...unseen,id:"range-not-registered",what:`The NVTX range ${JSON.stringify(range.text)} exists, bu\
t only as a plain string, and nsys was set to gate only on registered strings.`,why:"Python and PyTorch emit plain strin\
gs, so nsys never starts a capture: it exits with 0 and writes no report.",help:"Set nsys.registered-strings-only to fal\
se (the default), or register the string (nvtxDomainRegisterStringA)."}:same.length>0?{...unseen,id:"range-not-seen",why:"\
The program emitted the range when we ran it again with only NVTX tracing. So the program doesn't always emit the range,\
 or emits it in a process that nsys doesn't gate on.",help:"Make sure the program takes the same path under CUDA tracing\
. nsys gates on NVTX push/pop and start/end ranges, not on marks."}:{...unseen,id:"range-not-seen",...describeSeenRanges(
range,discovered,argv)}}function explainByEngine(missing,evidence){let problem=findEngine(evidence)?.problem??null;if(problem===
null)return missing;let why=[problem.why,...missing.why===null?[]:[missing.why]].join(`
`);return{...missing,why,help:problem.help}}function describeSeenRanges(wanted,seen,argv){if(seen.length===0)return explainNoRanges(
argv);let why=`The program emitted only these ranges: ${listNames(seen.map(writeRange))}.`,sameName=seen.filter(({name})=>name===
stableRangeName(wanted.message));if(sameName.length>0)return{why,help:`The range exists in another domain; write ${sameName.
map(writeRange).join(" or ")}, or ${writeRange({name:wanted.message,domain:""})}@* for any domain.`};let list=splitRangeList(
wanted,seen);if(list!==null){let flags=list.map(range=>`--range ${range}`).join(" ");return{why,help:`Name each range se\
parately: ${flags}, or in a file, ranges: [${list.join(", ")}].`}}let match=findNearestRange(wanted,seen);return{why,help:match===
void 0?"Choose one of these ranges.":`Did you mean ${writeRange(match)}?`}}function splitRangeList({message,domain},seen){
let parts=message.split(/[,;]/).map(part=>part.trim()),found=parts.map(part=>seen.find(range=>range.name===part&&range.domain===
(domain??""))).filter(range=>range!==void 0);return parts.length>1&&found.length===parts.length?found.map(writeRange):null}
function findNearestRange({message,domain,glob},seen){let withDomain=domain!==null&&domain!=="*",text=range=>withDomain&&
range.domain!==""?`${range.name}@${range.domain}`:range.name,name=glob?message.replaceAll(/[*?]/g,""):message,closest=nearest(
withDomain?`${name}@${domain}`:name,seen.map(text));return seen.find(range=>text(range)===closest)}function writeRange({
name,domain}){return plainText(rangeText(name,domain).replace(/[,;]/g,"\\$&"))}function nameRange(range){return range.name===
wholeCaptureName&&range.domain===""?"the whole capture":`the NVTX range ${writeRange(range)}`}function listNames(names){
return listText(names,12)}export{parseRange,nsysCaptureExpression,explainUnseen,explainByEngine,describeSeenRanges,writeRange,nameRange,listNames};
