import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rowIds}from"./chunk-S5MQKOHJ.js";import{shellLine}from"./chunk-AQQV4D3V.js";import{toolName}from"./chunk-A2TGLBHE.js";
import{exitCodeLine,wrapLine}from"./chunk-A6EG2BLY.js";function endLines({folder,comparison,exitCode},layout){let ids=comparison===null?[]:[...rowIds(comparison).values()],first=comparison?.
verdict==="regressed"?ids.slice(0,1).map(({id})=>id):[];return[...folder===null?[]:wrapLine(`Report:  ${folder}/report.h\
tml`,layout),...folder===null||ids.length===0?[]:wrapLine(`Details: ${shellLine([toolName,"explain",folder,...first])}`,
layout),exitCodeLine(exitCode)]}export{endLines};
