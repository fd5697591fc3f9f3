import { readLayout } from "../../src/settings/layout.ts";
import { mostRanges, profileText } from "../../src/report/terminal/report-text.ts";
import { actionParts } from "./action-parts.ts";
import { code, prose, table, withParts } from "./markdown.ts";

/** README.md with new generated parts: the terminal output, and the tables of inputs and outputs. */
export async function readme(readText: (path: string) => string, root: string): Promise<string> {
  return withParts(readText("README.md"), {
    demo: `\`\`\`text\n${await demoText(root)}\n\`\`\``,
    action: actionTables(readText("action.yml")),
  });
}

/** Two tables with action.yml's inputs and outputs, and the first sentence about each. docs/configuration.md has more about the inputs. */
export function actionTables(actionYaml: string): string {
  const { inputs, outputs } = actionParts(actionYaml);
  const rows = (parts: ReadonlyMap<string, string>): string[][] =>
    [...parts].map(([name, description]) => [
      code(name),
      prose(/^.*?\.(?=\s|$)/s.exec(description)?.[0] ?? description),
    ]);
  return `${table(["Input", "Meaning"], rows(inputs))}\n\n${table(["Output", "Meaning"], rows(outputs))}`;
}

/** The output of `llm-profile demo` for its first recording, cut off after a few kernels. */
async function demoText(root: string): Promise<string> {
  // Import this late, because it needs a file that's generated first.
  const { demo } = await import("../../src/features/demo/effects.ts");
  const quiet = (): void => undefined;
  const { recordings } = await demo(
    {
      root,
      version: "",
      cwd: root,
      environment: {},
      log: {
        info: quiet,
        warning: quiet,
        detail: quiet,
        output: quiet,
        running: quiet,
        group: async (_title, body) => body(),
      },
      clock: { now: () => new Date(), monotonicMs: () => performance.now() },
      stop: new AbortController().signal,
      pullRequestBase: null,
      processesFile: null,
      resultFiles: [],
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
