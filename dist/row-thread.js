import{DatabaseSync as DatabaseSync2}from"node:sqlite";import{parentPort,workerData}from"node:worker_threads";import{DatabaseSync}from"node:sqlite";var exportAgain="Export the report again: nsys export --type sqlite --force-overwrite true -o FILE.sqlite FILE.nsys-rep",
sqliteFailures=[{code:5,id:"sqlite-locked",why:"Another process holds a lock on it.",help:"Wait until nsys export has fi\
nished, then try again."},{code:6,id:"sqlite-locked",why:"A table in it is locked.",help:"Wait until nsys export has fin\
ished, then try again."},{code:8,id:"sqlite-unfinished",why:"An interrupted write left a journal beside it.",help:exportAgain},
{code:10,id:"sqlite-unreadable",why:"Reading it from the disk failed.",help:`Check the disk. ${exportAgain}`},{code:11,id:"\
sqlite-damaged",why:"It is damaged or cut off.",help:exportAgain},{code:14,id:"sqlite-unreadable",why:"It cannot be open\
ed.",help:"Check that the file exists and may be read."},{code:26,id:"sqlite-not-a-database",why:"It is not an SQLite da\
tabase.",help:`Give the .sqlite file that nsys made. ${exportAgain}`}];function isTooLarge(error){return typeof error=="object"&&error!==null&&"code"in error&&error.code==="ERR_OUT_OF_RANGE"}var rowsOfBlock=16384,rowsAtOnce=1000n,sparse=4n*BigInt(rowsOfBlock);function blockReader(database2){let last=null;return task=>{
last?.sql!==task.sql&&(last={sql:task.sql,statement:database2.prepare(task.sql)});let{statement}=last;statement.setReturnArrays(
!0);try{if(task.span===null){let rows=statement.all();return blockOf(task,rows.length,[rows])}return blockOf(task,rowsOfBlock,
rowsWithin(statement,task.span))}catch(error){if(isTooLarge(error))return null;throw error}}}function*rowsWithin(statement,[
first,last]){let step=last-first>sparse?last-first+1n:rowsAtOnce;for(let from=first;from<=last;from+=step)yield statement.
all(from,from+step<=last?from+step-1n:last)}function blockOf({width,nullable},capacity,parts){let cells=Array.from({length:width},
()=>new Float64Array(capacity)),mayBeNull=cells.map((_,at)=>nullable.includes(at)),count=0;for(let rows of parts)for(let row of rows){
if(!Array.isArray(row))throw new TypeError("node:sqlite did not return an array");for(let at=0;at<width;at+=1){let value=row[at],
column=cells[at];if(column!==void 0)if(typeof value=="number"&&Number.isSafeInteger(value))column[count]=value;else if(value===
null&&mayBeNull[at]===!0)column[count]=NaN;else return null}count+=1}return{count,cells}}var{path}=workerData,database=new DatabaseSync2(path,{readOnly:!0});database.exec("BEGIN");var read=blockReader(database);
parentPort?.on("message",task=>{try{let block=read(task);answer({block},block?.cells.map(({buffer})=>buffer)??[])}catch(error){
if(!(error instanceof Error&&"errcode"in error&&typeof error.errcode=="number"))throw error;answer({failure:{errcode:error.
errcode,message:error.message}},[])}});function answer(message,moved){parentPort?.postMessage(message,[...moved])}
