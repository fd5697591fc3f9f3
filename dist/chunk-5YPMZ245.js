import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{matchRanges,mergeProfiles}from"./chunk-OBJ5U7MQ.js";import{addFindings}from"./chunk-TMSNN5D7.js";import{
rangeKeyText}from"./chunk-WNSNHT5Y.js";import{UserError}from"./chunk-SVS2CUJD.js";function selectRanges(profile,wanted,path){if(wanted.length===0)return profile;let seen=[...profile.ranges,...profile.replayedRanges].
map(({name,domain})=>({name,domain,style:"pushpop",instances:1,registered:!1})),matches=wanted.map(spec=>({spec,keys:matchRanges(
spec,seen).map(rangeKeyText)})),missing=matches.filter(({keys:keys2})=>keys2.length===0);if(missing.length>0)throw new UserError(
{what:`The profile has no range ${missing.map(({spec})=>spec.text).join(", ")}.`,where:path,why:`The profile has: ${[...new Set(
seen.map(({name})=>name))].join(", ")||"none"}.`,help:"Leave --range out to see all ranges."});let keys=new Set(matches.
flatMap(match=>match.keys)),isWanted=range=>keys.has(rangeKeyText(range));return{...profile,ranges:profile.ranges.filter(
isWanted),incompleteRanges:profile.incompleteRanges.filter(isWanted),replayedRanges:profile.replayedRanges.filter(isWanted)}}
function mergeFinished([first,...others]){return first===void 0?null:{profile:others.length===0?first:addFindings(mergeProfiles(
first,others)),timelines:[]}}export{selectRanges,mergeFinished};
