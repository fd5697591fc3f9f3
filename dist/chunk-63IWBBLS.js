import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function matchesGlob(glob,text){let parts=[...glob.matchAll(/\\(.)|(\*)|(\?)|(.)/gsu)].map(([,escaped,star,any,plain])=>star!==
void 0?"star":any!==void 0?"any":{character:escaped??plain??""}),characters=[...text],[part,at]=[0,0],retry=null;for(;at<
characters.length;){let wanted=parts[part];if(wanted==="star")retry={part,at},part+=1;else if(wanted==="any"||wanted!==void 0&&
wanted.character===characters[at])part+=1,at+=1;else if(retry!==null)retry={part:retry.part,at:retry.at+1},part=retry.part+
1,at=retry.at;else return!1}for(;parts[part]==="star";)part+=1;return part===parts.length}function escapedGlob(text){return text.
replace(/[\\*?]/g,"\\$&")}export{matchesGlob,escapedGlob};
