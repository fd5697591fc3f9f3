import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{kernelLabel}from"./chunk-DZDJZLNK.js";import{nameText,shownText}from"./chunk-UAF72VOO.js";import{clipMiddle,
nsAmount}from"./chunk-JQWK2UK7.js";import{median}from"./chunk-7Z5XDYKE.js";import{countText,sizeAmount}from"./chunk-W32B5RYS.js";
import{plainLines,plainText}from"./chunk-JN33INQG.js";function linearScale([from,to],[start,end],count=5){let isWide=to-from>1e-9*Math.abs(to),step=roundStep((isWide?to-from:
Math.abs(to)||1)/count),low=Math.floor(from/step),high=Math.max(Math.ceil(to/step),low+1),ticks=Array.from({length:high-
low+1},(_,index)=>Number(((low+index)*step).toPrecision(12)));return{at:value=>start+(value/step-low)/(high-low)*(end-start),
ticks}}function roundStep(least){let power=10**Math.floor(Math.log10(least));return([1,2,5].find(factor=>factor*power>=least*
(1-1e-9))??10)*power}function logScale([from,to],[start,end]){let low=Math.floor(Math.log10(from)+1e-9),high=Math.max(Math.
ceil(Math.log10(to)-1e-9),low+1),ticks=Array.from({length:high-low+1},(_,index)=>+`1e${String(low+index)}`);return{at:value=>start+
(Math.log10(value)-low)/(high-low)*(end-start),ticks}}var knee=.05;function changeScale(limit,[start,end]){let size=value=>Math.
log1p(Math.min(Math.abs(value),limit)/knee)/Math.log1p(limit/knee),ticks=[.01,.05,.2,.5,1,2].filter(tick=>tick<limit*.9);
return{at:value=>(start+end)/2+Math.sign(value)*size(value)*(end-start)/2,ticks:[...ticks.toReversed().map(tick=>-tick),
0,...ticks]}}function px(value){return String(Math.round(value*10)/10)}var SafeHtml=class{text;constructor(text){this.text=text}};function html(strings,...parts){return new SafeHtml(compact(strings).
reduce((text,literal,index)=>text+literal+(index<parts.length?partText(parts[index]):""),""))}var compacted=new WeakMap;
function compact(strings){let known=compacted.get(strings)??strings.map(literal=>literal.replaceAll(/\n\s*/g,`
`));return compacted.set(strings,known),known}function rawElement(name,text){if(/<\/(?:style|script)|<!--/i.test(text))throw new RangeError(
"The text contains `</style`, `</script`, or `<!--`, which isn't allowed.");return new SafeHtml(`<${name}>${text}</${name}\
>`)}function dataElement(id,base64){if(!/^[\w-]+$/.test(id)||!/^[A-Za-z0-9+/]*={0,2}$/.test(base64))throw new RangeError(
"The id or the data has characters that aren't allowed.");return new SafeHtml(`<script type="application/octet-stream" i\
d="${id}">${base64}</script>`)}function partText(part){return part==null?"":part instanceof SafeHtml?part.text:typeof part==
"string"?escaped(part):typeof part=="number"?String(part):part.map(partText).join("")}function escaped(text){return plainLines(
text).replace(/[&<>"']/g,character=>`&#${String(character.charCodeAt(0))};`)}var nameWidth=80,proseWidth=2e3;function sentence(text){
return new SafeHtml(shownText(text,(kind,part)=>kind==="own"?escaped(part):kind==="name"?code(clipMiddle(plainText(part),
nameWidth)):kind==="kernel"?code(kernelLabel(part,nameWidth)):plainText(part.length>proseWidth?`${part.slice(0,proseWidth-
1)}\u2026`:part).split(quoted).map((piece,index)=>index%2===1?code(piece):escaped(piece)).join("")))}function plainSentence(text){
return shownText(text,(kind,part)=>kind==="kernel"?kernelLabel(part,nameWidth):clipMiddle(plainText(part),nameWidth))}var quoted=/(?<!`)`([^`\n]+)`(?!`)/;
function code(text){return text.trim()===""?"<code>(no name)</code>":`<code>${breakable(text)}</code>`}var wordEnds=/(?<=::|[_<(/]|,(?! )|[a-z\d](?=[A-Z]))/,
shortName=24;function breakable(text){return text.length<=shortName?escaped(text):text.split(wordEnds).map(escaped).join(
"<wbr>")}function codeHtml(text){return new SafeHtml(code(text))}function nameCode(name){return sentence(nameText(name))}function leftAxis(scale,{left,right},text){return scale.ticks.map(tick=>{let y=px(scale.at(tick));return html`<path class="g" d="M${px(
left)} ${y}H${px(right)}" /><text
        x="${px(left-6)}"
        y="${y}"
        dy=".35em"
        text-anchor="end"
        >${text(tick)}</text
      >`})}function bottomAxis(scale,{top,bottom},text){return scale.ticks.map(tick=>{let x=px(scale.at(tick));return html`<path class="g" d="M${x} ${px(
top)}V${px(bottom)}" /><text
        x="${x}"
        y="${px(bottom+15)}"
        text-anchor="middle"
        >${text(tick)}</text
      >`})}function tickDecimals(ticks){let step=(ticks[1]??1)-(ticks[0]??0);return Math.max(0,-Math.floor(Math.log10(step)+
1e-9))}function shownUnit(base,value){if(base==="ns"||base==="bytes"){let name=base==="ns"?nsAmount(value).unit:sizeAmount(value).
unit;return{name,size:sizes[name]??1}}return value>=1e9?{name:`billion ${base}`,size:1e9}:value>=1e6?{name:`million ${base}`,
size:1e6}:{name:base,size:1}}var sizes={ns:1,\u00B5s:1e3,ms:1e6,s:1e9,B:1,KiB:2**10,MiB:2**20,GiB:2**30,TiB:2**40};function drawnExtent(points){
let[from,to]=[1/0,-1/0];for(let[at,{value}]of points.entries()){let before=points[at-1]?.value??value,after=points[at+1]?.
value??value,own=at===points.length-1?value:median([before,value,after]);from=Math.min(from,own),to=Math.max(to,own)}if(points.
length===0)return[0,1];let spread=median(points.slice(-recent).map(({low,high})=>high-low)),room=Math.max((to-from)*.15,
spread,Math.abs(to)*.002);return[from-room,to+room]}var recent=50;function numberText(value,decimals){return decimals>0?
value.toFixed(decimals):countText(value,0)}import{createHash}from"node:crypto";function pageHtml({title,header,main,footer},{style,script}){let policy=`default-src 'none'; style-src '${hashOf(style)}\
'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`;return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${rawElement("style",style)}
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${header}
        </header>
        <main>${main}</main>
        <footer>
          <p>${footer}</p>
        </footer>
        ${rawElement("script",script)}
      </body>
    </html> `.text}function hashOf(text){return`sha256-${createHash("sha256").update(text).digest("base64")}`}export{linearScale,logScale,changeScale,px,html,dataElement,sentence,plainSentence,codeHtml,nameCode,leftAxis,bottomAxis,
tickDecimals,shownUnit,drawnExtent,numberText,pageHtml};
