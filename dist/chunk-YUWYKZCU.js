import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{availableParallelism}from"node:os";var mostCalls=4;function chooseCallLimit(cores=availableParallelism()){return Math.
max(1,Math.min(mostCalls,cores-1))}function limitCalls(runTool,most){let waiting=[],free=most;return async command=>{free>
0?free-=1:await new Promise(resolve=>waiting.push(resolve));try{return await runTool(command)}finally{let next=waiting.shift();
next===void 0?free+=1:next()}}}async function awaitAll(work){return(await Promise.allSettled(work)).map(one=>{if(one.status===
"rejected")throw one.reason;return one.value})}export{chooseCallLimit,limitCalls,awaitAll};
