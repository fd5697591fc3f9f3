import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ZodBigInt,ZodBoolean,ZodDate,ZodISODate,ZodISODateTime,ZodISODuration,ZodISOTime,ZodNumber,ZodString,_coercedBigint,
_coercedBoolean,_coercedDate,_coercedNumber,_coercedString,_isoDate,_isoDateTime,_isoDuration,_isoTime}from"./chunk-7IBWU4LP.js";
import{__export}from"./chunk-GBWPPC6J.js";var iso_exports={};__export(iso_exports,{ZodISODate:()=>ZodISODate,ZodISODateTime:()=>ZodISODateTime,ZodISODuration:()=>ZodISODuration,
ZodISOTime:()=>ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time});function datetime(params){return _isoDateTime(ZodISODateTime,params)}function date(params){return _isoDate(ZodISODate,params)}
function time(params){return _isoTime(ZodISOTime,params)}function duration(params){return _isoDuration(ZodISODuration,params)}var coerce_exports={};__export(coerce_exports,{bigint:()=>bigint,boolean:()=>boolean,date:()=>date2,number:()=>number,string:()=>string});function string(params){return _coercedString(ZodString,params)}function number(params){return _coercedNumber(ZodNumber,
params)}function boolean(params){return _coercedBoolean(ZodBoolean,params)}function bigint(params){return _coercedBigint(
ZodBigInt,params)}function date2(params){return _coercedDate(ZodDate,params)}export{iso_exports,coerce_exports};
