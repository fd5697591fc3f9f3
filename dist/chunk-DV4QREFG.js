import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function needsLine({time,launches,match}){return time.state==="regressed"||match!=="removed"&&launches.head>launches.base}
function countNeedsLine({metric,state,base,head}){return(state==="regressed"||state==="noted")&&head>base&&metric!=="gra\
phLaunches"}function rangesToMap({ranges}){return ranges.filter(({verdict,kernels,counts,lineSearch})=>verdict==="regres\
sed"&&lineSearch===null&&(kernels.some(needsLine)||counts.some(countNeedsLine)))}export{needsLine,countNeedsLine,rangesToMap};
