import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ToolError,describeError,errorMessage,exitCodes,plainLines}from"./chunk-XRSAFMZZ.js";var signals=["SIGINT","SIGTERM","SIGHUP"];function stopSignal(goneWithinMs=null){let controller=new AbortController,onSignal=name=>{
let leave=()=>process.exit(name==="SIGINT"?130:143);controller.signal.aborted&&leave(),goneWithinMs!==null&&setTimeout(leave,
goneWithinMs).unref(),controller.abort(name)};for(let name of signals)process.on(name,onSignal);return{signal:controller.
signal,[Symbol.dispose]:()=>{for(let name of signals)process.off(name,onSignal)}}}function keepOwnExitCode(){process.stderr.
on("error",()=>{}),process.stdout.on("error",()=>{}),process.on("uncaughtException",error=>{process.stderr.write(`
${plainLines(describeError(error))}
`),process.exit(exitCodes.capture)})}async function printResult(result){for(let part of typeof result=="string"?[result]:
result){let error=await new Promise(resolve=>process.stdout.write(part,resolve));if(isBrokenPipe(error))return;if(error!=
null)throw resultLost(error)}}function resultLost(error){return new ToolError({id:"result-lost",what:"Couldn't write the\
 result to stdout.",where:"stdout",why:errorMessage(error),help:"If the error is ENOSPC, free up space on the disk that \
stdout goes to.",cause:error})}function isBrokenPipe(error){return typeof error=="object"&&error!==null&&"code"in error&&
error.code==="EPIPE"}function printAside(text){process.stderr.write(text)}export{stopSignal,keepOwnExitCode,printResult,printAside};
