import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{_enum,array,boolean,number,object,string}from"./chunk-7IBWU4LP.js";var count=number().int().nonnegative(),frameSchema=object({function:string(),file:string().nullable().describe("If `own`\
, the path relative to the repository's root. Otherwise, the path inside the installed packages, or just the file's name\
. For a compiled function, the binary's path. Null if unknown."),line:count.nullable(),own:boolean().describe("True if t\
he file belongs to the repository and not to an installed package.")}),siteSchema=object({file:string().describe("The fi\
le of the innermost frame in the repository, relative to the root."),line:count.nullable().describe("Null for a compiled\
 function."),function:string(),base:count.nullable().describe("Launches from the same line in base, wherever base has it\
, or from the line that this one replaced. Null if unknown: base's stacks weren't recorded, more launches lack a line in\
 base than in head, we don't know what changed, or several lines replaced the lines in base together."),head:count,changed:boolean().
nullable().describe("True if the line differs between base's and head's commits. Null if unknown."),frames:array(frameSchema).
describe("Innermost first: some frames below the line, the line itself, and the frames above it.")}),launchSitesSchema=object(
{launches:count.describe("The number of launches in the run that recorded call stacks."),linkedRatio:number().describe("\
The share of these launches with a stack frame in the repository. `sites` covers only these launches."),areLikely:boolean().
default(!0).describe("False if the launches that explain the change may be among those without a line: fewer than 90% of\
 the launches have a line, and some of the additional launches may have none."),sites:array(siteSchema).describe("Likeli\
est first, at most five: lines that launch more than before if there are more launches in all, then changed lines. For a\
 count, only lines that may make more calls than before."),layers:array(object({path:array(string()),base:count.nullable(),
head:count})).describe("The nested NVTX ranges around the launches, or around the capture of a CUDA graph's nodes; each \
path starts with the outermost. Most launches first, at most twelve.")}),lineSearchStates=["searched","no-lines","off","\
server","out-of-time","failed","round-failed"],lineSearchSchema=object({state:_enum(lineSearchStates).describe("searched\
: some lines are known. no-lines: a run recorded call stacks, but none has a line from the repository. off: the configur\
ation's `lines` is off. server: we can't record a server's call stacks. out-of-time: `timeBudget` was spent. failed: the\
 run that records call stacks failed, and a warning says why. round-failed: an earlier round failed."),timeBudget:string().
nullable().describe("Null unless out-of-time.")}),graphNodeSchema=object({kernel:string(),layer:array(string()).describe(
"The NVTX ranges that were open when the node was captured, outermost first."),base:count,head:count}),linkedEnough=.9;function likeliestSite(sites){
return sites?.areLikely===!0?sites.sites[0]??null:null}export{launchSitesSchema,lineSearchStates,lineSearchSchema,graphNodeSchema,linkedEnough,likeliestSite};
