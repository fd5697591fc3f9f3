import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{createHash}from"node:crypto";var longestName=4096,end=/…[0-9a-f]{16}$/;function shortenName(name,longest=longestName){
if(name.length<=longest)return name;let hash=`\u2026${createHash("sha256").update(name).digest("hex").slice(0,16)}`;return name.
slice(0,longest-hash.length).replace(/[\uD800-\uDBFF]$/,"")+hash}function cutBeginning(name){return name.length>=longestName-
1&&end.test(name)?name.replace(end,""):null}export{shortenName,cutBeginning};
