import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{addFindings,amountText,countText,figureRules,findInput,measuredLaunch,median,medianKernelNs,medianLaunches,medianTotalNs,
mergeProfiles,rangeText,readProfile,uniqueSafeNames,wholeCaptureName,withRanges}from"./chunk-26AHY5PI.js";import{plainText}from"./chunk-NUZHK6GW.js";function formatNs(ns){return amountText(nsAmount(ns))}function nsAmount(ns){return ns>=1e9?{value:significant(ns/1e9),unit:"\
s"}:ns>=1e6?{value:significant(ns/1e6),unit:"ms"}:ns>=1e3?{value:significant(ns/1e3),unit:"\xB5s"}:{value:String(Math.round(
ns)),unit:"ns"}}function formatCount(count){return amountText(countAmount(count))}function countAmount(count){return{value:countText(
count,0),unit:""}}function formatCounts(counts){let least=Math.min(...counts),most=Math.max(...counts);return least===most?
formatCount(least):`${formatCount(least)}\u2013${formatCount(most)}`}function formatShare(ratio){return Number.isFinite(
ratio)?`${(ratio*100).toFixed(1)} %`:"\u2013"}function formatSeconds(seconds){if(seconds<10)return`${seconds.toFixed(1)}\
 s`;let whole=Math.round(seconds);return whole<60?`${whole} s`:whole<3600?`${Math.floor(whole/60)} min ${whole%60} s`:`${Math.
floor(whole/3600)} h ${Math.round(whole%3600/60)} min`}function clipMiddle(text,width){if(text.length<=width)return text;
let head=Math.ceil((width-1)*.65);return`${text.slice(0,head)}\u2026${text.slice(text.length-(width-1-head))}`}function significant(value){
return value>=100?value.toFixed(0):value>=10?value.toFixed(1):value.toFixed(2)}var lambdaName="@lambda";function parseKernelName(text){if(text.length>8e3)return null;try{let normal=normalize(text);if(depthOf(normal)>40)return null;
let parsed=parseArgument(normal);return parsed.kind==="type"&&parsed.path.length>0?parsed.path:null}catch(error){if(error instanceof
NoName)return null;throw error}}var NoName=class extends Error{};function normalize(text){return lambdasAsTemplates(text.
replaceAll(/<unnamed>::|\(anonymous namespace\)::/g,"")).replaceAll(/::operator ?\(\)\(\)( const)?/g,"").replaceAll(/\b(?:const|volatile)\b ?/g,
"").replaceAll(/(?<! ) +::/g,"::").replaceAll(/\((?:(?:un)?signed )?(?:bool|char|short|int|long|long long|[A-Za-z_][\w:]*)\)(?=-?\d)/g,
"").replaceAll(/\bunsigned (char|short|int|long)\b/g,"u$1").replaceAll(/\b(u?long) (?:long|int)\b/g,"$1")}function lambdasAsTemplates(text){
let bracket=/\[lambda\(|\{lambda\(|'lambda\d*'\(|[()]/g,lambdaEnd=/ \(instance \d+\)\]|\]|#\d+\}|\}/y,open=[],[result,end]=[
"",0];for(let match=bracket.exec(text);match!==null;match=bracket.exec(text)){let[found]=match;result+=text.slice(end,match.
index),end=bracket.lastIndex,found!==")"?(open.push(found!=="("),result+=found==="("?found:`${lambdaName}<`):open.pop()===
!0?(lambdaEnd.lastIndex=end,end+=lambdaEnd.exec(text)?.[0].length??0,bracket.lastIndex=end,result+=">"):result+=found}if(open.
includes(!0))throw new NoName;return result+text.slice(end)}function depthOf(text){let[depth,most]=[0,0];for(let index=0;index<
text.length;index+=1)depth+=angleStep(text,index),most=Math.max(most,depth);return most}function parseArgument(text){let trimmed=text.
trim();if(/^(-?\d|!|true\b|false\b)/.test(trimmed))return{kind:"number",text:trimmed};let bare=trimmed.replace(/(?<![\s*&])[\s*&]+$/,
""),name=(splitOutside(withoutParameters(bare)," ").at(-1)??"").replace(/^[*&]+/,"");return{kind:"type",path:splitOutside(
name,"::").filter(part=>part!=="").map(part=>parsePart(part)),pointer:trimmed.slice(bare.length).includes("*")}}function parsePart(text){
let open=text.indexOf("<");if(open<0)return{name:text,args:[]};let inner=text.slice(open+1,text.lastIndexOf(">")).trim();
return{name:text.slice(0,open),args:inner===""?[]:splitOutside(inner,",").map(arg=>parseArgument(arg))}}function withoutParameters(text){
let kept="",[round,angle]=[0,0];for(let index=0;index<text.length;index+=1){let character=text[index]??"";if(angle===0&&
character==="("&&(round+=1),round===0&&(kept+=character,angle+=angleStep(text,index)),angle===0&&character===")"&&(round-=
1),round<0||angle<0)throw new NoName}if(round!==0||angle!==0)throw new NoName;return kept.trim()}function splitOutside(text,separator){
let found=[],[start,depth]=[0,0];for(let index=0;index<text.length;index+=1){if("([{".includes(text[index]??"")&&(depth+=
1),")]}".includes(text[index]??"")&&(depth-=1),depth+=angleStep(text,index),depth<0)throw new NoName;depth===0&&text.startsWith(
separator,index)&&(found.push(text.slice(start,index)),start=index+separator.length,index=start-1)}if(depth!==0)throw new NoName;
return[...found,text.slice(start)]}function angleStep(text,index){return text[index]==="<"?1:text[index]===">"&&text[index-
1]!=="-"?-1:0}function kernelLabel(demangledName,width){let path=parseKernelName(demangledName);if(path===null)return clipMiddle(plainText(
demangledName),width);let text="";for(let detail of details)if(text=plainText(label(path,detail)),text.length<=width)return text;
return clipMiddle(text,width)}var mostRead=5e5;function kernelLabels(names,width){let used=new Set,left2=mostRead,numbers=new Map;
return names.map(name=>{left2-=name.length;let labelOf2=left2<0?most=>clipMiddle(plainText(name),most):most=>kernelLabel(
name,most),own=labelOf2(width),text=own,number=numbers.get(own)??2;for(;used.has(text);number+=1){let suffix=` #${number}`;
text=labelOf2(width-suffix.length)+suffix}return numbers.set(own,number),used.add(text),text})}var details=[{indexTypes:!0,
numbers:!0,depth:9},{indexTypes:!1,numbers:!0,depth:9},{indexTypes:!1,numbers:!0,depth:3},{indexTypes:!1,numbers:!0,depth:2},
{indexTypes:!1,numbers:!1,depth:9},{indexTypes:!1,numbers:!0,depth:1},{indexTypes:!1,numbers:!1,depth:2},{indexTypes:!1,
numbers:!1,depth:1}],dullNamespaces=new Set(["at","native","c10","std","templates","cuda","detail"]),dullTypes=/^(array|Array|TrivialOffsetCalculator|OffsetCalculator|LoadWithCast|StoreWithCast|LoadWithoutCast|StoreWithoutCast)$/,
indexTypes=/^u?(int|long|short)$/,elementTypes=/^(u?(char|short|int|long)[1-4]?|bool|float[1-4]?|double[1-4]?|half2?|bf16|void|T\d+|size_t|u?int\d+_t)$/,
shortTypes={BFloat16:"bf16",__nv_bfloat16:"bf16",nv_bfloat16:"bf16",bfloat16_t:"bf16",Half:"half",__half:"half",half_t:"\
half"};function label(path,detail){let own=path.filter(({name})=>name!==lambdaName),shown=own.length===0?path:own,first=shown.
findIndex(({name},index)=>index===shown.length-1||!dullNamespaces.has(name));return shown.slice(first).map(part=>part.name.
replace(lambdaName,"lambda")+argumentList(part.args,detail,1)).join("::")}function argumentList(args,detail,depth){if(depth>
detail.depth)return"";let shown=unique(args.flatMap(arg=>argument(arg,detail,depth)));return shown.length===0?"":`<${shown.
map(({text})=>text).join(", ")}>`}function argument(arg,detail,depth){if(arg.kind==="number")return detail.numbers?[{key:null,
text:arg.text}]:[];let host=arg.path.findLast(({name:name2})=>name2!==lambdaName);if(host===void 0)return[{key:lambdaName,
text:"lambda"}];let name=shortTypes[host.name]??host.name;if(isDull(arg))return[];if(elementTypes.test(name))return detail.
indexTypes||!indexTypes.test(name)?[{key:name,text:name}]:[];let inner=arg.path.findLast(part=>part.name===lambdaName);if(inner===
void 0)return[{key:name,text:name+argumentList(host.args,detail,depth+1)}];let functors=host.args.filter(isFunctor);if(functors.
length>0)return functors.flatMap(functor=>argument(functor,detail,depth));let types=unique(inner.args.flatMap(parameter=>argument(
parameter,{...detail,indexTypes:!0},depth)));return[{key:name,text:types.length===0?name:`${name}(${types.map(({text})=>text).
join(", ")})`}]}function isDull(arg){if(arg.kind==="number")return!1;let name=arg.path.at(-1)?.name??"";return dullTypes.
test(name)||arg.pointer&&!elementTypes.test(shortTypes[name]??name)}function isFunctor(arg){if(arg.kind==="number"||arg.
pointer||isDull(arg))return!1;let name=arg.path.at(-1)?.name??"";return!elementTypes.test(shortTypes[name]??name)}function unique(shown){
let telling=new Map;for(let one of shown)one.key!==null&&one.text.length>(telling.get(one.key)?.text.length??-1)&&telling.
set(one.key,one);return shown.filter(one=>one.key===null||telling.get(one.key)===one)}function left(title){return{title,align:"left"}}function right(title){return{title,align:"right"}}function textTable(columns,rows,indent="\
  "){let widths=columns.map(({title},index)=>Math.max(title.length,...rows.map(row=>(row[index]??"").length))),line=cells=>(indent+
columns.map(({align},index)=>{let cell2=cells[index]??"",width=widths[index]??0;return align==="right"?cell2.padStart(width):
cell2.padEnd(width)}).join("  ")).trimEnd();return[line(columns.map(({title})=>title)),...rows.map(line)]}function missingNcuText(status){return status===null||status.state==="measured"||status.state==="off"?null:`Nsight Compu\
te ${{unavailable:"could not be used, so that nothing says",failed:"failed, so that little or nothing says",skipped:"was\
 skipped, so that nothing says"}[status.state]} why a kernel takes its time${status.why===null?".":`: ${status.why}`}`}function gpuShare(rounds){let known=rounds.flatMap(({spanNs,gpuIdleNs})=>spanNs===null||gpuIdleNs===null||spanNs===0?[]:
[{spanNs,busyNs:spanNs-gpuIdleNs}]);return known.length===0?null:{busyNs:median(known.map(({busyNs})=>busyNs)),spanNs:median(
known.map(({spanNs})=>spanNs)),share:median(known.map(({busyNs,spanNs})=>busyNs/spanNs))}}function wrapText(text,width){let lines=[];for(let word of text.split(" ")){let last=lines.at(-1);last!==void 0&&last.length+
1+word.length<=width?lines[lines.length-1]=`${last} ${word}`:lines.push(word)}return lines}function topKernels(range,count){let rangeNs=medianKernelNs(range);return range.kernels.slice(0,count).map(kernel=>{let totalNs=medianTotalNs(
kernel);return{name:kernel.name,shortName:kernel.shortName,family:kernel.family,mangled:[...new Set(kernel.variants.flatMap(
({mangled})=>mangled??[]))],totalNs,share:rangeNs===0?0:totalNs/rangeNs}})}var formula=/^[=+\-@]/;function csvText(header,rows){return[header,...rows].map(row=>`${row.map(cell).join(",")}
`).join("")}function cell(value){if(value===null)return"";if(typeof value=="number")return String(value);let plain=plainText(
value),safe=formula.test(plain)?`'${plain}`:plain;return/[",\n]|^\s|\s$/.test(safe)?`"${safe.replaceAll('"','""')}"`:safe}function rangeFiles(profile,operators,figures){let labels=[...new Set([...profile.ranges,...profile.replayedRanges].map(
labelOf))],folders=uniqueSafeNames(labels),files=new Map;for(let[index,label3]of labels.entries()){let isIt=range=>labelOf(
range)===label3,measured=profile.ranges.find(isIt),inner=operators.get(label3)??[],replayed=profile.replayedRanges.find(
isIt),folder=`ranges/${folders[index]??String(index)}`;measured!==void 0&&measured.kernels.length>0&&files.set(`${folder}\
/kernels.csv`,kernelsCsv(measured,figures)),inner.length>0&&files.set(`${folder}/operators.csv`,operatorsCsv(inner)),replayed!==
void 0&&files.set(`${folder}/replay.csv`,replayCsv(replayed,figures))}return files}function labelOf({name,domain}){return rangeText(
name,domain)}var measuredHeaders=["measured grid","measured block","matching launches"];function kernelsCsv(range,figures){
let rangeNs=medianKernelNs(range);return csvText(["kernel","family","launches","total (ns)","share (%)",...measuredHeaders,
...figureHeaders(figures)],range.kernels.map(kernel=>{let totalNs=medianTotalNs(kernel),sample=kernel.ncu[0],launch=sample===
void 0?null:measuredLaunch(kernel,sample);return[kernel.name,kernel.family,medianLaunches(kernel),totalNs,rangeNs===0?0:
Number((totalNs/rangeNs*100).toFixed(3)),...launch===null?measuredHeaders.map(()=>null):[launch.grid.join("\xD7"),launch.
block.join("\xD7"),median(launch.matchingLaunches)],...figures.map(({key})=>sample?.figures[key]?.value??null)]}))}function operatorsCsv(operators){
return csvText(["operator","domain","calls","launches","self (ns)","total (ns)","top kernel"],operators.map(row=>[row.name,
row.domain,row.calls,row.launches,row.selfNs,row.totalNs,row.topKernel]))}function replayCsv({samples},figures){let known=figures.
filter(({key})=>samples.some(sample=>sample.figures[key]!=null));return csvText(["instance","row",...figureHeaders(known)],
samples.map((sample,index)=>[index+1,sample.id,...known.map(({key})=>sample.figures[key]?.value??null)]))}function figureHeaders(figures){
return figures.map(({title,unit})=>unit===""?title:`${title} (${unit})`)}var special=/[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|(?<=www)\.|:(?=\S)|-(?=[\d-])|(?<=^\s*\d*)[-+=.:)]/gi;
function markdownText(text){return plainText(text).replace(special,character=>`&#${String(character.codePointAt(0))};`)}
function markdownCode(text){let plain=plainText(text).replaceAll(/\s+/g," ").trim();if(plain==="")return"";if(plain.includes(
"\\|"))return`<code>${markdownText(plain)}</code>`;let longest=Math.max(0,...[...plain.matchAll(/`+/g)].map(([run])=>run.
length)),fence="`".repeat(longest+1),padding=plain.startsWith("`")||plain.endsWith("`")?" ":"";return`${fence}${padding}${plain}${padding}${fence}`}
function markdownTable(columns,rows){let line=cells=>`| ${cells.map(cell2=>cell2.replaceAll("|","\\|")).join(" | ")} |`;
return[line(columns.map(({title})=>title)),line(columns.map(({align})=>align==="right"?"--:":":--")),...rows.map(line)].
join(`
`)}function topFindings(ranges,limit){let sorted=ranges.flatMap(range=>range.findings.map(finding=>({range,finding}))).toSorted(
(one,other)=>(other.finding.impactNs??-1)-(one.finding.impactNs??-1));return[...Map.groupBy(sorted,({finding})=>finding.
id).values()].slice(0,limit).flatMap(ofRule=>ofRule[0]===void 0?[]:[{...ofRule[0],count:ofRule.length}])}var listedRanges=12,listedFamilies=6,listedOperators=10,listedFindings=3,labelWidth=60,familyWords={gemm:"matrix multipl\
ications",attention:"attention",triton:"generated (Triton) kernels",xla:"generated (XLA) kernels",communication:"communi\
cation between GPUs",memory:"memory fills and the KV cache",moe:"routing to experts",conv:"convolutions",quantize:"quant\
ization",norm:"normalization",rope:"position encoding",sampling:"sampling of the next token",softmax:"softmax",activation:"\
activation functions",embedding:"embedding lookups",copy:"copies and layout changes",reduce:"reductions",elementwise:"el\
ementwise operations",other:"other"},plainWords={"launch-bound":"The GPU often waits for the host to launch work","gpu-i\
dle":"The GPU often has nothing to do","host-synchronization":"The host often stops to wait for the GPU","pageable-copie\
s":"Copies use pageable memory, which is slow","tiny-kernels":"The work is split into very many short kernels",spills:"A\
 kernel keeps what its threads compute with in memory","small-grid":"A kernel is too small to use the whole GPU","partia\
l-wave":"A kernel has too little work to fill the GPU","compute-bound":"A kernel computes as fast as the GPU can","laten\
cy-bound":"A kernel waits instead of computing","tail-effect":"A kernel leaves much of the GPU idle at its end","low-occ\
upancy":"A kernel keeps the GPU less busy than it could","memory-bound":"A kernel is limited by memory bandwidth","memor\
y-latency":"A kernel waits for memory",uncoalesced:"A kernel reads memory in an order that wastes bandwidth"};function summaryMarkdown(profile,operators=new Map){
let[largest]=profile.ranges.toSorted((one,other)=>medianKernelNs(other)-medianKernelNs(one));return`${["# Where the GPU'\
s time goes",...ranText(profile),...phasesText(profile),...largest===void 0?[]:[...familiesText(largest),...operatorsText(
largest,operators)],...findingsText(profile),...footer(profile)].join(`

`)}
`}function ranText({machine,workload,source,rounds}){let gpu=[...new Set(machine.gpus.map(({name})=>name))].map(markdownText).
join(", ")||"an unknown GPU",command=workload.command.length===0?"an unknown program":markdownCode(clip(workload.command.
join(" "))),commit=source.commit===null?"":`, at commit ${markdownText(source.commit.slice(0,12))}${source.dirty===!0?" \
with changes":""}`,measured=rounds.length===1?"once":`${String(rounds.length)} times; figures are medians`;return[`**Wha\
t ran:** ${command} on ${gpu}${commit}, measured ${measured}.`]}function phasesText({ranges}){if(ranges.length===0)return[
"No phase of the program was measured."];let top=ranges.slice(0,listedRanges),rows=top.map(range=>{let gpu=gpuShare(range.
rounds);return[markdownText(label2(range)),formatNs(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),
gpu===null?"unknown":formatShare(gpu.share)]});return["## By phase",`${ranges.some(({name})=>name===wholeCaptureName)?"T\
he program marks no phases: all that was measured is one.":"Phases are the ranges that the program marks; one may lie wi\
thin another."} *Busy* is the share of the phase in which the GPU works at all; measuring makes it look smaller than it \
is.`,markdownTable([left("phase"),right("GPU time"),right("kernel launches"),right("busy")],rows),...ranges.length>top.length?
[`\u2026 and ${String(ranges.length-top.length)} more phases.`]:[],...otherThreadsText(top)]}function otherThreadsText(ranges){
let parts=ranges.flatMap(range=>{let launches=range.rounds.map(({otherThreads})=>otherThreads.launches);return Math.max(
0,...launches)===0?[]:[`${formatCounts(launches)} of ${markdownText(label2(range))}`]});return parts.length===0?[]:[`Ano\
ther thread of the program started ${parts.join(", ")}.`]}function familiesText(range){if(medianKernelNs(range)===0)return[];
let families=range.families.map(row=>({family:row.family,totalNs:medianTotalNs(row)})),rows=families.slice(0,listedFamilies).
map(({family,totalNs})=>[markdownText(Object.hasOwn(familyWords,family)?familyWords[family]??family:family),formatNs(totalNs),
formatShare(totalNs/medianKernelNs(range))]);return[`## By kind of work, in ${markdownText(label2(range))}`,markdownTable(
[left("kind"),right("GPU time"),right("share")],rows),...families.length>rows.length?[`\u2026 and ${String(families.length-
rows.length)} more kinds.`]:[]]}function operatorsText(range,operators){let all=operators.get(rangeText(range.name,range.
domain))??[];if(all.length===0)return[];let top=all.slice(0,listedOperators);return[`## By operator, in ${markdownText(label2(
range))}`,"Operators are the ranges nested in it. *Self* leaves out the kernels of ranges nested deeper.",markdownTable(
[left("operator"),right("self"),right("total"),right("calls"),right("kernel launches")],top.map(row=>[markdownText(clip(
label2(row))),formatNs(row.selfNs),formatNs(row.totalNs),formatCount(row.calls),formatCount(row.launches)])),...all.length>
top.length?[`\u2026 and ${formatCount(all.length-top.length)} more, in operators.csv.`]:[]]}function findingsText({ranges,
ncu}){let missing=missingNcuText(ncu),top=topFindings(ranges,listedFindings);return["## What stands out",top.length===0?
"None of the rules found anything.":top.map((found,index)=>findingText(index+1,found)).join(`
`),...missing===null?[]:[markdownText(missing)]]}function findingText(number,{range,finding,count}){let words=(Object.hasOwn(
plainWords,finding.id)?plainWords[finding.id]:void 0)??finding.id,where=finding.kernel===null?"":` (the kernel ${markdownCode(
kernelLabel(finding.kernel,labelWidth))})`,more=count>1?` ${String(count-1)} more like it.`:"",saving=finding.impactNs===
null?"":` Potential saving: at most ${formatNs(finding.impactNs)}.`;return`${String(number)}. **${words}**, in ${markdownText(
label2(range))}${where}. ${markdownText(finding.what)}${saving}${more} Help: ${markdownText(finding.advice)}`}function footer({
tool,warnings}){let count=warnings.length,warned=count===0?"":` ${String(count)} ${count===1?"warning stands":"warnings \
stand"} in profile.json.`;return[`*Made by ${markdownText(tool.name)} ${markdownText(tool.version)} from profile.json, w\
hich has all figures.${warned}*`]}function label2({name,domain}){return domain===""?name:`${name}@${domain}`}function clip(text){
return text.length>200?`${text.slice(0,199)}\u2026`:text}var sideFiles={base:"base/profile.json",head:"profile.json"};function topKernelsByRange(profile,count){return profile.ranges.
map(range=>({range:range.name,domain:range.domain,kernels:topKernels(range,count)}))}function operatorsByRange(captures){
return new Map(captures.toReversed().flatMap(({operators})=>[...operators]))}function resultFiles(measured,topCount){let{
profile,operators,base,comparison}=measured;return new Map([...Object.entries(base===null?{}:{[sideFiles.base]:json(base)}),
...profileFiles(profile,operators,topCount),...Object.entries(comparison===null?{}:{"comparison.json":json(comparison)})])}
function profileFiles(profile,operators,topCount){return new Map([...rangeFiles(profile,operators,figureRules),["summary\
.md",summaryMarkdown(profile,operators)],["top-kernels.json",json(topKernelsByRange(profile,topCount))],["profile.json",
json(profile)]])}function json(value){return`${JSON.stringify(value,null,2)}
`}import{resolve}from"node:path";async function recordedProfile(context,config,paths,wanted,role="head"){let finished=await finishedProfiles(context,paths),
[first,...others]=(finished??[]).map((profile,index)=>withRanges(profile,wanted,paths[index]??""));if(first!==void 0)return others.
length===0?first:addFindings(mergeProfiles(first,others));let{profileOfReports}=await import("./profile-of-reports-VEMJ6IXN.js");
return profileOfReports(context,config,paths,wanted,role)}async function finishedProfiles({cwd},paths){if(!paths.every(path=>path.
endsWith(".json")))return null;let profiles=[];for(let shown of paths){let path=resolve(cwd,shown);if((await findInput(path,
shown)).isDirectory())return null;profiles.push(await readProfile(path,shown))}return profiles}export{markdownText,markdownCode,markdownTable,formatNs,nsAmount,formatCount,countAmount,formatCounts,formatShare,formatSeconds,
clipMiddle,kernelLabel,kernelLabels,left,right,textTable,missingNcuText,gpuShare,topFindings,plainWords,wrapText,topKernels,
sideFiles,topKernelsByRange,operatorsByRange,resultFiles,profileFiles,json,recordedProfile};
