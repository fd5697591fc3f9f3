import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, stringify, visit } from "yaml";
import type { Config } from "../model/config.ts";
import type { RepositoryFacts } from "../model/run/repository.ts";
import { schemaComment } from "../model/addresses.ts";
import { listText } from "../model/text/listing.ts";

export const configPath = ".llm-profile.yml";
export const workflowPath = ".github/workflows/llm-profile.yml";

const inOneLine = { flowCollectionPadding: false, lineWidth: 0 } as const;

/** The configuration file: what is profiled, and nothing that is a default. */
export function configText({ workload, ranges }: Pick<Config, "workload" | "ranges">): string {
  const flow = (value: unknown): string => stringify(value, { ...inOneLine, collectionStyle: "flow" }).trimEnd();
  const { command } = workload;
  // A line of shell may hold line breaks, which YAML has its own form for.
  const fill = ranges.length > 0 ? "" : " # Fill in the program's NVTX ranges, such as [prefill, decode].";
  const line = typeof command === "string" ? stringify({ command }, inOneLine).trimEnd() : `command: ${flow(command)}`;
  return [
    schemaComment,
    "# Only what differs from the defaults; docs/configuration.md of llm-profile-action has every key.",
    "workload:",
    ...line.split("\n").map((text) => `  ${text}`),
    `ranges: ${flow(ranges)}${fill}`,
    "",
  ].join("\n");
}

/** Where the job runs. */
export interface JobPlace {
  readonly runsOn: readonly string[];
  readonly image: string;
}

/** The runner and the image of a workflow. Throws where its text is no workflow with one job in a container. */
export function templatePlace(template: string): JobPlace {
  const { job } = parsedTemplate(template);
  const [labels, image] = [job.get("runs-on"), job.getIn(["container", "image"])];
  if (!isSeq(labels) || typeof image !== "string") throw new Error("The template names no labels, or no image.");
  return { runsOn: labels.items.map((label) => String(isScalar(label) ? label.value : label)), image };
}

/** The workflow: the template with another runner and image, which reads the configuration file. */
export function workflowText(template: string, { runsOn, image }: JobPlace, setup: string | null): string {
  const { document, job, step } = parsedTemplate(template);
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

/** A comment at the top belongs to the document, to its map or to the first key, by the lines between them. */
function replaceFirstComment(document: Document.Parsed, comment: string): void {
  const { contents } = document;
  const first = isMap(contents) ? contents.items[0]?.key : null;
  for (const node of [contents, first]) if (isNode(node)) node.commentBefore = null;
  document.commentBefore = comment;
}

const workflowComment = ` Made by \`llm-profile init\`. A pull request is red when the capture is not real, or when a range of ${configPath} got
 slower than on the base branch, measured in the same job.`;

function parsedTemplate(template: string) {
  const document = parseDocument(template);
  const jobs = document.get("jobs");
  const job = isMap(jobs) ? jobs.items[0]?.value : null;
  const steps = isMap(job) ? job.get("steps") : null;
  const step = isSeq(steps) ? steps.items.at(-1) : null;
  if (!isMap(job) || !isMap(step)) throw new Error("The template has no job with steps.");
  return { document, job, step };
}

/** What was found in the repository, in a line or two. */
export function foundText({ programs, image }: RepositoryFacts): string[] {
  return [
    ...(programs.length === 0
      ? []
      : [
          `Programs: ${listText(
            programs.map((argv) => argv.join(" ")),
            3,
          )}.`,
        ]),
    ...(image === null ? [] : [`The compose file's image with a GPU: ${image}.`]),
  ];
}

/** What was written and what to do next, in six lines at most. */
export function nextSteps(
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
          `- Fill in \`ranges\` in ${configPath}: the program's NVTX ranges, which are not known. With nsys here, \`llm-profile init --force --command "…"\` runs the program once and lists them.`,
        ]),
    uses
      ? `- ${listText(workflows, 2)} ${workflows.length === 1 ? "uses" : "use"} this action already: write \`config: ${configPath}\` there, in place of \`command\` and \`ranges\`.`
      : `- In the workflow, put the repository of the action in place of \`org\`. Its image, ${image}, must have nsys, ncu, git and what the program imports.`,
    "- On a machine with a GPU: `llm-profile doctor`, then `" + run + "`.",
    `- What a pull request starts, and how often: \`${run} --base origin/main --dry-run\`.`,
    `- Commit ${written.length === 1 ? "the file" : "both files"}, and open a pull request.`,
  ];
}
