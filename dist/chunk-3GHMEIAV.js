import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{median}from"./chunk-7Z5XDYKE.js";function logRatio(base,head){return Math.log(head/base)}function logs(values){return values.map(value=>Math.log(value))}
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
PI/2-1)}var found=new Map;function studentTQuantile(probability,degrees){if(!(probability>.5&&probability<1))throw new RangeError(
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
2)}function isMajority(part,whole){return 2*part>=whole}export{logRatio,logs,pairLogRatios,mean,deviation,weightedMedian,byOrder,sideLevels,pairNoise,sideNoise,varianceOfMedian,
studentTQuantile,studentTChance,studentTDensity,isMajority};
