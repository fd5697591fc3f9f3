import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach } from "@jest/globals";
import {
  jobEnvironment,
  readStepLog,
  type Comment,
  type Double,
  type Job,
  type JobOptions,
  type Run,
  type StepLog,
} from "../../../fixtures/github/index.ts";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import { writeFiles } from "../../../run/support/git.ts";
import { capturesByAttention } from "../../command/support/by-attention.ts";
import { viewRun } from "../../command/support/run.ts";
import { installFakeNsys } from "../../command/support/fake-nsys.ts";
import { installFakeNcu, type FakeNcu } from "../../command/support/fake-ncu.ts";
import { workspace, type Workspace } from "../../command/support/workspace.ts";
import type { TestRepository } from "./test-repository.ts";
import { expectNoToken } from "./tokens.ts";

export interface JobRequest extends Omit<JobOptions, "workspace"> {
  readonly double: Double;
  /** What is checked out at the event's ref. Without it the workspace is empty. */
  readonly repository?: TestRepository;
  /** Files that earlier steps have left in the workspace, by relative path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Of the checkout: so many commits. By default 2. */
  readonly depth?: number;
  /** Bash that redefines parts of the fake nsys, after those that choose the recording by the file `attention`. */
  readonly nsys?: string;
  /** Runs without tracing are made as by default; absent: none, which would make each job longer. */
  readonly untraced?: true;
  /** Without it the inputs `overrides` say that there is none. */
  readonly ncu?: FakeNcu;
}

/** A step that has ended, and all that it left. */
export interface EndedJob {
  readonly code: number | null;
  /** As people see it: without commands, with masked values as ***. */
  readonly log: StepLog;
  /** The lines of the log and the messages of the annotations. */
  readonly text: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The double's: set its conclusion when later jobs are to find it. */
  readonly run: Run;
  /** All comments that there are, of whomever. */
  readonly comments: readonly Comment[];
  /** Names of the artifacts of this run, in the order of their making. */
  readonly artifacts: readonly string[];
  readonly job: Job;
  readonly workspace: Workspace;
  /** What is left in TMPDIR and, besides our run directories and the runner's own, in RUNNER_TEMP. */
  readonly leftInTemporary: readonly string[];
}

/** A step while it runs. */
export interface StartedJob {
  readonly child: ChildProcess;
  readonly job: Job;
  readonly ended: Promise<EndedJob>;
}

const started = new Map<Job, ChildProcess>();

afterEach(() => {
  for (const [job, child] of started) {
    // A test that failed halfway must not leave its process behind.
    child.kill("SIGKILL");
    job[Symbol.dispose]();
  }
  started.clear();
});

/** Runs the step of the action to its end: the committed dist/index.js as the runner starts it. */
export async function runJob(request: JobRequest): Promise<EndedJob> {
  return startJob(request).ended;
}

/** Starts the step, and comes back while it runs. Its files go at the end of the test. */
export function startJob({
  double,
  repository,
  depth,
  files = {},
  nsys = "",
  untraced,
  ncu,
  ...options
}: JobRequest): StartedJob {
  const place = workspace();
  const tools = [
    installFakeNsys(place, { recordings: [], script: `${capturesByAttention}\n${nsys}` }),
    ...(ncu === undefined ? [] : [installFakeNcu(place, ncu)]),
  ];
  const inputs: Record<string, string> = { command: "true", ranges: "decode", ...options.inputs };
  const overrides = [
    untraced === true ? "" : "latency.pairs=0",
    ncu === undefined ? "ncu.enabled=false" : "",
    inputs["overrides"] ?? "",
  ].filter((line) => line !== "");
  const checkedOut = repository?.checkout(options.ref ?? refOf(options, double), depth);
  const job = jobEnvironment(double, {
    ...options,
    inputs: { ...inputs, overrides: overrides.join("\n") },
    ...(checkedOut === undefined ? {} : { workspace: checkedOut }),
    env: {
      PATH: [...tools, "/usr/sbin", "/usr/bin", "/sbin", "/bin"].join(":"),
      HOME: place.path,
      TMPDIR: place.temporary,
      ...options.env,
    },
  });
  writeFiles(job.workspace, files);
  const child = spawn(process.execPath, [repositoryPath("dist/index.js")], {
    cwd: job.workspace,
    env: job.env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.set(job, child);
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  const ended = once(child, "close").then(async ([code]: unknown[]): Promise<EndedJob> => {
    const { run } = job;
    const log = readStepLog(stdout);
    const text = [...log.lines, ...log.annotations.map(({ level, message }) => `${level}: ${message}`)].join("\n");
    const result: EndedJob = {
      code: typeof code === "number" ? code : null,
      ...{ log, text, stdout, stderr, job, run },
      outputs: job.outputs(),
      summary: job.env["GITHUB_STEP_SUMMARY"] === undefined ? "" : job.summary(),
      comments: double.state.comments,
      artifacts: double.state.artifacts.filter(({ runId }) => runId === run.id).map(({ name }) => name),
      workspace: place,
      leftInTemporary: [
        ...readdirSync(place.temporary),
        ...readdirSync(job.temp).filter((name) => !name.startsWith("_") && name !== "llm-profile-runs"),
      ],
    };
    await expectNoToken(double, result);
    return result;
  });
  return { child, job, ended };
}

/** The only run directory of a job. */
export async function runOf({ job }: Pick<EndedJob, "job">): Promise<Awaited<ReturnType<typeof viewRun>>> {
  return viewRun(join(job.temp, "llm-profile-runs"));
}

/** The post step of the same step. */
export async function postStep({
  job,
}: Pick<EndedJob, "job">): Promise<{ readonly code: number; readonly stdout: string }> {
  const child = spawn(process.execPath, [repositoryPath("dist/post.js")], {
    cwd: job.workspace,
    env: { ...job.env, ...job.state() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
  const [code]: unknown[] = await once(child, "close");
  return { code: Number(code), stdout };
}

/** A text with plain spaces for those that do not break between a number and its unit. */
export function plainSpaces(text: string | undefined): string {
  return (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
}

/** A later job finds the run as one that has ended well. */
export function succeeded({ run }: Pick<EndedJob, "run">): Run {
  return Object.assign(run, { status: "completed", conclusion: "success" });
}

function refOf({ event, payload }: JobOptions, { state }: Double): string {
  // Of a comment the example names the pull request itself.
  const pull = event === "issue_comment" ? payload["issue"] : payload["pull_request"];
  const number = typeof pull === "object" && pull !== null && "number" in pull ? String(pull.number) : null;
  if (number !== null && /^(?:pull_request|issue_comment)$/.test(event)) return `refs/pull/${number}/merge`;
  return typeof payload["ref"] === "string" ? payload["ref"] : `refs/heads/${state.repository.defaultBranch}`;
}
