import { spawn } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Double, Run } from "../../../fixtures/github/index.ts";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import { testDirectory } from "../../../run/support/directory.ts";
import { freePort } from "../../nsys/support/run-server.ts";
import { artifactsOnDisk } from "./uploaded.ts";

/** A workflow for act, and the job's surroundings. */
export interface ActRequest {
  readonly double: Double;
  readonly run: Run;
  /** YAML. */
  readonly workflow: string;
  readonly event: string;
  readonly payload: object;
  /** A checkout, as actions/checkout leaves it. */
  readonly workspace: string;
  readonly ref: string;
  /** Folders before the machine's own on PATH. */
  readonly tools?: readonly string[];
}

/** What act left. */
export interface ActEnded {
  readonly code: number | null;
  /** What it printed, without colors. */
  readonly log: string;
}

/** act's own program, which scripts/real-runner.sh builds. */
export function actProgram(): string {
  const program = process.env["LLM_PROFILE_ACT"];
  if (program === undefined) throw new Error("These tests need act: run them with scripts/real-runner.sh.");
  return program;
}

/**
 * Runs a workflow with act on this machine, without Docker. GitHub's API and server are the double's; the artifact service is act's
 * own, and what it stored is in the double's lists from then on, as on GitHub.
 */
export async function runAct(request: ActRequest): Promise<ActEnded> {
  const { double, run, workflow, event, payload, workspace, ref, tools = [] } = request;
  const place = testDirectory();
  const file = (name: string, text: string): string => {
    writeFileSync(join(place, name), text);
    return join(place, name);
  };
  const artifacts = join(place, "artifacts");
  for (const name of ["artifacts", "cache", "home", "temporary"]) mkdirSync(join(place, name));
  artifactsOnDisk(double, artifacts);

  const { owner, name } = double.state.repository;
  const variables = {
    GITHUB_API_URL: double.apiUrl,
    GITHUB_GRAPHQL_URL: `${double.apiUrl}/graphql`,
    GITHUB_SERVER_URL: double.serverUrl,
    GITHUB_REPOSITORY: `${owner}/${name}`,
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_REF: ref,
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_ATTEMPT: String(run.attempt),
  };
  const options = [
    event,
    ...["--directory", workspace],
    ...["--workflows", file("workflow.yml", workflow)],
    ...["--eventpath", file("event.json", JSON.stringify(payload))],
    ...["--platform", "self-hosted=-self-hosted", "--platform", "ubuntu-latest=-self-hosted"],
    ...["--local-repository", `org/llm-profile-action@v1=${actionUnderTest()}`],
    ...["--artifact-server-path", artifacts, "--artifact-server-addr", "127.0.0.1"],
    ...["--artifact-server-port", String(await freePort())],
    ...["--action-cache-path", join(place, "cache"), "--no-cache-server", "--pull=false"],
    // One job after the other: both would look for the same GPU.
    ...["--concurrent-jobs", "1"],
    ...["--secret-file", file("secrets", `GITHUB_TOKEN=${double.state.token.value}\n`)],
    ...Object.entries(variables).flatMap(([variable, value]) => ["--env", `${variable}=${value}`]),
  ];
  const child = spawn(actProgram(), options, {
    cwd: workspace,
    env: {
      // act takes the Node that runs the action from PATH.
      PATH: [...tools, dirname(process.execPath), process.env["PATH"]].join(":"),
      HOME: join(place, "home"),
      TMPDIR: join(place, "temporary"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => (log += chunk));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  return { code, log: log.replaceAll(/\u001b\[[0-9;]*m/g, "") };
}

/** This checkout as a release's tag has it, as far as a job uses it. */
function actionUnderTest(): string {
  const folder = join(testDirectory(), "action");
  for (const name of ["action.yml", "package.json", "dist", "conf"]) {
    cpSync(repositoryPath(name), join(folder, name), { recursive: true });
  }
  return folder;
}
