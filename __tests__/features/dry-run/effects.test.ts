import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../../src/model/errors.ts";
import { parse } from "../../support/parse.ts";
import { logLayout } from "../../../src/model/text/layout.ts";
import { planDryRun } from "../../../src/features/dry-run/effects.ts";
import { formatDryRun } from "../../../src/features/dry-run/text.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { testContext } from "../../pipeline/support/context.ts";

/** What `run --dry-run` prints. */
async function planned(argv: readonly string[], cwd = testDirectory()): Promise<string> {
  const { name, settings } = parse(["run", "--dry-run", ...argv]);
  if (name !== "dry-run" || settings === undefined) throw new Error(`It is ${name}.`);
  return formatDryRun(await planDryRun(testContext({ cwd }).context, settings), logLayout);
}

test.each(["vllm", "vllm-profiler", "sglang"])(
  "plans a server and its processes with the preset %s",
  async (preset) => {
    const server = ["workload.server.command=[engine, serve]", "workload.server.client=[engine, bench]"];
    const text = await planned(["--preset", preset, ...server.flatMap((setting) => ["--set", setting])]);
    expect(text).toMatch(/^nsys launch .* --wait=primary .* --trace-fork-before-exec=true env \S+ engine serve$/m);
    expect(text).toMatch(/^nsys start /m);
    expect(text).not.toMatch(/^ncu /m);
  },
);

describe("a wrong configuration", () => {
  test.each([
    { argv: ["--range", "a@b@c", "--", "true"], says: 'Bad NVTX range "a@b@c".' },
    { argv: [], says: "workload.command" },
    { argv: ["--range", "decode", "--set", "rounds=0", "--", "true"], says: "rounds" },
    { argv: ["--config", "none.yml", "--", "true"], says: "none.yml" },
  ])("is refused: $argv", async ({ argv, says }) => {
    await expect(planned(argv)).rejects.toThrow(UserError);
    await expect(planned(argv)).rejects.toThrow(says);
  });

  test("is refused if the run folder is a file", async () => {
    const cwd = testDirectory();
    writeFileSync(join(cwd, "llm-profile-runs"), "");
    await expect(planned(["--range", "a", "--", "true"], cwd)).rejects.toThrow("Can't list run directories");
  });
});
