import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function byText(one,other){return one<other?-1:one>other?1:0}export{byText};
