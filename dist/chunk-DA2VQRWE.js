import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{clipMiddle}from"./chunk-NSC7WXGZ.js";import{paint}from"./chunk-JN33INQG.js";function left(title){return{title,align:"left"}}function right(title){return{title,align:"right"}}function flexible(title,least,shorten=cutShared){
return{...left(title),least,shorten}}function leaving(columns,order){return columns.map(column=>{let leaves=order.indexOf(
column.title);return leaves<0||column.title===""?column:{...column,leaves}})}var gap=2;function textTable(columns,rows,layout,indent="\
  "){let width=layout.width-indent.length,kept=keptColumns(columns,rows,width),shown=kept.map(at=>columns[at]??left("")),
cut=shortened(shown,rows.map(row=>kept.map(at=>row[at]??"")),width),widths=shown.map((column,at)=>widthOf(column,cut,at)),
line=cells=>{let last=cells.findLastIndex(cell=>textOf(cell)!==""),texts=cells.slice(0,last+1).map((cell,at)=>{let text=textOf(
cell),pad=" ".repeat(Math.max(0,(widths[at]??0)-text.length)),said=typeof cell=="string"?text:paint(layout,cell.tone,text);
return shown[at]?.align==="right"?pad+said:at===last?said:said+pad});return(indent+texts.join(" ".repeat(gap))).trimEnd()};
return[line(shown.map(({title})=>title)),...cut.map(line)]}function keptColumns(columns,rows,width){let least=columns.map(
(column,at)=>{let natural=widthOf(column,rows,at);return column.least===void 0?natural:Math.min(natural,Math.max(column.
title.length,column.least))}),kept=columns.map((_,at)=>at),order=kept.filter(at=>columns[at]?.leaves!==void 0).toSorted(
(one,other)=>(columns[one]?.leaves??0)-(columns[other]?.leaves??0)),taken=()=>kept.reduce((sum,at)=>sum+(least[at]??0)+gap,
-gap);for(let next of order){if(taken()<=width)break;kept=kept.filter(at=>at!==next)}return kept}function shortened(columns,rows,width){
let widths=columns.map((column,at)=>widthOf(column,rows,at)),lower=at=>Math.max(columns[at]?.title.length??0,columns[at]?.
least??1/0),over=()=>widths.reduce((sum,one)=>sum+one+gap,-gap)-width;for(;;){let cuttable=widths.flatMap((one,at)=>one>
lower(at)?[at]:[]),widest=cuttable.toSorted((one,other)=>(widths[other]??0)-(widths[one]??0))[0],excess=over();if(widest===
void 0||excess<=0)break;let next=Math.max(0,...cuttable.filter(at=>at!==widest).map(at=>widths[at]??0),lower(widest)),now=widths[widest]??
0;widths[widest]=Math.max(next<now?next:lower(widest),now-excess)}let cut=columns.map(({shorten=cutShared,least},at)=>{let texts=rows.
map(row=>textOf(row[at]??""));return least===void 0?texts:shorten(texts,widths[at]??0)});return rows.map((row,index)=>row.
map((cell,at)=>{let text=cut[at]?.[index]??"";return typeof cell=="string"?text:{...cell,text}}))}function widthOf({title},rows,at){
return rows.reduce((width,row)=>Math.max(width,textOf(row[at]??"").length),title.length)}function textOf(cell){return typeof cell==
"string"?cell:cell.text}function cutShared(texts,width){let sorted=[...new Set(texts)].sort(),shared=sorted.map((text,at)=>sharedLength(
sorted[at-1]??"",text)),cut=new Map(sorted.map((text,at)=>[text,text.length<=width?text:cutPieces(piecesOf(text,at,shared),
width)]));return texts.map(text=>cut.get(text)??text)}function sharedLength(one,other){let length=0;for(;length<one.length&&
one[length]===other[length];)length+=1;return length}function piecesOf(text,at,shared){let ends=new Set([text.length]);for(let[
index,least]=[at,1/0];index>0;index-=1)ends.add(least=Math.min(least,shared[index]??0));for(let[index,least]=[at+1,1/0];index<
shared.length;index+=1)ends.add(least=Math.min(least,shared[index]??0));let from=0;return[...ends].toSorted((one,other)=>one-
other).map(end=>{let piece=text.slice(from,/[\uDC00-\uDFFF]/.test(text[end]??"")?end-1:end);return from+=piece.length,piece})}
var leastPiece=2;function cutPieces(pieces,width){let all=pieces.join(""),cut=[...pieces],excess=all.length-width,longestFirst=[
...pieces.keys()].toSorted((one,other)=>(pieces[other]?.length??0)-(pieces[one]?.length??0));for(let at of longestFirst){
let piece=pieces[at]??"";if(excess<=0||piece.length<=leastPiece)break;let most=Math.max(leastPiece,piece.length-excess);
excess-=piece.length-most,cut[at]=clipMiddle(piece,most)}return excess>0?clipMiddle(all,width):cut.join("")}export{left,right,flexible,leaving,textTable};
