import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{schemaComment}from"./chunk-ADW7AVUP.js";import{listText}from"./chunk-6ECLQG56.js";import{require_dist}from"./chunk-QIQJK4Y5.js";
import{__toESM}from"./chunk-GBWPPC6J.js";var import_yaml=__toESM(require_dist(),1);var configPath=".llm-profile.yml",workflowPath=".github/workflows/llm-profile.yml",inOneLine={flowCollectionPadding:!1,lineWidth:0};
function formatConfig({workload,ranges}){let flow=value=>(0,import_yaml.stringify)(value,{...inOneLine,collectionStyle:"\
flow"}).trimEnd(),{command}=workload,fill=ranges.length>0?"":" # The whole program. Name its NVTX ranges, such as [prefi\
ll, decode], to leave out loading and warm-up.",line=typeof command=="string"?(0,import_yaml.stringify)({command},inOneLine).
trimEnd():`command: ${flow(command)}`;return[schemaComment,"# Only settings that differ from the defaults. docs/configur\
ation.md in llm-profile-action lists every key.","workload:",...line.split(`
`).map(text=>`  ${text}`),`ranges: ${flow(ranges)}${fill}`,""].join(`
`)}function readTemplatePlace(template){let{job}=parseTemplate(template),[labels,image]=[job.get("runs-on"),job.getIn(["\
container","image"])];if(!(0,import_yaml.isSeq)(labels)||typeof image!="string")throw new Error("The template is missing\
 its runner labels or its image.");return{runsOn:labels.items.map(label=>String((0,import_yaml.isScalar)(label)?label.value:
label)),image}}function formatWorkflow(template,{runsOn,image},setup){let{document,job,step}=parseTemplate(template);(0,import_yaml.visit)(
document,{Map:(_key,map)=>{map.flow=!1}}),replaceFirstComment(document,workflowComment),job.set("runs-on",document.createNode(
[...runsOn],{flow:!0}));let container=job.getIn(["container","image"],!0);return(0,import_yaml.isScalar)(container)&&(container.
value=image),step.set("with",document.createNode({config:configPath,...setup===null?{}:{setup}})),document.toString(inOneLine)}
function replaceFirstComment(document,comment){let{contents}=document,first=(0,import_yaml.isMap)(contents)?contents.items[0]?.
key:null;for(let node of[contents,first])(0,import_yaml.isNode)(node)&&(node.commentBefore=null);document.commentBefore=
comment}var workflowComment=` Made by \`llm-profile init\`. A pull request fails if the capture is empty or broken, or if \
a range in ${configPath} is
 slower than on the base branch, which is measured in the same job.`;function parseTemplate(template){let document=(0,import_yaml.parseDocument)(
template),jobs=document.get("jobs"),job=(0,import_yaml.isMap)(jobs)?jobs.items[0]?.value:null,steps=(0,import_yaml.isMap)(
job)?job.get("steps"):null,step=(0,import_yaml.isSeq)(steps)?steps.items.at(-1):null;if(!(0,import_yaml.isMap)(job)||!(0,import_yaml.isMap)(
step))throw new Error("The template has no job with steps.");return{document,job,step}}function describeFindings({programs,
image}){return[...programs.length===0?[]:[`Programs: ${listText(programs.map(argv=>argv.join(" ")),3)}.`],...image===null?
[]:[`GPU image in the compose file: ${image}.`]]}function listNextSteps(written,{workflows},{image},hasRanges){let run=`\
llm-profile run --config ${configPath}`,uses=workflows.length>0;return[`Wrote ${written.join(" and ")}.`,...hasRanges?[]:
[`- Without \`ranges\`, ${configPath} measures the whole program. Name its NVTX ranges to leave out loading and warm-up.\
 If nsys is installed here, \`llm-profile init --force --command "\u2026"\` runs the program once and lists its ranges.`],
uses?`- ${listText(workflows,2)} already ${workflows.length===1?"uses":"use"} this action. Set \`config: ${configPath}\` \
there instead of \`command\` and \`ranges\`.`:`- In the workflow, replace \`org\` with the owner of the action's repositor\
y. The image, ${image}, needs nsys, ncu, git, and everything the program imports.`,"- On a machine with a GPU: `llm-prof\
ile doctor`, then `"+run+"`.",`- To see what a pull request will run, and how many times: \`${run} --base origin/main --\
dry-run\`.`,`- Commit ${written.length===1?"the file":"both files"} and open a pull request.`]}export{configPath,workflowPath,formatConfig,readTemplatePlace,formatWorkflow,describeFindings,listNextSteps};
