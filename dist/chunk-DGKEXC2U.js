import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{checkBudgets,compare,goalReasons,inOrder,limitations,reason,sideOf,verdictOf}from"./chunk-CYFPQEIY.js";import{
sideFiles}from"./chunk-H2EAPMP6.js";import{LlmProfileError}from"./chunk-4KDG6NHC.js";function withoutBaseline({head,policy,baseline,today,headFile}){let budgets=checkBudgets(policy.budgets,head),id=`baseli\
ne-${baseline.state}`,found=[reason(id,"no-baseline",baseline.text,null),...budgets.findings],reasons=inOrder([...found,
...goalReasons({policy,ranges:[],findings:found,sides:null})]),known={base:null,head:sideOf(head,headFile??null,null),interleaved:!1,
machineDifferences:[],environment:null,calibration:{used:!1,misfit:null,createdAt:null,from:"rounds",pairs:null,falseAlarms:null},
ranges:[]};return{schemaVersion:1,verdict:verdictOf(reasons),wall:"unknown",comparedOn:today,failOn:policy["fail-on"],goal:policy.
goal,reasons,baseline,...known,metrics:[],budgets:budgets.budgets,accepted:[],limitations:limitations(known),cost:null}}var noBase={state:"absent",profile:null,text:"No base was configured, so only the budgets are checked."};function judgeRecorded(head,{
state,profile:base,text},config,policy){return base===null?withoutBaseline({head,policy:config,baseline:{state,text},today:policy.
today,headFile:sideFiles.head}):compare({base,head,interleaved:!1,policy:config,...policy,baseline:{state,text},files:sideFiles,
clocks:sideClocks({base,head})})}function judgeMeasured(head,base,config,policy,choice){if(base instanceof LlmProfileError){
let baseline={state:"failed",text:`Couldn't measure the base: ${base.message}`};return withoutBaseline({head,policy:config,
baseline,today:policy.today,headFile:sideFiles.head})}return compare({base,head,interleaved:!0,policy:config,...policy,baseline:{
state:"measured",text:choice?.why??null,pinned:choice?.pinned??void 0},files:sideFiles,clocks:sideClocks({base,head})})}
function sideClocks({base,head}){return{baseMhz:clocksOf(base),headMhz:clocksOf(head)}}function clocksOf({rounds}){return rounds.
map(({gpu})=>gpu===null||gpu.state==="unknown"?null:gpu.meanSmClockMhz)}export{noBase,judgeRecorded,judgeMeasured,sideClocks};
