import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var CsvError=class _CsvError extends Error{constructor(code,message,options,...contexts){Array.isArray(message)&&(message=
message.join(" ").trim()),super(message),Error.captureStackTrace!==void 0&&Error.captureStackTrace(this,_CsvError),this.
code=code;for(let context of contexts)for(let key in context){let value=context[key];this[key]=Buffer.isBuffer(value)?value.
toString(options.encoding):value==null?value:JSON.parse(JSON.stringify(value))}}};var is_object=function(obj){return typeof obj=="object"&&obj!==null&&!Array.isArray(obj)};var normalize_columns_array=function(columns){let normalizedColumns=[];for(let i=0,l=columns.length;i<l;i++){let column=columns[i];
if(column==null||column===!1)normalizedColumns[i]={disabled:!0};else if(typeof column=="string"||typeof column=="number")
normalizedColumns[i]={name:`${column}`};else if(is_object(column)){if(typeof column.name!="string")throw new CsvError("C\
SV_OPTION_COLUMNS_MISSING_NAME",["Option columns missing name:",`property "name" is required at position ${i}`,"when col\
umn is an object literal"]);normalizedColumns[i]=column}else throw new CsvError("CSV_INVALID_COLUMN_DEFINITION",["Invali\
d column definition:","expect a string or a literal object,",`got ${JSON.stringify(column)} at position ${i}`])}return normalizedColumns};var ResizeableBuffer=class{constructor(size=100){this.size=size,this.length=0,this.buf=Buffer.allocUnsafe(size)}prepend(val){
if(Buffer.isBuffer(val)){let length=this.length+val.length;if(length>=this.size&&(this.resize(),length>=this.size))throw Error(
"INVALID_BUFFER_STATE");let buf=this.buf;this.buf=Buffer.allocUnsafe(this.size),val.copy(this.buf,0),buf.copy(this.buf,val.
length),this.length+=val.length}else{let length=this.length++;length===this.size&&this.resize();let buf=this.clone();this.
buf[0]=val,buf.copy(this.buf,1,0,length)}}append(val){let length=this.length++;length===this.size&&this.resize(),this.buf[length]=
val}clone(){return Buffer.from(this.buf.slice(0,this.length))}resize(){let length=this.length;this.size=this.size*2;let buf=Buffer.
allocUnsafe(this.size);this.buf.copy(buf,0,0,length),this.buf=buf}toString(encoding){return encoding?this.buf.toString(encoding,
0,this.length):Uint8Array.prototype.slice.call(this.buf.slice(0,this.length))}toJSON(){return this.toString("utf8")}reset(){
this.length=0}},ResizeableBuffer_default=ResizeableBuffer;var init_state=function(options){let timchars=[32,9,10,13,12,11,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,
8202,8232,8233,8239,8287,12288,65279].reduce((acc,codepoint)=>{let encoded=Buffer.from(String.fromCharCode(codepoint),options.
encoding);return codepoint!==63&&encoded.length===1&&encoded[0]===63||acc.push(encoded),acc},[]),timcharFirstBytes=new Uint8Array(
256);for(let t of timchars)timcharFirstBytes[t[0]]=1;return{bomSkipped:!1,bufBytesStart:0,castField:options.cast_function,
commenting:!1,delimiterBufPrevious:void 0,delimiterDiscovered:!1,error:void 0,enabled:options.from_line===1,escaping:!1,
escapeIsQuote:Buffer.isBuffer(options.escape)&&Buffer.isBuffer(options.quote)&&Buffer.compare(options.escape,options.quote)===
0,expectedRecordLength:Array.isArray(options.columns)?options.columns.length:void 0,field:new ResizeableBuffer_default(20),
firstLineToHeaders:options.cast_first_line_to_header,needMoreDataSize:Math.max(options.comment!==null?options.comment.length:
0,...options.delimiter?options.delimiter.map(delimiter=>delimiter.length):[],options.delimiter_auto?1:0,options.quote!==
null?options.quote.length:0,...timchars.map(t=>t.length)),previousBuf:void 0,quoting:!1,stop:!1,rawBuffer:new ResizeableBuffer_default(
100),record:[],recordHasError:!1,record_length:0,recordDelimiterMaxLength:options.record_delimiter.length===0?0:Math.max(
...options.record_delimiter.map(v=>v.length)),trimChars:[Buffer.from(" ",options.encoding)[0],Buffer.from("	",options.encoding)[0]],
wasQuoting:!1,wasRowDelimiter:!1,timchars,timcharFirstBytes}};var underscore=function(str){return str.replace(/([A-Z])/g,function(_,match){return"_"+match.toLowerCase()})};var normalize_options=function(opts){let options={};for(let opt in opts)options[underscore(opt)]=opts[opt];if(options.encoding===
void 0||options.encoding===!0)options.encoding="utf8";else if(options.encoding===null||options.encoding===!1)options.encoding=
null;else if(typeof options.encoding!="string"&&options.encoding!==null)throw new CsvError("CSV_INVALID_OPTION_ENCODING",
["Invalid option encoding:","encoding must be a string or null to return a buffer,",`got ${JSON.stringify(options.encoding)}`],
options);if(options.bom===void 0||options.bom===null||options.bom===!1)options.bom=!1;else if(options.bom!==!0)throw new CsvError(
"CSV_INVALID_OPTION_BOM",["Invalid option bom:","bom must be true,",`got ${JSON.stringify(options.bom)}`],options);if(options.
cast_function=null,options.cast===void 0||options.cast===null||options.cast===!1||options.cast==="")options.cast=void 0;else if(typeof options.
cast=="function")options.cast_function=options.cast,options.cast=!0;else if(options.cast!==!0)throw new CsvError("CSV_IN\
VALID_OPTION_CAST",["Invalid option cast:","cast must be true or a function,",`got ${JSON.stringify(options.cast)}`],options);
if(options.cast_date===void 0||options.cast_date===null||options.cast_date===!1||options.cast_date==="")options.cast_date=
!1;else if(options.cast_date===!0)options.cast_date=function(value){let date=Date.parse(value);return isNaN(date)?value:
new Date(date)};else if(typeof options.cast_date!="function")throw new CsvError("CSV_INVALID_OPTION_CAST_DATE",["Invalid\
 option cast_date:","cast_date must be true or a function,",`got ${JSON.stringify(options.cast_date)}`],options);if(options.
cast_first_line_to_header=void 0,options.columns===!0)options.cast_first_line_to_header=void 0;else if(typeof options.columns==
"function")options.cast_first_line_to_header=options.columns,options.columns=!0;else if(Array.isArray(options.columns))options.
columns=normalize_columns_array(options.columns);else if(options.columns===void 0||options.columns===null||options.columns===
!1)options.columns=!1;else throw new CsvError("CSV_INVALID_OPTION_COLUMNS",["Invalid option columns:","expect an array, \
a function or true,",`got ${JSON.stringify(options.columns)}`],options);if(options.group_columns_by_name===void 0||options.
group_columns_by_name===null||options.group_columns_by_name===!1)options.group_columns_by_name=!1;else{if(options.group_columns_by_name!==
!0)throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",["Invalid option group_columns_by_name:","expect an boo\
lean,",`got ${JSON.stringify(options.group_columns_by_name)}`],options);if(options.columns===!1)throw new CsvError("CSV_\
INVALID_OPTION_GROUP_COLUMNS_BY_NAME",["Invalid option group_columns_by_name:","the `columns` mode must be activated."],
options)}if(options.comment===void 0||options.comment===null||options.comment===!1||options.comment==="")options.comment=
null;else if(typeof options.comment=="string"&&(options.comment=Buffer.from(options.comment,options.encoding)),!Buffer.isBuffer(
options.comment))throw new CsvError("CSV_INVALID_OPTION_COMMENT",["Invalid option comment:","comment must be a buffer or\
 a string,",`got ${JSON.stringify(options.comment)}`],options);if(options.comment_no_infix===void 0||options.comment_no_infix===
null||options.comment_no_infix===!1)options.comment_no_infix=!1;else if(options.comment_no_infix!==!0)throw new CsvError(
"CSV_INVALID_OPTION_COMMENT",["Invalid option comment_no_infix:","value must be a boolean,",`got ${JSON.stringify(options.
comment_no_infix)}`],options);if(options.delimiter_auto===void 0||options.delimiter_auto===null||options.delimiter_auto===
!1)options.delimiter_auto=!1;else if(options.delimiter_auto===!0)options.delimiter_auto={};else if(!is_object(options.delimiter_auto))
throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Invalid option delimiter_auto:","delimiter_auto must be a boole\
an or a configuration object,",`got ${JSON.stringify(options.delimiter_auto)}`],options);if(options.delimiter_auto){if(options.
delimiter_auto.preferred===void 0)options.delimiter_auto.preferred={44:1.8,9:1.8,59:1.6,32:1.6,58:1.5,46:1.4,47:1.4};else if(!is_object(
options.delimiter_auto.preferred))throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Invalid option delimiter_auto\
:","preferred must be an object,",`got ${JSON.stringify(options.delimiter_auto.preferred)}`],options);if(options.delimiter_auto.
score===void 0)options.delimiter_auto.score=(info,options2)=>(info.total-info.std)*(options2.preferred[info.char_code]||
1);else if(typeof options.delimiter_auto.score!="function")throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Inva\
lid option delimiter_auto:","score must be a function,",`got ${JSON.stringify(options.delimiter_auto.score)}`],options);
if(options.delimiter_auto.size===void 0)options.delimiter_auto.size=2048;else if(typeof options.delimiter_auto.size!="nu\
mber")throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Invalid option delimiter_auto:","size must be a number,",
`got ${JSON.stringify(options.delimiter_auto.size)}`],options)}let delimiter_json=JSON.stringify(options.delimiter);if(options.
delimiter_auto!==!1&&(options.delimiter=[]),Array.isArray(options.delimiter)||((options.delimiter===void 0||options.delimiter===
null||options.delimiter===!1)&&(options.delimiter=Buffer.from(",",options.encoding)),options.delimiter=[options.delimiter]),
options.delimiter=options.delimiter.map(function(delimiter){if(typeof delimiter=="string"&&(delimiter=Buffer.from(delimiter,
options.encoding)),!Buffer.isBuffer(delimiter)||delimiter.length===0)throw new CsvError("CSV_INVALID_OPTION_DELIMITER",[
"Invalid option delimiter:","delimiter must be a non empty string or buffer or array of string|buffer,",`got ${delimiter_json}`],
options);return delimiter}),options.escape===void 0||options.escape===!0?options.escape=Buffer.from('"',options.encoding):
typeof options.escape=="string"?options.escape=Buffer.from(options.escape,options.encoding):(options.escape===null||options.
escape===!1)&&(options.escape=null),options.escape!==null&&!Buffer.isBuffer(options.escape))throw new Error(`Invalid Opt\
ion: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`);if(options.from===void 0||options.
from===null)options.from=1;else if(typeof options.from=="string"&&/\d+/.test(options.from)&&(options.from=parseInt(options.
from)),Number.isInteger(options.from)){if(options.from<0)throw new Error(`Invalid Option: from must be a positive intege\
r, got ${JSON.stringify(opts.from)}`)}else throw new Error(`Invalid Option: from must be an integer, got ${JSON.stringify(
options.from)}`);if(options.from_line===void 0||options.from_line===null)options.from_line=1;else if(typeof options.from_line==
"string"&&/\d+/.test(options.from_line)&&(options.from_line=parseInt(options.from_line)),Number.isInteger(options.from_line)){
if(options.from_line<=0)throw new Error(`Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.
stringify(opts.from_line)}`)}else throw new Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.
from_line)}`);if(options.ignore_last_delimiters===void 0||options.ignore_last_delimiters===null)options.ignore_last_delimiters=
!1;else if(typeof options.ignore_last_delimiters=="number")options.ignore_last_delimiters=Math.floor(options.ignore_last_delimiters),
options.ignore_last_delimiters===0&&(options.ignore_last_delimiters=!1);else if(typeof options.ignore_last_delimiters!="\
boolean")throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS",["Invalid option `ignore_last_delimiters`:","the\
 value must be a boolean value or an integer,",`got ${JSON.stringify(options.ignore_last_delimiters)}`],options);if(options.
ignore_last_delimiters===!0&&options.columns===!1)throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS",["The\
 option `ignore_last_delimiters`","requires the activation of the `columns` option"],options);if(options.info===void 0||
options.info===null||options.info===!1)options.info=!1;else if(options.info!==!0)throw new Error(`Invalid Option: info m\
ust be true, got ${JSON.stringify(options.info)}`);if(options.max_record_size===void 0||options.max_record_size===null||
options.max_record_size===!1)options.max_record_size=0;else if(!(Number.isInteger(options.max_record_size)&&options.max_record_size>=
0))if(typeof options.max_record_size=="string"&&/\d+/.test(options.max_record_size))options.max_record_size=parseInt(options.
max_record_size);else throw new Error(`Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(
options.max_record_size)}`);if(options.objname===void 0||options.objname===null||options.objname===!1)options.objname=void 0;else if(Buffer.
isBuffer(options.objname)){if(options.objname.length===0)throw new Error("Invalid Option: objname must be a non empty bu\
ffer");options.encoding===null||(options.objname=options.objname.toString(options.encoding))}else if(typeof options.objname==
"string"){if(options.objname.length===0)throw new Error("Invalid Option: objname must be a non empty string")}else if(typeof options.
objname!="number")throw new Error(`Invalid Option: objname must be a string or a buffer, got ${options.objname}`);if(options.
objname!==void 0){if(typeof options.objname=="number"){if(options.columns!==!1)throw Error("Invalid Option: objname inde\
x cannot be combined with columns or be defined as a field")}else if(options.columns===!1)throw Error("Invalid Option: o\
bjname field must be combined with columns or be defined as an index")}if(options.on_record===void 0||options.on_record===
null)options.on_record=void 0;else if(typeof options.on_record!="function")throw new CsvError("CSV_INVALID_OPTION_ON_REC\
ORD",["Invalid option `on_record`:","expect a function,",`got ${JSON.stringify(options.on_record)}`],options);if(options.
on_skip!==void 0&&options.on_skip!==null&&typeof options.on_skip!="function")throw new Error(`Invalid Option: on_skip mu\
st be a function, got ${JSON.stringify(options.on_skip)}`);if(options.quote===null||options.quote===!1||options.quote===
"")options.quote=null;else if(options.quote===void 0||options.quote===!0?options.quote=Buffer.from('"',options.encoding):
typeof options.quote=="string"&&(options.quote=Buffer.from(options.quote,options.encoding)),!Buffer.isBuffer(options.quote))
throw new Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`);if(options.raw===
void 0||options.raw===null||options.raw===!1)options.raw=!1;else if(options.raw!==!0)throw new Error(`Invalid Option: ra\
w must be true, got ${JSON.stringify(options.raw)}`);if(options.record_delimiter===void 0)options.record_delimiter=[];else if(typeof options.
record_delimiter=="string"||Buffer.isBuffer(options.record_delimiter)){if(options.record_delimiter.length===0)throw new CsvError(
"CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_delimiter`:","value must be a non empty string or buffer,",
`got ${JSON.stringify(options.record_delimiter)}`],options);options.record_delimiter=[options.record_delimiter]}else if(!Array.
isArray(options.record_delimiter))throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_deli\
miter`:","value must be a string, a buffer or array of string|buffer,",`got ${JSON.stringify(options.record_delimiter)}`],
options);if(options.record_delimiter=options.record_delimiter.map(function(rd,i){if(typeof rd!="string"&&!Buffer.isBuffer(
rd))throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_delimiter`:","value must be a stri\
ng, a buffer or array of string|buffer",`at index ${i},`,`got ${JSON.stringify(rd)}`],options);if(rd.length===0)throw new CsvError(
"CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_delimiter`:","value must be a non empty string or buffer",
`at index ${i},`,`got ${JSON.stringify(rd)}`],options);return typeof rd=="string"&&(rd=Buffer.from(rd,options.encoding)),
rd}),typeof options.relax_column_count!="boolean")if(options.relax_column_count===void 0||options.relax_column_count===null)
options.relax_column_count=!1;else throw new Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(
options.relax_column_count)}`);if(typeof options.relax_column_count_less!="boolean")if(options.relax_column_count_less===
void 0||options.relax_column_count_less===null)options.relax_column_count_less=!1;else throw new Error(`Invalid Option: \
relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`);if(typeof options.relax_column_count_more!=
"boolean")if(options.relax_column_count_more===void 0||options.relax_column_count_more===null)options.relax_column_count_more=
!1;else throw new Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`);
if(typeof options.relax_quotes!="boolean")if(options.relax_quotes===void 0||options.relax_quotes===null)options.relax_quotes=
!1;else throw new Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`);if(typeof options.
skip_empty_lines!="boolean")if(options.skip_empty_lines===void 0||options.skip_empty_lines===null)options.skip_empty_lines=
!1;else throw new Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`);
if(typeof options.skip_records_with_empty_values!="boolean")if(options.skip_records_with_empty_values===void 0||options.
skip_records_with_empty_values===null)options.skip_records_with_empty_values=!1;else throw new Error(`Invalid Option: sk\
ip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`);if(typeof options.
skip_records_with_error!="boolean")if(options.skip_records_with_error===void 0||options.skip_records_with_error===null)options.
skip_records_with_error=!1;else throw new Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(
options.skip_records_with_error)}`);if(options.rtrim===void 0||options.rtrim===null||options.rtrim===!1)options.rtrim=!1;else if(options.
rtrim!==!0)throw new Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`);if(options.ltrim===
void 0||options.ltrim===null||options.ltrim===!1)options.ltrim=!1;else if(options.ltrim!==!0)throw new Error(`Invalid Op\
tion: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`);if(options.trim===void 0||options.trim===null||options.
trim===!1)options.trim=!1;else if(options.trim!==!0)throw new Error(`Invalid Option: trim must be a boolean, got ${JSON.
stringify(options.trim)}`);if(options.trim===!0&&opts.ltrim!==!1?options.ltrim=!0:options.ltrim!==!0&&(options.ltrim=!1),
options.trim===!0&&opts.rtrim!==!1?options.rtrim=!0:options.rtrim!==!0&&(options.rtrim=!1),options.to===void 0||options.
to===null)options.to=-1;else if(options.to!==-1)if(typeof options.to=="string"&&/\d+/.test(options.to)&&(options.to=parseInt(
options.to)),Number.isInteger(options.to)){if(options.to<=0)throw new Error(`Invalid Option: to must be a positive integ\
er greater than 0, got ${JSON.stringify(opts.to)}`)}else throw new Error(`Invalid Option: to must be an integer, got ${JSON.
stringify(opts.to)}`);if(options.to_line===void 0||options.to_line===null)options.to_line=-1;else if(options.to_line!==-1)
if(typeof options.to_line=="string"&&/\d+/.test(options.to_line)&&(options.to_line=parseInt(options.to_line)),Number.isInteger(
options.to_line)){if(options.to_line<=0)throw new Error(`Invalid Option: to_line must be a positive integer greater than\
 0, got ${JSON.stringify(opts.to_line)}`)}else throw new Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(
opts.to_line)}`);return options};var delimiter_discover=function(records,options){options||({delimiter_auto:options}=normalize_options({delimiter_auto:!0})),
typeof records=="string"&&(records=Buffer.from(records)),Buffer.isBuffer(records)&&(records=(data=>{let records2=[],parser=transform(
{delimiter:[]}),push=record=>records2.push(record),close=()=>{},error=parser.parse(data,!0,push,close);if(error!==void 0)
throw error;return records2})(records));let info=Array(127).fill().map(()=>({lines:[]}));records.map(([record],line)=>{for(let i=0,
l=record.length;i<l;i++){let code=record.charCodeAt(i);info[code].lines[line]===void 0&&(info[code].lines[line]=0),info[code].
lines[line]++}}),info.map((info2,i)=>{info2.char_code=i,info2.std=std(info2.lines),info2.total=info2.lines.reduce((acc,val)=>acc+
val,0),info2.preferred=!!options.preferred[i],info2.score=options.score(info2,options)});let result=info.reduce((acc,info2)=>acc.
score>info2.score?acc:info2,{});return String.fromCharCode(result.char_code)},std=function(array){let n=array.length;if(n===
0)return 0;let mean=array.reduce((a,b)=>a+b)/n;return Math.sqrt(array.map(x=>Math.pow(x-mean,2)).reduce((a,b)=>a+b)/n)};var isRecordEmpty=function(record){return record.every(field=>field==null||field.toString&&field.toString().trim()==="")},
cr=13,nl=10,boms={utf8:Buffer.from([239,187,191]),utf16le:Buffer.from([255,254])},transform=function(original_options={}){
let info={bytes:0,bytes_records:0,comment_lines:0,empty_lines:0,invalid_field_length:0,lines:1,records:0},options=normalize_options(
original_options);return{info,original_options,options,state:init_state(options),__needMoreData:function(i,bufLen,end){if(end)
return!1;let{encoding,escape,quote}=this.options,{quoting,needMoreDataSize,recordDelimiterMaxLength}=this.state,numOfCharLeft=bufLen-
i-1,requiredLength=Math.max(needMoreDataSize,recordDelimiterMaxLength===0?Buffer.from(`\r
`,encoding).length:recordDelimiterMaxLength,quoting?(escape===null?0:escape.length)+quote.length:0,quoting?quote.length+
recordDelimiterMaxLength:0);return numOfCharLeft<requiredLength},parse:function(nextBuf,end,push,close){let{bom,comment_no_infix,
delimiter_auto,encoding,from_line,ltrim,max_record_size,raw,relax_quotes,rtrim,skip_empty_lines,to,to_line}=this.options,
{comment,escape,quote,record_delimiter}=this.options,{bomSkipped,delimiterDiscovered,delimiterBufPrevious,rawBuffer,escapeIsQuote}=this.
state;if(!delimiterDiscovered&&delimiter_auto){let delimiterBuf;if(delimiterBufPrevious===void 0?delimiterBuf=nextBuf:delimiterBufPrevious!==
void 0&&nextBuf===void 0?delimiterBuf=delimiterBufPrevious:delimiterBuf=Buffer.concat([delimiterBufPrevious,nextBuf]),nextBuf=
void 0,end||delimiterBuf.length>delimiter_auto.size)this.options.delimiter=[Buffer.from(delimiter_discover(delimiterBuf,
this.options.delimiter_auto))],this.state.previousBuf=delimiterBuf,this.state.delimiterBufPrevious=void 0,this.state.delimiterDiscovered=
!0;else{this.state.delimiterBufPrevious=delimiterBuf;return}}let{previousBuf}=this.state,buf;if(previousBuf===void 0)if(nextBuf===
void 0){close();return}else buf=nextBuf;else previousBuf!==void 0&&nextBuf===void 0?buf=previousBuf:buf=Buffer.concat([previousBuf,
nextBuf]);if(bomSkipped===!1)if(bom===!1)this.state.bomSkipped=!0;else if(buf.length<3){if(end===!1){this.state.previousBuf=
buf;return}}else{for(let encoding2 in boms)if(boms[encoding2].compare(buf,0,boms[encoding2].length)===0){let bomLength=boms[encoding2].
length;this.state.bufBytesStart+=bomLength,buf=buf.slice(bomLength);let options2=normalize_options({...this.original_options,
encoding:encoding2});for(let key in options2)this.options[key]=options2[key];({comment,escape,quote}=this.options);break}
this.state.bomSkipped=!0}let bufLen=buf.length,pos;for(pos=0;pos<bufLen&&!this.__needMoreData(pos,bufLen,end);pos++){if(this.
state.wasRowDelimiter===!0&&(this.info.lines++,this.state.wasRowDelimiter=!1),to_line!==-1&&this.info.lines>to_line){this.
state.stop=!0,close();return}this.state.quoting===!1&&record_delimiter.length===0&&this.__autoDiscoverRecordDelimiter(buf,
pos)&&(record_delimiter=this.options.record_delimiter);let chr=buf[pos];if(raw===!0&&rawBuffer.append(chr),(chr===cr||chr===
nl)&&this.state.wasRowDelimiter===!1&&(this.state.wasRowDelimiter=!0),this.state.escaping===!0)this.state.escaping=!1;else{
if(escape!==null&&this.state.quoting===!0&&this.__isEscape(buf,pos,chr)&&pos+escape.length<bufLen)if(escapeIsQuote){if(this.
__isQuote(buf,pos+escape.length)){this.state.escaping=!0,pos+=escape.length-1;continue}}else{this.state.escaping=!0,pos+=
escape.length-1;continue}if(this.state.commenting===!1&&this.__isQuote(buf,pos))if(this.state.quoting===!0){let nextChr=buf[pos+
quote.length],isNextChrTrimable=rtrim&&this.__isCharTrimable(buf,pos+quote.length),isNextChrComment=comment!==null&&this.
__compareBytes(comment,buf,pos+quote.length,nextChr),isNextChrDelimiter=this.__isDelimiter(buf,pos+quote.length,nextChr),
isNextChrRecordDelimiter=record_delimiter.length===0?this.__autoDiscoverRecordDelimiter(buf,pos+quote.length):this.__isRecordDelimiter(
nextChr,buf,pos+quote.length);if(escape!==null&&this.__isEscape(buf,pos,chr)&&this.__isQuote(buf,pos+escape.length))pos+=
escape.length-1;else if(!nextChr||isNextChrDelimiter||isNextChrRecordDelimiter||isNextChrComment||isNextChrTrimable){this.
state.quoting=!1,this.state.wasQuoting=!0,pos+=quote.length-1;continue}else if(relax_quotes===!1){let err=this.__error(new CsvError(
"CSV_INVALID_CLOSING_QUOTE",["Invalid Closing Quote:",`got "${String.fromCharCode(nextChr)}"`,`at line ${this.info.lines}`,
"instead of delimiter, record delimiter, trimable character","(if activated) or comment"],this.options,this.__infoField()));
if(err!==void 0)return err}else this.state.quoting=!1,this.state.wasQuoting=!0,this.state.field.prepend(quote),pos+=quote.
length-1}else if(this.state.field.length!==0){if(relax_quotes===!1){let info2=this.__infoField(),bom2=Object.keys(boms).
map(b=>boms[b].equals(this.state.field.toString())?b:!1).filter(Boolean)[0],err=this.__error(new CsvError("INVALID_OPENI\
NG_QUOTE",["Invalid Opening Quote:",`a quote is found on field ${JSON.stringify(info2.column)} at line ${info2.lines}, v\
alue is ${JSON.stringify(this.state.field.toString(encoding))}`,bom2?`(${bom2} bom)`:void 0],this.options,info2,{field:this.
state.field}));if(err!==void 0)return err}}else{this.state.quoting=!0,pos+=quote.length-1;continue}if(this.state.quoting===
!1){let recordDelimiterLength=this.__isRecordDelimiter(chr,buf,pos);if(recordDelimiterLength!==0){if(this.state.commenting&&
this.state.wasQuoting===!1&&this.state.record.length===0&&this.state.field.length===0)this.info.comment_lines++;else{if(this.
state.enabled===!1&&this.info.lines+(this.state.wasRowDelimiter===!0?1:0)>=from_line){this.state.enabled=!0,this.__resetField(),
this.__resetRecord(),pos+=recordDelimiterLength-1;continue}if(skip_empty_lines===!0&&this.state.wasQuoting===!1&&this.state.
record.length===0&&this.state.field.length===0){this.info.empty_lines++,pos+=recordDelimiterLength-1;continue}this.info.
bytes=this.state.bufBytesStart+pos;let errField=this.__onField();if(errField!==void 0)return errField;this.info.bytes=this.
state.bufBytesStart+pos+recordDelimiterLength;let errRecord=this.__onRecord(push);if(errRecord!==void 0)return errRecord;
if(to!==-1&&this.info.records>=to){this.state.stop=!0,close();return}}this.state.commenting=!1,pos+=recordDelimiterLength-
1;continue}if(this.state.commenting)continue;if(comment!==null&&(comment_no_infix===!1||this.state.record.length===0&&this.
state.field.length===0)&&this.__compareBytes(comment,buf,pos,chr)!==0){this.state.commenting=!0;continue}let delimiterLength=this.
__isDelimiter(buf,pos,chr);if(delimiterLength!==0){this.info.bytes=this.state.bufBytesStart+pos;let errField=this.__onField();
if(errField!==void 0)return errField;pos+=delimiterLength-1;continue}}}if(this.state.commenting===!1&&max_record_size!==
0&&this.state.record_length+this.state.field.length>max_record_size)return this.__error(new CsvError("CSV_MAX_RECORD_SIZ\
E",["Max Record Size:","record exceed the maximum number of tolerated bytes",`of ${max_record_size}`,`at line ${this.info.
lines}`],this.options,this.__infoField()));let lappend=ltrim===!1||this.state.quoting===!0||this.state.field.length!==0||
!this.__isCharTrimable(buf,pos),rappend=rtrim===!1||this.state.wasQuoting===!1;if(lappend===!0&&rappend===!0)this.state.
field.append(chr);else{if(rtrim===!0&&!this.__isCharTrimable(buf,pos))return this.__error(new CsvError("CSV_NON_TRIMABLE\
_CHAR_AFTER_CLOSING_QUOTE",["Invalid Closing Quote:","found non trimable byte after quote",`at line ${this.info.lines}`],
this.options,this.__infoField()));lappend===!1&&(pos+=this.__isCharTrimable(buf,pos)-1);continue}}if(end===!0)if(this.state.
quoting===!0){let err=this.__error(new CsvError("CSV_QUOTE_NOT_CLOSED",["Quote Not Closed:",`the parsing is finished wit\
h an opening quote at line ${this.info.lines}`],this.options,this.__infoField()));if(err!==void 0)return err}else if(this.
state.wasQuoting===!0||this.state.record.length!==0||this.state.field.length!==0){this.info.bytes=this.state.bufBytesStart+
pos;let errField=this.__onField();if(errField!==void 0)return errField;let errRecord=this.__onRecord(push);if(errRecord!==
void 0)return errRecord}else this.state.wasRowDelimiter===!0?this.info.empty_lines++:this.state.commenting===!0&&this.info.
comment_lines++;else this.state.bufBytesStart+=pos,this.state.previousBuf=buf.slice(pos);this.state.wasRowDelimiter===!0&&
(this.info.lines++,this.state.wasRowDelimiter=!1)},__onRecord:function(push){let{columns,group_columns_by_name,encoding,
info:info2,from,relax_column_count,relax_column_count_less,relax_column_count_more,raw,skip_records_with_empty_values}=this.
options,{enabled,record}=this.state;if(enabled===!1)return this.__resetRecord();let recordLength=record.length;if(columns===
!0){if(skip_records_with_empty_values===!0&&isRecordEmpty(record)){this.__resetRecord();return}return this.__firstLineToColumns(
record)}if(columns===!1&&this.info.records===0&&(this.state.expectedRecordLength=recordLength),recordLength!==this.state.
expectedRecordLength){let err=columns===!1?new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH",["Invalid Record Length:",
`expect ${this.state.expectedRecordLength},`,`got ${recordLength} on line ${this.info.lines}`],this.options,this.__infoField(),
{record}):new CsvError("CSV_RECORD_INCONSISTENT_COLUMNS",["Invalid Record Length:",`columns length is ${columns.length},`,
`got ${recordLength} on line ${this.info.lines}`],this.options,this.__infoField(),{record});if(relax_column_count===!0||
relax_column_count_less===!0&&recordLength<this.state.expectedRecordLength||relax_column_count_more===!0&&recordLength>this.
state.expectedRecordLength)this.info.invalid_field_length++,this.state.error=err;else{let finalErr=this.__error(err);if(finalErr)
return finalErr}}if(skip_records_with_empty_values===!0&&isRecordEmpty(record)){this.__resetRecord();return}if(this.state.
recordHasError===!0){this.__resetRecord(),this.state.recordHasError=!1;return}if(this.info.records++,from===1||this.info.
records>=from){let{objname}=this.options;if(columns!==!1){let obj={};for(let i=0,l=record.length;i<l;i++)columns[i]===void 0||
columns[i].disabled||(group_columns_by_name===!0&&Object.hasOwn(obj,columns[i].name)?Array.isArray(obj[columns[i].name])?
obj[columns[i].name]=obj[columns[i].name].concat(record[i]):obj[columns[i].name]=[obj[columns[i].name],record[i]]:Object.
defineProperty(obj,columns[i].name,{value:record[i],enumerable:!0,writable:!0,configurable:!0}));if(raw===!0||info2===!0){
let extRecord=Object.assign({record:obj},raw===!0?{raw:this.state.rawBuffer.toString(encoding)}:{},info2===!0?{info:this.
__infoRecord()}:{}),err=this.__push(objname===void 0?extRecord:[obj[objname],extRecord],push);if(err)return err}else{let err=this.
__push(objname===void 0?obj:[obj[objname],obj],push);if(err)return err}}else if(raw===!0||info2===!0){let extRecord=Object.
assign({record},raw===!0?{raw:this.state.rawBuffer.toString(encoding)}:{},info2===!0?{info:this.__infoRecord()}:{}),err=this.
__push(objname===void 0?extRecord:[record[objname],extRecord],push);if(err)return err}else{let err=this.__push(objname===
void 0?record:[record[objname],record],push);if(err)return err}}this.__resetRecord()},__firstLineToColumns:function(record){
let{firstLineToHeaders}=this.state;try{let headers=firstLineToHeaders===void 0?record:firstLineToHeaders.call(null,record);
if(!Array.isArray(headers))return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING",["Invalid Column Mapping:","exp\
ect an array from column function,",`got ${JSON.stringify(headers)}`],this.options,this.__infoField(),{headers}));let normalizedHeaders=normalize_columns_array(
headers);this.state.expectedRecordLength=normalizedHeaders.length,this.options.columns=normalizedHeaders,this.__resetRecord();
return}catch(err){return err}},__resetRecord:function(){this.options.raw===!0&&this.state.rawBuffer.reset(),this.state.error=
void 0,this.state.record=[],this.state.record_length=0},__onField:function(){let{cast,encoding,rtrim,max_record_size}=this.
options,{enabled,wasQuoting}=this.state;if(enabled===!1)return this.__resetField();let field=this.state.field.toString(encoding);
if(rtrim===!0&&wasQuoting===!1&&(field=field.trimRight()),cast===!0){let[err,f]=this.__cast(field);if(err!==void 0)return err;
field=f}this.state.record.push(field),max_record_size!==0&&typeof field=="string"&&(this.state.record_length+=field.length),
this.__resetField()},__resetField:function(){this.state.field.reset(),this.state.wasQuoting=!1},__push:function(record,push){
let{on_record}=this.options;if(on_record!==void 0){let info2=this.__infoRecord();try{record=on_record.call(null,record,info2)}catch(err){
return err}if(record==null)return}this.info.bytes_records+=this.info.bytes,push(record)},__cast:function(field){let{columns,
relax_column_count}=this.options;if(Array.isArray(columns)===!0&&relax_column_count&&this.options.columns.length<=this.state.
record.length)return[void 0,void 0];if(this.state.castField!==null)try{let info2=this.__infoField();return[void 0,this.state.
castField.call(null,field,info2)]}catch(err){return[err]}if(this.__isFloat(field))return[void 0,parseFloat(field)];if(this.
options.cast_date!==!1){let info2=this.__infoField();return[void 0,this.options.cast_date.call(null,field,info2)]}return[
void 0,field]},__compareBytes:function(sourceBuf,targetBuf,targetPos,firstByte){if(sourceBuf[0]!==firstByte)return 0;let sourceLength=sourceBuf.
length;for(let i=1;i<sourceLength;i++)if(sourceBuf[i]!==targetBuf[targetPos+i])return 0;return sourceLength},__isCharTrimable:function(buf,pos){
let{timchars,timcharFirstBytes}=this.state,first=buf[pos];if(first===void 0||timcharFirstBytes[first]===0)return 0;loop1:
for(let i=0;i<timchars.length;i++){let timchar=timchars[i];for(let j=0;j<timchar.length;j++)if(timchar[j]!==buf[pos+j])continue loop1;
return timchar.length}return 0},__isDelimiter:function(buf,pos,chr){let{delimiter,ignore_last_delimiters}=this.options;if(ignore_last_delimiters===
!0&&this.state.record.length===this.options.columns.length-1)return 0;if(ignore_last_delimiters!==!1&&typeof ignore_last_delimiters==
"number"&&this.state.record.length===ignore_last_delimiters-1)return 0;loop1:for(let i=0;i<delimiter.length;i++){let del=delimiter[i];
if(del[0]===chr){for(let j=1;j<del.length;j++)if(del[j]!==buf[pos+j])continue loop1;return del.length}}return 0},__isEscape:function(buf,pos,chr){
let{escape}=this.options;if(escape===null)return!1;let l=escape.length;if(escape[0]===chr){for(let i=0;i<l;i++)if(escape[i]!==
buf[pos+i])return!1;return!0}return!1},__isFloat:function(value){return value-parseFloat(value)+1>=0},__isQuote:function(buf,pos){
let{quote}=this.options;if(quote===null)return!1;let l=quote.length;for(let i=0;i<l;i++)if(quote[i]!==buf[pos+i])return!1;
return!0},__isRecordDelimiter:function(chr,buf,pos){let{record_delimiter}=this.options,recordDelimiterLength=record_delimiter.
length;loop1:for(let i=0;i<recordDelimiterLength;i++){let rd=record_delimiter[i],rdLength=rd.length;if(rd[0]===chr){for(let j=1;j<
rdLength;j++)if(rd[j]!==buf[pos+j])continue loop1;return rd.length}}return 0},__autoDiscoverRecordDelimiter:function(buf,pos){
let{encoding}=this.options,rds=[Buffer.from(`\r
`,encoding),Buffer.from(`
`,encoding),Buffer.from("\r",encoding)];loop:for(let i=0;i<rds.length;i++){let l=rds[i].length;for(let j=0;j<l;j++)if(rds[i][j]!==
buf[pos+j])continue loop;return this.options.record_delimiter.push(rds[i]),this.state.recordDelimiterMaxLength=rds[i].length,
rds[i].length}return 0},__error:function(msg){let{encoding,raw,skip_records_with_error}=this.options,err=typeof msg=="st\
ring"?new Error(msg):msg;if(skip_records_with_error){if(this.state.recordHasError=!0,this.options.on_skip!==void 0)try{this.
options.on_skip(err,raw?this.state.rawBuffer.toString(encoding):void 0)}catch(err2){return err2}return}else return err},
__infoDataSet:function(){return{...this.info,columns:this.options.columns}},__infoRecord:function(){let{columns,raw,encoding}=this.
options;return{...this.__infoDataSet(),bytes_records:this.info.bytes,error:this.state.error,header:columns===!0,index:this.
state.record.length,raw:raw?this.state.rawBuffer.toString(encoding):void 0}},__infoField:function(){let{columns}=this.options,
isColumns=Array.isArray(columns),bytes_records=this.info.bytes_records;return{...this.__infoRecord(),bytes_records,column:isColumns===
!0?columns.length>this.state.record.length?columns[this.state.record.length].name:null:this.state.record.length,quoting:this.
state.wasQuoting}}}};var parse=function(data,opts={}){typeof data=="string"&&(data=Buffer.from(data));let records=opts&&opts.objname?Object.create(
null):[],parser=transform(opts),push=record=>{parser.options.objname===void 0?records.push(record):records[record[0]]=record[1]},
close=()=>{},error=parser.parse(data,!0,push,close);if(error!==void 0)throw error;return records};export{parse};
