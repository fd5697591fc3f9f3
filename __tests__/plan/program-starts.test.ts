import { describe, expect, test } from "@jest/globals";
import type { StartCount } from "../../src/model/run/plan.ts";
import { planCaptures } from "../../src/plan/captures.ts";
import { describeSteps, planKey, programStarts, type StartsOf } from "../../src/plan/program-starts.ts";
import { configOf } from "../support/config.ts";

const alone: StartsOf = { sides: 1, untraced: 0, isCompared: false, filterMode: null };
const paired: StartsOf = { ...alone, sides: 2, isCompared: true };
const untraced: StartsOf = { ...paired, untraced: 3 };
const byConfiguration: StartsOf = { ...alone, filterMode: "per-launch-config" };
const withNcu: StartsOf = { ...paired, filterMode: "unknown" };
const base = ["ranges=a", "compare.base=main", "compare.caches=separate"];
const gatedAlone = ["ranges=a,b", "nsys.captures=range"];
const noLines = [...base, "lines=off"];
const tuned = [...noLines, "compare.caches=same-choices"];
const improving = [...noLines, "compare.goal=improve", "compare.verify.command=v"];
const asked = [...noLines, "rounds=3", "latency.pairs=3"];
const reporting = [...noLines, "metrics=[{file: m.json}]"];
const loads = [...noLines, "workload.rounds-per-load=1", "compare.max-rounds=3"];
const server = ["command=[s]", "client=[c]", "ready-port=1", "captures=2"].map((set) => `workload.server.${set}`);
const pairs = "rounds 6–12 (red 4–12)";

/** Each purpose with `2`, `2–4`, or `2–` where the ranges decide; of a pass and of a red verdict where these differ. */
function starts(of: StartsOf, ...overrides: string[]): string {
  const config = configOf(...overrides);
  const text = ({ least, most }: StartCount): string =>
    least === most ? String(least) : `${String(least)}–${most === null ? "" : String(most)}`;
  return programStarts(config, planCaptures(config), of)
    .map(({ purpose, pass, red }) => ({ purpose, pass: text(pass), red: text(red) }))
    .filter(({ pass, red }) => pass !== "0" || red !== "0")
    .map(({ purpose, pass, red }) => `${purpose} ${pass === red ? pass : `${pass} (red ${red})`}`)
    .join(", ");
}

describe("programStarts", () => {
  test.each<[string, StartsOf, string[], string]>([
    ["one capture", alone, ["ranges=a"], "rounds 1"],
    ["each of two ranges and three rounds", alone, [...gatedAlone, "rounds=3"], "rounds 6"],
    ["a probe, after which ranges may share captures", alone, ["ranges=a,b", "rounds=3"], "probe 1, rounds 3–6"],
    ["a probe of two sides", paired, [...base, "ranges=a,b,c,d", "lines=off"], "probe 1, rounds 6–48 (red 4–48)"],
    ["one enclosing range", alone, ["ranges=a,b", "nsys.capture-range=c"], "rounds 1"],
    ["ncu with launches counted globally", { ...alone, filterMode: "global" }, gatedAlone, "rounds 2, ncu 2"],
    ["ncu by launch configuration, which ranges may share", byConfiguration, gatedAlone, "rounds 2, ncu 1–3"],
    ["ncu without gating", { ...alone, filterMode: "global" }, [...gatedAlone, "ncu.gating=false"], "rounds 2, ncu 1"],
    [
      "a base, where a red verdict ends the pairs and needs ncu and lines instead of wall time",
      { ...untraced, filterMode: "unknown" },
      base,
      "rounds 6–12 (red 4–12), untraced 6–16 (red 0), ncu 0 (red 0–2), lines 0 (red 0–2)",
    ],
    ["whole programs and their checks, if the goal is to improve", paired, improving, `verify 2, whole 2, ${pairs}`],
    ["the base again if autotuners made choices in it", paired, tuned, `tuning 0–1, ${pairs}`],
    ["both whole programs again if tuned", paired, [...tuned, "compare.goal=improve"], `tuning 0–2, whole 2, ${pairs}`],
    ["a calibration that may end a pass early", paired, [...noLines, "compare.calibration=known.json"], "rounds 4–12"],
    ["the requested rounds and untraced runs", untraced, asked, "rounds 6–12, untraced 6–16 (red 6)"],
    ["runs that read metrics, whatever the verdict", untraced, reporting, `${pairs}, untraced 6–16 (red 6)`],
    ["ncu whatever the verdict", withNcu, [...noLines, "ncu.when=always"], `${pairs}, ncu 1 (red 1–2)`],
    ["a recorded base", { ...untraced, sides: 1 }, ["ranges=a", "rounds=3"], "rounds 3, untraced 3, lines 0 (red 0–1)"],
    ["a glob of unknown ranges", alone, ["ranges=a,b*", "rounds=2", "nsys.captures=range"], "discovery 1, rounds 4–"],
    ["a glob that a probe resolves", alone, ["ranges=a,b*", "rounds=2"], "probe 1, rounds 2–"],
    ["loads of a program, where two per side may suffice", paired, loads, "rounds 6 (red 4–6)"],
    ["loads of a server", { ...paired, untraced: 2 }, [...server, ...base], "rounds 4–6, untraced 4–16 (red 0)"],
  ])("counts the program's starts for %s", (_name, of, overrides, expected) => {
    expect(starts(of, ...overrides)).toBe(expected);
  });
});

test("says that a glob's ranges aren't known yet", () => {
  const config = configOf("ranges=a,b*", "rounds=2", "nsys.captures=range");
  expect(describeSteps(config, planCaptures(config), alone)).toBe(
    "captures (a, each range matching b* × 2 rounds), each in a fresh process",
  );
});

test("says which runs a red verdict skips, unless they're configured", () => {
  const legs = (...overrides: string[]) => {
    const config = configOf("ranges=a", "compare.base=main", "lines=off", ...overrides);
    return describeSteps(config, planCaptures(config), untraced);
  };
  expect(legs()).toMatch(/, then 3 runs per side without CUDA tracing unless the verdict is already red$/);
  expect(legs("latency.pairs=3")).toMatch(/, then 3 runs per side without CUDA tracing$/);
});

test("gives equal plans equal keys whatever ncu's path, and different plans different keys", () => {
  const keys = ["ranges=a", "ncu.path=/opt/ncu", "ncu.preset=full", "ranges=b", "rounds=2"].map((override) => {
    const config = configOf("workload.command=x", "ranges=a", override);
    return planKey(config, planCaptures(config), { ...alone, filterMode: "global" });
  });
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});
