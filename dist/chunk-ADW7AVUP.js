import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var repository="org/llm-profile-action";function schemaAddress(name){return`https://raw.githubusercontent.com/${repository}/v1/schema/${name}.schema.json`}function docsAddress(page,anchor){
return`https://github.com/${repository}/blob/v1/docs/${page}.md#${anchor}`}var packageAddress=`${repository}#v1`,schemaComment=`\
# yaml-language-server: $schema=${schemaAddress("config")}`;export{docsAddress,packageAddress,schemaComment};
