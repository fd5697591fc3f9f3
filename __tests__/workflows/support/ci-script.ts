import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { program } from "../../e2e/command/support/fake-nsys.ts";
import { repositoryText } from "../../fixtures/recorded.ts";
import { testDirectory } from "../../run/support/directory.ts";

const gitlabSchema = z.record(z.string(), z.object({ script: z.array(z.string()) }).or(z.array(z.string())));
const buildkiteSchema = z.object({ steps: z.tuple([z.object({ command: z.string() })]) });

/** The lines of `script:` of a job of the GitLab example, as one script. */
export function gitlabScript(job: "profile" | "note"): string {
  const found = gitlabSchema.parse(parse(repositoryText("examples/ci/gitlab-ci.yml")))[job];
  if (found === undefined || Array.isArray(found)) throw new Error(`There is no job ${job}.`);
  return found.script.join("\n");
}

/** The command of the Buildkite example, as `pipeline upload` leaves it: it puts in variables, and makes one `$` of two. */
export function buildkiteScript(environment: Readonly<Record<string, string>>): string {
  const { steps } = buildkiteSchema.parse(parse(repositoryText("examples/ci/buildkite.yml")));
  return steps[0].command.replaceAll(/\$\$|\$\{?(\w+)\}?/g, (found, name: string | undefined) =>
    found === "$$" ? "$" : (environment[name ?? ""] ?? ""),
  );
}

/** A place in which scripts run: a folder, and programs that stand in for others. */
export interface ScriptPlace {
  readonly path: string;
  /** Bash of a program of this name, first on PATH. */
  standIn(name: string, lines: readonly string[]): void;
  run(
    shell: readonly [string, ...string[]],
    script: string,
    environment?: Readonly<Record<string, string>>,
  ): Promise<{ readonly code: number | null; readonly output: string }>;
}

export function scriptPlace(): ScriptPlace {
  const path = testDirectory();
  const bin = join(testDirectory(), "bin");
  mkdirSync(bin);
  return {
    path,
    standIn: (name, lines) => program(join(bin, name), lines),
    run: async ([shell, ...options], script, environment = {}) => {
      const child = spawn(shell, [...options, "-c", script, "script"], {
        cwd: path,
        env: { PATH: `${bin}:/usr/bin:/bin`, HOME: path, LANG: "C.UTF-8", ...environment },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk: Buffer) => {
          output += chunk.toString();
        });
      const code = await new Promise<number | null>((resolve, reject) => {
        child.on("error", reject).on("close", resolve);
      });
      return { code, output };
    },
  };
}
