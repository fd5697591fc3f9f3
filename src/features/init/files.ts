import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, stringify, visit } from "yaml";
import type { Config } from "../../model/config.ts";
import type { RepositoryFacts } from "../../model/run/repository.ts";
import { schemaComment } from "../../model/addresses.ts";
import { listText } from "../../model/text/listing.ts";

export const configPath = ".llm-profile.yml";
export const workflowPath = ".github/workflows/llm-profile.yml";

const inOneLine = { flowCollectionPadding: false, lineWidth: 0 } as const;

/** Without settings that equal their defaults. */
export function formatConfig({ workload, ranges }: Pick<Config, "workload" | "ranges">): string {
  const flow = (value: unknown) => stringify(value, { ...inOneLine, collectionStyle: "flow" }).trimEnd();
  const { command } = workload;
  const fill =
    ranges.length > 0
      ? ""
      : " # The whole program. Name its NVTX ranges, such as [prefill, decode], to leave out loading and warm-up.";
  // A shell command may contain line breaks, so `stringify` must write it.
  const line = typeof command === "string" ? stringify({ command }, inOneLine).trimEnd() : `command: ${flow(command)}`;
  return [
    schemaComment,
    "# Only settings that differ from the defaults. docs/configuration.md in llm-profile-action lists every key.",
    "workload:",
    ...line.split("\n").map((text) => `  ${text}`),
    `ranges: ${flow(ranges)}${fill}`,
    "",
  ].join("\n");
}

export interface JobPlace {
  readonly runsOn: readonly string[];
  readonly image: string;
}

/** Throws if the template isn't a workflow with a job in a container. */
export function readTemplatePlace(template: string): JobPlace {
  const { job } = parseTemplate(template);
  const [labels, image] = [job.get("runs-on"), job.getIn(["container", "image"])];
  if (!isSeq(labels) || typeof image !== "string")
    throw new Error("The template is missing its runner labels or its image.");
  return { runsOn: labels.items.map((label) => String(isScalar(label) ? label.value : label)), image };
}

export function formatWorkflow(template: string, { runsOn, image }: JobPlace, setup: string | null): string {
  const { document, job, step } = parseTemplate(template);
  visit(document, {
    Map: (_key, map) => {
      map.flow = false;
    },
  });
  replaceFirstComment(document, workflowComment);
  job.set("runs-on", document.createNode([...runsOn], { flow: true }));
  const container = job.getIn(["container", "image"], true);
  if (isScalar(container)) container.value = image;
  step.set("with", document.createNode({ config: configPath, ...(setup === null ? {} : { setup }) }));
  return document.toString(inOneLine);
}

/** Depending on blank lines, the YAML library attaches the comment to the document, the map, or the first key. */
function replaceFirstComment(document: Document.Parsed, comment: string): void {
  const { contents } = document;
  const first = isMap(contents) ? contents.items[0]?.key : null;
  for (const node of [contents, first]) if (isNode(node)) node.commentBefore = null;
  document.commentBefore = comment;
}

const workflowComment = ` Made by \`llm-profile init\`. A pull request fails if the capture is empty or broken, or if a range in ${configPath} is
 slower than on the base branch, which is measured in the same job.`;

function parseTemplate(template: string) {
  const document = parseDocument(template);
  const jobs = document.get("jobs");
  const job = isMap(jobs) ? jobs.items[0]?.value : null;
  const steps = isMap(job) ? job.get("steps") : null;
  const step = isSeq(steps) ? steps.items.at(-1) : null;
  if (!isMap(job) || !isMap(step)) throw new Error("The template has no job with steps.");
  return { document, job, step };
}

/** At most two lines. */
export function describeFindings({ programs, image }: RepositoryFacts): string[] {
  return [
    ...(programs.length === 0
      ? []
      : [
          `Programs: ${listText(
            programs.map((argv) => argv.join(" ")),
            3,
          )}.`,
        ]),
    ...(image === null ? [] : [`GPU image in the compose file: ${image}.`]),
  ];
}

/** At most six lines. */
export function listNextSteps(
  written: readonly string[],
  { workflows }: RepositoryFacts,
  { image }: JobPlace,
  hasRanges: boolean,
): string[] {
  const run = `llm-profile run --config ${configPath}`;
  const uses = workflows.length > 0;
  return [
    `Wrote ${written.join(" and ")}.`,
    ...(hasRanges
      ? []
      : [
          `- Without \`ranges\`, ${configPath} measures the whole program. Name its NVTX ranges to leave out loading and warm-up. If nsys is installed here, \`llm-profile init --force --command "…"\` runs the program once and lists its ranges.`,
        ]),
    uses
      ? `- ${listText(workflows, 2)} already ${workflows.length === 1 ? "uses" : "use"} this action. Set \`config: ${configPath}\` there instead of \`command\` and \`ranges\`.`
      : `- In the workflow, replace \`org\` with the owner of the action's repository. The image, ${image}, needs nsys, ncu, git, and everything the program imports.`,
    "- On a machine with a GPU: `llm-profile doctor`, then `" + run + "`.",
    `- To see what a pull request will run, and how many times: \`${run} --base origin/main --dry-run\`.`,
    `- Commit ${written.length === 1 ? "the file" : "both files"} and open a pull request.`,
  ];
}
