import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{gpuPerAmount,gpuPerAmountKinds,perAmountUnits,readUnit,wallPerAmount,wallPerAmountKinds}from"./chunk-3VXAGAQL.js";
import{clipMiddle,formatCount,formatNs,nsAmount}from"./chunk-ILPXF66B.js";import{median}from"./chunk-UAZ6EODX.js";
import{capitalize,counted}from"./chunk-ZYMCHVPE.js";import{amountText,countText,pairText,percent,rangeText,sizeAmount,
sizeText}from"./chunk-DVA2FSEP.js";import{plainText}from"./chunk-KWNHFX66.js";var lambdaName="@lambda";function parseKernelName(text){if(text.length>8e3)return null;try{let normal=normalize(text);if(countDepth(normal)>40)return null;
let parsed=parseArgument(normal);return parsed.kind==="type"&&parsed.path.length>0?parsed.path:null}catch(error){if(error instanceof
NoName)return null;throw error}}var NoName=class extends Error{};function normalize(text){return lambdasAsTemplates(text.
replaceAll(/<unnamed>::|\(anonymous namespace\)::/g,"")).replaceAll(/::operator ?\(\)\(\)( const)?/g,"").replaceAll(/\b(?:const|volatile)\b ?/g,
"").replaceAll(/(?<! ) +::/g,"::").replaceAll(/\((?:(?:un)?signed )?(?:bool|char|short|int|long|long long|[A-Za-z_][\w:]*)\)(?=-?\d)/g,
"").replaceAll(/\bunsigned (char|short|int|long)\b/g,"u$1").replaceAll(/\b(u?long) (?:long|int)\b/g,"$1")}function lambdasAsTemplates(text){
let bracket=/\[lambda\(|\{lambda\(|'lambda\d*'\(|[()]/g,lambdaEnd=/ \(instance \d+\)\]|\]|#\d+\}|\}/y,open=[],[result,end2]=[
"",0];for(let match=bracket.exec(text);match!==null;match=bracket.exec(text)){let[token]=match;result+=text.slice(end2,match.
index),end2=bracket.lastIndex,token!==")"?(open.push(token!=="("),result+=token==="("?token:`${lambdaName}<`):open.pop()===
!0?(lambdaEnd.lastIndex=end2,end2+=lambdaEnd.exec(text)?.[0].length??0,bracket.lastIndex=end2,result+=">"):result+=token}
if(open.includes(!0))throw new NoName;return result+text.slice(end2)}function countDepth(text){let[depth,most]=[0,0];for(let index=0;index<
text.length;index+=1)depth+=angleStep(text,index),most=Math.max(most,depth);return most}function parseArgument(text){let trimmed=text.
trim();if(/^(-?\d|!|true\b|false\b)/.test(trimmed))return{kind:"number",text:trimmed};let bare=trimmed.replace(/(?<![\s*&])[\s*&]+$/,
""),name=(splitOutside(withoutParameters(bare)," ").at(-1)??"").replace(/^[*&]+/,"");return{kind:"type",path:splitOutside(
name,"::").filter(part=>part!=="").map(part=>parsePart(part)),pointer:trimmed.slice(bare.length).includes("*")}}function parsePart(text){
let open=text.indexOf("<");if(open<0)return{name:text,args:[]};let inner=text.slice(open+1,text.lastIndexOf(">")).trim();
return{name:text.slice(0,open),args:inner===""?[]:splitOutside(inner,",").map(arg=>parseArgument(arg))}}function withoutParameters(text){
let kept="",[round,angle]=[0,0];for(let index=0;index<text.length;index+=1){let character=text[index]??"";if(angle===0&&
character==="("&&(round+=1),round===0&&(kept+=character,angle+=angleStep(text,index)),angle===0&&character===")"&&(round-=
1),round<0||angle<0)throw new NoName}if(round!==0||angle!==0)throw new NoName;return kept.trim()}function splitOutside(text,separator){
let parts=[],[start,depth]=[0,0];for(let index=0;index<text.length;index+=1){if("([{".includes(text[index]??"")&&(depth+=
1),")]}".includes(text[index]??"")&&(depth-=1),depth+=angleStep(text,index),depth<0)throw new NoName;depth===0&&text.startsWith(
separator,index)&&(parts.push(text.slice(start,index)),start=index+separator.length,index=start-1)}if(depth!==0)throw new NoName;
return[...parts,text.slice(start)]}function angleStep(text,index){return text[index]==="<"?1:text[index]===">"&&text[index-
1]!=="-"?-1:0}function kernelLabel(demangledName,width){let path=parseKernelName(demangledName);if(path===null)return clipMiddle(plainText(
demangledName),width);let text="";for(let detail of details)if(text=plainText(label(path,detail)),text.length<=width)return text;
return clipMiddle(text,width)}var mostRead=5e5;function kernelLabels(names,width){let used=new Set,charactersLeft=mostRead,
numbers=new Map;return names.map(name=>{charactersLeft-=name.length;let labelOf=charactersLeft<0?most=>clipMiddle(plainText(
name),most):most=>kernelLabel(name,most),plainLabel=labelOf(width),text=plainLabel,number=numbers.get(plainLabel)??2;for(;used.
has(text);number+=1){let suffix=` #${number}`;text=labelOf(width-suffix.length)+suffix}return numbers.set(plainLabel,number),
used.add(text),text})}function rowLabels(names,width){let once=[...new Set(names)],labels=new Map(kernelLabels(once,width).
map((label2,index)=>[once[index],label2]));return names.map(name=>labels.get(name)??"")}var details=[{indexTypes:!0,numbers:!0,
depth:9},{indexTypes:!1,numbers:!0,depth:9},{indexTypes:!1,numbers:!0,depth:3},{indexTypes:!1,numbers:!0,depth:2},{indexTypes:!1,
numbers:!1,depth:9},{indexTypes:!1,numbers:!0,depth:1},{indexTypes:!1,numbers:!1,depth:2},{indexTypes:!1,numbers:!1,depth:1}],
dullNamespaces=new Set(["at","native","c10","std","templates","cuda","detail"]),dullTypes=/^(array|Array|TrivialOffsetCalculator|OffsetCalculator|LoadWithCast|StoreWithCast|LoadWithoutCast|StoreWithoutCast)$/,
indexTypes=/^u?(int|long|short)$/,elementTypes=/^(u?(char|short|int|long)[1-4]?|bool|float[1-4]?|double[1-4]?|half2?|bf16|void|T\d+|size_t|u?int\d+_t)$/,
shortTypes={BFloat16:"bf16",__nv_bfloat16:"bf16",nv_bfloat16:"bf16",bfloat16_t:"bf16",Half:"half",__half:"half",half_t:"\
half"};function label(path,detail){let withoutLambda=path.filter(({name})=>name!==lambdaName),shown=withoutLambda.length===
0?path:withoutLambda,first=shown.findIndex(({name},index)=>index===shown.length-1||!dullNamespaces.has(name));return shown.
slice(first).map(part=>part.name.replace(lambdaName,"lambda")+argumentList(part.args,detail,1)).join("::")}function argumentList(args,detail,depth){
if(depth>detail.depth)return"";let shown=unique(args.flatMap(arg=>argument(arg,detail,depth)));return shown.length===0?"":
`<${shown.map(({text})=>text).join(", ")}>`}function argument(arg,detail,depth){if(arg.kind==="number")return detail.numbers?
[{key:null,text:arg.text}]:[];let host=arg.path.findLast(({name:name2})=>name2!==lambdaName);if(host===void 0)return[{key:lambdaName,
text:"lambda"}];let name=shortTypes[host.name]??host.name;if(isDull(arg))return[];if(elementTypes.test(name))return detail.
indexTypes||!indexTypes.test(name)?[{key:name,text:name}]:[];let inner=arg.path.findLast(part=>part.name===lambdaName);if(inner===
void 0)return[{key:name,text:name+argumentList(host.args,detail,depth+1)}];let functors=host.args.filter(isFunctor);if(functors.
length>0)return functors.flatMap(functor=>argument(functor,detail,depth));let types=unique(inner.args.flatMap(parameter=>argument(
parameter,{...detail,indexTypes:!0},depth)));return[{key:name,text:types.length===0?name:`${name}(${types.map(({text})=>text).
join(", ")})`}]}function isDull(arg){if(arg.kind==="number")return!1;let name=arg.path.at(-1)?.name??"";return dullTypes.
test(name)||arg.pointer&&!elementTypes.test(shortTypes[name]??name)}function isFunctor(arg){if(arg.kind==="number"||arg.
pointer||isDull(arg))return!1;let name=arg.path.at(-1)?.name??"";return!elementTypes.test(shortTypes[name]??name)}function unique(shown){
let telling=new Map;for(let candidate of shown)candidate.key!==null&&candidate.text.length>(telling.get(candidate.key)?.
text.length??-1)&&telling.set(candidate.key,candidate);return shown.filter(candidate=>candidate.key===null||telling.get(
candidate.key)===candidate)}var starts={name:"\uE000",kernel:"\uE001",prose:"\uE002"},end="\uE003",marks=/[\ue000-\ue003]/g,marked=/([\ue000-\ue002])([^\ue000-\ue003]*)\ue003/;
function mark(kind,text){return starts[kind]+text.replace(marks,"\uFFFD")+end}function markName(name){return mark("name",
name)}function markKernel(name){return mark("kernel",name)}function markProse(text){return mark("prose",text)}function rangeName({
name,domain}){return markName(rangeText(name,domain))}function renderMarks(text,show){let parts=text.split(marked);return parts.
map((part,index)=>{if(index%3===0)return part===""?"":show("own",part.replace(marks,"\uFFFD"));if(index%3===1)return"";let kind=[
"name","kernel","prose"].find(name=>starts[name]===parts[index-1])??"prose";return show(kind,part)}).join("")}var namedMetrics=3,derivedTitles={"time-per-step":"time per step","time-per-token":"time per token","tokens-per-second":"\
tokens per second","gpu-time-per-step":"time on the GPU per step","gpu-time-per-token":"time on the GPU per token"};function metricTitle({
kind,name,range}){return kind==="reported"?markName(name):kind==="client-time"?"wall time of the client":kind==="peak-me\
mory"?`peak memory of ${markName(name)}`:`${derivedTitles[kind]}${range===null?"":` of ${markName(range)}`}`}function metricAmount(value,unit){
let{base,factor}=readUnit(unit);if(base==="bytes"&&value>0)return sizeAmount(value*factor);if(base==="ns"&&value>0&&(value<
.1||value>=1e4))return nsAmount(value*factor);let size=Math.abs(value);return{value:size>=1e3?countText(value,0):size===
0?"0":String(Number(value.toPrecision(3))),unit:formatUnit(unit??"")}}function formatUnit(unit){return/^(?:[a-z%µ][a-z0-9/%µ ]{0,20})?$/i.
test(unit)?unit:markProse(unit)}function metricValues({unit,change}){let[base,head]=[change.base,change.head].map(value=>value===
null?null:metricAmount(value,unit));return base==null||head==null?[base,head].flatMap(amount=>amount==null?[]:[amountText(
amount)]).join(""):amountText(base)===amountText(head)?amountText(head):pairText(base,head)}var metricWords={regressed:"\
worse",improved:"better",same:"same",inconclusive:"unclear",new:"new",removed:"gone"},order=["regressed","removed","inco\
nclusive","improved","new","same"];function bySeverity(rows){let rankMetric=({change})=>order.includes(change.state)?order.
indexOf(change.state):order.length;return rows.toSorted((a,b)=>rankMetric(a)-rankMetric(b))}function metricSentences(rows,state){
let matching=rows.filter(({change})=>change.state===state),hidden=matching.length-namedMetrics;return[...matching.slice(
0,namedMetrics).map(row=>{let{base,head,changeRatio}=row.change,title=metricTitle(row),start=row.kind==="reported"?title:
capitalize(title),by=changeRatio===null?"":` by ${percent(Math.abs(changeRatio))}`;return`${start} ${(head??0)>(base??0)?
"rose":"fell"}${by} (${metricValues(row)}).`}),...hidden>0?[`${counted(hidden,"more metric is","more metrics are")} ${state===
"regressed"?"worse":"better"}.`]:[]].join(" ")}function profileMetrics({untraced,ranges}){let reported=untraced.flatMap(
({metrics})=>metrics),clients=untraced.flatMap(({clientSeconds})=>clientSeconds===null?[]:[clientSeconds*1e9]),memory=untraced.
flatMap(({peakMemory})=>peakMemory);return[...[...Map.groupBy(reported,({name})=>name)].map(([name,values])=>figure({kind:"\
reported",name,range:null},values[0]?.unit??null,values.map(({value})=>value))),...ranges.flatMap(range=>perAmount(range,
untraced)),...clients.length===0?[]:[figure({kind:"client-time",name:"client",range:null},"ns",clients)],...[...Map.groupBy(
memory,({gpu})=>gpu)].map(([name,samples])=>figure({kind:"peak-memory",name,range:null},"bytes",samples.map(({bytes})=>bytes)))]}
function perAmount(range,untraced){let label2=rangeText(range.name,range.domain),ran=untraced.flatMap(({ranges})=>ranges.
filter(({name,domain})=>name===range.name&&domain===range.domain)).filter(({instanceNs})=>instanceNs.length>0),wall=wallPerAmountKinds.
flatMap(kind=>{let values=ran.flatMap(run=>{let ofRun=wallPerAmount(run,kind);return ofRun===null?[]:[median(ofRun)]});return values.
length===0?[]:[figure({kind,name:label2,range:label2},perAmountUnits[kind],values)]}),gpu=gpuPerAmountKinds.flatMap(kind=>{
let values=gpuPerAmount(range,untraced,kind);return values===null?[]:[figure({kind,name:label2,range:label2},perAmountUnits[kind],
values)]});return[...wall,...gpu]}function figure(named,unit,values){return{...named,unit,values,middle:median(values)}}function formatBudget(budget){let{text,range}=budget;return`${markName(text)}: ${formatMeasuredValue(budget)}${range===null?
"":` in ${markName(range)}`}`}var namedBudgets=2;function formatMeasuredValue(budget){let{value,unit}=budget;return value===
null?"not measured":formatBudgetAmount(value,unit)+excess(budget,value)}function excess({limit,unit,state},value){return state!==
"broken"||formatBudgetAmount(value,unit)!==formatBudgetAmount(limit,unit)?"":`, ${value>limit?"over":"short"} by ${formatBudgetAmount(
Math.abs(value-limit),unit)}`}function formatBudgetAmount(value,unit){return unit==="ns"?formatNs(value):unit==="bytes"?
sizeText(value):amountText(metricAmount(value,unit))}var acceptedStates={used:"in effect",exceeded:"exceeded, so it does\
n't count",expired:"expired, so it doesn't count",unused:"no longer needed: remove it","not-judged":"not judged this tim\
e",unmatched:"matches nothing in this comparison"};function describeAccepted({entry,state}){let{kernel,family,metric,change}=entry,
subject=kernel!==void 0?`kernel ${markName(kernel)}`:family!==void 0?`family ${markName(family)}`:markName(metric??""),limit=change===
"any"?"any change":`up to ${String(change)}%`;return`${entry.range===void 0?"":`${markName(entry.range)}, `}${subject}, ${limit}\
, until ${markProse(entry.expires)} (${acceptedStates[state]}): ${markProse(entry.reason)}`}function describeDisturbance({
state,meanSmClockMhz,reasons}){let clock=meanSmClockMhz===null?[]:[formatClock(meanSmClockMhz)];return(state==="throttle\
d"?["throttled",...reasons.slice(0,4).map(reason=>markProse(reason)),...clock]:[...clock,"more than 2% off the other rou\
nds of this side"]).join(", ")}function formatClock(meanSmClockMhz){return`mean SM clock ${meanSmClockMhz.toFixed(0)} MH\
z`}function formatRounds(rounds,processes=null){let text=counted(rounds,"round");return processes===null||processes===rounds?
text:`${text} in ${processes===1?"one process":`${formatCount(processes)} processes`}`}function countCutKernels({kernels,
cut}){let parts=[...cut.kernels>0?[`the first ${String(kernels.length)} of ${counted(kernels.length+cut.kernels,"kernel")}`]:
[],...cut.calls>0?[`without ${counted(cut.calls,"call")}`]:[],...cut.copies>0?[`without ${counted(cut.copies,"copy","cop\
ies")}`]:[],...cut.ranges>0?[`without ${String(cut.ranges)} NVTX ranges`]:[]];return parts.length===0?"":`, ${parts.join(
", ")}`}export{markName,markKernel,markProse,rangeName,renderMarks,metricTitle,metricAmount,metricValues,metricWords,bySeverity,
metricSentences,profileMetrics,kernelLabel,kernelLabels,rowLabels,formatBudget,namedBudgets,formatMeasuredValue,formatBudgetAmount,
describeAccepted,describeDisturbance,formatRounds,countCutKernels};
