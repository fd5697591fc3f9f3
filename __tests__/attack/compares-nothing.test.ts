import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { runBase } from "../e2e/command/support/run-base.ts";
import type { Finished } from "../e2e/command/support/run.ts";

describe("a program that isn't in git", () => {
  /** The interpreter of uv's default layout: an executable of the head's checkout alone. */
  const interpreter = (folder: string): void => {
    mkdirSync(join(folder, "venv/bin"), { recursive: true });
    writeFileSync(join(folder, "venv/bin/python"), '#!/bin/sh\necho "$0 in $PWD"\n', { mode: 0o755 });
  };
  const printed = (run: Finished, side: string) => run.text(`${side}/round-1/decode/nsys/stdout.txt`);

  test.each([
    { title: "started directly", program: ["./venv/bin/python", "bench.py"] },
    { title: "started by env", program: ["env", "X=1", "venv/bin/python", "bench.py"] },
    { title: "in a shell pipeline", program: [], set: ["workload.command=X=1 venv/bin/python bench.py | cat"] },
  ])("runs from the head's checkout on both sides: $title", async ({ program, set = [] }) => {
    const run = await runBase({
      ...{ base: "sdpa", head: "eager", program, set: ["rounds=1", "compare.max-rounds=1", ...set] },
      prepare: interpreter,
    });
    expect(run.stderr).not.toContain("couldn't measure the base");
    expect(run.comparison().baseline.state).toBe("measured");
    const [head, base] = [printed(run, "head"), printed(run, "base")].map((text) => /(\S+) in (\S+)/.exec(text));
    expect(base?.[1]).toBe(join(run.workspace.path, "venv/bin/python"));
    expect(head?.[2]).toBe(run.workspace.path);
    expect(base?.[2]).toContain("llm-profile-base-");
    expect(run.profile().warnings.join()).not.toContain("names the interpreter");
  });

  test("runs from the base's checkout if the setup creates it there", async () => {
    const setup =
      "workload.setup=mkdir -p venv/bin && printf '#!/bin/sh\\necho own $0\\n' >venv/bin/python && chmod +x venv/bin/python";
    const run = await runBase({
      ...{ base: "sdpa", head: "eager", program: ["venv/bin/python", "bench.py"] },
      set: ["rounds=1", "compare.max-rounds=1", setup],
    });
    expect(printed(run, "base")).toContain("own venv/bin/python");
    expect(run.stderr).not.toContain("names the interpreter");
  });

  test("reports a failed base if only the head's commit contains it", async () => {
    const run = await runBase({
      ...{ base: "sdpa", head: "eager", program: ["venv/bin/python"], set: ["rounds=1", "compare.max-rounds=1"] },
      prepare: interpreter,
      tracked: ["venv"],
    });
    expect(run.stderr).toContain("We couldn't measure the base");
    expect({ code: run.code, state: run.comparison().baseline.state }).toEqual({ code: 4, state: "failed" });
  });
});
