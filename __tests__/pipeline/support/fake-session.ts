import { readFileSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { gunzipSync } from "node:zlib";
import { createRangeLimit } from "../../../src/analyze/range-limit.ts";
import type { Config } from "../../../src/model/config.ts";
import { parseDurationMs } from "../../../src/model/text/quantity.ts";
import type { CaptureRequest, ProcessResult, RunCapture, RunTool, ToolResult } from "../../../src/model/run/ports.ts";
import { createProgress } from "../../../src/pipeline/progress.ts";
import { recordTool } from "../../../src/pipeline/purpose.ts";
import type { Session, SideName } from "../../../src/pipeline/session.ts";
import { createTimeBudget } from "../../../src/pipeline/time-budget.ts";
import { statsFile } from "../../../src/plan/nsys-argv.ts";
import { createRunDirectory } from "../../../src/run/directory/run-directory.ts";
import { startRunRecord } from "../../../src/run/directory/run-record.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { clockAt } from "../../support/clock.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { testContext } from "./context.ts";

/** A start of the program under a profiler. */
export interface Start {
  readonly side: SideName;
  /** `round-1`, `untraced-1`, `ncu`. */
  readonly step: string;
  /** How many starts of this side and kind of step there were, with this one. */
  readonly number: number;
  readonly argv: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Where the program runs. */
  readonly cwd: string;
}

/** What a start prints and leaves. */
export interface Left {
  /** Paths of recorded captures, without suffix. */
  readonly recordings?: readonly string[];
  /** ncu's messages and rows. */
  readonly csv?: string;
  /** True if ncu leaves a report, too. */
  readonly hasReport?: boolean;
  /** Files in the folder that the profiler writes to. */
  readonly files?: readonly string[];
  readonly exitCode?: number;
  readonly isTimedOut?: boolean;
  readonly stderr?: string;
}

/** Stands for the program and the profiler around it. */
export type FakeProgram = (start: Start) => Left;

/** Answers in place of the usual tool; null leaves the answer to that. */
export type FakeTools = (tool: string, argv: readonly string[]) => Partial<ToolResult> | null;

const said: Omit<ToolResult, "stdout"> = { exitCode: 0, stderr: "", seconds: 1, timedOut: false };

/** A session whose profilers and tools are functions: no process is started. */
export async function fakeSession(config: Config, program: FakeProgram, tools: FakeTools = () => null) {
  const cwd = testDirectory();
  const { context, logged } = testContext({ cwd, clock: clockAt("2025-11-21T10:00:00.000Z", 1) });
  const directory = await createRunDirectory(testDirectory(), context.clock);
  const recorder = await startRunRecord(directory, { name: "llm-profile", version: "0.0.0-test" }, context.clock);
  const limit = config["time-budget"];
  const starts: Start[] = [];
  const runCapture: RunCapture = async (request) => {
    const [side = "", step = ""] = relative(directory.path, request.stdoutFile).split("/");
    const kind = step.replace(/-\d+$/, "");
    const before = starts.filter((one) => one.side === side && one.step.startsWith(kind));
    const { argv, environment, cwd: place } = request.command;
    const start = { side: side as SideName, step, number: before.length + 1, argv, environment, cwd: place };
    starts.push(start);
    return leave(request, program(start));
  };
  const ask: RunTool = async ({ tool, argv }) => {
    const answer = tools(tool, argv);
    return answer === null ? answerOf(tool, argv) : { ...said, stdout: "", ...answer };
  };
  const temporary = { path: cwd, tmp: cwd, home: cwd, secrets: cwd, [Symbol.asyncDispose]: () => Promise.resolve() };
  const session: Session = {
    ...{ context, config, directory, recorder, runCapture },
    isolation: { kind: "none", note: "", user: null, endsWithParent: true, procMounts: [], readOnly: [] },
    tools: {
      nsys: { path: "nsys", version: "2023.4.4.54", missingOptions: [], reports: [], importer: "QdstrmImporter" },
      ncu: { state: "present", version: "2025.3.1.0", versionOutput: "" },
      ...{ environment: {}, folder: temporary, ask, cleanUp: ask },
      runTool: recordTool(ask, recorder, context.clock),
      guard: { holds: () => undefined, removed: () => undefined },
    },
    program: {
      workingDirectory: cwd,
      source: { repository: null, commit: null, ref: null, dirty: null },
      environment: {},
      temporary,
    },
    machine: { driver: null, cuda: null, nsys: null, ncu: null, operatingSystem: null },
    ...{ gpuWatch: null, mayUseGpu: true, base: null, seed: null },
    budget: createTimeBudget(limit === null ? null : parseDurationMs(limit), context.clock),
    progress: createProgress(context.clock),
    rangeLimit: createRangeLimit(),
    warn: async (message) => {
      context.log.warning(message);
      await recorder.warning(message);
    },
  };
  return { session, logged, starts };
}

/** Leaves what a profiler leaves in the folder that its arguments name. */
async function leave({ command, stdoutFile, stderrFile }: CaptureRequest, left: Left): Promise<ProcessResult> {
  const { recordings = [], csv, hasReport = false, files = [], exitCode = 0, isTimedOut = false, stderr = "" } = left;
  const value = (option: string) => command.argv.find((one) => one.startsWith(option))?.slice(option.length) ?? "";
  const output = value("--output=");
  const stdout = recordings.length === 0 ? "" : "Capture range started in the application.\n";
  await writeFile(stdoutFile, stdout);
  await writeFile(stderrFile, stderr);
  for (const [index, recording] of recordings.entries())
    await writeFile(`${output}${recordings.length > 1 ? `.${String(index + 1)}` : ""}.nsys-rep`, recording);
  for (const name of files) await writeFile(join(dirname(output), name), "");
  if (csv !== undefined) await writeFile(value("--log-file="), csv);
  if (hasReport) await writeFile(`${value("--export=")}.ncu-rep`, "report");
  return {
    ...{ outcome: isTimedOut ? "timed-out" : "exited", atLimit: null, exitCode, signal: null },
    ...{ seconds: 1, droppedBytes: 0 },
    ...{ stdoutTail: stdout, stderrTail: stderr },
  };
}

/** What nsys makes of the reports that `leave` left. */
async function answerOf(tool: string, argv: readonly string[]): Promise<ToolResult> {
  const [from = "", to = ""] = argv.toReversed();
  if (tool === "nsys export") {
    const recording = await readFile(from, "utf8");
    await writeFile(to, gunzipSync(readFileSync(repositoryPath(`${recording}.sqlite.gz`))));
  } else if (tool === "nsys stats") {
    const recording = await readFile(from.replace(/sqlite$/, "nsys-rep"), "utf8");
    const base = argv.at(-2) ?? "";
    for (const report of ["cuda_gpu_kern_sum", "nvtx_kern_sum"])
      await copyFile(repositoryPath(`${recording}_${report}.csv`), statsFile(base, report));
    await writeFile(statsFile(base, "nvtx_pushpop_sum"), "");
  }
  return { ...said, stdout: "", exitCode: tool.startsWith("git") ? 128 : 0 };
}
