import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{metricAmount,nameText,proseText}from"./chunk-KOLGLZ76.js";import{formatCount,formatNs}from"./chunk-P7EYOAZ4.js";
import{counted}from"./chunk-UWABTZDV.js";import{amountText,sizeText}from"./chunk-YTVQXYLK.js";function budgetText(budget){let{text,range,value,unit}=budget,found=value===null?"not measured":amount(value,unit)+excess(
budget,value);return`${nameText(text)}: ${found}${range===null?"":` in ${nameText(range)}`}`}var namedBudgets=2;function budgetsText(budgets){
return[budgetsOf("exceeded","broken",budgets),budgetsOf("not measured","unknown",budgets)].filter(text=>text!=="").join(
" ")}function budgetsOf(word,state,budgets){let found=budgets.filter(budget=>budget.state===state);if(found.length===0)return"";
let named=found.slice(0,namedBudgets).map(budget=>{let{text,range,value,unit}=budget,of=range===null||text.startsWith(`${range}\
.`)?"":` in ${nameText(range)}`,measured=value===null?"":` (measured ${amount(value,unit)}${excess(budget,value)})`;return`${nameText(
text)}${of}${measured}`}),hidden=found.length-named.length,more=hidden>0?`, and ${formatCount(hidden)} more`:"";return`${found.
length===1?"Budget":"Budgets"} ${word}: ${named.join(", ")}${more}.`}function excess({limit,unit,state},value){return state!==
"broken"||amount(value,unit)!==amount(limit,unit)?"":`, ${value>limit?"over":"short"} by ${amount(Math.abs(value-limit),
unit)}`}function amount(value,unit){return unit==="ns"?formatNs(value):unit==="bytes"?sizeText(value):amountText(metricAmount(
value,unit))}var acceptedStates={used:"in effect",exceeded:"exceeded, so it doesn't count",expired:"expired, so it doesn\
't count",unused:"no longer needed: remove it","not-judged":"not judged this time",unmatched:"matches nothing in this co\
mparison"};function acceptedText({entry,state}){let{kernel,family,metric,change}=entry,what=kernel!==void 0?`kernel ${nameText(
kernel)}`:family!==void 0?`family ${nameText(family)}`:nameText(metric??""),limit=change==="any"?"any change":`up to ${String(
change)}%`;return`${entry.range===void 0?"":`${nameText(entry.range)}, `}${what}, ${limit}, until ${proseText(entry.expires)}\
 (${acceptedStates[state]}): ${proseText(entry.reason)}`}function disturbanceText({state,meanSmClockMhz,reasons}){let clock=meanSmClockMhz===
null?[]:[clockText(meanSmClockMhz)];return(state==="throttled"?["throttled",...reasons.slice(0,4).map(reason=>proseText(
reason)),...clock]:[...clock,"more than 2% off the other rounds of this side"]).join(", ")}function clockText(meanSmClockMhz){
return`mean SM clock ${meanSmClockMhz.toFixed(0)} MHz`}function roundsText(rounds,processes=null){let text=counted(rounds,
"round");return processes===null||processes===rounds?text:`${text} in ${processes===1?"one process":`${formatCount(processes)}\
 processes`}`}function cutText({kernels,cut}){let parts=[...cut.kernels>0?[`the first ${String(kernels.length)} of ${counted(
kernels.length+cut.kernels,"kernel")}`]:[],...cut.calls>0?[`without ${counted(cut.calls,"call")}`]:[],...cut.copies>0?[`\
without ${counted(cut.copies,"copy","copies")}`]:[],...cut.ranges>0?[`without ${String(cut.ranges)} NVTX ranges`]:[]];return parts.
length===0?"":`, ${parts.join(", ")}`}export{budgetText,namedBudgets,budgetsText,acceptedText,disturbanceText,roundsText,cutText};
