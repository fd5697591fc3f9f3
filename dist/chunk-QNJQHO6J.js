import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{constants}from"./chunk-7RIKUGPE.js";import{median}from"./chunk-7Z5XDYKE.js";import{counted}from"./chunk-XPTDL37I.js";var found=new Map;function studentTQuantile(probability,degrees){if(!(probability>.5&&probability<1))throw new RangeError(
`Can't compute the quantile for ${String(probability)}.`);if(!Number.isInteger(degrees)||degrees<1)throw new RangeError(
`Student's t-distribution can't have ${String(degrees)} degrees of freedom.`);let key=`${String(probability)} ${String(degrees)}`,
quantile=found.get(key)??bisect(probability,degrees);return found.set(key,quantile),quantile}function studentTChance(t,degrees){
return Math.max(0,1-withinTheta(Math.atan(Math.abs(t)/Math.sqrt(degrees)),degrees))}function bisect(probability,degrees){
let twoSided=2*probability-1,below=0,above=Math.PI/2;for(let step=0;step<60;step+=1){let middle=(below+above)/2;withinTheta(
middle,degrees)<twoSided?below=middle:above=middle}return Math.sqrt(degrees)*Math.tan((below+above)/2)}function withinTheta(theta,degrees){
let cosine=Math.cos(theta),odd=degrees%2===1,term=odd?cosine:1,sum=degrees===1?0:term;for(let power=odd?3:2;power<=degrees-
2;power+=2)term*=cosine*cosine*(power-1)/power,sum+=term;return odd?2/Math.PI*(theta+Math.sin(theta)*sum):Math.sin(theta)*
sum}function studentTDensity(t,degrees){if(!Number.isInteger(degrees)||degrees<1)throw new RangeError(`Student's t-distr\
ibution can't have ${String(degrees)} degrees of freedom.`);let odd=degrees%2===1,scale=odd?1/Math.PI:Math.SQRT1_2/2;for(let known=odd?
1:2;known<degrees;known+=2)scale*=(known+1)/known*Math.sqrt(known/(known+2));return scale*(1+t*t/degrees)**(-(degrees+1)/
2)}function logRatio(base,head){return Math.log(head/base)}function logs(values){return values.map(value=>Math.log(value))}
function pairLogRatios({base,head,interleaved}){return!interleaved||base.length!==head.length?null:head.map((value,round)=>logRatio(
base[round]??value,value))}function mean(values){return values.reduce((sum,value)=>sum+value,0)/values.length}function deviation(values){
if(values.length<2)return 0;let middle=mean(values);return Math.sqrt(values.reduce((sum,value)=>sum+(value-middle)**2,0)/
(values.length-1))}function weightedMedian(values){let half=values.reduce((sum,{weight})=>sum+weight,0)/2,reached=0;for(let{
value,weight}of values.toSorted((one,other)=>one.value-other.value))if(reached+=weight,reached>=half)return value;return 0}
function byOrder(pairs,headFirst=[]){return[!0,!1].map(first=>pairs.filter((_,index)=>(headFirst[index]??!1)===first)).filter(
({length})=>length>0)}function sideLevels(values){return pairLogRatios(values)===null?{base:median(values.base),head:median(
values.head)}:{base:geometricMean(values.base,values.headFirst),head:geometricMean(values.head,values.headFirst)}}function geometricMean(values,headFirst){
let[first=0]=values,ratios=values.map(value=>logRatio(first,value));return first*Math.exp(mean(byOrder(ratios,headFirst).
map(mean)))}function pairNoise(pairs,headFirst){let orders=byOrder(pairs,headFirst);if(orders.some(({length})=>length<2))
return{deviation:deviation(pairs),degrees:pairs.length-1};let degrees=pairs.length-orders.length,squares=orders.reduce((sum,order)=>sum+
(order.length-1)*deviation(order)**2,0);return{deviation:Math.sqrt(squares/degrees),degrees}}function sideNoise({base,head}){
let degrees=base.length+head.length-2,squares=[base,head].reduce((sum,side)=>sum+(side.length-1)*deviation(logs(side))**
2,0);return{deviation:Math.sqrt(squares/Math.max(1,degrees)),degrees}}function varianceOfMedian(n){return Math.PI/2/(n+Math.
PI/2-1)}function processesOf(base,head){let[one,other]=[numbersOf(base),numbersOf(head)];return[one,other].some(numbers=>new Set(
numbers).size<numbers.length)?{base:one,head:other}:null}function processCount({rounds}){return rounds.every(({process})=>process===
null)?null:new Set(numbersOf({rounds})).size}function numbersOf({rounds}){return rounds.map(({process},index)=>process??
-1-index)}function areNeighbors({base,head}){return base.every(number=>head.includes(number))&&head.every(number=>base.includes(
number))}function headFirstOf({base}){return[...new Set(base)].map(number=>number%2===0)}function ofProcesses(values){let{
processes}=values;return processes==null?values:{...values,base:medians(values.base,processes.base),head:medians(values.
head,processes.head),processes:null}}function medians(values,processes){return[...grouped(values,processes).values()].map(
median)}function spreadWithin({base,head,processes}){if(processes==null)return 0;let groups=[...grouped(base,processes.base).
values(),...grouped(head,processes.head).values()];return Math.max(...groups.map(rounds=>rounds.some(value=>value<=0)?0:
deviation(logs(rounds))))}function grouped(values,processes){let groups=new Map;for(let[index,value]of values.entries()){
let process=processes[index]??-1-index;groups.set(process,[...groups.get(process)??[],value])}return groups}var usualNoise={
pairSpread:constants.usualSpread.value,degrees:constants.usualWeight.value};function noiseFloor(known,rounds){return Math.
expm1(studentTQuantile(.995,known.degrees)*known.pairSpread/Math.sqrt(rounds))}function isBeyond(deviation2,{pairSpread}){
return deviation2>constants.clearOfSpread.value*Math.max(pairSpread,usualNoise.pairSpread)}function pooledNoise(own,known){
if(known===null||isBeyond(own.deviation,known))return own;let degrees=own.degrees+known.degrees,variance=(own.degrees*own.
deviation**2+known.degrees*known.pairSpread**2)/degrees,pooled=Math.sqrt(variance);return{deviation:known.isOfHistory===
!0?Math.max(pooled,own.deviation):pooled,degrees}}function effectOf(values,known=null){check(values);let{base,head}=values,
pairs=pairLogRatios(values),ratios=pairs??head.flatMap(value=>base.map(before=>logRatio(before,value))),log=pairs===null?
logRatio(median(base),median(head)):mean(byOrder(pairs,values.headFirst).map(mean)),rounds=Math.min(base.length,head.length),
half=rounds===1?null:halfWidth(values,known);return{change:Math.expm1(log),low:half===null?null:Math.expm1(log-half),high:half===
null?null:Math.expm1(log+half),agree:agreement(ratios),spread:Math.max(deviation(logs(base)),deviation(logs(head))),rounds,
isUnusual:known!==null&&rounds>1&&isBeyond(pairSpreadOf(values),known)}}function estimateNoise(values,known){let pairs=pairLogRatios(
values);if(pairs===null){let{base,head}=values,weight2=Math.sqrt(varianceOfMedian(base.length)+varianceOfMedian(head.length)),
ofOneRound=known===null?null:{...known,pairSpread:known.pairSpread/Math.SQRT2};return{noise:pooledNoise(sideNoise(values),
ofOneRound),weight:weight2}}let orders=byOrder(pairs,values.headFirst),weight=Math.sqrt(orders.reduce((sum,{length})=>sum+
1/length,0))/orders.length;return{noise:pooledNoise(pairNoise(pairs,values.headFirst),known),weight}}function halfWidth(values,known){
let{noise,weight}=estimateNoise(values,known);return studentTQuantile(.975,noise.degrees)*noise.deviation*weight}function pairSpreadOf(values){
let pairs=pairLogRatios(values);return pairs===null?Math.SQRT2*sideNoise(values).deviation:pairNoise(pairs,values.headFirst).
deviation}function agreement(ratios){return ratios.every(log=>log>0)?"up":ratios.every(log=>log<0)?"down":"mixed"}function check({
base,head}){if(base.length===0||head.length===0)throw new RangeError("An effect needs a round on each side.");if(![...base,
...head].every(value=>value>0&&Number.isFinite(value)))throw new RangeError("An effect needs values above 0.")}function estimateOf(measured,known){
let times=ofProcesses(measured),{base,head}=times,isApart=Math.min(...measured.head)>Math.max(...measured.base)||Math.max(
...measured.head)<Math.min(...measured.base),[inBase,inHead]=[base,head].map(values=>values.filter(value=>value>0).length),
levels=levelsOf(times);return inBase===base.length&&inHead===head.length&&base.length>0&&head.length>0?{presence:"both",
...levels,effect:effectOf(times,known),values:times,known,within:measured.processes==null?null:{spread:spreadWithin(measured),
isApart}}:{presence:inBase===0?inHead===0?"neither":"head":inHead===0?"base":"some",baseNs:inBase===0?null:levels.baseNs,
headNs:inHead===0?null:levels.headNs,rounds:Math.min(base.length,head.length),changeRatio:inBase===0||inHead===0||!levels.
baseNs?null:(levels.headNs??0)/levels.baseNs-1,ran:`${String(inBase)} of ${counted(base.length,"round")} on base and ${String(
inHead)} of ${String(head.length)} on head`}}function withoutFactor(times,factor){return{...times,head:times.head.map(ns=>ns/
factor)}}function sideTimes(times){return levelsOf(ofProcesses(times))}function levelsOf(times){let{base,head}=times,medianOf=values=>values.
length===0?null:median(values);if(base.length===0||head.length===0||[...base,...head].some(ns=>ns<=0))return{baseNs:medianOf(
base),headNs:medianOf(head)};let levels=sideLevels(times);return{baseNs:levels.base,headNs:levels.head}}function isMajority(part,whole){return 2*part>=whole}export{studentTQuantile,studentTChance,studentTDensity,logRatio,logs,pairLogRatios,mean,deviation,weightedMedian,byOrder,
sideLevels,sideNoise,varianceOfMedian,processesOf,processCount,areNeighbors,headFirstOf,usualNoise,noiseFloor,isBeyond,pooledNoise,
effectOf,estimateNoise,estimateOf,withoutFactor,sideTimes,isMajority};
