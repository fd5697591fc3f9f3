import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{median}from"./chunk-UAZ6EODX.js";import{rangeText}from"./chunk-DVA2FSEP.js";function operatorText(range,path){return[rangeText(range.name,range.domain),...path].join("/")}function groupAlikeOperators(operators){
return[...Map.groupBy(operators,operator=>`${gpuKey(operator)} ${JSON.stringify(operator.path.map(withoutNumbers))}`).values()]}
function gpuKey({rank,report,device}){return device===null?"":rank===null?`${report}/${device}`:String(rank)}function sharedPath(paths){
let[first=[],...others]=paths;return first.map((name,depth)=>{let numbers=others.map(path=>path[depth]?.match(digits)??[]),
position=-1;return name.replace(digits,number=>(position+=1,numbers.every(other=>other[position]===number)?number:"*"))})}
function isCoveredByName(name,shared){return name===shared||withoutNumbers(name)===withoutNumbers(shared)}var digits=/\d+/g;
function withoutNumbers(name){return name.replace(digits,"*")}function medianOverRounds({rounds},pick){return median(rounds.
map(round=>round===null?0:pick(round)))}export{operatorText,groupAlikeOperators,gpuKey,sharedPath,isCoveredByName,withoutNumbers,medianOverRounds};
