import { describe, expect, test } from "@jest/globals";
import { configKeys } from "../../src/settings/keys.ts";
import { parse } from "../support/parse.ts";
import { shellWords } from "../docs/support/markdown.ts";
import { ourSteps, refusalOf, settingsOf, unknownInputs } from "./support/our-step.ts";
import { jobsOf, type Job } from "./support/workflow.ts";
import { allFiles } from "./support/workflow-files.ts";

const jobs = allFiles.flatMap(({ path, workflow }) =>
  jobsOf(workflow).map(([key, job]) => [`${path} ${key}`, job] as const),
);
const withOurs = jobs.filter(([, job]) => ourSteps(job).length > 0);

test("finds steps that use this action", () => {
  expect(withOurs.length).toBeGreaterThan(9);
});

describe.each(withOurs)("the job %s", (_name, job: Job) => {
  test("gives this action only valid inputs, and all that it needs", () => {
    for (const step of ourSteps(job)) {
      expect(unknownInputs(step)).toEqual([]);
      expect(refusalOf(step)).toBe("");
    }
  });

  test("sets only the mode if it only comments or records", () => {
    for (const step of ourSteps(job)) {
      if (["comment", "history"].includes(settingsOf(step).mode)) expect(Object.keys(step.with)).toEqual(["mode"]);
    }
  });
});

test.each([
  [{ ranges: "decode" }, "Nothing to profile"],
  [{ command: "true", ranges: "decode", baseline: "artefact" }, "Did you mean artifact"],
  [{ command: "true", ranges: "decode", budgets: "decode.launch <= 5" }, "decode.launch"],
])("rejects the action's inputs %j", (inputs, says) => {
  expect(refusalOf({ uses: "./", with: inputs, env: {} })).toContain(says);
});

test("reports an input that doesn't exist", () => {
  expect(unknownInputs({ uses: "./", with: { range: "decode" }, env: {} })).toEqual(["range"]);
});

test("accepts every llm-profile command line in a workflow's scripts", () => {
  const scripts = jobs.flatMap(([name, { steps }]) => steps.map(({ run = "" }) => [name, run] as const));
  const lines = scripts.flatMap(([name, run]) =>
    [...run.replaceAll(/\\\n\s*/g, "").matchAll(/dist\/cli\.js (.*)$|\bllm-profile ((?:demo|run|doctor) .*)$/gm)].map(
      ([, direct, named]) => [name, direct ?? named ?? ""] as const,
    ),
  );
  expect(lines.map(([name]) => name)).toEqual([
    ".github/workflows/container.yml build",
    "examples/workflows/slurm.yml profile",
  ]);
  for (const [, line] of lines) {
    const { settings } = parse(shellWords(line));
    if (settings === undefined) continue;
    for (const { key } of settings.inputs) expect(configKeys.has(key)).toBe(true);
    for (const override of settings.overrides)
      expect(configKeys.has(override.slice(0, override.indexOf("=")))).toBe(true);
  }
});
