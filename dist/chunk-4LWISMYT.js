import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{metricAmount,nameText,proseText}from"./chunk-E3SXCOQ2.js";import{formatCount,formatNs}from"./chunk-NSC7WXGZ.js";
import{counted}from"./chunk-6ECLQG56.js";import{amountText,sizeText}from"./chunk-6WS3YUMR.js";function budgetText(budget){let{text,range}=budget;return`${nameText(text)}: ${budgetValue(budget)}${range===null?"":` i\
n ${nameText(range)}`}`}var namedBudgets=2;function budgetValue(budget){let{value,unit}=budget;return value===null?"not \
measured":budgetAmount(value,unit)+excess(budget,value)}function excess({limit,unit,state},value){return state!=="broken"||
budgetAmount(value,unit)!==budgetAmount(limit,unit)?"":`, ${value>limit?"over":"short"} by ${budgetAmount(Math.abs(value-
limit),unit)}`}function budgetAmount(value,unit){return unit==="ns"?formatNs(value):unit==="bytes"?sizeText(value):amountText(
metricAmount(value,unit))}var acceptedStates={used:"in effect",exceeded:"exceeded, so it doesn't count",expired:"expired\
, so it doesn't count",unused:"no longer needed: remove it","not-judged":"not judged this time",unmatched:"matches nothi\
ng in this comparison"};function acceptedText({entry,state}){let{kernel,family,metric,change}=entry,what=kernel!==void 0?
`kernel ${nameText(kernel)}`:family!==void 0?`family ${nameText(family)}`:nameText(metric??""),limit=change==="any"?"any\
 change":`up to ${String(change)}%`;return`${entry.range===void 0?"":`${nameText(entry.range)}, `}${what}, ${limit}, unt\
il ${proseText(entry.expires)} (${acceptedStates[state]}): ${proseText(entry.reason)}`}function disturbanceText({state,meanSmClockMhz,
reasons}){let clock=meanSmClockMhz===null?[]:[clockText(meanSmClockMhz)];return(state==="throttled"?["throttled",...reasons.
slice(0,4).map(reason=>proseText(reason)),...clock]:[...clock,"more than 2% off the other rounds of this side"]).join(",\
 ")}function clockText(meanSmClockMhz){return`mean SM clock ${meanSmClockMhz.toFixed(0)} MHz`}function roundsText(rounds,processes=null){
let text=counted(rounds,"round");return processes===null||processes===rounds?text:`${text} in ${processes===1?"one proce\
ss":`${formatCount(processes)} processes`}`}function cutText({kernels,cut}){let parts=[...cut.kernels>0?[`the first ${String(
kernels.length)} of ${counted(kernels.length+cut.kernels,"kernel")}`]:[],...cut.calls>0?[`without ${counted(cut.calls,"c\
all")}`]:[],...cut.copies>0?[`without ${counted(cut.copies,"copy","copies")}`]:[],...cut.ranges>0?[`without ${String(cut.
ranges)} NVTX ranges`]:[]];return parts.length===0?"":`, ${parts.join(", ")}`}export{budgetText,namedBudgets,budgetValue,budgetAmount,acceptedText,disturbanceText,roundsText,cutText};
