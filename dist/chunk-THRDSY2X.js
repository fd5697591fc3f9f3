import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{judgeMeasured,judgeRecorded,noBase}from"./chunk-DGKEXC2U.js";import{LlmProfileError}from"./chunk-4KDG6NHC.js";function isProfile(base){return base!==null&&!(base instanceof LlmProfileError)}function judgeOf({config,policy,recordedBase,
baseChoice,history}){let recorded=recordedBase??(config.budgets.length>0?noBase:null),calibrationOf=head=>policy.calibration??
history?.calibrationOf(head)??null,policyFor=head=>({...policy,calibration:calibrationOf(head)});return{byBaseline:({head,
base})=>base!==null?judgeMeasured(head,base,config,policyFor(head),baseChoice):recorded===null?null:judgeRecorded(head,recorded,
config,policyFor(head)),recordedProfile:recorded?.profile??null,hasRecordedBase:recorded!==null&&recorded.profile!==null,
calibrationOf}}export{isProfile,judgeOf};
