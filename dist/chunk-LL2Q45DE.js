import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{schemaComment}from"./chunk-FL6QKFKM.js";import{require_dist}from"./chunk-QIQJK4Y5.js";import{listText}from"./chunk-XPTDL37I.js";
import{__toESM}from"./chunk-GBWPPC6J.js";var import_yaml=__toESM(require_dist(),1);var configPath=".llm-profile.yml",workflowPath=".github/workflows/llm-profile.yml",inOneLine={flowCollectionPadding:!1,lineWidth:0};
function configText({workload,ranges}){let flow=value=>(0,import_yaml.stringify)(value,{...inOneLine,collectionStyle:"fl\
ow"}).trimEnd(),{command}=workload,fill=ranges.length>0?"":" # Fill in the program's NVTX ranges, such as [prefill, deco\
de].",line=typeof command=="string"?(0,import_yaml.stringify)({command},inOneLine).trimEnd():`command: ${flow(command)}`;
return[schemaComment,"# Only settings that differ from the defaults. docs/configuration.md in llm-profile-action lists e\
very key.","workload:",...line.split(`
`).map(text=>`  ${text}`),`ranges: ${flow(ranges)}${fill}`,""].join(`
`)}function templatePlace(template){let{job}=parsedTemplate(template),[labels,image]=[job.get("runs-on"),job.getIn(["con\
tainer","image"])];if(!(0,import_yaml.isSeq)(labels)||typeof image!="string")throw new Error("The template is missing it\
s runner labels or its image.");return{runsOn:labels.items.map(label=>String((0,import_yaml.isScalar)(label)?label.value:
label)),image}}function workflowText(template,{runsOn,image},setup){let{document,job,step}=parsedTemplate(template);(0,import_yaml.visit)(
document,{Map:(_key,map)=>{map.flow=!1}}),replaceFirstComment(document,workflowComment),job.set("runs-on",document.createNode(
[...runsOn],{flow:!0}));let container=job.getIn(["container","image"],!0);return(0,import_yaml.isScalar)(container)&&(container.
value=image),step.set("with",document.createNode({config:configPath,...setup===null?{}:{setup}})),document.toString(inOneLine)}
function replaceFirstComment(document,comment){let{contents}=document,first=(0,import_yaml.isMap)(contents)?contents.items[0]?.
key:null;for(let node of[contents,first])(0,import_yaml.isNode)(node)&&(node.commentBefore=null);document.commentBefore=
comment}var workflowComment=` Made by \`llm-profile init\`. A pull request fails if the capture is empty or broken, or if \
a range in ${configPath} is
 slower than on the base branch, which is measured in the same job.`;function parsedTemplate(template){let document=(0,import_yaml.parseDocument)(
template),jobs=document.get("jobs"),job=(0,import_yaml.isMap)(jobs)?jobs.items[0]?.value:null,steps=(0,import_yaml.isMap)(
job)?job.get("steps"):null,step=(0,import_yaml.isSeq)(steps)?steps.items.at(-1):null;if(!(0,import_yaml.isMap)(job)||!(0,import_yaml.isMap)(
step))throw new Error("The template has no job with steps.");return{document,job,step}}function foundText({programs,image}){
return[...programs.length===0?[]:[`Programs: ${listText(programs.map(argv=>argv.join(" ")),3)}.`],...image===null?[]:[`G\
PU image in the compose file: ${image}.`]]}function nextSteps(written,{workflows},{image},hasRanges){let run=`llm-profil\
e run --config ${configPath}`,uses=workflows.length>0;return[`Wrote ${written.join(" and ")}.`,...hasRanges?[]:[`- Fill \
in \`ranges\` in ${configPath} with the program's NVTX ranges. If nsys is installed here, \`llm-profile init --force --co\
mmand "\u2026"\` runs the program once and lists its ranges.`],uses?`- ${listText(workflows,2)} already ${workflows.length===
1?"uses":"use"} this action. Set \`config: ${configPath}\` there instead of \`command\` and \`ranges\`.`:`- In the workf\
low, replace \`org\` with the owner of the action's repository. The image, ${image}, needs nsys, ncu, git, and everythin\
g the program imports.`,"- On a machine with a GPU: `llm-profile doctor`, then `"+run+"`.",`- To see what a pull request\
 will run, and how many times: \`${run} --base origin/main --dry-run\`.`,`- Commit ${written.length===1?"the file":"both\
 files"} and open a pull request.`]}export{configPath,workflowPath,configText,templatePlace,workflowText,foundText,nextSteps};
