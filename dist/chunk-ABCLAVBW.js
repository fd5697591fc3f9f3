import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare,compareWithoutBaseline}from"./chunk-V3VTJYHY.js";import{sideFiles}from"./chunk-4B23C3TN.js";import{
LlmProfileError}from"./chunk-A6EG2BLY.js";function isProfile(base){return base!==null&&!(base instanceof LlmProfileError)}function createJudge({config,policy,recordedBase,
baseChoice,history}){let recorded=recordedBase??(config.budgets.length>0?noBase:null),calibrationOf=head=>policy.calibration??
history?.calibrationOf(head)??null;return{byBaseline:({head,base:measured})=>{let against=measured===null?recorded:createMeasuredBaseline(
measured,baseChoice);if(against===null)return null;if(against.profile===null){let{state,text}=against;return compareWithoutBaseline(
{head,policy:config,baseline:{state,text},today:policy.today,headFile:sideFiles.head})}let{profile:base,...baseline}=against;
return compare({base,head,interleaved:measured!==null,policy:config,...policy,calibration:calibrationOf(head),baseline,files:sideFiles,
clocks:collectClocks({base,head})})},recordedProfile:recorded?.profile??null,calibrationOf}}var noBase={state:"absent",profile:null,
text:"No base was configured, so only the budgets are checked."};function createMeasuredBaseline(base,choice){if(base instanceof
LlmProfileError)return{state:"failed",profile:null,text:`Couldn't measureMetric the base: ${base.message}`};let text=choice?.
why??null;return{state:"measured",profile:base,text,pinned:choice?.pinned??void 0}}function collectClocks({base,head}){return{
baseMhz:listClocks(base),headMhz:listClocks(head)}}function listClocks({rounds}){return rounds.map(({gpu})=>gpu===null||
gpu.state==="unknown"?null:gpu.meanSmClockMhz)}export{isProfile,createJudge,collectClocks};
