import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{bottomAxis,changeScale,codeHtml,dataElement,drawnExtent,html,leftAxis,linearScale,logScale,nameCode,numberText,pageHtml,
plainSentence,px,sentence,shownUnit,tickDecimals}from"./chunk-LIABTJCY.js";import{legend,meaningOf}from"./chunk-JUNIW6R7.js";
import{countCell,figureText,kernelColumn,nsCell,numberCell,numberColumn,pairCellText,reportDocument,reportInput,reportRanges,
shownState,sideText,table,textColumn}from"./chunk-N4VA342K.js";import{dayText,runTitle}from"./chunk-3IPLKNHB.js";
import{onGpu,rowStates}from"./chunk-24A4PNNZ.js";import{cutText,disturbanceText}from"./chunk-OSPQ3PQL.js";import{
gpuTimeOf}from"./chunk-VF7ZCXP2.js";import{lastEndNs}from"./chunk-4MELFLVH.js";import{reportAssets}from"./chunk-O7OYFUBQ.js";
import{usesGpu}from"./chunk-IG4XIXGV.js";import{kernelLabel,rowLabels}from"./chunk-DB7Z5D5G.js";import{nameText}from"./chunk-KOLGLZ76.js";
import{clipMiddle,formatCount,formatNs,formatShare,nsAmount}from"./chunk-P7EYOAZ4.js";import{gpuKey,isNamed,medianOf}from"./chunk-T2VURG6D.js";
import{median,medianTotalNs}from"./chunk-7Z5XDYKE.js";import{rankText}from"./chunk-JDFCM7GS.js";import{counted,
listText}from"./chunk-UWABTZDV.js";import{percent,percentInterval,rangeText,signedPercent,sizeText}from"./chunk-YTVQXYLK.js";
import{plainText}from"./chunk-JN33INQG.js";var rowHeight=26,mostRanges=12,leastShare=.002;function icicleFigure(ranges){let boxes=ranges.map(rangeBox).filter(({baseNs,
headNs})=>baseNs+headNs>0).toSorted((one,other)=>other.headNs-one.headNs).slice(0,mostRanges);if(boxes.length===0)return null;
let compared=ranges.some(({row})=>row!==null);return html`${figures(boxes,compared?["baseNs","headNs"]:["headNs"],"range\
, family and kernel")}
    ${compared?html`<p class="key">${["regressed","improved","same","new","removed","noted"].map(state=>html`<span class="s-${state}"><i></i>${rowStates[state].
word}</span> `)}</p>`:null}
    <p>
      The width of a box shows its time. Hover over a box to see its name. A box's time is the sum of its kernels'
      medians over the
      rounds.${ranges.length>1?" Ranges may be nested.":""}${ranges.length>boxes.length?` Only the ${String(boxes.length)}\
 largest of ${String(ranges.length)} ranges are shown.`:""}
    </p>
    ${nestedIcicles(ranges)}`}function figures(boxes,sides,by,of=""){let total=side=>boxes.reduce((sum,box2)=>sum+box2[side],
0),most=Math.max(total("baseNs"),total("headNs"));return html`${sides.map(side=>{let name=side==="baseNs"?"base":"head";
return html`<figure>
      <figcaption><b>${name}</b>${of}, ${formatNs(total(side))} of kernels</figcaption>
      ${icicle(boxes,side,most,`Kernel time in ${name}${of}, by ${by}`)}
    </figure>`})}`}function nestedIcicles(ranges){let all=ranges.flatMap(nestedBoxes).toSorted((one,other)=>byTime(one.box,
other.box));if(all.length===0)return null;let hidden=all.length-mostRanges;return html`<h3>By nested NVTX ranges</h3>
    ${all.slice(0,mostRanges).map(({box:box2,title})=>{let sides=["baseNs","headNs"].filter(side=>box2[side]>0);return figures(
[box2],sides,"nested range",`, ${title}`)})}
    <p>
      Where a box has nothing below it, the time belongs to the range's own
      kernels.${hidden>0?` Only the ${String(mostRanges)} largest of ${String(all.length)} are shown.`:""}
    </p>`}var mostNested=4;function nestedBoxes(range){let{base,head,row}=range;return[...new Map([...base?.operators??[],
...head?.operators??[]].map(one=>[gpuKey(one),one]))].map(([gpu,sample])=>{let root=newNode();for(let[side,profiled]of[[
"baseNs",base],["headNs",head]])for(let operator of profiled?.operators??[])gpuKey(operator)!==gpu||operator.path.length>
mostNested||(nodeOf(root,operator.path)[side]=medianOf(operator,({totalNs})=>totalNs));let rows=(row?.operators??[]).filter(
one=>gpuKey(one)===gpu),label=rangeText(range.name,range.domain);return{title:`${clipMiddle(plainText(label),60)}${onGpu(
sample)}`,box:boxOf(label,[],root,{range,rows})}})}function newNode(){return{baseNs:0,headNs:0,children:new Map}}function nodeOf(root,path){
let node=root;for(let name of path){let known=node.children.get(name)??newNode();node.children.set(name,known),node=known}
return node}function boxOf(name,path,{baseNs,headNs,children},of){let row=of.rows.find(one=>one.paths===1&&isPath(path,one.
path,(part,other)=>part===other))??of.rows.find(one=>isPath(path,one.path,isNamed));return{label:()=>plainText(name),baseNs,
headNs,state:row===void 0||of.range.row===null?null:shownState(row.time,of.range.row),change:row?.paths===1?row.time.changeRatio:
null,children:[...children].map(([child,node])=>boxOf(child,[...path,child],node,of)).toSorted(byTime)}}function isPath(path,of,isSame){
return path.length===of.length&&path.every((name,depth)=>isSame(name,of[depth]??""))}function rangeBox(range){let{row,head}=range,
label=rangeText(range.name,range.domain);if(row===null){let kernels2=(head?.kernels??[]).map(kernel=>({family:kernel.family,
label:()=>kernelLabel(kernel.name,120),children:[],baseNs:0,headNs:medianTotalNs(kernel),state:null,change:null}));return parent(
label,families(kernels2,new Map),null)}let times2=new Map(row.families.map(({family,time})=>[family,{state:shownState(time,
row),changeRatio:time.changeRatio}])),kernels=row.kernels.map(kernel=>({family:kernel.family,label:()=>kernelLabel(kernel.
name,120),children:[],baseNs:kernel.time.baseNs??0,headNs:kernel.time.headNs??0,state:shownState(kernel.time,row),change:kernel.
time.changeRatio}));return parent(label,families(kernels,times2),{state:shownState(row.gpuBusyTime,row),changeRatio:row.
gpuBusyTime.changeRatio})}function families(kernels,times2){return[...Map.groupBy(kernels,({family})=>family)].map(([family,
members])=>parent(family,members,times2.get(family)??null)).toSorted(byTime)}function parent(label,children,time){let sum=side=>children.
reduce((total,child)=>total+child[side],0);return{label:()=>plainText(label),baseNs:sum("baseNs"),headNs:sum("headNs"),state:time?.
state??null,change:time?.changeRatio??null,children:children.toSorted(byTime)}}function byTime(one,other){return Math.max(
other.baseNs,other.headNs)-Math.max(one.baseNs,one.headNs)}function icicle(boxes,side,most,label){let drawn2=level(boxes,
side,most,0,0,null),bottom=rowHeight*Math.max(...boxes.map(depthOf)),ticks=linearScale([0,most],[0,100]).ticks.filter(tick=>tick>
0&&tick<=most);return html`<svg class="icicle" width="100%" height="${bottom+20}" role="img" aria-label="${label}">
    ${ticks.map(tick=>html`<text class="k" x="${share(tick,most)}" y="${bottom+14}" text-anchor="end">${formatNs(tick)}</text>`)}${drawn2}
  </svg>`}function depthOf({children}){return 1+Math.max(0,...children.map(depthOf))}function level(boxes,side,most,start,depth,inherited){
let from=start,[restNs,restCount]=[0,0],drawn2=[];for(let[index,box2]of boxes.entries()){let ns=box2[side];if(ns===0)continue;
let color=inherited??(depth===1?index:null);if(ns/most<leastShare){restNs+=ns,restCount+=1;continue}drawn2.push(drawnBox(
box2,side,most,from,depth,color),...level(box2.children,side,most,from,depth+1,color)),from+=ns}if(restCount>0&&restNs/most>=
leastShare/4){let rest={label:()=>counted(restCount,"smaller box","smaller boxes"),baseNs:restNs,headNs:restNs,state:null,
change:null,children:[]};drawn2.push(drawnBox(rest,side,most,from,depth,inherited))}return drawn2}function drawnBox(box2,side,most,from,depth,color){
let{state,change}=box2,label=box2.label(),look=state===null?color===null?"s-plain":`f${String(color%8)}`:`s-${state}`,word=state===
null?"":`, ${rowStates[state].word}${change===null?"":` ${signedPercent(change)}`}`;return html`<svg
    class="${look}"
    x="${share(from,most)}"
    y="${depth*rowHeight}"
    width="${share(box2[side],most)}"
    height="${rowHeight-1}"
  >
    <title>${clipMiddle(label,200)}: ${formatNs(box2[side])}${word}</title>
    <rect width="100%" height="100%" />
    ${box2[side]/most>.02?html`<text x="4" y="17">${clipMiddle(label,60)}</text>`:null}
  </svg>`}function share(ns,most){return`${String(Math.round(ns/most*1e5)/1e3)}%`}var width=700,frame={left:96,right:width-36,top:8,bottom:0},mostNamed=16,mostStrips=512;function ranksFigure({base,head},label){
let sides=[{name:"base",ranks:ranksOf(base)},{name:"head",ranks:ranksOf(head)}].filter(({ranks})=>ranks.length>1);return sides.
length===0?null:html`<figure>
    ${strips(sides,label)}
    <figcaption>
      What each GPU did in the first round, from left to right: its own work, communication that doesn't overlap with
      work (transfer, then waiting for other ranks), and idle time.
    </figcaption>
  </figure>`}function ranksOf(range){return range?.rounds[0]?.ranks??[]}function strips(sides,label){let count=Math.min(
mostStrips,Math.max(...sides.map(({ranks})=>ranks.length))),named=count<=mostNamed,strip=named?12:Math.max(1,Math.floor(
400/(count*sides.length))),gap=named?10:0,bottom=frame.top+count*(sides.length*strip+gap),longest=Math.max(1,...sides.flatMap(
({ranks})=>ranks.map(({spanNs})=>spanNs))),across=linearScale([0,longest],[frame.left,frame.right]),bars=Array.from({length:count},
(_,index)=>sides.map(({name,ranks},side)=>{let rank=ranks[index],y=frame.top+index*(sides.length*strip+gap)+side*strip;return rank===
void 0?null:bar(rank,name,across,y,strip-(named?1:0))})),titles=sides.flatMap(({name,ranks},side)=>named?ranks.slice(0,count).
map((rank,index)=>{let y=frame.top+index*(sides.length*strip+gap)+(side+.5)*strip;return html`<text x="${frame.left-6}" y="${px(
y)}" dy=".35em" text-anchor="end"
            >${sides.length>1?`${rankText(rank)}, ${name}`:rankText(rank)}</text
          >`}):[]);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width} ${bottom+24}"
    role="img"
    aria-label="Ranks of ${label}: own work, exposed transfer, waiting"
  >
    ${bottomAxis(across,{...frame,bottom},formatNs)}${bars}${titles}
  </svg>`}function bar(rank,side,across,y,height4){let{workNs,communication}=rank,transferNs=communication.exposedTransferNs??
communication.exposedNs,waitingNs=communication.exposedNs-transferNs,part=(name,fromNs,ns)=>{let[from,until]=[across.at(
fromNs),across.at(fromNs+ns)];return html`<rect class="${name}" x="${px(from)}" y="${px(y)}" width="${px(until-from)}" height="${px(
height4)}"
      ><title>${rankText(rank)}, ${side}, ${name}: ${formatNs(ns)}</title></rect
    >`};return html`${part("work",0,workNs)}${part("transfer",workNs,transferNs)}${part("waiting",workNs+transferNs,waitingNs)}`}var[width2,height]=[200,18],middle=height/2,mostShown=4,leastShown=.02,labelRoom=17,characterWidth=6.5,percentWidth=4;function changesScale(changes,hasGrid){
let most=changes.flatMap(({changeRatio,lowRatio,highRatio,thresholdRatio})=>[changeRatio,lowRatio,highRatio,thresholdRatio].
map(ratio=>Math.abs(ratio??0))).reduce((largest,one)=>Math.max(largest,one),leastShown),limit=Math.min(mostShown,most*1.05);
return{...changeScale(limit,[labelRoom,width2-labelRoom]),limit,hasGrid}}function intervalPlot({changeRatio,lowRatio,highRatio,
thresholdRatio},scale){if(changeRatio===null)return null;let{at,limit,ticks,hasGrid}=scale,lines=ticks.map(tick=>`M${px(
at(tick))} 0v${String(height)}`).join(""),grid=hasGrid?html`<path class="g" d="${lines}" />`:null,threshold=thresholdRatio??
0,band=html`<rect
    class="t"
    x="${px(at(-threshold))}"
    width="${px(at(threshold)-at(-threshold))}"
    height="${height}"
  />`,interval=lowRatio===null||highRatio===null?null:html`<path class="v" d="M${px(at(lowRatio))} 4v10m0-5H${px(at(highRatio))}m0-5v10" />`,
x=at(changeRatio),point=Math.abs(changeRatio)>limit?html`<path class="p" d="M${px(x)} ${middle}l${changeRatio>0?"-7 -4v8\
z":"7 -4v8z"}" />`:html`<circle class="p" cx="${px(x)}" cy="${middle}" r="2.6" />`;return html`<svg class="i" viewBox="0 0 ${width2} ${height}" aria-hidden="true">
    ${thresholdRatio===null?null:band}${grid}${interval}${point}
  </svg>`}function intervalAxis({at,ticks}){let shown=[],outermostFirst=ticks.filter(tick=>tick!==0).toSorted((one,other)=>Math.
abs(other)-Math.abs(one));for(let tick of[0,...outermostFirst]){let text=`${tick>0?"+":tick<0?"\u2212":""}${percent(Math.
abs(tick))}`,[x,half]=[at(tick),(text.length*characterWidth+percentWidth)/2];shown.every(other=>Math.abs(other.x-x)>other.
half+half)&&shown.push({text,x,half})}return html`<svg class="i" viewBox="0 0 ${width2} 14" aria-hidden="true">
    ${shown.map(({text,x})=>html`<text x="${px(x)}" y="11" text-anchor="middle">${text}</text>`)}
  </svg>`}function intervalText({changeRatio,lowRatio,highRatio,thresholdRatio,rounds}){let threshold=thresholdRatio===null?
"":`; threshold ${percent(thresholdRatio)}`;return rounds===null?thresholdRatio===null?"":`exact${threshold}`:`${lowRatio!==
null&&highRatio!==null?percentInterval(lowRatio,highRatio):changeRatio!==null&&rounds===1?"one round":"\u2013"}${threshold}`}var[labelWidth,fullNameWidth,familyWidth]=[90,400,40],mostWithGrid=50,mostNameText=15e4;function tableHtml({label,columns,
rows,noun,file,note},most){let shownRows=rows.slice(0,most).map(row=>({row,cells:row.cells()})),shown=shownColumns(columns,
shownRows.map(({cells})=>cells)),hasTools=shownRows.some(({row})=>row.family!==void 0),head=shown.map(({title,isNumber,isSorted})=>title===
""?html`<td></td>`:html`<th scope="col" ${attributesOf(title,isNumber,isSorted)}>${title}</th>`),hidden=rows.length-shownRows.
length;return html`<div class="scroll" role="region" tabindex="0" aria-label="${plainSentence(label)}"><table${hasTools?
html` data-tools`:null}><thead><tr>${head}</tr></thead><tbody>
${shownRows.map(({row,cells})=>rowHtml(row,cells,shown))}</tbody></table></div>${hidden>0?html`<p>… and ${formatCount(
hidden)} more ${noun}, in <code>${file}</code>.</p>`:null}${note===void 0?null:html`<p><small>${note}</small></p>`}`}function attributesOf(title,isNumber,isSorted){
return[titleAttribute(title),isNumber?html` class="n"`:null,isSorted?null:html` data-fixed`]}function titleAttribute(word){
let meaning=typeof word=="string"?meaningOf(word):null;return meaning===null?null:html` title="${meaning}"`}function rowHtml({
family,importance},cells,shown){let change=cells.find(cell=>typeof cell!="string"&&cell.kind==="change"),attributes=[typeof change!=
"object"||change.kind!=="change"?null:html` class="s-${change.state}" data-state="${stateWord(change)}"`,family===void 0?
null:html` data-family="${plainText(clipMiddle(family,familyWidth))}"`,importance==="detail"?html` data-same`:null];return html`<tr${attributes}>${shown.
map(({at,isNumber,contentOf:contentOf2,valueOf:valueOf2})=>{let cell=cells[at]??"",value=valueOf2(cell);return html`<td${isNumber?
html` class="n"`:null}${value===void 0?null:html` data-v="${value===null?"":Number(value.toPrecision(6))}"`}>${contentOf2(
cell)}</td>`})}</tr>
`}function stateWord({state,word}){return state==="noted"&&word===rowStates.noted.word?"slower, no regression":word===""?
rowStates[state].word:word}function shownColumns(columns,rows){let scale=changesScale(plottedChanges(columns,rows),rows.
length<=mostWithGrid),kernels=columns.findIndex(({kind})=>kind==="kernel"),places=[...columns.keys()].filter(at=>at!==kernels),
contents=kernelContents(rows,kernels);return(kernels<0?places:[kernels,...places]).flatMap(at=>{let column=columns[at];if(column===
void 0)return[];let plain={...{at,title:column.title,isNumber:column.kind!=="text"&&column.kind!=="kernel"},isSorted:!0,
contentOf,valueOf};switch(column.kind){case"kernel":return[{...plain,contentOf:cell=>contents.get(cell)??null}];case"pai\
r":return column.split===!0?["base","head"].map(side=>sideColumn(plain,side)):[plain];case"change":return[plain,...column.
interval===void 0?[]:[intervalColumn(plain,scale)]];default:return[plain]}})}function sideColumn(column,side){return{...column,
title:side,contentOf:cell=>typeof cell=="string"||cell.kind!=="pair"?contentOf(cell):sentence(sideText(cell,side)),valueOf:cell=>typeof cell==
"string"||cell.kind!=="pair"?null:cell[side]}}function plottedChanges(columns,rows){let plotted=[...columns.keys()].filter(
at=>columns[at]?.interval!==void 0);return rows.flatMap(cells=>plotted.flatMap(at=>{let cell=cells[at];return typeof cell==
"object"&&cell.kind==="change"?[cell.change]:[]}))}function intervalColumn(column,scale){return{...column,title:html`interval and threshold${intervalAxis(
scale)}`,isNumber:!1,isSorted:!1,contentOf:cell=>typeof cell=="string"||cell.kind!=="change"?null:html`${intervalPlot(cell.
change,scale)}<small>${intervalText(cell.change)}</small>`,valueOf:()=>{}}}function valueOf(cell){if(typeof cell!="strin\
g")switch(cell.kind){case"number":return cell.value;case"pair":return cell.head;case"change":return cell.change.changeRatio;case"\
kernel":return}}function contentOf(cell){if(typeof cell=="string")return sentence(cell);switch(cell.kind){case"number":return sentence(
cell.text);case"pair":return sentence(pairCellText(cell));case"change":return changeContent(cell);case"kernel":return null}}
function changeContent({sign,change,word}){let size=change.changeRatio===null?null:html` <b>${signedPercent(change.changeRatio)}</b>`,
meaning=titleAttribute(meaningOf(sign)===null?word:sign);return html`<span class="c">${sign}${size}</span> <small${meaning}>${word}</small>`}
function kernelContents(rows,at){let cells=rows.flatMap(row=>{let cell=row[at];return typeof cell=="object"&&cell.kind===
"kernel"?[cell]:[]}),labels=rowLabels(cells.map(({name})=>name),labelWidth),left2=mostNameText;return new Map(cells.map(
(cell,index)=>{let label=labels[index]??"",full=clipMiddle(plainText(cell.name),fullNameWidth);left2-=full.length;let name=full===
label||left2<0?codeHtml(label):html`<details>
              <summary>${codeHtml(label)}</summary>
              ${codeHtml(full)}
            </details>`;return[cell,html`${name}${cell.remarks.map(remark=>html`<small class="why">${sentence(remark)}</small>`)}`]}))}var mostRounds=60,width3=420,times={left:66,right:width3-10,top:26,bottom:180},gaugeHeight=54,gaugeGap=36,gauges=[{title:"\
mean SM clock",unit:"MHz",of:({meanSmClockMhz})=>meanSmClockMhz},{title:"mean temperature",unit:"\xB0C",of:({meanTemperatureC})=>meanTemperatureC}];
function roundsFigure({base,head},range,label){let side=(name,profile,of)=>profile===null||of===null?[]:[{name,profile,range:of}],
sides=[...side("base",base,range.base),...side("head",head,range.head)],most=Math.max(0,...sides.map(({range:{rounds}})=>rounds.
length));if(most<2||most>mostRounds||!sides.some(({range:of})=>usesGpu(of)))return null;let shown=gauges.filter(gauge=>valuesOf(
sides,gauge).length>0);return html`<h4>Rounds</h4>
    <figure>
      ${plot(sides,shown,label,most)}
      <figcaption>
        Time on the GPU in each round. The dashed lines are the medians of base and head. The axis doesn't start at 0.
        ${shown.length>0?`Below: ${shown.map(({title})=>title).join(", ")}. \xD7 marks a disturbed round.`:"The SM clock\
s weren't recorded."}
      </figcaption>
    </figure>
    <details>
      <summary>Show as a table</summary>
      ${roundsTable(sides,label,most)}
    </details>`}function plot(sides,shown,label,most){let gpuTime=gpuTimeOf(...sides.map(({range})=>range)),values=sides.
flatMap(({range})=>range.rounds.map(gpuTime)),across={at:round=>times.left+(round-.5)/most*(times.right-times.left),ticks:Array.
from({length:most},(_,index)=>index+1).filter(round=>most<=15||round%5===0)},down=linearScale([Math.min(...values),Math.
max(...values)],[times.bottom,times.top],4),below=shown.map((gauge,index)=>{let top=times.bottom+(index+1)*gaugeGap+index*
gaugeHeight,own={...times,top,bottom:top+gaugeHeight},found=valuesOf(sides,gauge),scale=linearScale([Math.min(...found),
Math.max(...found)],[own.bottom,own.top],2);return{gauge,frame:own,scale}}),frame4={...times,bottom:below.at(-1)?.frame.
bottom??times.bottom},height4=frame4.bottom+40;return html`<svg
    class="chart"
    viewBox="0 0 ${width3} ${height4}"
    role="img"
    aria-label="Rounds of ${label}, ${sides.map(({name})=>name).join(" and ")}: time on the GPU${shown.map(({title})=>`,\
 ${title}`).join("")}"
  >
    ${leftAxis(down,times,timeText(down.ticks))}${bottomAxis(across,{...frame4,top:frame4.bottom},String)}
    <text x="${px((times.left+times.right)/2)}" y="${px(frame4.bottom+31)}" text-anchor="middle">round</text>
    ${below.map(one=>leftAxis(one.scale,one.frame,value=>`${String(value)} ${one.gauge.unit}`))}
    ${sides.map(side=>sidePoints(side,gpuTime,{across,down,below}))}${legend2(sides)}
  </svg>`}function sidePoints({name,profile,range},gpuTime,{across,down,below}){let middle2=px(down.at(median(range.rounds.
map(gpuTime)))),shift=name==="base"?-3:3,points=range.rounds.map((round,index)=>{let timeNs=gpuTime(round),gpu=profile.rounds[index]?.
gpu??null,x=across.at(index+1)+shift,others=below.map(({gauge,scale})=>{let value=gpu===null?null:gauge.of(gpu);return value===
null?null:mark(name,x,scale.at(value))}),disturbed=gpu?.state==="throttled"||gpu?.state==="clock-differs",y=down.at(timeNs),
cross=disturbed?html`<path class="x" d="M${px(x-6)} ${px(y-6)}l12 12m0-12l-12 12" />`:null;return html`${mark(name,x,y,`${name}\
, round ${String(index+1)}: ${formatNs(timeNs)}`)}${others}${cross}`});return html`<path class="m-${name}" d="M${times.left} ${middle2}H${times.
right}" />${points}`}function mark(name,x,y,title=null){let text=title===null?null:html`<title>${title}</title>`;return name===
"base"?html`<rect class="base" x="${px(x-4)}" y="${px(y-4)}" width="8" height="8">${text}</rect>`:html`<circle class="head" cx="${px(
x)}" cy="${px(y)}" r="4.5">${text}</circle>`}function legend2(sides){return sides.map(({name},index)=>{let x=times.right-
110+index*60;return html`${mark(name,x,9)}<text x="${x+9}" y="9" dy=".35em">${name}</text>`})}function timeText(ticks){let{
unit}=nsAmount(ticks.at(-1)??0),size={ns:1,\u00B5s:1e3,ms:1e6,s:1e9}[unit]??1,decimals=tickDecimals(ticks.map(tick=>tick/
size));return ns=>`${(ns/size).toFixed(decimals)} ${unit}`}function valuesOf(sides,{of}){return sides.flatMap(({profile})=>profile.
rounds.flatMap(({gpu})=>gpu===null?[]:of(gpu)??[]))}function roundsTable(sides,label,most){let gpuTime=gpuTimeOf(...sides.
map(({range})=>range)),columns=[numberColumn("round"),...sides.flatMap(({name})=>[numberColumn(`${name}, time on the GPU`),
textColumn(`${name}, GPU`)])],rows=Array.from({length:most},(_,index)=>({cells:()=>[countCell(index+1),...sides.flatMap(
({profile,range})=>{let round=range.rounds[index],gpu=profile.rounds[index]?.gpu??null;return[nsCell(round===void 0?null:
gpuTime(round)),gpu===null?"not recorded":gpuText(gpu)]})]}));return table(`Rounds of ${label}`,columns,rows,"rounds","p\
rofile.json").map(one=>tableHtml(one,most))}function gpuText(gpu){let{state}=gpu;if(state==="throttled"||state==="clock-\
differs")return disturbanceText({...gpu,state,round:1});let known=gauges.flatMap(({unit,of})=>{let value=of(gpu);return value===
null?[]:[`${value.toFixed(0)} ${unit}`]});return known.length===0?"unknown":known.join(", ")}var[width4,height2]=[420,150],frame2={left:66,right:width4-70,top:24,bottom:height2-22},sidePlaces={base:width4-54,head:width4-
16};function recentRunsFigure({points,changes,name},sides){let{name:unit,size}=shownUnit("ns",Math.max(...points.map(({valueNs})=>valueNs))),
drawn2=points.map(({valueNs,lowNs,highNs})=>({value:valueNs,low:lowNs,high:highNs})),known=[sides.base,sides.head].flatMap(
ns=>ns===null?[]:[ns]),[from,to]=drawnExtent(drawn2),extent=[Math.min(from,...known)/size,Math.max(to,...known)/size],scale=linearScale(
extent,[frame2.bottom,frame2.top],4),decimals=tickDecimals(scale.ticks),down={...scale,at:ns=>Math.min(frame2.bottom,Math.
max(frame2.top,scale.at(ns/size)))},step=(frame2.right-frame2.left)/points.length,at=point=>frame2.left+(point+.5)*step,
title=point=>`${runTitle(point)}: ${numberText(point.valueNs/size,decimals+1)} ${unit} (${numberText(point.lowNs/size,decimals+
1)} to ${numberText(point.highNs/size,decimals+1)})`;return html`<figure>
    <svg
      class="trend recent"
      viewBox="0 0 ${width4} ${height2}"
      role="group"
      aria-label="Last ${points.length} runs of ${plainText(name)} in the history, base and head"
    >
      ${leftAxis(scale,frame2,value=>numberText(value,decimals))}
      <text x="0" y="12">${unit}</text>
      <path
        class="spread"
        d="${points.map(({lowNs,highNs},point)=>`M${px(at(point))} ${px(down.at(lowNs))}V${px(down.at(highNs))}`).join("")}"
      />
      <path
        class="dots"
        d="${points.map(({valueNs},point)=>`M${px(at(point))} ${px(down.at(valueNs))}h0`).join("")}"
      />
      ${changes.map(({point,changeRatio,state})=>html`<path
            class="change ${changeRatio>0?"worse":"better"} ${state}"
            d="M${px(at(point)-step/2)} ${frame2.top}V${frame2.bottom}"
            ><title>${signedPercent(changeRatio)}</title></path
          >`)}
      <text x="${frame2.left}" y="${height2-6}">${dayText(points[0]?.date)}</text>
      <text x="${frame2.right}" y="${height2-6}" text-anchor="end">${dayText(points.at(-1)?.date)}</text>
      <g class="hits" aria-hidden="true">
        ${points.map((point,index)=>hitArea(point,title(point),at(index)-step/2,step))}
      </g>
      ${sideMark("base",sides,down)}${sideMark("head",sides,down)}
    </svg>
    <figcaption>
      The last ${points.length} runs in the history with the spread of their rounds, and base and head on the same
      scale. The runs may have used another GPU of the same model.
    </figcaption>
  </figure>`}function sideMark(name,sides,down){let ns=sides[name];if(ns===null)return null;let x=sidePlaces[name];return html`${mark(
name,x,down.at(ns),name)}<text x="${x}" y="${height2-6}" text-anchor="middle">${name}</text>`}function hitArea({link},title,from,step){
let area=html`<path d="M${px(from)} ${frame2.top}h${px(step)}v${frame2.bottom-frame2.top}h-${px(step)}z"
    ><title>${title}</title></path
  >`;return link===null?area:html`<a href="${link}" tabindex="-1">${area}</a>`}var[width5,height3]=[640,400],frame3={left:84,right:width5-14,top:24,bottom:height3-46},mostPoints=200;function rooflineFigure({
base,head}){let points=[...base===null?[]:pointsOf(base,"base"),...pointsOf(head,"head")];return points.length===0?null:
html`<div class="scroll" role="region" tabindex="0" aria-label="Roofline">${plot2(points)}</div>
    <p>
      Each point is one measured launch. Its area is the kernel's time; base is hollow, head is filled. The lines are
      the limits of device memory and of each precision's peak.
    </p>
    <details>
      <summary>Show as a table</summary>
      ${pointsTable(points)}
    </details>`}function pointsOf({ranges},side){return ranges.flatMap(range=>range.kernels.flatMap(kernel=>{let roofline=kernel.
ncu.find(sample=>sample.roofline!==null)?.roofline;return(roofline?.points??[]).flatMap(point=>point.intensity===null||point.
intensity<=0||point.flopPerSecond<=0?[]:[{side,kernel:kernel.name,range:rangeText(range.name,range.domain),precision:point.
precision,intensity:point.intensity,flopPerSecond:point.flopPerSecond,roof:point.roofFlopPerSecond,peak:point.peakFlopPerSecond,
peakBytesPerSecond:roofline?.peakBytesPerSecond??null,totalNs:medianTotalNs(kernel)}])})).toSorted((one,other)=>other.totalNs-
one.totalNs).slice(0,mostPoints)}function plot2(points){let intensities=points.map(({intensity})=>intensity),peaks=new Map(
points.flatMap(({precision,peak})=>peak===null||peak<=0?[]:[[precision,peak]])),rates=[...points.map(({flopPerSecond})=>flopPerSecond),
...peaks.values()],memory=Math.max(0,...points.flatMap(({peakBytesPerSecond})=>peakBytesPerSecond??[])),knees=memory===0?
[]:[...peaks.values()].map(peak=>peak/memory),across=logScale([Math.min(...intensities,...knees),Math.max(...intensities,
...knees)*1.5],[frame3.left,frame3.right]),down=logScale([Math.min(...rates),Math.max(...rates)],[frame3.bottom,frame3.top]),
most=Math.max(...points.map(({totalNs})=>totalNs),1);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width5} ${height3}"
    role="img"
    aria-label="Roofline: operations per second over operations per byte, ${points.length} points"
  >
    ${leftAxis(down,frame3,flopText)}${bottomAxis(across,frame3,value=>String(value))}
    <text x="${px((frame3.left+frame3.right)/2)}" y="${height3-8}" text-anchor="middle">
      operations per byte of device memory
    </text>
    ${memory===0?null:ceiling(memory,across,down,Math.max(...rates))}${[...peaks].map(([precision,peak])=>peakLine(precision,
peak,memory,across,down))}
    ${points.map(point=>pointMark(point,across,down,most))}
  </svg>`}function ceiling(bytesPerSecond,across,down,top){let[left2=1,right2=1]=[across.ticks[0],across.ticks.at(-1)],bottom=down.
ticks[0]??1,from=Math.max(left2,bottom/bytesPerSecond),to=Math.min(right2,top/bytesPerSecond);if(to<=from)return html``;
let y=intensity=>down.at(intensity*bytesPerSecond),middle2=Math.sqrt(from*to);return html`<path class="roof" d="M${px(across.
at(from))} ${px(y(from))}L${px(across.at(to))} ${px(y(to))}" /><text
      x="${px(across.at(middle2)-8)}"
      y="${px(y(middle2)-4)}"
      text-anchor="end"
      >${figureText({value:bytesPerSecond,unit:"byte/s"})}</text
    >`}function peakLine(precision,peak,memory,across,down){let knee=memory===0?across.ticks[0]??1:peak/memory,from=Math.
max(across.ticks[0]??1,knee),y=down.at(peak);return html`<path class="roof" d="M${px(across.at(from))} ${px(y)}H${px(frame3.
right)}" /><text
      x="${px(frame3.right)}"
      y="${px(y-4)}"
      text-anchor="end"
      >${precision}, ${flopText(peak)}</text
    >`}function pointMark(point,across,down,most){let{side,kernel,precision,intensity,flopPerSecond,totalNs}=point,radius=3+
11*Math.sqrt(totalNs/most);return html`<circle
    class="${side}"
    cx="${px(across.at(intensity))}"
    cy="${px(down.at(flopPerSecond))}"
    r="${px(radius)}"
    ><title>
      ${kernelLabel(kernel,90)} (${side}, ${precision}): ${flopText(flopPerSecond)}, ${formatNs(totalNs)}
    </title></circle
  >`}function pointsTable(points){let columns=[textColumn("side"),kernelColumn,textColumn("range"),textColumn("precision"),
...["operations per second","operations per byte","share of its roof","kernel time"].map(title=>numberColumn(title))],rows=points.
map(point=>({cells:()=>[point.side,{kind:"kernel",name:point.kernel,remarks:[]},nameText(point.range),point.precision,numberCell(
point.flopPerSecond,flopText),numberCell(point.intensity,value=>String(Number(value.toPrecision(3)))),numberCell(point.roof===
null?null:point.flopPerSecond/point.roof,ratio=>`${(ratio*100).toFixed(1)}%`),nsCell(point.totalNs)]}));return table("Ro\
ofline",columns,rows,"points","profile.json").map(one=>tableHtml(one,points.length))}var flopUnits=[[1e15,"PFLOP/s"],[1e12,
"TFLOP/s"],[1e9,"GFLOP/s"],[1e6,"MFLOP/s"]];function flopText(flopPerSecond){let[size,unit]=flopUnits.find(([least])=>flopPerSecond>=
least)??[1,"FLOP/s"];return`${String(Number((flopPerSecond/size).toPrecision(3)))} ${unit}`}var levels=8;function densityStrip(pieces,{left:left2,width:width6,top,height:height4,lengthNs}){let columns=Math.floor(
width6),columnNs=lengthNs/columns,times2=new Map;for(let{startNs,durationNs,look}of pieces){let of=times2.get(look);of===
void 0&&times2.set(look,of=new Float64Array(columns));let endNs=startNs+durationNs,last=Math.min(columns-1,Math.floor(endNs/
columnNs));for(let column=Math.max(0,Math.floor(startNs/columnNs));column<=last;column+=1)of[column]=(of[column]??0)+Math.
max(0,Math.min(endNs,(column+1)*columnNs)-Math.max(startNs,column*columnNs))}let paths=new Map;for(let column=0;column<columns;){
let{look,level:level2}=columnOf(times2,column,columnNs),end=column+1;for(;end<columns;end+=1){let next=columnOf(times2,end,
columnNs);if(next.look!==look||next.level!==level2)break}if(level2>0){let high=height4*level2/levels;paths.set(look,`${paths.
get(look)??""}M${px(left2+column)} ${px(top+height4)}v-${px(high)}h${String(end-column)}v${px(high)}z`)}column=end}return[
...paths].map(([look,path])=>html`<path class="${look}" d="${path}" />`)}function columnOf(times2,column,columnNs){let[most,
all,look]=[0,0,""];for(let[one,of]of times2){let ns=of[column]??0;all+=ns,ns>most&&([most,look]=[ns,one])}let level2=all===
0?0:Math.max(1,Math.min(levels,Math.round(all/columnNs*levels)));return{look,level:level2}}var mostBytes=6e5;function perfettoPart(trace,range,room){let small=trace.small(range,Math.min(mostBytes,Math.floor(room*
.75)));return html`<div id="perfetto">
    <p>
      To zoom in, open <code>${trace.file}</code>, which is next to this page or in the same artifact, at
      <b>ui.perfetto.dev</b>. The trace stays in your browser. It contains: ${trace.holds}.
    </p>
    ${small===null?null:html`<p>
              <small
                >This page contains one instance of ${nameCode(rangeText(range.name,range.domain))} (${small.holds};
                ${sizeText(small.data.length)}).</small
              >
            </p>
            ${dataElement("trace",Buffer.from(small.data).toString("base64"))}`}
  </div>`}var[mostRanges2,mostStreams,mostLevels,mostBoxes]=[3,8,3,150],[left,right]=[118,1168],[rowHeight2,rowGap]=[20,5],leastWidth=1;
function timelineRanges({timelines},ranges){let busyNs=({head,base})=>(head??base)?.rounds[0]?.kernelNs??0,known=range=>[
...timelines.base,...timelines.head].some(one=>isOf(one,range)&&one.kept.length>0),passes=({row})=>row===null||row.verdict===
"pass";return ranges.filter(known).toSorted((one,other)=>Number(passes(one))-Number(passes(other))||busyNs(other)-busyNs(
one))}function isOf(one,{name,domain}){return one.name===name&&one.domain===domain}function timelineFigure(input,ranges,room){
let known=timelineRanges(input,ranges),[first]=known;if(first===void 0)return null;let looks=familyLooks(ranges),shown=known.
slice(0,mostRanges2).map(range=>{let of=side=>side.find(one=>isOf(one,range))??null;return{label:rangeText(range.name,range.
domain),base:of(input.timelines.base),head:of(input.timelines.head)}}),figures2=html`${shown.map(one=>rangeFigures(one,looks))}`;
return html`${figures2}
    ${shown.some(({base,head})=>[base,head].some(side=>side?.kept.some(hasWork)===!0))?keys(looks):null}
    <p>
      Each range's median instance in the first round. Both sides share one scale. Work narrower than a pixel is drawn
      as columns; their height is the share of the time when something
      ran.${known.length>shown.length?` Only ${String(shown.length)} of ${String(known.length)} ranges are shown: regres\
sed ones first, then those with the most kernel time.`:""}
      Tracing makes the host's calls look longer.
    </p>
    ${input.trace===null?null:perfettoPart(input.trace,first,room-figures2.text.length)}`}function keys(looks){return html`<p class="key">
      ${[...looks.used].map(([family,look])=>html`<span class="${look}"><i></i>${family}</span> `)}<span
        class="k-idle"
        ><i></i>GPU idle</span
      >
    </p>
    <p class="key">
      CUDA calls: ${callLooks.map(({use,title})=>html`<span class="u-${use}"><i></i>${title}</span> `)}
    </p>`}var callLooks=[{use:"launch",title:"launch"},{use:"graphLaunch",title:"graph launch"},{use:"copy",title:"copy"},
{use:"synchronization",title:"synchronization"},{use:"memory",title:"allocation"},{use:"other",title:"other"}],familyColors=16,
copyFamily="copy";function familyLooks(ranges){let families2=new Map;for(let{base,head}of ranges)for(let{name,family}of[
...base?.kernels??[],...head?.kernels??[]])families2.set(name,family);let used=new Map([[copyFamily,"k-copy"]]);return{used,
of:({type})=>{let family=plainText(clipMiddle(families2.get(type.name)??"other",40)),known=used.get(family);if(known!==void 0)
return known;let own=used.size-1,[name,look]=own<familyColors?[family,`f${String(own)}`]:["other families","s-same"];return used.
set(name,look),look}}}function rangeFigures({label,base,head},looks){let sides=[{name:"base",range:base},{name:"head",range:head}].
flatMap(({name,range})=>{let instance=range?.kept.find(({role})=>role==="median");return range===null||instance===void 0?
[]:[{name,range,instance}]}),lengthNs=Math.max(1,...sides.map(({instance})=>lastEndNs(instance))),shortLabel=plainText(clipMiddle(
label,60)),closeNs=Math.max(0,...sides.map(({instance})=>closeUpNs(instance))),rangeName=(base??head)?.name??"",scrolled=(name,title,instance,ns)=>html`<div class="scroll" role="region" tabindex="0" aria-label="${title} of ${shortLabel}, ${name}">
      ${drawing(instance,ns,looks,{name:rangeName,label:`${title} of an instance of ${shortLabel}, ${name}: NVTX ranges${hasWork(
instance)?", CUDA calls, streams and idle time":""}`})}
    </div>`;return html`<h3>${nameCode(label)}</h3>
    ${sides.map(({name,range,instance})=>html`<figure>
          <figcaption>
            <b>${name}</b>: instance ${formatCount(instance.place)} of ${formatCount(range.instances)},
            ${formatNs(instance.durationNs)}, ${formatCount(instance.kernels.length)}
            kernels${cutText(instance)}${graphText(instance)}${idleText(instance)}
          </figcaption>
          ${scrolled(name,"Timeline",instance,lengthNs)}
        </figure>`)}${closeNs===0?null:sides.map(({name,instance})=>{let fromNs=middleNs(instance);return html`<figure>
              <figcaption><b>${name}</b>, ${formatNs(closeNs)} of it, ${formatNs(fromNs)} after its start</figcaption>
              ${scrolled(name,"A part",within(instance,fromNs,closeNs),closeNs)}
            </figure>`})}`}var closeKernels=60;function middleNs({kernels}){return Math.max(0,kernels[Math.floor(kernels.
length/2)]?.startNs??0)}function closeUpNs({kernels}){let middle2=Math.floor(kernels.length/2);return kernels.length<=closeKernels*
2?0:(kernels[middle2+closeKernels]?.startNs??0)-(kernels[middle2]?.startNs??0)}function within(instance,fromNs,lengthNs){
let cut=spans=>spans.flatMap(span=>{let startNs=Math.max(0,span.startNs-fromNs),endNs=Math.min(lengthNs,span.startNs+span.
durationNs-fromNs);return endNs<=startNs?[]:[{...span,startNs,durationNs:endNs-startNs}]}),{kernels,copies,calls,ranges,
durationNs}=instance;return{...instance,kernels:cut(kernels),copies:cut(copies),calls:cut(calls),ranges:cut(ranges),durationNs:Math.
max(0,Math.min(lengthNs,durationNs-fromNs))}}function graphText({calls}){let count=calls.filter(({use})=>use==="graphLau\
nch").length;return count===0?"":`, ${counted(count,"graph launch","graph launches")}`}function hasWork({kernels,copies}){
return kernels.length+copies.length>0}function idleText(instance){if(!hasWork(instance))return"";let idle=idleSpans(instance),
{durationNs}=instance,within2=idle.reduce((sum,{durationNs:ns})=>sum+ns,0),longest=idle.reduce((most,{durationNs:ns})=>Math.
max(most,ns),0);return durationNs===0||longest===0?"":`; GPU idle ${formatNs(within2)} (${formatShare(within2/durationNs)}\
), longest gap ${formatNs(longest)}`}function idleSpans({kernels,copies,durationNs}){let work=[...kernels,...copies].toSorted(
(one,other)=>one.startNs-other.startNs),spans=[],until=0,gap=(startNs,endNs)=>{endNs>startNs&&spans.push({startNs,durationNs:endNs-
startNs,look:"k-idle"})};for(let{startNs,durationNs:ns}of work)gap(until,Math.min(startNs,durationNs)),until=Math.max(until,
startNs+ns);return gap(until,durationNs),spans}function drawing(instance,lengthNs,looks,{name,label}){let calls={title:"\
CUDA calls",content:strip=>callBoxes(instance.calls,strip)},idle={title:"GPU idle",content:strip=>densityStrip(idleSpans(
instance),strip)},rows=[...levelsOf(instance,name).map((ranges,level2)=>({title:level2===0?"NVTX":"",content:strip=>rangeBoxes(
ranges,strip)})),...instance.calls.length>0||hasWork(instance)?[calls]:[],...streamRows(instance,looks),...hasWork(instance)?
[idle]:[]],bottom=rows.length*(rowHeight2+rowGap),scale=linearScale([0,lengthNs],[left,right],8),at=ns=>left+ns/lengthNs*
(right-left),ticks=scale.ticks.filter(tick=>tick<=lengthNs);return html`<svg class="chart timeline" viewBox="0 0 1200 ${bottom+
22}" role="img" aria-label="${label}">
    ${bottomAxis({at,ticks},{left,right,top:0,bottom},tick=>tick===0?"0":formatNs(tick))}
    ${rows.map(({title,content},index)=>{let top=index*(rowHeight2+rowGap);return html`${title===""?null:html`<text x="${left-
6}" y="${top+rowHeight2/2}" dy=".35em" text-anchor="end">${clipMiddle(title,18)}</text>`}${content({left,width:right-left,
top,height:rowHeight2,lengthNs})}`})}
  </svg>`}function levelsOf({ranges,process,thread,durationNs},name){let levels2=[[{startNs:0,durationNs,process,thread,
name,domain:"",style:"pushpop"}]],ends=[];for(let range of ranges)if(!(range.style!=="pushpop"||thread!==-1&&(range.process!==
process||range.thread!==thread))){for(;ends.length>0&&(ends.at(-1)??0)<=range.startNs;)ends.pop();ends.length<mostLevels&&
(levels2[ends.length+1]??=[]).push(range),ends.push(range.startNs+range.durationNs)}return levels2}function rangeBoxes(ranges,strip){
let named=ranges.map(range=>({...range,look:"s-plain",label:clipMiddle(plainText(rangeText(range.name,range.domain)),120)}));
return boxesAndColumns(named,strip)}function callBoxes(calls,strip){let named=calls.map(call=>({...call,look:`u-${call.use}`,
label:plainText(call.name??"CUDA call")}));return boxesAndColumns(named,strip)}function streamRows(instance,looks){let labels=new Map,
labelOf2=name=>{let label=labels.get(name)??kernelLabel(name,120);return labels.set(name,label),label},work=[...instance.
kernels.map(kernel=>({...kernel,look:looks.of(kernel),label:labelOf2(kernel.type.name)})),...instance.copies.map(copy=>({
...copy,look:"k-copy",label:copy.kind==="fill"?"memset":"copy"}))],devices=new Set(work.map(({device})=>device)).size,rows=[
...Map.groupBy(work,({process,device,stream})=>`${String(process)} ${String(device)} ${String(stream)}`).values()].toSorted(
(one,other)=>other.length-one.length).flatMap(all=>{let[first]=all,stream=first?.stream==null?"stream unknown":`stream ${String(
first.stream)}`,title=devices>1?`GPU ${String(first?.device)}, ${stream}`:stream;return lanesOf(all).map((lane,index)=>({
title:index===0?title:"\u2026 at once",content:strip=>boxesAndColumns(lane,strip)}))}),more=rows.length-mostStreams;return[
...rows.slice(0,mostStreams),...more>0?[{title:`\u2026 ${counted(more,"more row")}`,content:()=>html``}]:[]]}function lanesOf(work){
let lanes=[],ends=[];for(let one of work.toSorted((first,second)=>first.startNs-second.startNs)){let free=ends.findIndex(
end=>end<=one.startNs),lane=free===-1&&lanes.length<mostStreams?lanes.push([])-1:Math.max(0,free);lanes[lane]?.push(one),
ends[lane]=Math.max(ends[lane]??0,one.startNs+one.durationNs)}return lanes}function boxesAndColumns(work,strip){let wide=work.
filter(({durationNs})=>widthOf(durationNs,strip)>=leastWidth).toSorted((one,other)=>other.durationNs-one.durationNs).slice(
0,mostBoxes),drawn2=new Set(wide),narrow=work.filter(one=>!drawn2.has(one));return[...densityStrip(narrow,strip),...wide.
map(one=>box(one,strip))]}function widthOf(durationNs,{width:width6,lengthNs}){return durationNs/lengthNs*width6}function box({
startNs,durationNs,label,look},strip){let width6=widthOf(durationNs,strip),x=strip.left+widthOf(startNs,strip),room=Math.
floor((width6-8)/6.5);return html`<g class="${look}">
    <title>${label}: ${formatNs(durationNs)}</title>
    <rect x="${px(x)}" y="${strip.top}" width="${px(Math.max(.5,width6-.5))}" height="${strip.height}" />
    ${room<4?null:html`<text x="${px(x+4)}" y="${strip.top+strip.height/2}" dy=".35em">${clipMiddle(label,room)}</text>`}
  </g>`}var[mostParts,mostRows,mostItems,mostOpenItems]=[40,200,200,12],signs={bad:"\u2717 ",unsure:"? ",good:"\u2713 ",accepted:"",
warning:"\u26A0 ",note:""};function blocksHtml(blocks,page,level2,title=""){return blocks.flatMap(block=>blockHtml(block,
page,level2,title)??[])}function blockHtml(block,page,level2,title){switch(block.kind){case"paragraph":return html`<p>${bold(
block.title,": ")}${sentence(block.text)}</p>`;case"footnote":return html`<p><small>${sentence(block.text)}</small></p>`;case"\
lines":return html`<p>${bold(block.title,":")}</p>
        <pre tabindex="0" role="region" aria-label="${block.title}">${block.text}</pre>`;case"list":return listHtml(block);case"\
table":return block.isLong===!0?tableHtml(block,Math.min(mostRows,page.kernels)):tableHtml(block,block.rows[0]?.family===
void 0?mostRows:page.kernels);case"group":return groupHtml(block,page,level2,title);case"parts":return partsHtml(block,page);case"\
figure":return page.draw(block)}}function bold(title,end){return title===void 0?null:html`<b>${sentence(title)}${end}</b>`}
function listHtml({items,noun,file}){let shown=items.filter(({isRepeated})=>isRepeated!==!0),more=shown.length-mostItems;
return shown.length===0?null:html`<ul>
    ${shown.slice(0,mostItems).map(itemHtml)}${more>0?html`<li>… and ${formatCount(more)} more ${noun}, in <code>${file}</code></li>`:
null}
  </ul>`}function itemHtml({title,text,tone,more}){let sign=tone===void 0?"":signs[tone],rest=more===void 0?null:html` <small>${sentence(
more)}</small>`;return title===void 0||more===void 0?html`<li>${sign}${bold(title,": ")}${sentence(text)}${rest}</li>`:html`<li>
    <details>
      <summary>${sign}${bold(title,"")}</summary>
      <p>${sentence(text)}</p>
      <p>${rest}</p>
    </details>
  </li>`}function groupHtml({title,importance,blocks},page,level2,outer){if(importance==="summary")return null;let content=blocksHtml(
blocks,page,4);if(content.length===0)return null;let items=blocks.reduce((sum,block)=>sum+(block.kind==="list"?block.items.
length:0),0);return title===outer?html`${content}`:importance==="reference"||importance==="detail"&&items>mostOpenItems&&
level2===3?html`<details>
      <summary>${sentence(title)}${items===0?null:` (${formatCount(items)})`}</summary>
      ${content}
    </details>`:level2===3?html`<h3>${sentence(title)}</h3>
        ${content}`:html`<h4>${sentence(title)}</h4>
        ${content}`}function partsHtml({parts,noun,file},page){let hidden=parts.length-mostParts;return[...parts.slice(0,
mostParts).map(part=>partHtml(part,page)),...parts.some(({tag})=>tag!==null)?[legendHtml]:[],...hidden>0?[html`<p>… and ${formatCount(
hidden)} more ${noun}, in <code>${file}</code>.</p>`]:[]]}function partHtml({title,tag,isUnchanged,blocks},page){let heading=html`<h3>
    ${sentence(title)}${tag===null?null:html` <span class="tag ${tag}">${tag}</span>`}
  </h3>`,content=blocksHtml(blocks(),page,4);return isUnchanged?html`<details class="range">
    <summary>${heading}</summary>
    ${content}
  </details>`:html`<section class="range">${heading} ${content}</section>`}var legendHtml=html`<details class="legend">
  <summary>Legend</summary>
  <dl>
    ${Object.entries(legend).map(([term,meaning])=>html`<dt>${term}</dt>
          <dd>${meaning}</dd>`)}
  </dl>
</details>`;var mostText=185e4,[mostKernels,mostRanges3,leastKernels]=[2e3,40,20];function reportHtml(input,assets){let whole=reportInput(
input),made=reportDocument(whole),ranges=reportRanges(whole),sections=sectionsOf(made,input,ranges),title=titleOf(ranges);
return pageHtml({title,header:html`${verdict(made,input)}
        <nav aria-label="Sections">
          ${sections.map(section=>html`<a href="#${section.anchor}">${section.title}</a> `)}
        </nav>`,main:sections.map(section=>sectionHtml(section,input.comparison!==null&&!openAnchors.has(section.anchor))),
footer:html`Generated by ${input.head.tool.name} ${input.head.tool.version} from
        <code>profile.json</code>${input.comparison===null?null:html` and <code>comparison.json</code>`}, which
        ${input.comparison===null?"has":"have"} all the numbers.`},assets)}var openAnchors=new Set(["metrics","why","ran\
ges"]);function sectionHtml({anchor,title,content},isFolded){return isFolded?html`<section id="${anchor}">
    <details>
      <summary><h2>${title}</h2></summary>
      ${content}
    </details>
  </section> `:html`<section id="${anchor}">
      <h2>${title}</h2>
      ${content}
    </section> `}function titleOf(ranges){let names=ranges.map(({name,domain})=>plainText(clipMiddle(rangeText(name,domain),
40)));return names.length===0?"GPU profile":`GPU profile: ${listText(names,3)}`}function verdict({lead,effect,opening},{
comparison,failure,fails}){let look=fails||failure!==null?"bad":comparison?.verdict==="pass"?"good":"open";return html`<div class="verdict ${look}">
    <h2>${lead.word}</h2>
    <p class="what">${sentence(lead.what)}</p>
    ${lead.confidence===""?null:html`<p>${lead.confidence}</p>`}${fails?html`<p><b>${effect}</b></p>`:null}
    ${blocksHtml(opening,{kernels:0,draw:()=>null},4)}
  </div>`}function sectionsOf(made,input,ranges){let kernels=Math.max(leastKernels,Math.floor(mostKernels/Math.max(1,Math.
min(mostRanges3,ranges.length)))),pageWith=room=>({kernels,draw:figure=>drawn(figure,input,ranges,room)}),rendered=(room,isWanted)=>new Map(
made.sections.filter(({anchor})=>isWanted(anchor)).map(({anchor,title,blocks})=>[anchor,blocksHtml(blocks,pageWith(room),
3,title)])),others=rendered(0,anchor=>anchor!=="timeline"),taken=[...others.values()].flat().reduce((sum,{text})=>sum+text.
length,0),all=new Map([...others,...rendered(mostText-taken,anchor=>anchor==="timeline")]);return made.sections.flatMap(
({anchor,title})=>{let content=all.get(anchor)??[];return content.length===0?[]:[{anchor,title,content:html`${content}`}]})}
function drawn(figure,input,ranges,room){switch(figure.name){case"icicle":return icicleFigure(ranges);case"timeline":return timelineFigure(
input,ranges,room);case"roofline":return rooflineFigure(input);case"rounds":return roundsFigure(input,figure.range,labelOf(
figure.range));case"recent-runs":return recentRunsFigure(figure.history,figure.sides);case"ranks":return ranksFigure(figure.
range,labelOf(figure.range))}}function labelOf({name,domain}){return plainText(clipMiddle(rangeText(name,domain),60))}function reportFiles(context,input,added){let trace=added.find(file=>file.trace!==void 0)?.trace??null;return new Map([...added.
map(({name,bytes})=>[name,bytes]),["report.html",reportHtml({...input,trace},reportAssets(context))]])}export{reportFiles};
