import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import { workspace, type Workspace } from "./workspace.ts";

/** How an entry of dist/ ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What it left in its temporary folder. */
  readonly leftInTemporary: readonly string[];
}

export interface CommandOptions {
  readonly entry?: "cli.js" | "index.js" | "post.js";
  readonly workspace?: Workspace;
  /** Folders before the system's on PATH; null: PATH holds nothing at all. */
  readonly path?: readonly string[] | null;
  /** Besides PATH, HOME, TMPDIR and COLUMNS: nothing of the test's own environment is passed on. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Default: the suite's own limit, so that a busy machine fails nothing sooner. */
  readonly timeoutMs?: number;
}

/** Runs the built `llm-profile` (or another entry of dist/) in a workspace, to its end. */
export function command(argv: readonly string[], options: CommandOptions = {}): Ended {
  const {
    entry = "cli.js",
    workspace: place = workspace(),
    path = [],
    environment = {},
    timeoutMs = 240_000,
  } = options;
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [repositoryPath(`dist/${entry}`), ...argv], {
    cwd: place.path,
    env: {
      PATH: path === null ? "" : [...path, "/usr/sbin", "/usr/bin", "/sbin", "/bin"].join(":"),
      HOME: place.path,
      TMPDIR: place.temporary,
      // So wide that no message is broken.
      COLUMNS: "1000",
      ...environment,
    },
    encoding: "utf8",
    input: "",
    timeout: timeoutMs,
    maxBuffer: 2 ** 28,
  });
  if (error !== undefined) throw error;
  return { code: status, stdout, stderr, leftInTemporary: readdirSync(place.temporary) };
}
