import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function sum(items,pick=Number){let total=0;for(let item of items)total+=pick(item);return total}function addSums(zero,into,from){
for(let key of Object.keys(zero))into[key]+=from[key]}export{sum,addSums};
