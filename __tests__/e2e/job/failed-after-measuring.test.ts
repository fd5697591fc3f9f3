import { expect, test } from "@jest/globals";
import { rowsByAttention } from "../command/support/by-attention.ts";
import { plainSpaces } from "./support/job.ts";
import { pullScenario } from "./support/scenario.ts";

const crash = { script: `${rowsByAttention}\nwritten() { code=139; }` };

test.each([
  {
    head: "sdpa",
    code: 3,
    verdict: "pass",
    heading: "Failed after measuring: pass",
    says: [
      "**ncu exited with code 139.** **This fails the check.**",
      "**Measured before the failure**: No slowdown of",
    ],
  },
  {
    head: "eager",
    code: 1,
    verdict: "regressed",
    heading: "Regressed, then failed",
    says: ["**`decode` takes", "**Then it failed**: ncu exited with code 139.", "| ❌ `decode`"],
  },
] as const)(
  "an ncu that crashes costs no verdict: $verdict, exit $code",
  async ({ head, code, verdict, heading, says }) => {
    await using scenario = await pullScenario("sdpa", head);
    const job = await scenario.run({ rounds: "2", overrides: "ncu.when=always" }, { ncu: crash });
    expect(job.code).toBe(code);
    expect(job.outputs).toMatchObject({ verdict });
    expect(job.outputs).toHaveProperty("profile-json");
    expect(job.outputs).toHaveProperty("comparison-json");
    for (const text of [job.comments[0]?.body, job.summary]) {
      expect(text).toContain(`### ❌ ${heading} · Profile / profile\n`);
      for (const said of says) expect(plainSpaces(text)).toContain(said);
    }
    const errors = job.log.annotations.flatMap(({ level, properties }) =>
      level === "error" ? [properties["title"]] : [],
    );
    expect(errors).toContain("Failed after measuring");
    expect(errors.includes("GPU profile")).toBe(verdict === "regressed");
    const files = await scenario.double.artifactFiles("llm-profile-profile");
    for (const file of ["profile.json", "comparison.json", "head/ncu/decode/stdout.txt"])
      expect([...files.keys()]).toContain(file);
    expect(JSON.parse(String(files.get("run.json")))).toMatchObject({ state: "failed", exitCode: code });
  },
);
