import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
var version="0.1.0";export{version};
