import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function dateText(iso){let[,day,time]=/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(iso??"")??[];return day===void 0||time===
void 0?"at an unknown time":`${day} ${time} UTC`}function ncuText(version,state){return version!==null&&version!==""?version:
state===null?"unknown":state==="measured"?"version not recorded":`not used${state==="off"?"":` (${state})`}`}var bars="\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";function sparkline(values){let[least,most]=[Math.min(...values),
Math.max(...values)],middle=(least+most)/2,half=Math.max((most-least)/2,Math.abs(middle)*leastHalf);return values.map(value=>bars[half===
0?3:Math.floor(((value-middle)/half/2+.5)*(bars.length-.001))]??"").join("")}var leastHalf=.01;function dayText(date){return date?.
slice(0,10)??"unknown"}function runTitle({commit,date}){return`${shortCommit(commit)}, ${dateText(date)}`}function shortCommit(commit){
return commit===null?"unknown":commit.slice(0,7)}export{dateText,ncuText,sparkline,dayText,runTitle,shortCommit};
