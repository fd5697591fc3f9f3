import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{callTool,ncuImportArgv,ncuRangeExpression}from"./chunk-USOKR2YX.js";import{parse}from"./chunk-LF3QRERU.js";
import{shortenName}from"./chunk-TAUPKAIQ.js";import{counted}from"./chunk-6ECLQG56.js";import{stableRangeName}from"./chunk-HK4KMQAT.js";
import{countText}from"./chunk-6WS3YUMR.js";import{coerce_exports}from"./chunk-EMAJXVPM.js";import{object,prettifyError,
string}from"./chunk-7IBWU4LP.js";import{ParseError,ToolError,errorMessage}from"./chunk-A6EG2BLY.js";var identityNames=new Set(["ID","Process ID","Process Name","Host Name","Kernel Name","Kernel Time","Context","Stream","\
Block Size","Grid Size","Device","CC"]);function refuseOtherPage(header,file){if(header.includes("Metric Name"))throw new ParseError(
{what:"The CSV from ncu isn't the raw page: it has one row per metric.",where:file,help:"Run ncu with --page raw (and --\
csv).",id:"ncu-page"})}function readColumns(header,units,file){if(!header.includes("Kernel Name"))throw badHeader(header,
file,"It has no column Kernel Name.");let columns={identity:new Map,ranges:new Array,metrics:new Array};for(let[at,name]of header.
entries()){let style=rangeColumnStyle(name);style!==null?columns.ranges.push({at,style}):identityNames.has(name)?columns.
identity.set(name,at):columns.metrics.push({at,name,...baseUnit(units[at]??"")})}for(let{name,unit,at}of columns.metrics){
let need=missingUnit(name,unit);if(need!==null)throw new ParseError({what:`The unit of ${name} is unknown: ${JSON.stringify(
units[at]??"")}.`,where:`${file}, the row of units`,why:`Expected ${need}, or a multiple of it.`,help:"Run ncu with --pr\
int-units base. If your ncu uses a different name for the unit, please report the problem and include your ncu version.",
id:"ncu-unit"})}return{...columns,count:header.length}}function badHeader(found,file,why){return new ParseError({what:"T\
he CSV from ncu has an unknown header.",where:file,why:`${why} The first line is ${JSON.stringify(found.join(",").slice(
0,160))}.`,help:"Run ncu with --csv --page raw, and with --log-file or --import to keep the program's output out of the \
CSV.",id:"ncu-header"})}var fieldsAfterName=6,defaultDomain="<default domain>";function rangeColumnStyle(header){return/push\/pop_range/i.
test(header)?"pushpop":/start\/(stop|end)_range/i.test(header)?"startend":null}function readRanges(cell,style){let text=cell.
trim();if(text==="")return[];let entries=text.includes('"')?quotedEntries(text):[text],ranges=[];for(let entry of entries??
[]){let range=readRange(entry,style);if(range===null)return null;ranges.push(range)}return ranges.length===0?null:ranges}
function quotedEntries(text){return/^[^"]*"(.*)"$/s.exec(text)?.[1]?.split(/"\s+(?:\d+\s+)?"/)??null}function readRange(entry,style){
let parts=entry.split(":");style==="startend"&&/^\d+$/.test(parts[0]?.trim()??"")&&parts.shift();let named=parts.slice(0,
-fieldsAfterName),[domain,...name]=named;return domain===void 0||name.length===0?null:{name:stableRangeName(shortenName(
name.join(":"))),domain:domain.trim()===defaultDomain?"":shortenName(domain.trim()),style}}var timePrefixes={n:1e-9,u:1e-6,
m:.001,"":1},sizePrefixes={"":1,K:1e3,M:1e6,G:1e9,T:1e12,P:1e15};function baseUnit(printed){let[numerator="",denominator,
...rest]=printed.trim().split("/"),above=atom(numerator);if(denominator===void 0)return above.unit==="s"?{unit:"ns",factor:exact(
above.factor*1e9)}:above;if(rest.length>0)return{unit:printed.trim(),factor:1};let below=atom(denominator);return above.
unit==="cycle"&&below.unit==="s"?{unit:"hz",factor:exact(above.factor/below.factor)}:{unit:`${above.unit}/${below.unit}`,
factor:exact(above.factor/below.factor)}}function atom(text){let time=/^([num]?)(?:s|sec|second)s?$/.exec(text);if(time!==
null)return{unit:"s",factor:timePrefixes[time[1]??""]??1};let scaled=/^([kKMGTP]?)(bytes?|hz)$/i.exec(text);return scaled!==
null?{unit:(scaled[2]??"").toLowerCase().startsWith("b")?"byte":"hz",factor:sizePrefixes[(scaled[1]??"").toUpperCase()]??
1}:{unit:text,factor:1}}function exact(value){return Number(value.toPrecision(15))}var needed=[{metric:/^gpu__time_(duration|active)\b/,
unit:"ns"},{metric:/^dram__bytes((_op)?(_read|_write))?\.(sum|avg|min|max)$/,unit:"byte"},{metric:/^dram__bytes((_op)?(_read|_write))?\.(sum|avg|min|max)\.per_second$/,
unit:"byte/s"},{metric:/__cycles_elapsed\.(sum|avg|min|max)\.per_second$/,unit:"hz"}];function missingUnit(metric,unit){
let need=needed.find(entry=>entry.metric.test(metric));return need===void 0||need.unit===unit?null:need.unit}var badLimit=.1,namedBadRows=3,longestRecord=2**22;function parseNcuCsv(text,file){let lines=sortLines(text),found={source:file,
messages:lines.messages,availableKernels:lines.availableKernels},[header,units,...records]=lines.records;if(header===void 0){
let[first]=lines.others;if(first!==void 0&&lines.messages.length===0)throw badHeader([first.text],file,"It has no header\
 line.");return{...found,columns:[],rows:[],warnings:otherLines(lines,file)}}if(header.text.length>longestRecord)throw badHeader(
[header.text],file,`It has more than ${countText(longestRecord)} characters.`);let names=splitRecord(header.text)??[];refuseOtherPage(
names,file);let unitCells=splitRecord(units?.text??"")??[];if((unitCells[names.indexOf("ID")]??"")!=="")throw badHeader(
names,file,"It has no row of units below the header.");let columns=readColumns(names,unitCells,file),rows=[],bad=[],inPart=[];
for(let{text:record,line}of records){let cells=splitRecord(record),badCells=[],row=cells===null?"it isn't CSV":readRow(cells,
line,columns,why=>badCells.push(why)),place=`${file}, line ${line}`;typeof row=="string"?bad.push(`${place}: ${row}`):rows.
push(row),badCells.length>0&&inPart.push(`${place}, ignored unreadable cells: ${badCells.join("; ")}`)}if(bad.length+inPart.
length>badLimit*records.length)throw badRows([...bad,...inPart],records.length,file);return refuseUnlabeled(rows,file),{
...found,columns:columns.metrics.map(({name})=>name),rows,warnings:[...bad,...inPart,...otherLines(lines,file)]}}function splitRecord(record){
if(record.length>longestRecord)return null;try{let parsed=parse(record,{relaxColumnCount:!0,recordDelimiter:`
`}),[cells]=Array.isArray(parsed)?parsed:[];return Array.isArray(cells)?cells.map(cell=>String(cell)):null}catch{return null}}
function badRows(bad,count,file){let rest=bad.length-namedBadRows;return new ParseError({what:`Can't read ${bad.length} \
of ${count} rows from ncu.`,where:file,why:[...bad.slice(0,namedBadRows),...rest>0?[`and ${rest} more`]:[]].join(`
`),help:"Make sure that ncu wasn't stopped while it wrote the file, and run it with --csv --page raw --print-units base.",
id:"ncu-rows"})}function refuseUnlabeled(rows,file){let row=rows.find(({kind,ranges})=>kind==="range"&&ranges.length===0);
if(row!==void 0)throw new ParseError({what:"A replayed range has no name, so we can't tell what was measured.",where:`${file}\
, line ${row.line}, the columns of NVTX ranges`,help:"Run ncu with --nvtx and an --nvtx-include for each range. Ranges b\
etween cudaProfilerStart and cudaProfilerStop have no name.",id:"ncu-unlabeled-range"})}function otherLines({others},file){
let[first]=others;return first===void 0?[]:[`${file}: ${counted(others.length,"line isn't","lines aren't")} from ncu; th\
e first is line ${first.line}: ${JSON.stringify(first.text.slice(0,80))}`]}var levels={PROF:"prof",WARNING:"warning",ERROR:"\
error"};function sortLines(text){let messages=[],availableKernels=[],records=[],others=[],open=null,addRecord=()=>{open!==
null&&records.push({text:open.lines.join(`
`),line:open.line}),open=null},listing=!1;for(let[index,content]of text.replace(/^\uFEFF/,"").split(/\r?\n/).entries()){
let line=index+1;if(open!==null){open.lines.push(content),hasPairedQuotes(content)||addRecord();continue}let message=/^==([A-Za-z]+)== ?(.*)$/.
exec(content),listed=listing?/^\d+\. (.*)$/.exec(content)?.[1]:void 0;message!==null?messages.push({level:levels[message[1]??
""]??"other",text:message[2]??""}):listed!==void 0?availableKernels.push(shortenName(listed)):content==="Available Kerne\
ls:"?listing=!0:(records.length===0?content.startsWith('"ID","'):content.startsWith('"'))?(open={lines:[content],line},hasPairedQuotes(
content)&&addRecord()):content.trim()!==""&&others.push({text:content,line})}return addRecord(),{messages,availableKernels,
records,others}}function hasPairedQuotes(line){return(line.split('"').length-1)%2===0}function readRow(cells,line,columns,badCell){
if(cells.length!==columns.count)return`${cells.length} cells, but the header has ${columns.count}`;let text=name=>{let at=columns.
identity.get(name);return at===void 0?"":(cells[at]??"").trim()},id=readValue(text("ID"),1);if(typeof id!="number"||!Number.
isSafeInteger(id))return`the ID isn't a number: ${JSON.stringify(text("ID"))}`;let kernel=shortenName(text("Kernel Name"));
if(kernel==="")return"it has no kernel name";let grid=readDim3(text("Grid Size")),block=readDim3(text("Block Size"));if(grid===
void 0||block===void 0)return`the grid or block isn't three numbers: ${JSON.stringify([text("Grid Size"),text("Block Siz\
e")])}`;let ranges=[];for(let{at,style}of columns.ranges.toSorted((one,other)=>one.style.localeCompare(other.style))){let read=readRanges(
cells[at]??"",style);if(read===null)return`the ranges have an unknown format: ${JSON.stringify((cells[at]??"").slice(0,120))}`;
ranges.push(...read)}let metrics=new Map;for(let{at,name,unit,factor}of columns.metrics){let value=readValue(cells[at]??
"",factor),isBad=typeof value=="string"&&unit!=="";isBad&&badCell(`${name} (${unit}) isn't a number: ${JSON.stringify(value.
slice(0,60))}`),metrics.set(name,{value:isBad?null:value,unit})}return{kind:kernel==="range"&&grid===null?"range":"kerne\
l",id,line,kernel,grid,block,ranges,metrics,rules:[]}}function readDim3(text){if(text===""||text==="n/a")return null;let match=/^\(\s*([\d,]*\d)\s*,\s+([\d,]*\d)\s*,\s+([\d,]*\d)\s*\)$/.
exec(text),[x,y,z]=(match??[]).slice(1).map(part=>Number(part.replaceAll(",","")));return x===void 0||y===void 0||z===void 0?
void 0:[x,y,z]}var absent=new Set(["","n/a","no data","nan","-nan","inf","-inf","(!) n/a","(!) nan"]),number=/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
function readValue(cell,factor){let text=cell.trim();if(absent.has(text.toLowerCase()))return null;let plain=text.replace(
/ \(.*\)$/s,"");if(!number.test(plain))return text;let value=Number(plain.replaceAll(",",""));return factor===1?value:exact(
value*factor)}var optionalText=string().default(""),rowSchema=object({ID:coerce_exports.number().int().nonnegative(),"Section Name":optionalText,
"Rule Name":optionalText,"Rule Type":optionalText,"Rule Description":optionalText,"Estimated Speedup Type":optionalText,
"Estimated Speedup":optionalText}),types={OPT:"optimization",WRN:"warning",INF:"information"},mostRules=200,longestRecord2=2**
20,longestText=4e3;function addNcuDetails(report,text,file){try{let rules=parseNcuDetails(text,file);return{...report,rows:report.
rows.map(row=>({...row,rules:rules.get(row.id)??[]}))}}catch(error){if(!(error instanceof ParseError))throw error;return{
...report,warnings:[...report.warnings,`${file}: ${error.message} ${error.why??""}`.trim()]}}}function parseNcuDetails(text,file){
let found=new Map;for(let record of recordsOf(text,file)){let row=rowSchema.safeParse(record);if(!row.success)throw notDetails(
file,prettifyError(row.error));let type=types[row.data["Rule Type"]];if(row.data["Rule Name"]===""||type===void 0)continue;
let rules=found.get(row.data.ID)??[];rules.length<mostRules&&rules.push(ruleOf(row.data,type)),found.set(row.data.ID,rules)}
return found}function recordsOf(text,file){let start=/^"ID",.*"Rule Name"/m.exec(text)?.index;if(start===void 0)throw notDetails(
file,"It has no header line with a Rule Name.");try{let records=parse(text.slice(start),{columns:!0,relaxColumnCount:!0,
maxRecordSize:longestRecord2});return Array.isArray(records)?records:[]}catch(error){throw notDetails(file,errorMessage(
error),error)}}function ruleOf(row,type){let speedup=Number(row["Estimated Speedup"].replaceAll(",","")),scope=row["Esti\
mated Speedup Type"],known=row["Estimated Speedup"].trim()!==""&&Number.isFinite(speedup)&&speedup>=0;return{section:row["\
Section Name"],rule:row["Rule Name"],type,text:row["Rule Description"].trim().slice(0,longestText),speedup:known&&(scope===
"global"||scope==="local")?{of:scope,pct:speedup}:null}}function notDetails(file,why,cause){return new ParseError({what:"\
Can't read the results of ncu's rules.",where:file,why,help:"Run ncu with --csv --page details, or remove this file. The\
 measurements don't need this file.",id:"ncu-details",...cause===void 0?{}:{cause}})}var importLimitMs=5*6e4;async function importPage({ncu,...ports},report,page,shown){let argv=ncuImportArgv(ncu,report,page),
{exitCode,stdout,stderr,timedOut}=await callTool(ports,"ncu --import",argv,importLimitMs);return exitCode===0?stdout:new ToolError(
{id:"ncu-import",what:timedOut?"ncu --import didn't finish within five minutes.":`ncu --import exited with ${exitCode}.`,
where:shown,why:`${stderr}
${stdout}`.trim().slice(0,500),help:"An older ncu can't read reports from a newer ncu. Check that ncu-ui can open the re\
port. To keep a run's report, set ncu.keep-report=true."})}function addDetails(report,page,source){if(typeof page=="stri\
ng")return addNcuDetails(report,page,source);let warning=`${source}: Couldn't read the advice from ncu's rules. ${page.message}`;
return{...report,warnings:[...report.warnings,warning]}}function createNcuEvidence(label,{mode,metrics,presetMetrics,kernels,
shared,ranges},report){return{label,report,mode,includes:ranges.map(range=>ncuRangeExpression(range)),ranges,askedMetrics:metrics,
presetMetrics,selectedKernels:shared===null?kernels??[]:[]}}export{parseNcuCsv,importPage,addDetails,createNcuEvidence};
