import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { artifactName } from "./support/measured-artifact.ts";
import { pullScenario, type PullScenario } from "./support/scenario.ts";

/** The artifact has the failure, for a comment about all matrix jobs, and the report. */
async function expectNothingCaptured({ double }: PullScenario): Promise<void> {
  expect(double.state.artifacts.map(({ name }) => name)).toEqual([artifactName]);
  expect([...(await double.artifactFiles(artifactName)).keys()].sort()).toEqual(["comment.md", "run.json"]);
}

describe("wrong inputs of the action: exit 2, by their names, also in the comment, and nothing is captured", () => {
  test.each([
    ["mode", "profil", "Did you mean profile?"],
    ["baseline", "artefact", "Did you mean artifact?"],
    ["require-baseline", "yes", "Expected true or false."],
    ["comment", "sometimes", "Expected auto, always, on-change or never."],
    ["retention-days", "0", "a whole number of days from 1 to"],
    ["retention-days", "two", "a whole number of days from 1 to"],
  ])("%s: %s", async (name, value, says) => {
    await using scenario = await pullScenario("sdpa", "sdpa");
    const { code, log, comments, outputs } = await scenario.run({ [name]: value });
    expect({ code, outputs }).toMatchObject({ code: 2, outputs: { verdict: "failed" } });
    const errors = log.annotations.filter(({ level }) => level === "error");
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain(`The input \`${name}\` can't be "${value}".`);
    expect(errors[0]?.message).toContain(says);
    expect(comments[0]?.body).toContain("### ❌ Nothing was measured");
    expect(comments[0]?.body).toContain(says);
    await expectNothingCaptured(scenario);
  });

  test("the comment of an earlier push gives way to it", async () => {
    await using scenario = await pullScenario("sdpa", "sdpa");
    const before = await scenario.run();
    expect(before.comments.map(({ body }) => body.includes("Nothing was measured"))).toEqual([false]);
    const after = await scenario.run({ baseline: "artefact" });
    expect(after.comments.map(({ id }) => id)).toEqual(before.comments.map(({ id }) => id));
    expect(after.comments[0]?.body).toContain("### ❌ Nothing was measured");
  });

  test("where the mode is to comment only, there is no comment of its own", async () => {
    await using scenario = await pullScenario("sdpa", "sdpa");
    const { code, comments } = await scenario.run({ mode: "comment", "retention-days": "0" });
    expect([code, comments]).toEqual([2, []]);
    expect(scenario.double.requests).toEqual([]);
  });

  test("require-baseline where nothing is compared contradicts itself", async () => {
    await using scenario = await pullScenario("sdpa", "sdpa");
    const job = await scenario.run({ "require-baseline": "true", mode: "baseline" });
    expect(job.code).toBe(2);
    expect(job.text).toContain("inputs require-baseline and mode");
  });
});

describe("inputs that the action does not have: exit 2, by their names, also in the comment, and nothing is captured", () => {
  /** `with:` of a step as the runner reads it: all is text, and a name without a value is empty. */
  const inputsOf = (step: string): Record<string, string> => {
    const { with: given } = z.object({ with: z.record(z.string(), z.unknown()) }).parse(parse(step));
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value ?? "")]));
  };

  test.each([
    [
      "with: { command: python3 bench.py --sizes 1,2,4, ranges: decode }",
      "The action has no inputs `2`, `4`.",
      "In a one-line mapping, `with: { … }`, a comma ends a value",
    ],
    [
      "with: { command: python3 bench.py, ranges: prefill, decode }",
      "The action has no input `decode`.",
      "In a one-line mapping, `with: { … }`, a comma ends a value",
    ],
    ["with: { command: python3 bench.py, range: decode }", "The action has no input `range`.", "Did you mean ranges?"],
  ])("%s", async (step, what, says) => {
    await using scenario = await pullScenario("sdpa", "sdpa");
    const job = await scenario.run(inputsOf(step));
    expect(job).toMatchObject({ code: 2, outputs: { verdict: "failed" } });
    const errors = job.log.annotations.filter(({ level }) => level === "error");
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain(what);
    expect(errors[0]?.message).toContain(says);
    expect(job.comments[0]?.body).toContain("### ❌ Nothing was measured");
    expect(job.comments[0]?.body).toContain(says);
    await expectNothingCaptured(scenario);
  });
});

describe("wrong settings: exit 2, by their names, also in the comment, and nothing is captured", () => {
  test.each([
    ["fail-on", "regresion", '"regresion" (input fail-on) is invalid'],
    ["thresholds", "{range: decode, treshold: 2}", "(input thresholds) is invalid"],
    ["budgets", "decode.kernelNs < 12 parsecs", 'Bad budget "decode.kernelNs < 12 parsecs".'],
    ["overrides", "compare.nothing=1", "unknown key compare.nothing (override compare.nothing=1)"],
  ])("%s: %s", async (name, value, says) => {
    await using scenario = await pullScenario("sdpa", "sdpa");
    const job = await scenario.run({ [name]: value });
    expect(job).toMatchObject({ code: 2, outputs: { verdict: "failed" } });
    const errors = job.log.annotations.filter(({ level }) => level === "error");
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain(says);
    expect(job.comments[0]?.body).toContain("### ❌ Nothing was measured");
    // A list of problems is a list there too, and not one line with holes.
    expect(job.comments[0]?.body).not.toContain("\ufffd");
    await expectNothingCaptured(scenario);
  });
});
