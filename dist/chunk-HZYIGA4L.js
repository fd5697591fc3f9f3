import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{UserError}from"./chunk-XRSAFMZZ.js";var howToWrite="Write `Message` (default domain), `Message@Domain`, or `Message@*` (any domain). Write `\\@` for a litera\
l @.",placeholders=new Set(["range","message","range-name","<range>","my_range_name"]);function parseRange(text,instances,skip=0,where="\
ranges"){let refuse=(why,help=howToWrite)=>{throw new UserError({id:"bad-range",what:`Bad NVTX range ${JSON.stringify(text)}\
.`,where,why,help})};text.trim()===""&&refuse("The range is empty."),new RegExp("\\p{Cc}","u").test(text)&&refuse("The r\
ange contains a control character.");let parts=splitAtSigns(text);parts.length>2&&refuse("The range has more than one un\
escaped `@`.",`If an @ is part of the name, write it as \\@, such as \`${escapeAllButLast(text)}\`.`);let[rawMessage="",
rawDomain]=parts;rawMessage===""&&refuse("The message before the `@` is missing."),rawDomain===""&&refuse("The domain af\
ter the `@` is missing.",`For the default domain, remove the @. For any domain, write ${rawMessage}@*.`);let glob=/(^|[^\\])(\\\\)*[*?]/.
test(rawMessage),message=unescape(rawMessage,glob);placeholders.has(message.toLowerCase())&&refuse(`${JSON.stringify(message)}\
 is a placeholder from documentation, not the name of a real range.`,`Name a range that your program emits, such as deco\
de. If your range really has this name, write it as a glob: ${rawMessage.slice(0,-1)}?`),rawDomain!==void 0&&rawDomain!==
"*"&&/(^|[^\\])[*?]/.test(rawDomain)&&refuse("A domain must be a name or a single `*`. Only the message can be a glob.");
let domain=rawDomain===void 0?null:rawDomain==="*"?"*":unescape(rawDomain,!1);return{text,message,domain,glob,instances,
skip}}function nsysCaptureExpression({message,domain}){let escaped=name=>name.replace(/[\\@]/g,"\\$&");return domain===null?
/[\\@]/.test(message)?`${escaped(message)}@*`:message:`${escaped(message)}@${domain==="*"?"*":escaped(domain)}`}function splitAtSigns(text){
let parts=[""];for(let index=0;index<text.length;index+=1){let character=text.charAt(index);character==="\\"&&index+1<text.
length?(parts[parts.length-1]+=character+text.charAt(index+1),index+=1):character==="@"?parts.push(""):parts[parts.length-
1]+=character}return parts}function unescape(part,keepGlobEscapes){return keepGlobEscapes?part.replace(/\\([@,;])/g,"$1"):
part.replace(/\\([@*?,;\\])/g,"$1")}function escapeAllButLast(text){let last=text.lastIndexOf("@");return text.slice(0,last).
replace(/(?<!\\)@/g,"\\@")+text.slice(last)}export{parseRange,nsysCaptureExpression};
