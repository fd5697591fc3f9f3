import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { paint } from "../../model/text/layout.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { renderEverything, renderScreen } from "../../report/terminal/report-text.ts";
import { exitCodes } from "../../model/errors.ts";
import { comparisonComment } from "../../report/comment/comment.ts";
import { writeFileAtomic } from "../../run/directory/atomic-write.ts";
import { analyze } from "../../pipeline/analyze.ts";
import { compare } from "../../pipeline/compare.ts";
import { makeNewFolder } from "../../pipeline/recorded/new-folder.ts";

const demoRecordings = [
  { recording: "llm-decode-sdpa", title: "LLM decode with SDPA attention, 3 rounds on an H100" },
  { recording: "llm-decode-eager", title: "The same decode with eager attention" },
];

export async function printDemo(
  request: { readonly out: string | null },
  { withResultFiles, output: { screen, print, sayFolded } }: CommandTools,
): Promise<number> {
  const context = await withResultFiles();
  const out = request.out ?? join(await mkdtemp(join(tmpdir(), "llm-profile-demo-")), "demo");
  const folder = resolve(context.cwd, out);
  await makeNewFolder(folder);
  const settings = { configFile: null, presets: [], inputs: [], overrides: [] };
  const recordings = [];
  for (const { recording, title } of demoRecordings) {
    const path = join(context.root, "examples", "recordings", recording);
    const result = await analyze(context, {
      paths: [path],
      areRanks: false,
      ranges: ["decode"],
      ncu: [],
      out: join(folder, recording),
      settings,
    });
    recordings.push({ path, title, result });
  }
  const [base = [], head = []] = recordings.map(({ path }) => [path]);
  const comparison = await compare(context, {
    base,
    head,
    ranges: ["decode"],
    out: join(folder, "comparison"),
    settings,
  });
  const profile = recordings.at(-1)?.result.profile ?? null;
  const fails = comparison.exitCode !== exitCodes.pass;
  const comment = comparisonComment("LLM decode: SDPA → eager attention", comparison.comparison, profile, fails);
  const commentFile = join(folder, "comment.md");
  await writeFileAtomic(commentFile, comment, "refuse");

  const layout = screen.out();
  const show = async (title: string, result: Parameters<typeof renderEverything>[0]): Promise<void> => {
    await sayFolded(() => renderEverything(result, layout));
    await print(`\n${paint(layout, "strong", `=== ${title}`)}\n${renderScreen(result, layout)}`);
  };
  for (const { title, result } of recordings) await show(title, { ...result, comparison: null, cost: null });
  await show("The second recording compared with the first", { ...comparison, profile: null, cost: null });
  context.log.info(`\nThe comment that a pull request would get: ${commentFile}`);
  context.log.info(`The report, to open in a browser: ${comparison.reportFile ?? ""}`);
  context.log.info(`A trace of both sides, to open in ui.perfetto.dev: ${comparison.traceFile ?? ""}`);
  return exitCodes.pass;
}
