import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{refuseWhenStopped}from"./chunk-4KDG6NHC.js";import{setImmediate}from"node:timers/promises";var pauseMs=100;async function inSteps(steps,stop){let pausedAt=performance.now(),step=steps.next();for(;step.done!==!0;)
performance.now()-pausedAt>=pauseMs&&(await heedSignals(stop),pausedAt=performance.now()),step=steps.next();return await heedSignals(
stop),step.value}async function heedSignals(stop){await setImmediate(),refuseWhenStopped(stop)}export{inSteps,heedSignals};
