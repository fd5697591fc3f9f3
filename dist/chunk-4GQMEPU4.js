import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function byText(a,b){return a<b?-1:a>b?1:0}export{byText};
