import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{refuseWhenStopped}from"./chunk-A6EG2BLY.js";import{setImmediate}from"node:timers/promises";var pauseMs=100;async function runInSteps(steps,stop){let pausedAt=performance.now(),step=steps.next();for(;step.done!==
!0;)performance.now()-pausedAt>=pauseMs&&(await handleSignals(stop),pausedAt=performance.now()),step=steps.next();return await handleSignals(
stop),step.value}async function handleSignals(stop){await setImmediate(),refuseWhenStopped(stop)}export{runInSteps,handleSignals};
