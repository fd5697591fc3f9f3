import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{shownFolder}from"./chunk-RMY5MJKV.js";import{redactOverride}from"./chunk-V7757Z4T.js";import{toolName}from"./chunk-A2TGLBHE.js";function compareArgv(request){let paths=[...request.base.flatMap(path=>["--base",path]),...request.head.flatMap(path=>["\
--head",path])];return[toolName,"compare",...paths,...sharedArgv(request)]}function askedCompare({cwd},request,out){return{
kind:"compare",again:compareArgv(request),folder:out===null?null:shownFolder(cwd,out),analyze:[toolName,"analyze",...request.
head,...sharedArgv(request)]}}function sharedArgv({ranges,settings}){return[...ranges.flatMap(range=>["--range",range]),
...settings.configFile===null?[]:["--config",settings.configFile],...settings.presets.flatMap(preset=>["--preset",preset]),
...settings.overrides.flatMap(override=>["--set",redactOverride(override)])]}export{compareArgv,askedCompare,sharedArgv};
