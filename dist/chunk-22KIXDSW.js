import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var severities=["error","warning","note"];function diagnostic({id,severity,what,where,why,help}){return{id:id??null,severity:severity??
"error",what,where:where??null,why:why??null,help:help??null}}function diagnosticText({what,why,help}){return[what,why,help].
filter(part=>part!==null&&part!=="").join(" ")}export{severities,diagnostic,diagnosticText};
