import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{changeStates,changeText,commitsText,cutText,cutWords,dayOf,directionOf,driftText,endText,environmentText,figureText,
gapsText,jobText,latestText,machineText,recordAt,reportLink,runText,skippedText,standingChanges,stateTexts,valueText}from"./chunk-YIPFP7CB.js";
import{drawnExtent,html,leftAxis,linearScale,numberText,pageHtml,plainSentence,px,sentence,shownUnit,tickDecimals}from"./chunk-LIABTJCY.js";
import{dateText}from"./chunk-3IPLKNHB.js";import{readUnit}from"./chunk-KOLGLZ76.js";import{clipMiddle,formatCount}from"./chunk-P7EYOAZ4.js";
import{median}from"./chunk-7Z5XDYKE.js";import{counted}from"./chunk-UWABTZDV.js";import{signedPercent}from"./chunk-YTVQXYLK.js";
import{plainText}from"./chunk-JN33INQG.js";var referenceUnit="\xD7 the reference";function drawnSeries({points,cuts,unit}){let last=points.slice(cuts.at(-1)?.point??
0);if(2*last.filter(({referenceRatio})=>referenceRatio!==null).length>last.length)return{unit:referenceUnit,points:points.
flatMap(({record,value,low,high,referenceRatio},point)=>{if(referenceRatio===null)return[];let scale2=value===0?0:referenceRatio/
value;return[{point,record,value:referenceRatio,low:low*scale2,high:high*scale2}]})};let{base,factor}=readUnit(unit),most=points.
reduce((largest,{high})=>Math.max(largest,high),0)*factor,shown=shownUnit(base,most),scale=factor/shown.size;return{unit:shown.
name,points:points.map(({record,value,low,high},point)=>({point,record,value:value*scale,low:low*scale,high:high*scale}))}}var[width,height]=[600,186],chartFrame={left:66,right:width-10,top:30,bottom:142},strips={machine:148,environment:155},looks=8,
characterWidth=11.5,dayTicks=4,dayWidth=105;function jobBackground(history,runs){let ofRuns=textOf=>runs.records.map(index=>{
let record=history.records[index]?.record;return record===void 0?"unknown":textOf(record)}),[machines,environments]=[ofRuns(
machineText),ofRuns(environmentText)],ofJob={machines:looksOf(machines),environments:looksOf(environments)};return{...ofJob,
drawn:[...dayAxis(history,runs),...divider(runs),...stripPaths("machine",machines,ofJob.machines,runs),...stripPaths("en\
vironment",environments,ofJob.environments,runs)]}}function looksOf(texts){return new Map([...new Set(texts)].map((text,index)=>[
text,index%looks]))}function trendChart(history,series,runs,background){let{points,unit}=drawnSeries(series),shown=points.
map(point=>({...point,run:runs.runOf(point.record)})),down=linearScale(drawnExtent(points),[chartFrame.bottom,chartFrame.
top],4),decimals=tickDecimals(down.ticks),exact=shown.filter(({run})=>run>=runs.firstExact),old=shown.filter(({run})=>run<
runs.firstExact),title=plainSentence(figureText(series.figure)),unitLabel=plainText(clipMiddle(unit,15));return html`<svg
    class="trend"
    viewBox="0 0 ${width} ${height}"
    role="group"
    aria-label="Trend of ${title}: ${stateTexts[series.state]}, ${counted(shown.length,"run")}"
  >
    ${leftAxis(down,chartFrame,value=>numberText(value,decimals))}
    <text x="0" y="12">${unitLabel}</text>
    ${background.drawn}${gapMarks(history,series,runs)}${cutMarks(history,series,runs)}
    ${oldTrend(old,runs,down)}${whiskers(exact,runs,down)}${levels(series,points,runs,down)}
    ${dots(exact,runs,down)}${changeMarks(history,series,runs)}${labels(series,runs,unitLabel)}
    <g class="hits" aria-hidden="true">
      ${exact.map(point=>hitArea(history.records[point.record]?.record,point,runs,decimals+1,unit))}
    </g>
  </svg>`}function inside(down,value){return Math.min(chartFrame.bottom,Math.max(chartFrame.top,down.at(value)))}function oldTrend(points,runs,down){
if(points.length===0)return[];let columns=[...Map.groupBy(points,({run})=>runs.at(run))].map(([x,found])=>{let values=found.
map(({value})=>value).sort((one,other)=>one-other);return{x:px(x),top:px(inside(down,values.at(-1)??0)),middle:px(inside(
down,values[Math.floor(values.length/2)]??0)),bottom:px(inside(down,values[0]??0))}}),band=columns.map(({x,top,bottom})=>`\
M${x} ${bottom}V${top}`).join(""),line=columns.map(({x,middle})=>`${x} ${middle}`).join("L");return[html`<path class="band" d="${band}" />`,
html`<path class="old" d="M${line}" />`]}function whiskers(points,runs,down){let path=points.filter(({low,high})=>high>low).
map(({run,low,high})=>`M${px(runs.at(run))} ${px(inside(down,low))}V${px(inside(down,high))}`).join("");return path===""?
null:html`<path class="spread" d="${path}" />`}function dots(points,runs,down){let[within,beyond]=[[],[]];for(let{run,value}of points){
let[x,y]=[px(runs.at(run)),down.at(value)],drawn=inside(down,value);Math.abs(y-drawn)<.05?within.push(`M${x} ${px(y)}h0`):
beyond.push(`M${x} ${px(drawn)}l-3.5 ${y<drawn?"6h7z":"-6h7z"}`)}return[...within.length===0?[]:[html`<path class="dots ${runs.
step<3.2?"dense":""}" d="${within.join("")}" />`],...beyond.length===0?[]:[html`<path class="beyond" d="${beyond.join("")}" />`]]}
function levels(series,points,runs,down){let starts=new Set([...series.cuts,...standingChanges(series)].map(({point})=>point)),
own=[],all=[own];for(let point of points)starts.has(point.point)&&own.length>0&&all.push(own=[]),own.push(point);let path=all.
map(level=>{let[first,last]=[level[0],level.at(-1)];if(first===void 0||last===void 0||level.length<2)return"";let y=px(inside(
down,median(level.map(({value})=>value))));return`M${px(runs.at(runs.runOf(first.record)))} ${y}H${px(runs.at(runs.runOf(
last.record)))}`});return html`<path class="level" d="${path.join("")}" />`}function before(series,point,runs){let run=runs.
runOf(series.points[point]?.record??0);return runs.at(run)-(run>=runs.firstExact?runs.step/2:0)}function lineAt(series,point,runs){
let isOld=runs.runOf(series.points[point]?.record??0)<runs.firstExact;return`M${px(before(series,point,runs))} ${chartFrame.
top}V${isOld?chartFrame.top+8:chartFrame.bottom}`}function changeMarks(history,series,runs){return series.changes.map(change=>html`<path class="change ${directionOf(
series,change)} ${change.state}" d="${lineAt(series,change.point,runs)}"
        ><title>${plainSentence(changeText(history,series,change))}</title></path
      >`)}function cutMarks(history,series,runs){return series.cuts.map(cut=>html`<path class="cut" d="${lineAt(series,cut.
point,runs)}"
        ><title>${plainSentence(cutText(history,series,cut))}</title></path
      >`)}function gapMarks(history,series,runs){return series.gaps.map(({point,missing})=>{let day=dayOf(history.records[series.
points[point]?.record??-1]?.record);return html`<path class="gap" d="${lineAt(series,point,runs)}"
      ><title>${missing} missing before ${day}</title></path
    >`})}function labels(series,runs,unit){let changes=standingChanges(series).map(change=>({point:change.point,text:signedPercent(
change.changeRatio),look:changeLook(series,change)})),cuts=series.cuts.map(cut=>({point:cut.point,text:cutWords(cut),look:""})),
taken=[{from:0,to:unit.length*characterWidth}];return[...changes.toReversed(),...cuts.toReversed()].flatMap(({point,text,
look})=>{let half=text.length*characterWidth/2,x=Math.min(width-half,Math.max(chartFrame.left+half,before(series,point,runs)));
return taken.some(({from,to})=>x+half>from&&x-half<to)?[]:(taken.push({from:x-half,to:x+half}),[html`<text class="label ${look}" x="${px(
x)}" y="${chartFrame.top-6}" text-anchor="middle">${text}</text>`])})}function changeLook(series,change){return`${directionOf(
series,change)} ${change.state}`}function dayAxis({records},runs){let count=runs.records.length,first=runs.firstExact,wanted=Array.
from({length:dayTicks},(_,tick)=>Math.round(first+(tick+(first>0?.4:.15))*(count-first)/dayTicks)),shown=[];for(let run of[
...first>0?[0]:[],...wanted]){let last=shown.at(-1),isApart=last===void 0||runs.at(run)-runs.at(last)>dayWidth;run<count&&
isApart&&shown.push(run)}return shown.map(run=>{let x=runs.at(run);return html`<path class="g" d="M${px(x)} ${chartFrame.
bottom}v4" /><text
        x="${px(Math.max(x,dayWidth/2))}"
        y="${height-10}"
        text-anchor="middle"
        >${dayOf(records[runs.records[run]??-1]?.record)}</text
      >`})}function divider({firstExact,divide}){return firstExact===0?[]:[html`<path class="divide" d="M${px(divide)} ${chartFrame.
top}V${height-26}" />`]}function stripPaths(what,texts,ofTexts,runs){let paths=new Map;for(let run=0;run<texts.length;){
let text=texts[run]??"",end=run+1;for(;end<texts.length&&texts[end]===text;)end+=1;let[from,to]=[edge(runs,run),edge(runs,
end)];to-from>.05&&paths.set(text,`${paths.get(text)??""}M${px(from)} ${strips[what]}H${px(to)}`),run=end}return[...paths].
map(([text,path])=>html`<path class="strip f${ofTexts.get(text)??0}" d="${path}"
        ><title>${what}: ${plainSentence(text)}</title></path
      >`)}function edge(runs,run){return run>=runs.firstExact?runs.divide+(run-runs.firstExact)*runs.step:run===0?chartFrame.
left:runs.at(run)}function hitArea(record,{run,value,low,high},runs,decimals,unit){let spread=high>low?` (${numberText(low,
decimals)} to ${numberText(high,decimals)})`:"",text=`${runText(record)}: ${numberText(value,decimals)} ${plainText(clipMiddle(
unit,30))}${spread}`,from=runs.at(run)-runs.step/2,area=html`<path
    d="M${px(from)} ${chartFrame.top}h${px(runs.step)}v${chartFrame.bottom-chartFrame.top}h-${px(runs.step)}z"
    ><title>${text}</title></path
  >`,link=reportLink(record);return link===null?area:html`<a href="${link}" tabindex="-1">${area}</a>`}function jobRuns(series,mostExact2,{left,right}){let records=[...new Set(series.flatMap(({points})=>points.map(({record})=>record)))].
sort((one,other)=>one-other),runs=new Map(records.map((record,run)=>[record,run])),firstExact=Math.max(0,records.length-
mostExact2),divide=firstExact===0?left:left+(right-left)*.22,step=(right-divide)/Math.max(1,records.length-firstExact),columns=Math.
max(1,Math.min(firstExact,Math.floor((divide-left)/1.5)));return{records,firstExact,divide,at:run=>{if(run>=firstExact)return divide+
(run-firstExact+.5)*step;let column=Math.floor(run*columns/firstExact);return left+(column+.5)*(divide-left)/columns},step,
runOf:record=>runs.get(record)??0}}var weekMs=168*3600*1e3;function movedIn(history,madeAt){let from=Date.parse(madeAt)-weekMs,isOfWeek=(series,point)=>{let record=recordAt(
history,series,point);return record!==void 0&&Date.parse(record.measuredAt)>=from},changes=history.series.flatMap(series=>standingChanges(
series).filter(({point})=>isOfWeek(series,point)).map(change=>({series,change}))),starts=history.series.flatMap(series=>series.
cuts.filter(({point})=>isOfWeek(series,point)).map(cut=>({job:series.job,text:cutText(history,series,cut)})));return{changes:changes.
toSorted((one,other)=>weightOf(one)-weightOf(other)||sizeOf(other)-sizeOf(one)),starts:[...Map.groupBy(starts,({job,text})=>JSON.
stringify([job,text])).values()].flatMap(found=>{let[first]=found;return first===void 0?[]:[{job:first.job,text:first.text,
series:found.length}]}),sentence:sentenceOf(history,from,changes.length)}}var directions=["worse","moved","better"],states=[
"confirmed","sign","unclear","machine","refuted"];function weightOf({series,change}){return states.indexOf(change.state)*
directions.length+directions.indexOf(directionOf(series,change))}function sizeOf({change}){return Math.abs(change.changeRatio)}
function sentenceOf({records,series},from,changes){let last=records.reduce((latest,{record})=>Math.max(latest,Date.parse(
record.measuredAt)),-1/0),since=new Date(from).toISOString().slice(0,10);if(records.length===0)return"Nothing has been m\
easured yet.";if(last<from)return`Nothing has been measured since ${since}; the last run was on ${new Date(last).toISOString().
slice(0,10)}.`;let runs=records.filter(({record})=>Date.parse(record.measuredAt)>=from).length,followed=series.filter(({
current})=>current),short=followed.filter(({state})=>state==="insufficient-data").length,found=changes===0?"No change":counted(
changes,"change"),unseen=short===0?"":` ${counted(short,"series has","series have")} too few runs to tell.`;return`${found}\
 in ${counted(runs,"run")} of ${counted(followed.length,"series","series")} since ${since}.${unseen}`}var mostCharts=60,mostPointText=19e5,pointText=190,mostExact=300,[mostMoved,mostListed,mostSkipped,mostFolded,mostTableRows]=[
100,3,30,50,1e3],tablePoints=10;function historyPage(history,madeAt,assets){let charted=new Set(byInterest(history.series).
slice(0,mostCharts)),shown=history.series.map((series,index)=>({series,anchor:`s${String(index)}`,hasChart:charted.has(series)})),
exact=exactPoints(history,charted.size),jobs=[...Map.groupBy(shown,({series})=>series.job)];return pageHtml({title:"GPU \
time history",header:html`<p>${sizeText(history)}</p>
        <nav aria-label="Sections">
          <a href="#moved">What moved this week</a>
          ${jobs.map(([job],index)=>html`<a href="#j${index}">${jobTitle(job)}</a> `)}
        </nav>`,main:[movedSection(history,shown,madeAt),...jobs.map(([job,ofJob],index)=>jobSection(history,job,`j${String(
index)}`,ofJob,exact)),endedSection(history,shown),skippedSection(history)],footer:`Created on ${dateText(madeAt)}. Time\
s are in UTC; runs are in the order of their commits.`},assets)}function byInterest(all){let order=["changed","unclear",
"stable","insufficient-data"],placeOf=({current,state})=>(current?0:order.length)+order.indexOf(state);return all.toSorted(
(one,other)=>placeOf(one)-placeOf(other))}function exactPoints({records},charts){let links=records.slice(-mostExact).map(
({record})=>html`${reportLink(record)}`.text.length),link=links.reduce((sum,length)=>sum+length,0)/Math.max(1,links.length);
return Math.max(1,Math.min(mostExact,Math.floor(mostPointText/(Math.max(1,charts)*(pointText+link)))))}function sizeText({
records,series}){let[first,last]=[records[0]?.record,records.at(-1)?.record];return first===void 0?"There are no runs ye\
t.":`${counted(records.length,"run")} from ${dayOf(first)} to ${dayOf(last)}, ${formatCount(series.length)} series.`}function jobTitle(job){
return clipMiddle(plainSentence(jobText(job)),60)}function movedSection(history,shown,madeAt){let{changes,starts,sentence:said}=movedIn(
history,madeAt),anchors=new Map(shown.map(({series,anchor})=>[series,anchor])),hidden=changes.length-mostMoved,rows=changes.
slice(0,mostMoved).map(({series,change})=>{let record=recordAt(history,series,change.point);return html`<tr class="${directionOf(
series,change)} ${change.state}">
      <td><a href="#${anchors.get(series)??""}">${sentence(figureText(series.figure))}</a></td>
      <td>${jobTitle(series.job)}</td>
      <td class="n" data-v="${Number(change.changeRatio.toPrecision(6))}">
        <b class="c">${signedPercent(change.changeRatio)}</b>
      </td>
      <td>${changeStates[change.state]}</td>
      <td><code>${commitsText(change)}</code></td>
      <td>${linked(dayOf(record),reportLink(record))}</td>
    </tr>`});return html`<section id="moved">
    <h2>What moved this week</h2>
    ${rows.length===0?null:html`<div class="scroll" role="region" tabindex="0" aria-label="What moved this week">
            <table>
              <thead>
                <tr>
                  <th scope="col">range or metric</th>
                  <th scope="col">job</th>
                  <th scope="col" class="n">change</th>
                  <th scope="col">state</th>
                  <th scope="col">commits</th>
                  <th scope="col">first run</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`}
    ${hidden>0?html`<p>… and ${counted(hidden,"more change")}.</p>`:null}
    <p>${said}</p>
    ${startsList(starts)}
  </section> `}function startsList(starts){return starts.length===0?null:html`<p>New machine or setup, so earlier runs aren't comparable:</p>
    <ul>
      ${starts.slice(0,mostMoved).map(({job,text,series})=>html`<li>${sentence(text)} (${counted(series,"series","series")} of ${jobTitle(
job)})</li>`)}
    </ul>`}function jobSection(history,job,anchor,shown,exact){let runs=jobRuns(shown.map(({series})=>series),exact,chartFrame),
background=jobBackground(history,runs),[charts,others]=[shown.filter(({hasChart})=>hasChart),shown.filter(({hasChart})=>!hasChart)];
return html`<section id="${anchor}" class="job">
    <h2>${sentence(jobText(job))}</h2>
    ${charts.length===0?null:legend(history,runs,background)}
    ${charts.map(one=>seriesRow(history,one,runs,background))} ${othersTable(others)}
  </section> `}function legend(history,runs,{machines,environments}){let{firstExact}=runs,old=firstExact===0?null:html`<p>
          <small>
            ${counted(firstExact,"run")} before ${dayOf(history.records[runs.records[firstExact]??-1]?.record)} are
            summarized left of the dotted line: their median, and a band from minimum to maximum.
          </small>
        </p>`;return html`${old}
    <details>
      <summary>Machines (${machines.size}) and environments (${environments.size})</summary>
      <p>The upper strip below each chart shows the machine, the lower one the environment.</p>
      ${keyList(machines)}${keyList(environments)}
    </details>`}function keyList(looks2){let hidden=looks2.size-mostSkipped;return html`<ul class="key">
    ${[...looks2].slice(0,mostSkipped).map(([text,look])=>html`<li><i class="f${look}"></i>${sentence(text)}</li>`)}
    ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
  </ul>`}function seriesRow(history,{series,anchor},runs,background){let facts=[["latest",latestText(series)],["drift",driftText(
series)],["gaps",gapsText(series)],["ended",endText(history,series)]];return html`<article class="series" id="${anchor}">
    <div>
      <h3>${sentence(figureText(series.figure))}</h3>
      <p><span class="tag ${series.state}">${stateTexts[series.state]}</span></p>
      <ul class="facts">
        ${facts.flatMap(([title,text])=>text===null?[]:[html`<li>${title}: ${sentence(text)}</li>`])}
      </ul>
      ${changesList(history,series)}${cutsList(history,series)}
    </div>
    <div>${trendChart(history,series,runs,background)}${lastPoints(history,series)}</div>
  </article> `}function changesList(history,series){return series.changes.length===0?null:shortList("changes",series.changes.
toReversed(),change=>html`<li class="${directionOf(series,change)} ${change.state}">${changeItem(history,series,change)}</li>`)}
function changeItem(history,series,change){let record=recordAt(history,series,change.point),text=html`<span class="c">${sentence(
changeText(history,series,change))}</span>`,link=reportLink(record);return link===null?text:html`${text} <a href="${link}">report</a>`}
function cutsList(history,series){return series.cuts.length===0?null:shortList("new starts",series.cuts.toReversed(),cut=>html`<li>${sentence(
cutText(history,series,cut))}</li>`)}function shortList(title,items,itemOf){let rest=items.slice(mostListed,mostListed+mostFolded),
hidden=items.length-mostListed-rest.length;return html`<p class="title">${title}</p>
    <ul class="facts">
      ${items.slice(0,mostListed).map(itemOf)}
    </ul>
    ${rest.length===0?null:html`<details>
            <summary>${formatCount(items.length-mostListed)} earlier</summary>
            <ul class="facts">
              ${rest.map(itemOf)}${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
            </ul>
          </details>`}`}function lastPoints(history,series){let points=series.points.slice(-tablePoints).toReversed(),rows=points.
map(({record:index,value,low,high})=>{let record=history.records[index]?.record,spread=high>low?sentence(`${valueText(series,
low)} to ${valueText(series,high)}`):"\u2013";return html`<tr>
      <td>${linked(runText(record),reportLink(record))}</td>
      <td class="n" data-v="${Number(value.toPrecision(6))}">${sentence(valueText(series,value))}</td>
      <td class="n">${spread}</td>
    </tr>`});return html`<details class="points">
    <summary>Last ${counted(points.length,"run")}</summary>
    <div
      class="scroll"
      role="region"
      tabindex="0"
      aria-label="Last runs of ${plainSentence(figureText(series.figure))}"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">run</th>
            <th scope="col" class="n">value</th>
            <th scope="col" class="n">spread of rounds</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </details>`}function linked(text,link){return link===null?html`${text}`:html`<a href="${link}">${text}</a>`}function othersTable(shown){
if(shown.length===0)return null;let hidden=shown.length-mostTableRows,rows=shown.slice(0,mostTableRows).map(({series,anchor})=>html`<tr id="${anchor}">
        <td>${sentence(figureText(series.figure))}</td>
        <td>${stateTexts[series.state]}</td>
        <td class="n">${sentence(latestText(series)??"\u2013")}</td>
        <td class="n">${sentence(driftText(series)??"\u2013")}</td>
      </tr>`);return html`<h3>Without a chart</h3>
    <p>The page has room for ${mostCharts} charts; <code>llm-profile history show</code> draws any series.</p>
    <div class="scroll" role="region" tabindex="0" aria-label="Series without a chart">
      <table>
        <thead>
          <tr>
            <th scope="col">range or metric</th>
            <th scope="col">state</th>
            <th scope="col" class="n">latest</th>
            <th scope="col" class="n">drift</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${hidden>0?html`<p>… and ${formatCount(hidden)} more series.</p>`:null}`}function endedSection(history,shown){let ended=shown.
flatMap(({series,anchor})=>{let text=endText(history,series);return text===null?[]:[{series,anchor,text}]});if(ended.length===
0)return null;let hidden=ended.length-mostMoved;return html`<section id="ended">
    <h2>Ended</h2>
    <p>The job's last runs don't have these; they may have been renamed or removed.</p>
    <ul>
      ${ended.slice(0,mostMoved).map(({series,anchor,text})=>html`<li><a href="#${anchor}">${sentence(figureText(series.
figure))}</a>, ${sentence(jobText(series.job))}: ${text}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}function skippedSection({skipped}){if(skipped.length===0)return null;let hidden=skipped.length-mostSkipped;
return html`<section id="skipped">
    <h2>Skipped files</h2>
    <p>${counted(skipped.length,"file")} in the history can't be read.</p>
    <ul>
      ${skipped.slice(0,mostSkipped).map(one=>html`<li>${sentence(skippedText(one))}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}export{drawnSeries,historyPage};
