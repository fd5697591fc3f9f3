import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import type { RawSettings } from "../../src/model/config.ts";
import { loadSettings } from "../../src/pipeline/conf.ts";
import { planDryRun } from "../../src/features/dry-run/effects.ts";
import { loadComparePolicy } from "../../src/pipeline/judge/compare-policy.ts";
import { loadRules } from "../../src/pipeline/start/base-rules.ts";
import { testDirectory } from "../run/support/directory.ts";
import { gitPlace } from "../run/support/git.ts";
import { testContext } from "./support/context.ts";

const honest = `
workload: {command: [python3, bench.py]}
ranges: [decode]
isolation: unprivileged-user
compare: {range-threshold: 1, budgets: ["decode.launches <= 100"]}
`;
const loosened = honest
  .replace("bench.py", "fast.py")
  .replace("threshold: 1", "threshold: 0")
  .replace("<= 100", "<= 900");
const accepted = `
accepted:
  - {range: decode, metric: gpuBusyNs, change: 50, reason: mine, expires: 2030-01-01}
`;
const own = ".llm-profile/accepted.yml";

/** A repository whose branch `change` has other files than its base, `main`. */
function repository(base: Readonly<Record<string, string>>, head: Readonly<Record<string, string>>): string {
  const place = gitPlace();
  place.commit({ readme: "base", ...base });
  place.git("switch", "--quiet", "--create", "change");
  place.commit({ readme: "head", ...head });
  return place.repository;
}

function settings(folder: string, goal: "hold" | "improve", configFile: string) {
  const { context, logged } = testContext({
    cwd: folder,
    environment: { PATH: process.env["PATH"] ?? "", TMPDIR: testDirectory() },
  });
  const raw: RawSettings = {
    ...{ configFile, presets: [], inputs: [] },
    overrides: ["compare.base=main", `compare.goal=${goal}`],
  };
  return { context, logged, raw };
}

async function rulesIn(folder: string, goal: "hold" | "improve", configFile = "llm-profile.yml") {
  const { context, logged, raw } = settings(folder, goal, configFile);
  const { loaded, readText } = await loadRules(context, await loadSettings(context, raw, true), raw);
  const policy = await loadComparePolicy(context, loaded, readText);
  const { command } = loaded.config.workload;
  const { "range-threshold": threshold, budgets, base } = loaded.config.compare;
  return { command, threshold, budgets, base, accepted: policy.accepted.length, says: logged.join("\n") };
}

const change = { "llm-profile.yml": loosened, [own]: accepted };

test("takes the rules from the base when the goal is to improve", async () => {
  const folder = repository({ "llm-profile.yml": honest }, change);
  expect(await rulesIn(folder, "improve")).toEqual({
    ...{ command: ["python3", "bench.py"], threshold: 1, budgets: ["decode.launches <= 100"], base: "main" },
    ...{ accepted: 0, says: expect.stringMatching(/ the base \([0-9a-f]{12}\)\.$/) },
  });
  expect(await rulesIn(folder, "hold")).toMatchObject({ command: ["python3", "fast.py"], threshold: 0, accepted: 1 });
});

test("accepts what the base accepts, whatever the change edits", async () => {
  const folder = repository({ "llm-profile.yml": honest, [own]: accepted }, { [own]: "accepted: []" });
  expect((await rulesIn(folder, "improve")).accepted).toBe(1);
});

test("reads the rules from the commit despite links in the working tree", async () => {
  const folder = repository({ "llm-profile.yml": honest }, {});
  rmSync(join(folder, "llm-profile.yml"));
  writeFileSync(join(folder, "other.yml"), loosened);
  symlinkSync("other.yml", join(folder, "llm-profile.yml"));
  expect((await rulesIn(folder, "improve")).threshold).toBe(1);
});

test("uses an earlier run's settings when repeating it, and the base's accepted regressions", async () => {
  const folder = repository({ readme: "base" }, { [own]: accepted });
  const run = join(folder, "llm-profile-runs", "one");
  mkdirSync(run, { recursive: true });
  writeFileSync(join(run, "config.yaml"), honest);
  const again = async () => rulesIn(folder, "improve", "llm-profile-runs/one/config.yaml");
  await expect(again()).rejects.toMatchObject({ id: "rules-not-at-base" });
  writeFileSync(join(run, "run.json"), "{}");
  expect(await again()).toMatchObject({
    ...{ threshold: 1, accepted: 0 },
    says: expect.stringContaining("except llm-profile-runs/one/config.yaml (the settings of an earlier run"),
  });
});

test("ignores a run directory that the change adds, even behind a link", async () => {
  const folder = repository({ readme: "base" }, { "run/config.yaml": loosened, "run/run.json": "{}" });
  symlinkSync("run", join(folder, "link"));
  for (const config of ["run/config.yaml", "link/config.yaml"])
    await expect(rulesIn(folder, "improve", config)).rejects.toMatchObject({ id: "rules-not-at-base" });
});

test("says when a file outside the repository isn't the base's", async () => {
  const folder = repository({ readme: "base" }, {});
  const outside = join(testDirectory(), "llm-profile.yml");
  writeFileSync(outside, honest);
  expect((await rulesIn(folder, "improve", outside)).says).toContain("llm-profile.yml (outside the repository)");
});

test("plans a dry run by the same rules", async () => {
  const folder = repository({ "llm-profile.yml": honest }, change);
  const { context, raw } = settings(folder, "improve", "llm-profile.yml");
  const { commands } = await planDryRun(context, raw);
  expect(commands.map(({ argv }) => argv.join(" ")).filter((line) => line.includes("fast.py"))).toEqual([]);
});

test("refuses the change's own rules when its program starts in another repository", async () => {
  const folder = repository({ "llm-profile.yml": honest }, {});
  const inner = gitPlace();
  inner.commit({ readme: "inner" });
  inner.git("switch", "--quiet", "--create", "change");
  inner.commit({ readme: "other" });
  cpSync(inner.repository, join(folder, "inner"), { recursive: true });
  const away = loosened.replace("fast.py]", "fast.py], working-directory: inner");
  writeFileSync(join(folder, "llm-profile.yml"), away);
  await expect(rulesIn(folder, "improve")).rejects.toMatchObject({ id: "rules-not-at-base" });
});

test("requires the base to have the rules", async () => {
  const folder = repository({}, change);
  await expect(rulesIn(folder, "improve")).rejects.toMatchObject({ id: "rules-not-at-base" });
});
