import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{redactOverride}from"./chunk-WFBDHIPL.js";import{formatFolder}from"./chunk-N5CFPP2E.js";import{toolName}from"./chunk-A2TGLBHE.js";function createCompareArgv(request){let paths=[...request.base.flatMap(path=>["--base",path]),...request.head.flatMap(path=>[
"--head",path])];return[toolName,"compare",...paths,...createSharedArgv(request)]}function describeCompareRequest({cwd},request,out){
return{kind:"compare",again:createCompareArgv(request),folder:out===null?null:formatFolder(cwd,out),analyze:[toolName,"a\
nalyze",...request.head,...createSharedArgv(request)]}}function createSharedArgv({ranges,settings}){return[...ranges.flatMap(
range=>["--range",range]),...settings.configFile===null?[]:["--config",settings.configFile],...settings.presets.flatMap(
preset=>["--preset",preset]),...settings.overrides.flatMap(override=>["--set",redactOverride(override)])]}export{createCompareArgv,describeCompareRequest,createSharedArgv};
