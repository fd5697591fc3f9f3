import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{parseDurationMs}from"./chunk-W32B5RYS.js";function withReason(known,reason){let{comparison,reasons}=known;return{...known,comparison:withReasons(comparison,[reason]),
reasons:[...reasons,reason]}}function withReasons(comparison,reasons){return comparison===null?null:reasons.reduce((found,reason)=>reason(
found),comparison)}function judgedAnew(known,profiles,judge){return{...known,profiles,comparison:withReasons(judge.byBaseline(
profiles),known.reasons)}}var endingMs=15e3;function withinBudget(side){let{config,session}=side,leftMs=Math.max(1,Math.
floor(session.budget.leftMs()-endingMs));return leftMs>=parseDurationMs(config.workload["time-limit"])?side:{...side,config:{
...config,workload:{...config.workload,"time-limit":leftMs/1e3}}}}export{withReason,withReasons,judgedAnew,endingMs,withinBudget};
