import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var ratio=(value,means,source,flips)=>({value,unit:"ratio",means,source,flips}),count=(value,means,source,flips)=>({value,
unit:"count",means,source,flips}),log=(value,means,source,flips)=>({value,unit:"log",means,source,flips}),ns=(value,means,source,flips)=>({
value,unit:"ns",means,source,flips}),bytes=(value,means,source,flips)=>({value,unit:"bytes",means,source,flips}),chance=(value,means,source,flips)=>({
value,unit:"chance",means,source,flips});export{ratio,count,log,ns,bytes,chance};
