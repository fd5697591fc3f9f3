import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{summaryMarkdown}from"./chunk-FIGG5FDP.js";import{measuredLaunch}from"./chunk-YM5JA4HV.js";import{figureRules}from"./chunk-25TWLJ3N.js";
import{uniqueSafeNames}from"./chunk-2W7IQXEL.js";import{medianOf,operatorText}from"./chunk-T2VURG6D.js";import{
median,medianKernelNs,medianLaunches,medianTotalNs}from"./chunk-7Z5XDYKE.js";import{rankText}from"./chunk-JDFCM7GS.js";
import{rangeText}from"./chunk-YTVQXYLK.js";import{jsonParts,plainText}from"./chunk-JN33INQG.js";function topKernels(range,count){let rangeNs=medianKernelNs(range);return range.kernels.slice(0,count).map(kernel=>{let totalNs=medianTotalNs(
kernel);return{name:kernel.name,shortName:kernel.shortName,family:kernel.family,mangled:[...new Set(kernel.variants.flatMap(
({mangled})=>mangled??[]))],totalNs,share:rangeNs===0?0:totalNs/rangeNs}})}var formula=/^[=+\-@]/;function csvText(header,rows){return[header,...rows].map(row=>`${row.map(cell).join(",")}
`).join("")}function cell(value){if(value===null)return"";if(typeof value=="number")return String(value);let plain=plainText(
value),safe=formula.test(plain)?`'${plain}`:plain;return/[",\n]|^\s|\s$/.test(safe)?`"${safe.replaceAll('"','""')}"`:safe}function rangeFiles(profile,figures){let measuredRanges=byLabel(profile.ranges),replayedRanges=byLabel(profile.replayedRanges),
labels=[...new Set([...measuredRanges.keys(),...replayedRanges.keys()])],folders=uniqueSafeNames(labels),files=new Map;for(let[
index,label]of labels.entries()){let measured=measuredRanges.get(label),replayed=replayedRanges.get(label),folder=`range\
s/${folders[index]??String(index)}`;measured!==void 0&&measured.kernels.length>0&&files.set(`${folder}/kernels.csv`,kernelsCsv(
measured,figures)),measured!==void 0&&measured.operators.length>0&&files.set(`${folder}/operators.csv`,operatorsCsv(measured)),
replayed!==void 0&&files.set(`${folder}/replay.csv`,replayCsv(replayed,figures))}return files}function byLabel(ranges){return new Map(
ranges.map(range=>[rangeText(range.name,range.domain),range]))}var measuredHeaders=["measured grid","measured block","ma\
tching launches"];function kernelsCsv(range,figures){let rangeNs=medianKernelNs(range);return csvText(["kernel","family",
"launches","total (ns)","share (%)",...measuredHeaders,...figureHeaders(figures)],range.kernels.map(kernel=>{let totalNs=medianTotalNs(
kernel),sample=kernel.ncu[0],launch=sample===void 0?null:measuredLaunch(kernel,sample);return[kernel.name,kernel.family,
medianLaunches(kernel),totalNs,rangeNs===0?0:Number((totalNs/rangeNs*100).toFixed(3)),...launch===null?measuredHeaders.map(
()=>null):[launch.grid.join("\xD7"),launch.block.join("\xD7"),median(launch.matchingLaunches)],...figures.map(({key})=>sample?.
figures[key]?.value??null)]}))}function operatorsCsv(range){return csvText(["operator","GPU","instances","host (ns)","GP\
U idle (ns)","launches","total (ns)","self (ns)"],range.operators.map(row=>[operatorText(range,row.path),row.device===null?
null:rankText({...row,device:row.device}),medianOf(row,({instances})=>instances),medianOf(row,({hostNs})=>hostNs),medianOf(
row,({idleNs})=>idleNs),medianOf(row,({launches})=>launches),medianOf(row,({totalNs})=>totalNs),medianOf(row,({selfNs})=>selfNs)]))}
function replayCsv({samples},figures){let known=figures.filter(({key})=>samples.some(sample=>sample.figures[key]!=null));
return csvText(["instance","row",...figureHeaders(known)],samples.map((sample,index)=>[index+1,sample.id,...known.map(({
key})=>sample.figures[key]?.value??null)]))}function figureHeaders(figures){return figures.map(({title,unit})=>unit===""?
title:`${title} (${unit})`)}var sideFiles={base:"base/profile.json",head:"profile.json"},recordedSideFiles={base:"base-profile.json",head:"head-prof\
ile.json"};function topKernelsByRange(profile,count){return profile.ranges.map(range=>({range:range.name,domain:range.domain,
kernels:topKernels(range,count)}))}function resultFiles(measured,topCount,report){let{profile,base,comparison}=measured;
return new Map([...Object.entries(base===null?{}:{[sideFiles.base]:jsonParts(base)}),...profileFiles(profile,topCount,report),
...Object.entries(comparison===null?{}:{"comparison.json":jsonParts(comparison)})])}function profileFiles(profile,topCount,report){
return new Map([...rangeFiles(profile,figureRules),...report,["summary.md",summaryMarkdown(profile)],["top-kernels.json",
jsonParts(topKernelsByRange(profile,topCount))],["profile.json",jsonParts(profile)]])}export{topKernels,sideFiles,recordedSideFiles,topKernelsByRange,resultFiles,profileFiles};
