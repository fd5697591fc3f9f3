import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function findReplayedRange({ranges},asked){let wanted=ranges.filter(({name,domain})=>asked?.some(range=>range.name===name&&
range.domain===domain)),among=wanted.length>0?wanted:ranges;return among.findLast(({style})=>style==="pushpop")??among.at(
-1)??null}export{findReplayedRange};
