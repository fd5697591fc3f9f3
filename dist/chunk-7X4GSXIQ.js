import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{clipMiddle}from"./chunk-NSC7WXGZ.js";import{plainText}from"./chunk-JN33INQG.js";var lambdaName="@lambda";function parseKernelName(text){if(text.length>8e3)return null;try{let normal=normalize(text);if(depthOf(normal)>40)return null;
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
return clipMiddle(text,width)}var mostRead=5e5;function kernelLabels(names,width){let used=new Set,left=mostRead,numbers=new Map;
return names.map(name=>{left-=name.length;let labelOf=left<0?most=>clipMiddle(plainText(name),most):most=>kernelLabel(name,
most),own=labelOf(width),text=own,number=numbers.get(own)??2;for(;used.has(text);number+=1){let suffix=` #${number}`;text=
labelOf(width-suffix.length)+suffix}return numbers.set(own,number),used.add(text),text})}function rowLabels(names,width){
let once=[...new Set(names)],labels=new Map(kernelLabels(once,width).map((label2,at)=>[once[at],label2]));return names.map(
name=>labels.get(name)??"")}var details=[{indexTypes:!0,numbers:!0,depth:9},{indexTypes:!1,numbers:!0,depth:9},{indexTypes:!1,
numbers:!0,depth:3},{indexTypes:!1,numbers:!0,depth:2},{indexTypes:!1,numbers:!1,depth:9},{indexTypes:!1,numbers:!0,depth:1},
{indexTypes:!1,numbers:!1,depth:2},{indexTypes:!1,numbers:!1,depth:1}],dullNamespaces=new Set(["at","native","c10","std",
"templates","cuda","detail"]),dullTypes=/^(array|Array|TrivialOffsetCalculator|OffsetCalculator|LoadWithCast|StoreWithCast|LoadWithoutCast|StoreWithoutCast)$/,
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
set(one.key,one);return shown.filter(one=>one.key===null||telling.get(one.key)===one)}export{kernelLabel,kernelLabels,rowLabels};
