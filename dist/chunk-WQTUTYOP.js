import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{purposes}from"./chunk-35HP6UP2.js";import{_enum,array,number,object}from"./chunk-7IBWU4LP.js";var runCostSchema=object({seconds:number().nonnegative().describe("From the start of the run to its end."),starts:number().
int().nonnegative().describe("How many times the program or server was started, on both sides together."),parts:array(object(
{purpose:_enum(purposes),starts:number().int().min(1),seconds:number().nonnegative().describe("How long the commands for\
 this purpose ran: starts of the program, exports, and statistics.")})).describe("The purposes that the program was star\
ted for, in the order in which a run gets to them.")});function costOf(run,end){let parts=purposes.map(purpose=>{let commands=run.
commands.filter(command=>command.purpose===purpose);return{purpose,starts:commands.filter(isStarted).length,seconds:busySeconds(
commands)}}).filter(({starts})=>starts>0);return{seconds:Math.max(0,end.getTime()-Date.parse(run.startedAt))/1e3,starts:parts.
reduce((sum,{starts})=>sum+starts,0),parts}}function isStarted({isStart,outcome}){return isStart&&outcome!=="not-started"}
function busySeconds(commands){let spans=commands.map(({startedAt,seconds})=>({startMs:Date.parse(startedAt),endMs:Date.
parse(startedAt)+seconds*1e3})).toSorted((one,other)=>one.startMs-other.startMs),busyMs=0,untilMs=-1/0;for(let{startMs,endMs}of spans)
busyMs+=Math.max(0,endMs-Math.max(startMs,untilMs)),untilMs=Math.max(untilMs,endMs);return Math.round(busyMs)/1e3}export{runCostSchema,costOf};
