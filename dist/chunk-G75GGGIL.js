import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{array,boolean,number,object,string,union}from"./chunk-7IBWU4LP.js";var flag=boolean(),number2=number(),numberOrText=union([number2,string()]),integer=number2.int(),count=integer.nonnegative(),
countOrNull=count.nullable(),amount=number2.nonnegative(),amountOrNull=amount.nullable(),text=string(),texts=array(text),
textOrNull=text.nullable(),nonEmptyText=text.min(1),domain=text.describe("Empty for the default domain."),tool=object({name:text,
version:text}),exitCode=integer.nullable(),atLeast=least=>integer.min(least),nullByDefault=schema=>schema.nullable().default(
null),sides=schema=>object({base:schema,head:schema});export{flag,number2 as number,numberOrText,integer,count,countOrNull,amount,amountOrNull,text,texts,textOrNull,nonEmptyText,
domain,tool,exitCode,atLeast,nullByDefault,sides};
