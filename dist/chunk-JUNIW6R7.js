import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var legend={interval:"The 95% confidence interval of the change (Student's t), based on the rounds and the known noise b\
etween rounds.",detectable:"The smallest slowdown that at least 90% of runs like this one would find.","of range":"The c\
hange as a share of the range's kernel time.",small:"Too small a share of the range to be judged separately.",variant:"A\
 library or compiler chose another kernel variant for the same work.",overlap:"The overlap with other work changed.",waits:"\
The time includes waiting for other GPUs.",moved:"Copies in this direction now use a different kind of memory.","\u25B3":"\
Slower, but the range or family that contains it isn't."};function meaningOf(word){return Object.entries(legend).find(([
term])=>term===word)?.[1]??null}export{legend,meaningOf};
