import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{exitCodes}from"./chunk-A6EG2BLY.js";function decideExitCode({reasons,baseline},failOn){let said=new Set(reasons.map(({verdict})=>verdict)),fails=["regressio\
n","kernel","counts"].some(value=>failOn.includes(value));return said.has("over-budget")||said.has("not-improved")||said.
has("regressed")&&fails?exitCodes.regressed:["inconclusive","incomparable","no-baseline"].some(verdict=>said.has(verdict)&&
failOn.includes(verdict))||baseline.state==="failed"&&failOn.includes("baseline-failed")?exitCodes.inconclusive:exitCodes.
pass}export{decideExitCode};
