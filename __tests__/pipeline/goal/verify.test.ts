import { writeFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { verifyBase } from "../../../src/pipeline/goal/verify.ts";
import type { Side, SideState } from "../../../src/pipeline/session.ts";
import { testDirectory } from "../../run/support/directory.ts";
import type { Start } from "../support/fake-session.ts";
import { decodeRound, measuredRun } from "../support/measured-run.ts";

const kept: SideState["kept"] = {
  open: async () => Promise.resolve([]),
  close: async () => Promise.resolve(),
  [Symbol.asyncDispose]: async () => Promise.resolve(),
};

/** A run whose sides are verified by what they write. */
async function verified(written: (start: Start) => object) {
  const steps: string[] = [];
  const run = measuredRun({
    program: (start) => {
      const { side, step, number, environment } = start;
      steps.push(`${side} ${step}`);
      if (step !== "verify") return { recordings: [decodeRound(number)] };
      writeFileSync(environment["LLM_PROFILE_VERIFY"] ?? "", JSON.stringify(written(start)));
      return {};
    },
    set: ["compare.goal=improve", "isolation=unprivileged-user", "compare.verify.command=[./verify]"],
    prepare: async (side: Side) => {
      const own = { ...side, state: { folder: testDirectory(), kept, verified: null, warm: null } };
      return side.name === "base" ? verifyBase(own) : own;
    },
  });
  return { run, steps };
}

test("refuses a verification that fails on the base before the first capture", async () => {
  const { run, steps } = await verified(() => ({ text: "0".repeat(300) }));
  await expect(run).rejects.toMatchObject({ id: "verify-broken", exitCode: 2 });
  expect(steps).toEqual(["base verify"]);
});

test("stops measuring and explaining a head that computes another result", async () => {
  const { run, steps } = await verified(({ side }) => ({ sum: side === "base" ? 1 : 2 }));
  const { comparison } = await run;
  expect(comparison?.verdict).toBe("not-improved");
  expect(comparison?.reasons.map(({ id }) => id)).toContain("verify-differs");
  expect(steps).toEqual(["base verify", "base round-1", "head round-1", "head verify"]);
});
