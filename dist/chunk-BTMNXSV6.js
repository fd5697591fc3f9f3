import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function nearest(word,candidates,maxDistance){let wanted=fold(word),limit=maxDistance??Math.max(1,Math.round(wanted.length/
3)),best=null,bestDistance=1/0,container=null,containerGap=1/0;for(let candidate of candidates){let folded=fold(candidate),
distance=editDistance(wanted,folded);distance<=limit&&distance<bestDistance&&(best=candidate,bestDistance=distance);let gap=Math.
abs(folded.length-wanted.length);maxDistance===void 0&&gap<containerGap&&oneContainsOther(wanted,folded)&&(container=candidate,
containerGap=gap)}return best??container}function editDistance(word,other){let a=[...word],b=[...other],beforePrevious=[],
previous=Array.from({length:b.length+1},(_,column)=>column);for(let row=1;row<=a.length;row++){let current=[row];for(let column=1;column<=
b.length;column++){let same=a[row-1]===b[column-1],cost=Math.min(at(previous,column)+1,at(current,column-1)+1,at(previous,
column-1)+(same?0:1));row>1&&column>1&&a[row-1]===b[column-2]&&a[row-2]===b[column-1]&&(cost=Math.min(cost,at(beforePrevious,
column-2)+1)),current.push(cost)}beforePrevious=previous,previous=current}return at(previous,b.length)}var shortestPart=3;
function oneContainsOther(a,b){return Math.min(a.length,b.length)>=shortestPart&&(a.includes(b)||b.includes(a))}function fold(word){
return word.toLowerCase().replaceAll("_","-")}function at(row,index){return row[index]??1/0}export{nearest};
