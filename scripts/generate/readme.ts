import { parse } from "yaml";
import * as z from "zod";
import { readLayout } from "../../src/inputs/layout.ts";
import { demo } from "../../src/pipeline/demo.ts";
import { mostRanges, profileText } from "../../src/report/profile-text.ts";

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

/** README.md with its generated parts made anew: the terminal picture, and the tables of inputs and outputs. */
export async function readme(readText: (path: string) => string, root: string): Promise<string> {
  return withParts(readText("README.md"), {
    demo: `\`\`\`text\n${await demoText(root)}\n\`\`\``,
    action: actionTables(readText("action.yml")),
  });
}

/** Replaces what stands between `<!-- NAME:begin … -->` and `<!-- NAME:end -->`. Throws where a pair of markers is missing. */
export function withParts(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((result, [name, part]) => {
    const markers = new RegExp(`(<!-- ${name}:begin[^>]*-->)[^]*?(<!-- ${name}:end -->)`);
    if (!markers.test(result)) throw new Error(`There are no markers ${name}:begin and ${name}:end.`);
    return result.replace(markers, (_all, begin: string, end: string) => `${begin}\n\n${part}\n\n${end}`);
  }, text);
}

/** The inputs and outputs of action.yml as two tables. */
export function actionTables(actionYaml: string): string {
  const { inputs, outputs } = actionSchema.parse(parse(actionYaml));
  const table = (title: string, entries: typeof inputs): string =>
    [
      `| ${title} | Meaning |`,
      "|---|---|",
      ...Object.entries(entries).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`),
    ].join("\n");
  return `${table("Input", inputs)}\n\n${table("Output", outputs)}`;
}

/** What `llm-profile demo` prints for its first recording, cut after a few kernels. */
async function demoText(root: string): Promise<string> {
  const quiet = (): void => undefined;
  const { recordings } = await demo(
    {
      root,
      version: "",
      cwd: root,
      environment: {},
      log: { info: quiet, warning: quiet, detail: quiet, output: quiet, group: async (_title, body) => body() },
      clock: { now: () => new Date(), monotonicMs: () => performance.now() },
      stop: new AbortController().signal,
      pullRequestBase: null,
      processesFile: null,
    },
    null,
  );
  const [first] = recordings;
  if (first === undefined) throw new Error("The demo has no recording.");
  const { profile, shownKernels } = first.result;
  const lines = profileText(profile, { topKernels: shownKernels, maxRanges: mostRanges, layout: readLayout({}, {}) })
    .trimEnd()
    .split("\n");
  const firstKernel = lines.findIndex((line) => /^ +time +share/.test(line)) + 1;
  const afterKernels = lines.findIndex((line) => line.startsWith("outside these ranges"));
  const shown = [
    ...lines.slice(0, firstKernel + 5),
    "  […]",
    "",
    ...lines.slice(afterKernels, afterKernels + 3),
    "[…]",
  ];
  return [`=== ${first.title}`, ...shown].join("\n");
}

function cell(text: string): string {
  return text.replace(/[|*]/g, "\\$&");
}
