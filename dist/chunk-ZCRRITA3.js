import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{countAmount,nsAmount}from"./chunk-QMXSBUPN.js";import{amountText,sizeAmount}from"./chunk-5D4Z67PI.js";var rateUnits=[[1e12,"TB/s"],[1e9,"GB/s"],[1e6,"MB/s"],[1e3,"kB/s"]],unknown="\u2013";function figureText(figure){return figure==
null?unknown:amountText(figureAmount(figure))}function figureAmount({value,unit}){return typeof value=="string"?{value:value.
replaceAll("_"," "),unit:""}:unit==="ns"?nsAmount(value):unit==="%"?{value:value.toFixed(1),unit}:unit==="byte"||unit===
"byte/block"?sizeAmount(Math.round(value)):unit==="byte/s"?rateAmount(value):Number.isInteger(value)?countAmount(value):
{value:value.toFixed(2),unit:""}}function rateAmount(bytesPerSecond){let[size,unit]=rateUnits.find(([least])=>bytesPerSecond>=
least)??[1,"B/s"];return{value:String(Number((bytesPerSecond/size).toPrecision(3))),unit}}export{figureText,figureAmount};
