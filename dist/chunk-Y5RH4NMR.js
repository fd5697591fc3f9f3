import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ZodBigInt,ZodBoolean,ZodDate,ZodNumber,ZodString,_coercedBigint,_coercedBoolean,_coercedDate,_coercedNumber,_coercedString}from"./chunk-XLZ6DOMG.js";
import{__export}from"./chunk-GBWPPC6J.js";var coerce_exports={};__export(coerce_exports,{bigint:()=>bigint,boolean:()=>boolean,date:()=>date,number:()=>number,string:()=>string});function string(params){return _coercedString(ZodString,params)}function number(params){return _coercedNumber(ZodNumber,
params)}function boolean(params){return _coercedBoolean(ZodBoolean,params)}function bigint(params){return _coercedBigint(
ZodBigInt,params)}function date(params){return _coercedDate(ZodDate,params)}export{coerce_exports};
