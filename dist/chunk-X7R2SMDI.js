import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{figureText,isToldByRanks,pairCellText,reportDocument,reportInput,reportRanges,sideText,summaryMarkdown,wallPartTitles}from"./chunk-GH5AETMA.js";
import{bottomAxis,codeHtml,dataElement,drawnExtent,html,leftAxis,linear,log,nameCode,pageHtml,plainSentence,px,sentence,
shownUnit,symlog}from"./chunk-EIIC2ZSZ.js";import{dayText,runTitle}from"./chunk-3IPLKNHB.js";import{changeNs,
mainParts,rangeParts,rowStates}from"./chunk-S5MQKOHJ.js";import{cutText,disturbanceText}from"./chunk-4LWISMYT.js";
import{nameText,rangeName}from"./chunk-E3SXCOQ2.js";import{kernelLabel,rowLabels}from"./chunk-7X4GSXIQ.js";import{
findTopKernels}from"./chunk-XGAU4C5P.js";import{chooseGpuTime}from"./chunk-W6A3FXIR.js";import{hasGpuTime,usesGpu}from"./chunk-ZZE62GUO.js";
import{clipMiddle,formatCount,formatNs,formatShare,nsAmount}from"./chunk-NSC7WXGZ.js";import{lastEndNs}from"./chunk-4MELFLVH.js";
import{readReportAssets}from"./chunk-GKIPOEAA.js";import{gpuKey,medianOverRounds,operatorText}from"./chunk-KCYAQCRI.js";
import{figureRules}from"./chunk-4LFUCRIN.js";import{findMeasuredLaunch}from"./chunk-S5JNMBWP.js";import{uniqueSafeNames}from"./chunk-2W7IQXEL.js";
import{median,medianKernelNs,medianLaunches,medianTotalNs}from"./chunk-NGQWIWV5.js";import{rankText}from"./chunk-ZPNCYFGC.js";
import{counted,listText}from"./chunk-6ECLQG56.js";import{rangeText}from"./chunk-HK4KMQAT.js";import{pairText,
percent,percentInterval,signedPercent,sizeText}from"./chunk-6WS3YUMR.js";import{jsonParts,plainText}from"./chunk-JN33INQG.js";var[characterShare,seenShare]=[.0082,.002];function stripsHtml(strips,changed,leastNs=1){let mostNs=Math.max(leastNs,...strips.
map(wholeNs));return html`<div class="strips">
    ${strips.map(({title,segments},index)=>{let strip={title,segments:segments.filter(({ns})=>ns>=leastSegmentNs)},other=changed.
size===0?void 0:strips[index%2===0?index+1:index-1];return html`<div>
        <b>${title}</b>${drawing(strip,mostNs,({label,ns})=>other===void 0||!changed.has(label)?0:ns-(other.segments.find(
one=>one.label===label)?.ns??0),index%2===0?"better":"worse")}<span></span
        ><b>${formatNs(wholeNs(strip))}</b>
      </div>`})}
  </div>`}var leastSegmentNs=1;function wholeNs({segments}){return segments.reduce((sum,{ns})=>sum+ns,0)}function drawing({
title,segments},mostNs,moreNs,markedAs){let textOf=({label,ns})=>`${plainText(label)} ${formatNs(ns)}`,fromNs=0;return html`<svg width="100%" height="28" role="img" aria-label="${title}: ${segments.
map(textOf).join(", ")}">
    ${segments.map(segment=>{let{look,ns}=segment,[from,share,more]=[fromNs/mostNs,ns/mostNs,moreNs(segment)/ns];fromNs+=
ns;let text=[textOf(segment),plainText(segment.label)].find(({length})=>(length+1)*characterShare<share);return html`<svg class="${look}" x="${percentOf(
from)}" width="${percentOf(share)}" height="28">
        <title>${textOf(segment)}</title>
        <rect width="100%" height="100%" />
        ${more<=0?null:html`<rect class="${markedAs}" x="${percentOf(1-more)}" width="${percentOf(more)}" height="100%" />`}
        ${text===void 0?null:html`<text x="5" y="18">${text}</text>`}
      </svg>`})}
  </svg>`}function percentOf(share){return`${String(Math.round(share*1e5)/1e3)}%`}function stripsKey(strips){let seen=strips.
flatMap(strip=>strip.segments.filter(({ns})=>ns>seenShare*wholeNs(strip)));return keyHtml(new Map(seen.map(({label,look})=>[
label,look])))}function keyHtml(looks){return html`<p class="key">
    ${[...looks].map(([label,look])=>html`<span class="${look}"><i></i>${plainText(clipMiddle(label,40))}</span> `)}
  </p>`}var mostRanks=16,parts={"own work":"f0",transfer:"f1",waiting:"f3",idle:"k-idle"};function ranksFigure({base,head,...range}){
let ranks=side=>side?.rounds[0]?.ranks??[],count=Math.max(ranks(base).length,ranks(head).length);if(count<2)return null;
let strips=Array.from({length:Math.min(count,mostRanks)},(_,index)=>[...stripOf(ranks(base)[index],"base"),...stripOf(ranks(
head)[index],"head")]);return html`<figure>
    <figcaption>
      <b>${sentence(rangeName(range))}</b>: what each GPU did in the first round. Transfer and waiting are communication
      that doesn't overlap with
      work.${count>mostRanks?` Only ${String(mostRanks)} of ${String(count)} ranks are shown.`:""}
    </figcaption>
    ${stripsHtml(strips.flat(),new Set(base===null?[]:Object.keys(parts)))}${keyHtml(Object.entries(parts))}
  </figure>`}function stripOf(rank,side){if(rank===void 0)return[];let{workNs,communication,idleNs}=rank,transferNs=communication.
exposedTransferNs??communication.exposedNs,times2={"own work":workNs,transfer:transferNs,waiting:communication.exposedNs-
transferNs,idle:idleNs},segments=Object.entries(times2).map(([label,ns])=>({label,ns,look:parts[label]}));return[{title:`${rankText(
rank)}, ${side}`,segments}]}var levels=8;function densityStrip(pieces,{left:left2,width:width5,top,height:height4,lengthNs}){let columns=Math.floor(
width5),columnNs=lengthNs/columns,times2=new Map;for(let{startNs,durationNs,look}of pieces){let of=times2.get(look);of===
void 0&&times2.set(look,of=new Float64Array(columns));let endNs=startNs+durationNs,last=Math.min(columns-1,Math.floor(endNs/
columnNs));for(let column=Math.max(0,Math.floor(startNs/columnNs));column<=last;column+=1)of[column]=(of[column]??0)+Math.
max(0,Math.min(endNs,(column+1)*columnNs)-Math.max(startNs,column*columnNs))}let paths=new Map;for(let column=0;column<columns;){
let{look,level}=columnOf(times2,column,columnNs),end=column+1;for(;end<columns;end+=1){let next=columnOf(times2,end,columnNs);
if(next.look!==look||next.level!==level)break}if(level>0){let high=height4*level/levels;paths.set(look,`${paths.get(look)??
""}M${px(left2+column)} ${px(top+height4)}v-${px(high)}h${String(end-column)}v${px(high)}z`)}column=end}return[...paths].
map(([look,path])=>html`<path class="${look}" d="${path}" />`)}function columnOf(times2,column,columnNs){let[most,all,look]=[
0,0,""];for(let[one,of]of times2){let ns=of[column]??0;all+=ns,ns>most&&([most,look]=[ns,one])}let level=all===0?0:Math.
max(1,Math.min(levels,Math.round(all/columnNs*levels)));return{look,level}}var copies={label:"copy",look:"k-copy"};function familyLooks(){let looks=new Map([[copies.label,copies.look]]);return family=>{
let own=looks.size-1,look=looks.get(family)??(own<16?`f${String(own)}`:"s-same");return looks.set(family,look),look}}var mostBytes=6e5;function perfettoPart(trace,range,room){let small=trace.small(range,Math.min(mostBytes,Math.floor(room*
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
  </div>`}var[mostRanges,mostStreams,mostLevels,mostBoxes]=[3,8,3,150],[left,right]=[118,1168],[rowHeight,rowGap]=[20,5],leastWidth=1;
function timelineRanges({timelines},ranges){let busyNs=({head,base})=>(head??base)?.rounds[0]?.kernelNs??0,known=range=>[
...timelines.base,...timelines.head].some(one=>isOf(one,range)&&one.kept.length>0),passes=({row})=>row===null||row.verdict===
"pass";return ranges.filter(known).toSorted((one,other)=>Number(passes(one))-Number(passes(other))||busyNs(other)-busyNs(
one))}function isOf(one,{name,domain}){return one.name===name&&one.domain===domain}function timelineFigure({input,looks},ranges,room){
let known=timelineRanges(input,ranges),[first]=known;if(first===void 0)return null;let shown=known.slice(0,mostRanges),families=familiesOf(
ranges,looks),figures=html`${shown.map(range=>rangeFigures(range,sidesOf(range,input),families))}`;return html`${figures}
    ${shown.some(range=>sidesOf(range,input).some(({instance})=>hasWork(instance)))?keys(families):null}
    <p>
      Each range's median instance in the first round. Both sides share one scale. Work narrower than a pixel is drawn
      as columns; their height is the share of the time when something
      ran.${known.length>shown.length?` Only ${String(shown.length)} of ${String(known.length)} ranges are shown: regres\
sed ones first, then those with the most kernel time.`:""}
      Tracing makes the host's calls look longer.
    </p>
    ${input.trace===null?null:perfettoPart(input.trace,first,room-figures.text.length)}`}var kernelsAround=16;function waitsFigure(range,{
input,looks}){let sides=sidesOf(range,input),{kernels=[],calls=[]}=sides.find(({name})=>name==="head")?.instance??{},waits=calls.
filter(({use})=>use==="synchronization"),wait=waits[Math.floor(waits.length/2)];if(wait===void 0)return null;let next=kernels.
findIndex(({startNs})=>startNs>wait.startNs),startOf=(all,kernel)=>Math.max(0,all[Math.min(Math.max(0,kernel),all.length-
1)]?.startNs??0),lengthNs=startOf(kernels,next+kernelsAround)-startOf(kernels,next-kernelsAround);if(next<0||lengthNs<=0)
return null;let families=familiesOf([range],looks);return html`<div class="waits">
    <p>
      <b>${nameCode(rangeText(range.name,range.domain))}</b>: around one of head's ${formatCount(waits.length)}
      <span class="key"
        ><span class="u-synchronization"><i></i>synchronizations</span></span
      >
    </p>
    ${partFigures(range,sides,({kernels:all})=>startOf(all,next-kernelsAround),lengthNs,families)}
  </div>`}function sidesOf(range,{timelines}){return["base","head"].flatMap(name=>{let found=timelines[name].find(one=>isOf(
one,range)),instance=found?.kept.find(({role})=>role==="median");return found===void 0||instance===void 0?[]:[{name,instances:found.
instances,instance}]})}function keys({used}){return html`${keyHtml([...used,["GPU idle","k-idle"]])}${keyHtml(callLooks.
map(({use,title})=>[`${use==="launch"?"CUDA calls: ":""}${title}`,`u-${use}`]))}`}var callLooks=[{use:"launch",title:"la\
unch"},{use:"graphLaunch",title:"graph launch"},{use:"copy",title:"copy"},{use:"synchronization",title:"synchronization"},
{use:"memory",title:"allocation"},{use:"other",title:"other"}];function familiesOf(ranges,looks){let families=new Map;for(let{
base,head}of ranges)for(let{name,family}of[...base?.kernels??[],...head?.kernels??[]])families.set(name,family);let used=new Map(
[[copies.label,copies.look]]);return{lookOf:({type})=>{let family=families.get(type.name)??"other",look=looks(family);return used.
set(family,look),look},used}}function rangeFigures(range,sides,families){let lengthNs=Math.max(1,...sides.map(({instance})=>lastEndNs(
instance))),closeNs=Math.max(0,...sides.map(({instance})=>closeUpNs(instance)));return html`<h3>${nameCode(rangeText(range.
name,range.domain))}</h3>
    ${sides.map(({name,instances,instance})=>html`<figure>
          <figcaption>
            <b>${name}</b>: instance ${formatCount(instance.place)} of ${formatCount(instances)},
            ${formatNs(instance.durationNs)}, ${formatCount(instance.kernels.length)}
            kernels${cutText(instance)}${graphText(instance)}${idleText(instance)}
          </figcaption>
          ${scrolled(range,name,"Timeline",instance,lengthNs,families)}
        </figure>`)}${closeNs===0?null:partFigures(range,sides,middleNs,closeNs,families)}`}function partFigures(range,sides,startOf,lengthNs,families){
return sides.map(({name,instance})=>{let fromNs=startOf(instance);return html`<figure>
      <figcaption><b>${name}</b>, ${formatNs(lengthNs)} of it, ${formatNs(fromNs)} after its start</figcaption>
      ${scrolled(range,name,"A part",within(instance,fromNs,lengthNs),lengthNs,families)}
    </figure>`})}function scrolled(range,side,title,instance,lengthNs,families){let label=plainText(clipMiddle(rangeText(
range.name,range.domain),60)),rows=hasWork(instance)?"NVTX ranges, CUDA calls, streams and idle time":"NVTX ranges";return html`<div class="scroll" role="region" tabindex="0" aria-label="${title} of ${label}, ${side}">
    ${drawing2(instance,lengthNs,families,{name:range.name,label:`${title} of an instance of ${label}, ${side}: ${rows}`})}
  </div>`}var closeKernels=60;function middleNs({kernels}){return Math.max(0,kernels[Math.floor(kernels.length/2)]?.startNs??
0)}function closeUpNs({kernels}){let middle2=Math.floor(kernels.length/2);return kernels.length<=closeKernels*2?0:(kernels[middle2+
closeKernels]?.startNs??0)-(kernels[middle2]?.startNs??0)}function within(instance,fromNs,lengthNs){let cut=spans=>spans.
flatMap(span=>{let startNs=Math.max(0,span.startNs-fromNs),endNs=Math.min(lengthNs,span.startNs+span.durationNs-fromNs);
return endNs<=startNs?[]:[{...span,startNs,durationNs:endNs-startNs}]}),{kernels,copies:copies2,calls,ranges,durationNs}=instance;
return{...instance,kernels:cut(kernels),copies:cut(copies2),calls:cut(calls),ranges:cut(ranges),durationNs:Math.max(0,Math.
min(lengthNs,durationNs-fromNs))}}function graphText({calls}){let count=calls.filter(({use})=>use==="graphLaunch").length;
return count===0?"":`, ${counted(count,"graph launch","graph launches")}`}function hasWork({kernels,copies:copies2}){return kernels.
length+copies2.length>0}function idleText(instance){if(!hasWork(instance))return"";let idle=idleSpans(instance),{durationNs}=instance,
within2=idle.reduce((sum,{durationNs:ns})=>sum+ns,0),longest=idle.reduce((most,{durationNs:ns})=>Math.max(most,ns),0);return durationNs===
0||longest===0?"":`; GPU idle ${formatNs(within2)} (${formatShare(within2/durationNs)}), longest gap ${formatNs(longest)}`}
function idleSpans({kernels,copies:copies2,durationNs}){let work=[...kernels,...copies2].toSorted((one,other)=>one.startNs-
other.startNs),spans=[],until=0,gap=(startNs,endNs)=>{endNs>startNs&&spans.push({startNs,durationNs:endNs-startNs,look:"\
k-idle"})};for(let{startNs,durationNs:ns}of work)gap(until,Math.min(startNs,durationNs)),until=Math.max(until,startNs+ns);
return gap(until,durationNs),spans}function drawing2(instance,lengthNs,families,{name,label}){let calls={title:"CUDA cal\
ls",content:strip=>callBoxes(instance.calls,strip)},idle={title:"GPU idle",content:strip=>densityStrip(idleSpans(instance),
strip)},rows=[...levelsOf(instance,name).map((ranges,level)=>({title:level===0?"NVTX":"",content:strip=>rangeBoxes(ranges,
strip)})),...instance.calls.length>0||hasWork(instance)?[calls]:[],...streamRows(instance,families),...hasWork(instance)?
[idle]:[]],bottom=rows.length*(rowHeight+rowGap),scale=linear([0,lengthNs],[left,right]);return html`<svg class="chart timeline" viewBox="0 0 1200 ${bottom+
22}" role="img" aria-label="${label}">
    ${bottomAxis(scale,scale.ticks(8),{top:0,bottom},tick=>tick===0?"0":formatNs(tick))}
    ${rows.map(({title,content},index)=>{let top=index*(rowHeight+rowGap);return html`${title===""?null:html`<text x="${left-
6}" y="${top+rowHeight/2}" dy=".35em" text-anchor="end">${clipMiddle(title,18)}</text>`}${content({left,width:right-left,
top,height:rowHeight,lengthNs})}`})}
  </svg>`}function levelsOf({ranges,process,thread,durationNs},name){let levels2=[[{startNs:0,durationNs,process,thread,
name,domain:"",style:"pushpop"}]],ends=[];for(let range of ranges)if(!(range.style!=="pushpop"||thread!==-1&&(range.process!==
process||range.thread!==thread))){for(;ends.length>0&&(ends.at(-1)??0)<=range.startNs;)ends.pop();ends.length<mostLevels&&
(levels2[ends.length+1]??=[]).push(range),ends.push(range.startNs+range.durationNs)}return levels2}function rangeBoxes(ranges,strip){
let named=ranges.map(range=>({...range,look:"s-plain",label:clipMiddle(plainText(rangeText(range.name,range.domain)),120)}));
return boxesAndColumns(named,strip)}function callBoxes(calls,strip){let named=calls.map(call=>({...call,look:`u-${call.use}`,
label:plainText(call.name??"CUDA call")}));return boxesAndColumns(named,strip)}function streamRows(instance,families){let labels=new Map,
labelOf=name=>{let label=labels.get(name)??kernelLabel(name,120);return labels.set(name,label),label},work=[...instance.
kernels.map(kernel=>({...kernel,look:families.lookOf(kernel),label:labelOf(kernel.type.name)})),...instance.copies.map(copy=>({
...copy,look:copies.look,label:copy.kind==="fill"?"memset":"copy"}))],devices=new Set(work.map(({device})=>device)).size,
rows=[...Map.groupBy(work,({process,device,stream})=>`${String(process)} ${String(device)} ${String(stream)}`).values()].
toSorted((one,other)=>other.length-one.length).flatMap(all=>{let[first]=all,stream=first?.stream==null?"stream unknown":
`stream ${String(first.stream)}`,title=devices>1?`GPU ${String(first?.device)}, ${stream}`:stream;return lanesOf(all).map(
(lane,index)=>({title:index===0?title:"\u2026 at once",content:strip=>boxesAndColumns(lane,strip)}))}),more=rows.length-
mostStreams;return[...rows.slice(0,mostStreams),...more>0?[{title:`\u2026 ${counted(more,"more row")}`,content:()=>html``}]:
[]]}function lanesOf(work){let lanes=[],ends=[];for(let one of work.toSorted((first,second)=>first.startNs-second.startNs)){
let free=ends.findIndex(end=>end<=one.startNs),lane=free===-1&&lanes.length<mostStreams?lanes.push([])-1:Math.max(0,free);
lanes[lane]?.push(one),ends[lane]=Math.max(ends[lane]??0,one.startNs+one.durationNs)}return lanes}function boxesAndColumns(work,strip){
let wide=work.filter(({durationNs})=>widthOf(durationNs,strip)>=leastWidth).toSorted((one,other)=>other.durationNs-one.durationNs).
slice(0,mostBoxes),drawn2=new Set(wide),narrow=work.filter(one=>!drawn2.has(one));return[...densityStrip(narrow,strip),...wide.
map(one=>box(one,strip))]}function widthOf(durationNs,{width:width5,lengthNs}){return durationNs/lengthNs*width5}function box({
startNs,durationNs,label,look},strip){let width5=widthOf(durationNs,strip),x=strip.left+widthOf(startNs,strip),room=Math.
floor((width5-8)/6.5);return html`<g class="${look}">
    <title>${label}: ${formatNs(durationNs)}</title>
    <rect x="${px(x)}" y="${strip.top}" width="${px(Math.max(.5,width5-.5))}" height="${strip.height}" />
    ${room<4?null:html`<text x="${px(x+4)}" y="${strip.top+strip.height/2}" dy=".35em">${clipMiddle(label,room)}</text>`}
  </g>`}var zoomedBelow=.1,zoomedRoom=.25;function waterfall(whole,parts2){let levelNs=whole.baseNs,steps=parts2.map(part=>{let fromNs=levelNs;
return levelNs+=part.headNs-part.baseNs,{...part,fromNs,toNs:levelNs}}),levels2=[whole.baseNs,whole.headNs,...steps.map(
({toNs})=>toNs)],[low,high]=[Math.min(...levels2),Math.max(...levels2)],isZoomed=Math.abs(whole.headNs/whole.baseNs-1)<zoomedBelow,
startNs=isZoomed?Math.max(0,low-(high-low)*zoomedRoom):0,at=linear([startNs,high],[0,1]),total=(name,ns)=>html`<li class="total">
      <b>${name}</b>${bar(at,"total",startNs,ns,isZoomed&&startNs>0)}<span></span><b>${formatNs(ns)}</b>
    </li>`;return{drawn:html`<ul class="fall">
      ${total("base",whole.baseNs)}
      ${steps.map(({title,baseNs,headNs,fromNs,toNs})=>html`<li>
            <span>${sentence(title)}</span>${bar(at,toNs>=fromNs?"worse":"better",fromNs,toNs,!1)}<span
              >${timesText(baseNs,headNs)}</span
            ><b>${signedNs(headNs-baseNs)}</b>
          </li>`)}
      ${total("head",whole.headNs)}
    </ul>
    ${startNs>0?html`<p><small>Zoomed in: the bars start at ${formatNs(startNs)}, not at 0.</small></p>`:null}`,endNs:high}}
function timesText(baseNs,headNs){return baseNs===0||headNs===0?[baseNs,headNs].map(ns=>ns===0?"0":formatNs(ns)).join(" \
\u2192 "):pairText(nsAmount(baseNs),nsAmount(headNs))}function bar(at,look,fromNs,toNs,isCut){let[left2,right2]=[at(Math.
min(fromNs,toNs)),at(Math.max(fromNs,toNs))];return html`<svg class="${look}" width="100%" height="26" aria-hidden="true">
    <rect x="${percentOf(left2)}" y="3" width="${percentOf(right2-left2)}" height="20" />
    <rect class="g" x="${percentOf(at(toNs))}" y="3" width="1" height="26" />
    ${isCut?html`<path class="cut" d="M14 26L22 0h5L19 26z" />`:null}
  </svg>`}function signedNs(ns){let size=formatNs(Math.abs(ns));return size==="0 ns"?"0":`${ns<0?"\u2212":"+"}${size}`}var[mostParts,leastParts]=[6,3],mostSegments=14;function decidingFigure(range,drawing3){let{row,head}=range,{comparison}=drawing3.
input;if(row===null||comparison===null)return head===null?null:measuredFigure(range,head,drawing3);if(isToldByRanks(row))
return ranksFigure(range);let label=rangeText(row.name,row.domain),deciding=comparison.reasons.filter(one=>one.range===label&&
one.verdict===comparison.verdict),isAbout=ids=>deciding.some(({id})=>ids.test(id)),isOnGpu=isAbout(/^(?:range|family|kernel|swapped-kernel|rank)-/);
return!hasGpuTime(row)||!isOnGpu&&isAbout(/^(?:wall-time|latency)-/)?wallFigure(row)??gpuFigure(row,drawing3):(!isOnGpu&&
isAbout(/^(?:synchronizations|blocking-copies)-up$/)?waitsFigure(range,drawing3):null)??gpuFigure(row,drawing3)}function gpuFigure(row,{
looks}){let all=rangeParts(row),{whole,parts:parts2,ranks}=all;if(whole.baseNs===0||whole.headNs===0)return null;let named=mainParts(
all,mostParts),moved=named.filter(({what})=>what.kind!=="rest"),isMixed=new Set(moved.map(part=>Math.sign(changeNs(part)))).
size>1,titleOf2=part=>partTitle(part,row),labelOf=part=>plainSentence(titleOf2(part)),largest=parts2.toSorted((one,other)=>Math.
max(other.baseNs,other.headNs)-Math.max(one.baseNs,one.headNs)).slice(0,mostSegments),lookOf=({what},label)=>what.kind===
"copies"?"k-copy":looks(label),strip=(title,side)=>{let segments=largest.map(part=>({label:labelOf(part),ns:part[side],look:lookOf(
part,labelOf(part))})),restNs=Math.max(0,whole[side]-segments.reduce((sum,{ns})=>sum+ns,0));return{title,segments:[...segments,
{label:"the rest",ns:restNs,look:"s-same"}]}},steps=named.map(part=>({...part,title:titleOf2(part)})),hasMoved=row.gpuBusyTime.
state==="regressed"||row.gpuBusyTime.state==="improved",fall=hasMoved&&(moved.length>=leastParts||isMixed)?waterfall(whole,
steps):null,[base,head]=[strip("base","baseNs"),strip("head","headNs")];return html`<figure>
    <figcaption>
      <b>${sentence(rangeName(row))}</b>: time on the GPU${ranks===null?"":" of a rank"} by
      ${row.cause?.kind==="operator"?"nested range":"kind of work"}
    </figcaption>
    ${fall?.drawn??null}${stripsHtml([base,head],new Set(hasMoved?moved.map(labelOf):[]),fall?.endNs)}${stripsKey([base,
head])}
  </figure>`}function partTitle({what},range){switch(what.kind){case"families":return what.families.map(nameText).join("\
 and ");case"copies":return"copies and memsets";case"transfer":return"exposed communication";case"operator":return nameText(
operatorText(range,what.operator.path));case"rank":return`${rankText(what.rank)}'s own work`;case"rest":return"the rest"}}
function measuredFigure(range,head,{looks}){let segments=head.families.map(({family,rounds})=>({label:family,ns:medianTotalNs(
{rounds}),look:looks(family)})).filter(({ns})=>ns>0).toSorted((one,other)=>other.ns-one.ns);if(segments.length===0)return null;
let strips=[{title:"kind of work",segments},...nestedStrip(head,looks)];return html`<figure>
    <figcaption><b>${sentence(rangeName(range))}</b>: kernel time</figcaption>
    ${stripsHtml(strips,new Set)}${stripsKey(strips)}
  </figure>`}function nestedStrip({operators},looks){let[first]=operators,segments=operators.filter(one=>one.path.length===
1&&first!==void 0&&gpuKey(one)===gpuKey(first)).map(one=>{let label=one.path[0]??"";return{label,ns:medianOverRounds(one,
({totalNs})=>totalNs),look:looks(label)}});return segments.length===0?[]:[{title:"nested range",segments:segments.slice(
0,mostSegments)}]}var wallLooks={"host-own":"f0","host-launch":"u-launch","host-graph-launch":"u-graphLaunch","host-copy":"\
u-copy","host-synchronization":"u-synchronization","host-memory":"u-memory","host-other":"u-other","idle-launch":"f1","i\
dle-after-synchronization":"f3","idle-synchronization":"u-synchronization","idle-copy":"u-copy","idle-queue":"f6","idle-\
unknown":"u-other"};function wallFigure(row){let{wallParts}=row,strip=(of,title,side)=>{let segments=wallParts.filter(({
part})=>part.startsWith(of)).map(one=>({label:wallPartTitles[one.part],ns:one[side],look:wallLooks[one.part]})),busy=of===
"host"?[]:[{label:"GPU busy",ns:row.gpuBusyTime[side]??0,look:"f2"}];return{title,segments:[...busy,...segments]}},strips=[
strip("host","host, base","baseNs"),strip("host","host, head","headNs"),...hasGpuTime(row)?[strip("idle","GPU, base","ba\
seNs"),strip("idle","GPU, head","headNs")]:[]];if(wallParts.every(({baseNs,headNs})=>baseNs+headNs===0))return null;let changed=wallParts.
filter(({isApart})=>isApart).map(({part})=>wallPartTitles[part]);return html`<figure>
    <figcaption><b>${sentence(rangeName(row))}</b>: what the host and the GPU did in the traced wall time</figcaption>
    ${stripsHtml(strips,new Set(changed))}${stripsKey(strips)}
  </figure>`}var mostRounds=60,width=420,times={left:66,right:width-10,top:26,bottom:180},gaugeHeight=54,gaugeGap=36,gauges=[{title:"\
mean SM clock",unit:"MHz",of:({meanSmClockMhz})=>meanSmClockMhz},{title:"mean temperature",unit:"\xB0C",of:({meanTemperatureC})=>meanTemperatureC}];
function roundsFigure({base,head},range){let label=plainText(clipMiddle(rangeText(range.name,range.domain),60)),side=(name,profile,of)=>profile===
null||of===null?[]:[{name,profile,range:of}],sides=[...side("base",base,range.base),...side("head",head,range.head)],most=Math.
max(0,...sides.map(({range:{rounds}})=>rounds.length));if(most<2||most>mostRounds||!sides.some(({range:of})=>usesGpu(of)))
return null;let shown=gauges.filter(gauge=>valuesOf(sides,gauge).length>0),gpuTime=chooseGpuTime(...sides.map(({range:of})=>of)),
values=sides.flatMap(({range:of})=>of.rounds.map(gpuTime)),unit=shownUnit("ns",Math.max(...values)),down=linear([Math.min(
...values)/unit.size,Math.max(...values)/unit.size],[times.bottom,times.top]);return down.nice(4),html`<figure>
    ${plot(sides,shown,label,{most,down,unit,gpuTime})}
    <figcaption>
      Time on the GPU in each round. The dashed lines are the medians of base and
      head.${(down.domain()[0]??0)>0?" The axis doesn't start at 0.":""}
      ${shown.length>0?`Below: ${shown.map(({title})=>title).join(", ")}. \xD7 marks a disturbed round.`:"The SM clocks \
weren't recorded."}
    </figcaption>
  </figure>`}function plot(sides,shown,label,of){let{most,down,unit}=of,across=linear([.5,most+.5],[times.left,times.right]),
rounds=Array.from({length:most},(_,index)=>index+1).filter(round=>most<=15||round%5===0),below=shown.map((gauge,index)=>{
let top=times.bottom+(index+1)*gaugeGap+index*gaugeHeight,frame3={...times,top,bottom:top+gaugeHeight},found=valuesOf(sides,
gauge),scale=linear([Math.min(...found),Math.max(...found)],[frame3.bottom,frame3.top]).nice(2);return{gauge,frame:frame3,
scale}}),bottom=below.at(-1)?.frame.bottom??times.bottom,number=down.tickFormat(4);return html`<svg
    class="chart"
    viewBox="0 0 ${width} ${bottom+40}"
    role="img"
    aria-label="Rounds of ${label}, ${sides.map(({name})=>name).join(" and ")}: time on the GPU${shown.map(({title})=>`,\
 ${title}`).join("")}"
  >
    ${leftAxis(down,down.ticks(4),times,value=>`${number(value)} ${unit.name}`)}${bottomAxis(across,rounds,{top:bottom,bottom},
String)}
    <text x="${px((times.left+times.right)/2)}" y="${px(bottom+31)}" text-anchor="middle">round</text>
    ${below.map(({scale,frame:frame3,gauge})=>leftAxis(scale,scale.ticks(2),frame3,value=>`${String(value)} ${gauge.unit}`))}
    ${sides.map(side=>sidePoints(side,of,across,below))}${legend(sides)}
  </svg>`}function sidePoints({name,profile,range},{down,unit,gpuTime},across,below){let middle2=px(down(median(range.rounds.
map(gpuTime))/unit.size)),shift=name==="base"?-3:3,points=range.rounds.map((round,index)=>{let timeNs=gpuTime(round),gpu=profile.
rounds[index]?.gpu??null,x=across(index+1)+shift,others=below.map(({gauge,scale})=>{let value=gpu===null?null:gauge.of(gpu);
return value===null?null:mark(name,x,scale(value))}),disturbed=gpu?.state==="throttled"||gpu?.state==="clock-differs",y=down(
timeNs/unit.size),state=gpu===null?"":`, ${plainSentence(gpuText(gpu))}`,cross=disturbed?html`<path class="x" d="M${px(x-
6)} ${px(y-6)}l12 12m0-12l-12 12" />`:null;return html`${mark(name,x,y,`${name}, round ${String(index+1)}: ${formatNs(timeNs)}${state}`)}${others}${cross}`});
return html`<path class="m-${name}" d="M${times.left} ${middle2}H${times.right}" />${points}`}function mark(name,x,y,title=null){
let text=title===null?null:html`<title>${title}</title>`;return name==="base"?html`<rect class="base" x="${px(x-4)}" y="${px(
y-4)}" width="8" height="8">${text}</rect>`:html`<circle class="head" cx="${px(x)}" cy="${px(y)}" r="4.5">${text}</circle>`}
function legend(sides){return sides.map(({name},index)=>{let x=times.right-110+index*60;return html`${mark(name,x,9)}<text x="${x+
9}" y="9" dy=".35em">${name}</text>`})}function valuesOf(sides,{of}){return sides.flatMap(({profile})=>profile.rounds.flatMap(
({gpu})=>gpu===null?[]:of(gpu)??[]))}function gpuText(gpu){let{state}=gpu;if(state==="throttled"||state==="clock-differs")
return disturbanceText({...gpu,state,round:1});let known=gauges.flatMap(({unit,of})=>{let value=of(gpu);return value===null?
[]:[`${value.toFixed(0)} ${unit}`]});return known.length===0?"unknown":known.join(", ")}var[width2,height]=[420,150],frame={left:66,right:width2-70,top:24,bottom:height-22},mostDigits=40,sidePlaces={base:width2-
54,head:width2-16};function recentRunsFigure({points,changes,name},sides){let{name:unit,size}=shownUnit("ns",Math.max(...points.
map(({valueNs})=>valueNs))),drawn2=points.map(({valueNs,lowNs,highNs})=>({value:valueNs,low:lowNs,high:highNs})),known=[
sides.base,sides.head].flatMap(ns=>ns===null?[]:[ns]),[from,to]=drawnExtent(drawn2),extent=[Math.min(from,...known)/size,
Math.max(to,...known)/size],down=linear(extent,[frame.bottom,frame.top]).nice(4).clamp(!0),number=down.tickFormat(mostDigits),
step=(frame.right-frame.left)/points.length,at=point=>frame.left+(point+.5)*step,title=point=>`${runTitle(point)}: ${number(
point.valueNs/size)} ${unit} (${number(point.lowNs/size)} to ${number(point.highNs/size)})`;return html`<figure>
    <svg
      class="trend recent"
      viewBox="0 0 ${width2} ${height}"
      role="group"
      aria-label="Last ${points.length} runs of ${plainText(name)} in the history, base and head"
    >
      ${leftAxis(down,down.ticks(4),frame,down.tickFormat(4))}
      <text x="0" y="12">${unit}</text>
      <path
        class="spread"
        d="${points.map(({lowNs,highNs},point)=>`M${px(at(point))} ${px(down(lowNs/size))}V${px(down(highNs/size))}`).join(
"")}"
      />
      <path
        class="dots"
        d="${points.map(({valueNs},point)=>`M${px(at(point))} ${px(down(valueNs/size))}h0`).join("")}"
      />
      ${changes.map(({point,changeRatio,state})=>html`<path
            class="change ${changeRatio>0?"worse":"better"} ${state}"
            d="M${px(at(point)-step/2)} ${frame.top}V${frame.bottom}"
            ><title>${signedPercent(changeRatio)}</title></path
          >`)}
      <text x="${frame.left}" y="${height-6}">${dayText(points[0]?.date)}</text>
      <text x="${frame.right}" y="${height-6}" text-anchor="end">${dayText(points.at(-1)?.date)}</text>
      <g class="hits" aria-hidden="true">
        ${points.map((point,index)=>hitArea(point,title(point),at(index)-step/2,step))}
      </g>
      ${sideMark("base",sides,size,down)}${sideMark("head",sides,size,down)}
    </svg>
    <figcaption>
      The last ${points.length} runs in the history with the spread of their rounds, and base and head on the same
      scale. The runs may have used another GPU of the same model.
    </figcaption>
  </figure>`}function sideMark(name,sides,size,down){let ns=sides[name];if(ns===null)return null;let x=sidePlaces[name];
return html`${mark(name,x,down(ns/size),name)}<text x="${x}" y="${height-6}" text-anchor="middle"
      >${name}</text
    >`}function hitArea({link},title,from,step){let area=html`<path d="M${px(from)} ${frame.top}h${px(step)}v${frame.bottom-
frame.top}h-${px(step)}z"
    ><title>${title}</title></path
  >`;return link===null?area:html`<a href="${link}" tabindex="-1">${area}</a>`}var[width3,height2]=[640,400],frame2={left:84,right:width3-14,top:24,bottom:height2-46},mostPoints=200;function rooflineFigure({
base,head}){let points=[...base===null?[]:pointsOf(base,"base"),...pointsOf(head,"head")];return points.length===0?null:
html`<div class="scroll" role="region" tabindex="0" aria-label="Roofline">${plot2(points)}</div>
    <p>
      Each point is one measured launch. Its area is the kernel's time; base is hollow, head is filled. The lines are
      the limits of device memory and of each precision's peak.
    </p>`}function pointsOf({ranges},side){return ranges.flatMap(range=>range.kernels.flatMap(kernel=>{let roofline=kernel.
ncu.find(sample=>sample.roofline!==null)?.roofline;return(roofline?.points??[]).flatMap(point=>point.intensity===null||point.
intensity<=0||point.flopPerSecond<=0?[]:[{side,kernel:kernel.name,precision:point.precision,intensity:point.intensity,flopPerSecond:point.
flopPerSecond,peak:point.peakFlopPerSecond,peakBytesPerSecond:roofline?.peakBytesPerSecond??null,totalNs:medianTotalNs(kernel)}])})).
toSorted((one,other)=>other.totalNs-one.totalNs).slice(0,mostPoints)}function plot2(points){let intensities=points.map(({
intensity})=>intensity),peaks=new Map(points.flatMap(({precision,peak})=>peak===null||peak<=0?[]:[[precision,peak]])),rates=[
...points.map(({flopPerSecond})=>flopPerSecond),...peaks.values()],memory=Math.max(0,...points.flatMap(({peakBytesPerSecond})=>peakBytesPerSecond??
[])),knees=memory===0?[]:[...peaks.values()].map(peak=>peak/memory),across=log([Math.min(...intensities,...knees),Math.max(
...intensities,...knees)*1.5],[frame2.left,frame2.right]).nice(),down=log([Math.min(...rates),Math.max(...rates)*1.01],[
frame2.bottom,frame2.top]).nice(),most=Math.max(...points.map(({totalNs})=>totalNs),1);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width3} ${height2}"
    role="img"
    aria-label="Roofline: operations per second over operations per byte, ${points.length} points"
  >
    ${leftAxis(down,powersOf(down),frame2,flopText)}${bottomAxis(across,powersOf(across),frame2,String)}
    <text x="${px((frame2.left+frame2.right)/2)}" y="${height2-8}" text-anchor="middle">
      operations per byte of device memory
    </text>
    ${memory===0?null:ceiling(memory,across,down,Math.max(...rates))}${[...peaks].map(([precision,peak])=>peakLine(precision,
peak,memory,across,down))}
    ${points.map(point=>pointMark(point,across,down,most))}
  </svg>`}function powersOf(scale){let[low=1,high=1]=scale.domain();return scale.ticks(Math.round(Math.log10(high/low)))}
function ceiling(bytesPerSecond,across,down,top){let[left2=1,right2=1]=across.domain(),[bottom=1]=down.domain(),from=Math.
max(left2,bottom/bytesPerSecond),to=Math.min(right2,top/bytesPerSecond);if(to<=from)return html``;let y=intensity=>down(
intensity*bytesPerSecond),middle2=Math.sqrt(from*to);return html`<path class="roof" d="M${px(across(from))} ${px(y(from))}L${px(
across(to))} ${px(y(to))}" /><text
      x="${px(across(middle2)-8)}"
      y="${px(y(middle2)-4)}"
      text-anchor="end"
      >${figureText({value:bytesPerSecond,unit:"byte/s"})}</text
    >`}function peakLine(precision,peak,memory,across,down){let[left2=1]=across.domain(),from=memory===0?left2:Math.max(
left2,peak/memory),y=down(peak);return html`<path class="roof" d="M${px(across(from))} ${px(y)}H${px(frame2.right)}" /><text
      x="${px(frame2.right)}"
      y="${px(y-4)}"
      text-anchor="end"
      >${precision}, ${flopText(peak)}</text
    >`}function pointMark(point,across,down,most){let{side,kernel,precision,intensity,flopPerSecond,totalNs}=point,radius=3+
11*Math.sqrt(totalNs/most);return html`<circle class="${side}" cx="${px(across(intensity))}" cy="${px(down(flopPerSecond))}" r="${px(
radius)}"
    ><title>
      ${kernelLabel(kernel,90)} (${side}, ${precision}): ${flopText(flopPerSecond)},
      ${Number(intensity.toPrecision(3))} operations per byte, ${formatNs(totalNs)}
    </title></circle
  >`}var flopUnits=[[1e15,"PFLOP/s"],[1e12,"TFLOP/s"],[1e9,"GFLOP/s"],[1e6,"MFLOP/s"]];function flopText(flopPerSecond){
let[size,unit]=flopUnits.find(([least])=>flopPerSecond>=least)??[1,"FLOP/s"];return`${String(Number((flopPerSecond/size).
toPrecision(3)))} ${unit}`}var legend2={interval:"The 95% confidence interval of the change (Student's t), based on the rounds and the known noise \
between rounds.",detectable:"The smallest slowdown that at least 90% of runs like this one would find.","of range":"The \
change as a share of the range's kernel time.",small:"Too small a share of the range to be judged separately.",variant:"\
A library or compiler chose another kernel variant for the same work.",overlap:"The overlap with other work changed.",waits:"\
The time includes waiting for other GPUs.",moved:"Copies in this direction now use a different kind of memory.","\u25B3":"\
Slower, but the range or family that contains it isn't."};function meaningOf(word){return Object.entries(legend2).find(([
term])=>term===word)?.[1]??null}var[width4,height3]=[280,18],middle=height3/2,labelRoom=20,knee=.01,ticksUpTo=[[.01,.02,.05],[.01,.05,.2],[.01,.1,1]];function changesScale(changes,hasGrid){
let most=changes.flatMap(({changeRatio,lowRatio,highRatio,thresholdRatio})=>[changeRatio,lowRatio,highRatio,thresholdRatio]).
reduce((largest,ratio)=>Math.max(largest,Math.abs(ratio??0)),0),ticks=ticksUpTo.find(([,,last])=>last>=most)??ticksUpTo[2],
limit=ticks[2];return{at:symlog([-limit,limit],[labelRoom,width4-labelRoom]).constant(knee).clamp(!0),limit,ticks:[...ticks.
map(tick=>-tick),0,...ticks],hasGrid}}function intervalPlot({changeRatio,lowRatio,highRatio,thresholdRatio},{at,limit,ticks,
hasGrid}){if(changeRatio===null)return null;let lines=ticks.map(tick=>`M${px(at(tick))} 0v${String(height3)}`).join(""),
[from,to]=[at(-(thresholdRatio??0)),at(thresholdRatio??0)],interval=lowRatio===null||highRatio===null?null:html`<path class="v" d="M${px(
at(lowRatio))} 4v10m0-5H${px(at(highRatio))}m0-5v10" />`,x=at(changeRatio);return html`<svg class="i" viewBox="0 0 ${width4} ${height3}" aria-hidden="true">
    ${thresholdRatio===null?null:html`<rect class="t" x="${px(from)}" width="${px(to-from)}" height="${height3}" />`}${hasGrid?
html`<path class="g" d="${lines}" />`:null}${interval}${Math.abs(changeRatio)>limit?html`<path class="p" d="M${px(x)} ${middle}l${changeRatio>
0?"-7 -4v8z":"7 -4v8z"}" />`:html`<circle class="p" cx="${px(x)}" cy="${middle}" r="3" />`}
  </svg>`}function intervalAxis({at,ticks}){let text=tick=>tick===0?"0":`${tick>0?"+":"\u2212"}${percent(Math.abs(tick))}`;
return html`<svg class="i" viewBox="0 0 ${width4} 14" aria-hidden="true">
    ${ticks.map(tick=>html`<text x="${px(at(tick))}" y="11" text-anchor="middle">${text(tick)}</text>`)}
  </svg>`}function intervalText({changeRatio,lowRatio,highRatio,thresholdRatio,rounds}){let threshold=thresholdRatio===null?
"":`; threshold ${percent(thresholdRatio)}`;return rounds===null?thresholdRatio===null?"":`exact${threshold}`:`${lowRatio!==
null&&highRatio!==null?percentInterval(lowRatio,highRatio):changeRatio!==null&&rounds===1?"one round":"\u2013"}${threshold}`}var[labelWidth,fullNameWidth,familyWidth]=[90,400,40],mostMain=12,mostWithGrid=50,mostNameText=15e4;function tableHtml({
label,columns,rows,noun,file,note},most){let shownRows=rows.slice(0,most).map(row=>({row,cells:row.cells()})),shown=shownColumns(
columns,shownRows.map(({cells})=>cells)),hasTools=shownRows.some(({row})=>row.family!==void 0),head=shown.map(({title,look})=>{
if(title==="")return html`<td></td>`;let attributes=[titleAttribute(title),classAttribute(look),look==="p"?html` data-fixed`:
null];return html`<th scope="col" ${attributes}>${title}</th>`}),hidden=rows.length-shownRows.length;return html`<div class="scroll" role="region" tabindex="0" aria-label="${plainSentence(
label)}"><table${hasTools?html` data-tools`:null}><thead><tr>${head}</tr></thead><tbody>
${shownRows.map(({row,cells},at)=>rowHtml(row,cells,shown,at>=mostMain))}</tbody></table></div>${hidden>0?html`<p>… and ${formatCount(
hidden)} more ${noun}, in <code>${file}</code>.</p>`:null}${note===void 0?null:html`<p><small>${note}</small></p>`}`}function classAttribute(look){
return look===null?null:html` class="${look}"`}function titleAttribute(word){let meaning=typeof word=="string"?meaningOf(
word):null;return meaning===null?null:html` title="${meaning}"`}function rowHtml({family,importance},cells,shown,isFarDown){
let change=cells.find(cell2=>typeof cell2!="string"&&cell2.kind==="change"),attributes=[typeof change!="object"||change.
kind!=="change"?null:html` class="s-${change.state}" data-state="${stateWord(change)}"`,family===void 0?null:html` data-family="${plainText(
clipMiddle(family,familyWidth))}"`,importance==="detail"||isFarDown?html` data-minor`:null];return html`<tr${attributes}>${shown.
map(({at,look,contentOf:contentOf2,valueOf:valueOf2})=>{let cell2=cells[at]??"",value=valueOf2(cell2);return html`<td${classAttribute(
look)}${value===void 0?null:html` data-v="${value===null?"":Number(value.toPrecision(6))}"`}>${contentOf2(cell2)}</td>`})}</tr>
`}function stateWord({state,word}){return state==="noted"&&word===rowStates.noted.word?"slower, no regression":word===""?
rowStates[state].word:word}function shownColumns(columns,rows){let scale=changesScale(plottedChanges(columns,rows),rows.
length<=mostWithGrid),kernels=columns.findIndex(({kind})=>kind==="kernel"),places=[...columns.keys()].filter(at=>at!==kernels),
contents=kernelContents(rows,kernels);return(kernels<0?places:[kernels,...places]).flatMap(at=>{let column=columns[at];if(column===
void 0)return[];let look=column.kind==="text"||column.kind==="kernel"?null:"n",plain={at,title:column.title,look,contentOf,
valueOf};switch(column.kind){case"kernel":return[{...plain,contentOf:cell2=>contents.get(cell2)??null}];case"pair":return column.
split===!0?["base","head"].map(side=>sideColumn(plain,side)):[plain];case"change":return[plain,...column.interval===void 0?
[]:[intervalColumn(plain,scale,column.interval)]];default:return[plain]}})}function sideColumn(column,side){return{...column,
title:side,contentOf:cell2=>typeof cell2=="string"||cell2.kind!=="pair"?contentOf(cell2):sentence(sideText(cell2,side)),
valueOf:cell2=>typeof cell2=="string"||cell2.kind!=="pair"?null:cell2[side]}}function plottedChanges(columns,rows){let plotted=[
...columns.keys()].filter(at=>columns[at]?.interval!==void 0);return rows.flatMap(cells=>plotted.flatMap(at=>{let cell2=cells[at];
return typeof cell2=="object"&&cell2.kind==="change"?[cell2.change]:[]}))}function intervalColumn(column,scale,importance){
return{...column,title:html`interval and threshold${intervalAxis(scale)}`,look:"p",contentOf:cell2=>typeof cell2=="strin\
g"||cell2.kind!=="change"?null:html`${intervalPlot(cell2.change,scale)}<small${importance==="detail"?html` class="unseen"`:
null}>${intervalText(cell2.change)}</small>`,valueOf:()=>{}}}function valueOf(cell2){if(typeof cell2!="string")switch(cell2.
kind){case"number":return cell2.value;case"pair":return cell2.head;case"change":return cell2.change.changeRatio;case"ker\
nel":return}}function contentOf(cell2){if(typeof cell2=="string")return sentence(cell2);switch(cell2.kind){case"number":
return sentence(cell2.text);case"pair":return sentence(pairCellText(cell2));case"change":return changeContent(cell2);case"\
kernel":return null}}function changeContent({sign,change,word}){let size=change.changeRatio===null?null:html` <b>${signedPercent(
change.changeRatio)}</b>`,meaning=titleAttribute(meaningOf(sign)===null?word:sign);return html`<span class="c">${sign}${size}</span> <small${meaning}>${word}</small>`}
function kernelContents(rows,at){let cells=rows.flatMap(row=>{let cell2=row[at];return typeof cell2=="object"&&cell2.kind===
"kernel"?[cell2]:[]}),labels=rowLabels(cells.map(({name})=>name),labelWidth),left2=mostNameText;return new Map(cells.map(
(cell2,index)=>{let label=labels[index]??"",full=clipMiddle(plainText(cell2.name),fullNameWidth);left2-=full.length;let name=full===
label||left2<0?codeHtml(label):html`<details>
              <summary>${codeHtml(label)}</summary>
              ${codeHtml(full)}
            </details>`,id=cell2.id==null?null:html`<b class="id">${cell2.id}</b>`;return[cell2,html`${id}${name}${cell2.
remarks.map(remark=>html`<small class="why">${sentence(remark)}</small>`)}`]}))}var[mostParts2,mostRows,mostItems,mostOpenItems]=[40,200,200,6],signs={bad:"\u2717 ",unsure:"? ",good:"\u2713 ",accepted:"",
warning:"\u26A0 ",note:""};function blocksHtml(blocks,page,level,title=""){return blocks.flatMap(block=>blockHtml(block,
page,level,title)??[])}function blockHtml(block,page,level,title){switch(block.kind){case"paragraph":return html`<p>${bold(
block.title,": ")}${sentence(block.text)}</p>`;case"footnote":return html`<p><small>${sentence(block.text)}</small></p>`;case"\
lines":return html`<p>${bold(block.title,":")}</p>
        <pre tabindex="0" role="region" aria-label="${block.title}">${block.text}</pre>`;case"list":return listHtml(block);case"\
table":return block.isDetail===!0?html`<details>
          <summary>${sentence(block.label)}</summary>
          ${tableHtml(block,mostRows)}
        </details>`:block.isLong===!0?tableHtml(block,Math.min(mostRows,page.kernels)):tableHtml(block,block.rows[0]?.family===
void 0?mostRows:page.kernels);case"group":return groupHtml(block,page,level,title);case"parts":return partsHtml(block,page);case"\
figure":return page.draw(block)}}function bold(title,end){return title===void 0?null:html`<b>${sentence(title)}${end}</b>`}
function listHtml({items,noun,file}){let shown=items.filter(({isRepeated,tone})=>isRepeated!==!0||tone==="bad"),more=shown.
length-mostItems,[open,folded]=[shown.slice(0,mostOpenItems),shown.slice(mostOpenItems,mostItems)];return shown.length===
0?null:html`<ul>
      ${open.map(itemHtml)}
    </ul>
    ${folded.length===0?null:html`<details>
            <summary>${formatCount(shown.length-open.length)} more ${noun}</summary>
            <ul>
              ${folded.map(itemHtml)}${more>0?html`<li>… and ${formatCount(more)} more ${noun}, in <code>${file}</code></li>`:
null}
            </ul>
          </details>`}`}function itemHtml({title,text,tone,more}){let sign=tone===void 0?"":signs[tone],rest=more===void 0?
null:html` <small>${sentence(more)}</small>`;return title===void 0||more===void 0?html`<li>${sign}${bold(title,": ")}${sentence(
text)}${rest}</li>`:html`<li>
    <details>
      <summary>${sign}${bold(title,"")}</summary>
      <p>${sentence(text)}</p>
      <p>${rest}</p>
    </details>
  </li>`}function groupHtml({title,importance,blocks},page,level,outer){if(importance==="summary")return null;let content=blocksHtml(
blocks,page,4);return content.length===0?null:title===outer?html`${content}`:importance==="reference"?html`<details>
      <summary>${sentence(title)}</summary>
      ${content}
    </details>`:level===3?html`<h3>${sentence(title)}</h3>
        ${content}`:html`<h4>${sentence(title)}</h4>
        ${content}`}function partsHtml({parts:parts2,noun,file},page){let hidden=parts2.length-mostParts2;return[...parts2.
slice(0,mostParts2).map(part=>partHtml(part,page)),...parts2.some(({tag})=>tag!==null)?[legendHtml]:[],...hidden>0?[html`<p>… and ${formatCount(
hidden)} more ${noun}, in <code>${file}</code>.</p>`]:[]]}function partHtml({title,tag,isUnchanged,blocks},page){let heading=html`<h3>
    ${sentence(title)}${tag===null?null:html` <span class="tag ${tag}">${tag}</span>`}
  </h3>`,content=blocksHtml(blocks(),page,4);return isUnchanged?html`<details class="range">
    <summary>${heading}</summary>
    ${content}
  </details>`:html`<section class="range">${heading} ${content}</section>`}var legendHtml=html`<details class="legend">
  <summary>Legend</summary>
  <dl>
    ${Object.entries(legend2).map(([term,meaning])=>html`<dt>${term}</dt>
          <dd>${meaning}</dd>`)}
  </dl>
</details>`;var mostText=185e4,[mostKernels,mostRanges2,leastKernels]=[2e3,40,20];function reportHtml(input,assets){let whole=reportInput(
input),made=reportDocument(whole),ranges=reportRanges(whole),sections=sectionsOf(made,input,ranges),title=titleOf(ranges);
return pageHtml({title,header:html`${verdict(made,input)}
        <nav aria-label="Sections">
          ${sections.map(section=>html`<a href="#${section.anchor}">${section.title}</a> `)}
        </nav>`,main:sections.map(section=>sectionHtml(section,isFolded(section,input))),footer:html`Generated by ${input.
head.tool.name} ${input.head.tool.version} from
        <code>profile.json</code>${input.comparison===null?null:html` and <code>comparison.json</code>`}, which
        ${input.comparison===null?"has":"have"} all the numbers.`},assets)}var firstAnchors=["why","program","ranges","t\
imeline"];function isFolded({anchor},{comparison,fails}){return comparison!==null&&!(firstAnchors.includes(anchor)&&(anchor!==
"timeline"||fails))}function sectionHtml({anchor,title,content},folded){return folded?html`<section id="${anchor}">
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
    <h2>${sentence(lead.title)}</h2>
    <p class="what">${sentence(lead.sentences.map(({text})=>text).join(" "))}</p>
    ${lead.word===lead.title&&!fails?null:html`<p><b>${lead.word}.</b> ${fails?effect:""}</p>`}
    ${blocksHtml(opening,{kernels:0,draw:()=>null},4)}
  </div>`}function sectionsOf(made,input,ranges){let kernels=Math.max(leastKernels,Math.floor(mostKernels/Math.max(1,Math.
min(mostRanges2,ranges.length)))),drawing3={input,looks:familyLooks()},pageWith=room=>({kernels,draw:figure=>drawn(figure,
drawing3,ranges,room)}),rendered=(room,isWanted)=>new Map(made.sections.filter(({anchor})=>isWanted(anchor)).map(({anchor,
title,blocks})=>[anchor,blocksHtml(blocks,pageWith(room),3,title)])),others=rendered(0,anchor=>anchor!=="timeline"),taken=[
...others.values()].flat().reduce((sum,{text})=>sum+text.length,0),all=new Map([...others,...rendered(mostText-taken,anchor=>anchor===
"timeline")]),placeOf=({anchor})=>firstAnchors.includes(anchor)?firstAnchors.indexOf(anchor):firstAnchors.length;return made.
sections.flatMap(({anchor,title})=>{let content=all.get(anchor)??[];return content.length===0?[]:[{anchor,title,content:html`${content}`}]}).
toSorted((one,other)=>placeOf(one)-placeOf(other))}function drawn(figure,drawing3,ranges,room){switch(figure.name){case"\
timeline":return timelineFigure(drawing3,ranges,room);case"roofline":return rooflineFigure(drawing3.input);case"deciding":
return decidingFigure(figure.range,drawing3);case"rounds":return roundsFigure(drawing3.input,figure.range);case"recent-r\
uns":return recentRunsFigure(figure.history,figure.sides);case"ranks":return ranksFigure(figure.range)}}var formula=/^[=+\-@]/;function csvText(header,rows){return[header,...rows].map(row=>`${row.map(cell).join(",")}
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
kernel),sample=kernel.ncu[0],launch=sample===void 0?null:findMeasuredLaunch(kernel,sample);return[kernel.name,kernel.family,
medianLaunches(kernel),totalNs,rangeNs===0?0:Number((totalNs/rangeNs*100).toFixed(3)),...launch===null?measuredHeaders.map(
()=>null):[launch.grid.join("\xD7"),launch.block.join("\xD7"),median(launch.matchingLaunches)],...figures.map(({key})=>sample?.
figures[key]?.value??null)]}))}function operatorsCsv(range){return csvText(["operator","GPU","instances","host (ns)","GP\
U idle (ns)","launches","total (ns)","self (ns)"],range.operators.map(row=>[operatorText(range,row.path),row.device===null?
null:rankText({...row,device:row.device}),medianOverRounds(row,({instances})=>instances),medianOverRounds(row,({hostNs})=>hostNs),
medianOverRounds(row,({idleNs})=>idleNs),medianOverRounds(row,({launches})=>launches),medianOverRounds(row,({totalNs})=>totalNs),
medianOverRounds(row,({selfNs})=>selfNs)]))}function replayCsv({samples},figures){let known=figures.filter(({key})=>samples.
some(sample=>sample.figures[key]!=null));return csvText(["instance","row",...figureHeaders(known)],samples.map((sample,index)=>[
index+1,sample.id,...known.map(({key})=>sample.figures[key]?.value??null)]))}function figureHeaders(figures){return figures.
map(({title,unit})=>unit===""?title:`${title} (${unit})`)}function renderReportFiles(context,input,added){let trace=added.find(file=>file.trace!==void 0)?.trace??null,page=reportHtml(
{...input,trace},readReportAssets(context));return[...added.map(({name,bytes})=>[name,bytes]),["report.html",page]]}function listTopKernels(profile,count){
return profile.ranges.map(range=>({range:range.name,domain:range.domain,kernels:findTopKernels(range,count)}))}function renderProfileFiles(profile,topCount,report){
return[...rangeFiles(profile,figureRules),...report,["summary.md",summaryMarkdown(profile)],["top-kernels.json",jsonParts(
listTopKernels(profile,topCount))],["profile.json",jsonParts(profile)]]}export{renderReportFiles,listTopKernels,renderProfileFiles};
