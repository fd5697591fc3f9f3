import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { paint } from "../../model/text/layout.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { comparisonText, mostRanges, profileText } from "../../report/terminal/report-text.ts";
import { exitCodes } from "../../model/errors.ts";
import { comparisonComment } from "../../report/comment/comment.ts";
import { writeFileAtomic } from "../../run/directory/atomic-write.ts";
import { analyze, type AnalyzeResult } from "../../pipeline/analyze.ts";
import { compare, type CompareResult } from "../../pipeline/compare.ts";
import type { Context } from "../../pipeline/context.ts";
import type { ResultContext } from "../../pipeline/run-context.ts";
import { makeNewFolder } from "../../pipeline/recorded/new-folder.ts";

interface DemoResult {
  readonly recordings: readonly { readonly title: string; readonly result: AnalyzeResult }[];
  /** The second recording compared with the first. */
  readonly comparison: CompareResult;
  /** The comment that a pull request would get, as Markdown; null if nothing was written. */
  readonly commentFile: string | null;
}

/**
 * `demo`: analyzes and compares two recorded H100 captures from the package, two variants of the same LLM decode loop. `out` is a new
 * folder for the results; if it's null, nothing is written.
 */
async function demo(context: ResultContext, out: string | null): Promise<DemoResult> {
  const folder = out === null ? null : resolve(context.cwd, out);
  if (folder !== null) await makeNewFolder(folder);
  const below = (name: string) => (folder === null ? null : join(folder, name));
  const settings = { configFile: null, presets: [], inputs: [], overrides: [] };
  const recordings = [];
  for (const { recording, title } of recorded) {
    const paths = [recordingPath(context, recording)];
    const result = await analyze(context, {
      paths,
      areRanks: false,
      ranges: ["decode"],
      ncu: [],
      out: below(recording),
      settings,
    });
    recordings.push({ title, result });
  }
  const [base, head] = recorded.map(({ recording }) => [recordingPath(context, recording)]);
  const comparison = await compare(context, {
    base: base ?? [],
    head: head ?? [],
    ranges: ["decode"],
    out: below("comparison"),
    settings,
  });
  const profile = recordings.at(-1)?.result.profile ?? null;
  const fails = comparison.exitCode !== exitCodes.pass;
  const comment = comparisonComment("LLM decode: SDPA → eager attention", comparison.comparison, profile, fails);
  const commentFile = below("comment.md");
  if (commentFile !== null) await writeFileAtomic(commentFile, comment, "refuse");
  return { recordings, comparison, commentFile };
}

const recorded = [
  { recording: "llm-decode-sdpa", title: "LLM decode with SDPA attention, 3 rounds on an H100" },
  { recording: "llm-decode-eager", title: "The same decode with eager attention" },
] as const;

function recordingPath({ root }: Context, recording: string): string {
  return join(root, "examples", "recordings", recording);
}

export async function printDemo(
  request: { readonly out: string | null },
  { withResultFiles, output: { screen, print } }: CommandTools,
): Promise<number> {
  const context = await withResultFiles();
  const out = request.out ?? join(await mkdtemp(join(tmpdir(), "llm-profile-demo-")), "demo");
  const { recordings, comparison, commentFile } = await demo(context, out);
  const layout = screen.out();
  const headed = (title: string) => paint(layout, "strong", `=== ${title}`);
  for (const { title, result } of recordings) {
    const options = { maxRanges: mostRanges, topKernels: result.shownKernels, layout };
    await print(`\n${headed(title)}\n${profileText(result.profile, options)}`);
  }
  const { comparison: compared, shownKernels: topKernels } = comparison;
  await print(
    `\n${headed("The second recording compared with the first")}\n${comparisonText(compared, { topKernels, layout })}`,
  );
  context.log.info(`\nThe comment that a pull request would get: ${commentFile ?? ""}`);
  context.log.info(`The report, to open in a browser: ${comparison.reportFile ?? ""}`);
  context.log.info(`A trace of both sides, to open in ui.perfetto.dev: ${comparison.traceFile ?? ""}`);
  return exitCodes.pass;
}
