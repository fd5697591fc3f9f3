import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function rangeKeyText({name,domain}){return`${String(domain.length)} ${domain}${name}`}export{rangeKeyText};
