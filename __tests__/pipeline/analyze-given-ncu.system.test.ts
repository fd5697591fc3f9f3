import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { Profile } from "../../src/model/profile/profile.ts";
import { ncuText } from "../fixtures/ncu.ts";
import { testDirectory } from "../run/support/directory.ts";
import { profileOf, refused } from "./support/analyze.ts";

const decode = "examples/recordings/llm-decode-sdpa/round-1.sqlite.gz";
const recorded = ncuText("llm-decode-sdpa/ncu.csv");

/** A file of this content, absolute. */
function file(content: string, name = "theirs.csv"): string {
  const path = join(testDirectory(), name);
  writeFileSync(path, content);
  return path;
}

function measured({ ranges }: Profile): number {
  return ranges.flatMap(({ kernels }) => kernels).filter(({ ncu }) => ncu.length > 0).length;
}

/** The value of a figure of the kernel with the most time. */
function figure({ ranges }: Profile, key: string) {
  return ranges[0]?.kernels[0]?.ncu[0]?.figures[key]?.value;
}

describe("a CSV of ncu", () => {
  test("adds figures and findings to the kernels that nsys saw", async () => {
    const profile = await profileOf([decode], { ncu: [file(recorded)] });
    expect(measured(profile)).toBe(12);
    expect(profile.ncu).toMatchObject({ state: "measured", mode: "kernel" });
    expect(profile.ranges[0]?.findings.map(({ id }) => id)).toContain("small-grid");
    expect(profile.warnings).toEqual([]);
  });

  test("gives the same figures without ranges, with scaled units and fewer metrics", async () => {
    const lines = recorded.slice(recorded.indexOf('"ID"')).replaceAll(/"25  ""[^,]*"" "/g, '""');
    const cells = (line: string) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell ?? "");
    const [header = "", units = "", ...rows] = lines.trimEnd().split("\n");
    const at = cells(header).indexOf("gpu__time_duration.sum");
    const join_ = (row: readonly string[]) => row.map((cell) => `"${cell}"`).join(",");
    const keep = (line: string, change: (cell: string) => string) =>
      join_([...cells(line).slice(0, 13), change(cells(line)[at] ?? "")]);
    const scaled = [
      keep(header, (name) => name),
      keep(units, () => "us"),
      ...rows.map((row) => keep(row, (ns) => String(Number(ns.replaceAll(",", "")) / 1000))),
    ].join("\n");
    const whole = await profileOf([decode], { ncu: [file(recorded)] });
    const profile = await profileOf([decode], { ncu: [file(`some output\n${scaled}\n`)] });
    expect(measured(profile)).toBe(12);
    expect(figure(profile, "durationNs")).toBe(figure(whole, "durationNs"));
    expect(figure(profile, "dramBytes")).toBeUndefined();
    expect(profile.warnings.join("\n")).toContain("1 line isn't from ncu");
  });

  test("adds to a finished profile", async () => {
    const bare = await profileOf([decode]);
    const profile = await profileOf([file(JSON.stringify(bare), "profile.json")], { ncu: [file(recorded)] });
    expect(measured(bare)).toBe(0);
    expect(measured(profile)).toBe(12);
  });

  test("keeps the replayed ranges that nsys saw and counts the others", async () => {
    const replayed = ncuText("resnet_range.csv");
    const rows = (replayed.match(/^"\d+",/gm) ?? []).length;
    const own = (replayed.match(/<default domain>:stem:/g) ?? []).length;
    const profile = await profileOf([decode], { ncu: [file(replayed.replaceAll(":stem:", ":decode:"))] });
    expect(profile.replayedRanges.map(({ name, samples }) => [name, samples.length])).toEqual([["decode", own]]);
    expect(profile.warnings.join("\n")).toContain(`${String(rows - own)} rows of ${String(rows)} `);
  });

  const unit = recorded.replace(/"ns"/g, '"fortnight"');
  const demangled = recorded.replaceAll(/"(_Z|nvjet|cudnn)[^"]*"/g, '"void kernel<float>(int)"');
  test.each([
    ["if it has ncu's details page", ncuText("full_details.csv"), "ncu-page", "--page raw"],
    ["if a unit is unknown", unit, "ncu-unit", '"fortnight"'],
    ["if names are demangled", demangled, "ncu-kernel-missing", "--print-kernel-base mangled"],
    ["if it's from another program", ncuText("resnet_kernel.csv"), "ncu-kernel-missing", "None of the"],
    ["if it has another program's replayed ranges", ncuText("resnet_range.csv"), "ncu-range-missing", '"decode"'],
    ["if it's empty", "", "ncu-no-rows", "no kernel"],
  ])("is refused %s", async (_, content, id, says) => {
    const found = await refused([decode], { ncu: [file(content)] });
    expect(found).toMatchObject({ id, exitCode: 3 });
    for (const text of [says, "theirs.csv"]) expect(found.text).toContain(text);
  });

  test("is refused if it's missing", async () => {
    const found = await refused([decode], { ncu: ["/no/such.csv"] });
    expect(found).toMatchObject({ exitCode: 2, text: expect.stringContaining("--ncu") });
  });
});

describe("a report of ncu", () => {
  /** A stand-in for ncu that makes the pages; `report` says which file it was given. */
  function ncu(script: string): string {
    const path = file(`#!/bin/bash\n${script}\n`, "ncu");
    chmodSync(path, 0o755);
    return `ncu.path=${path}`;
  }

  test("is read with its rows and its rules' advice", async () => {
    const report = file("any", "theirs.ncu-rep");
    const raw = file(recorded.slice(recorded.indexOf('"ID"')), "raw-of-it");
    const override = ncu(`[[ $1 == --import=${report} ]] || exit 9
if [[ $* == *--page=raw* ]]; then echo "$(<${raw})"; else
echo '"ID","Section Name","Rule Name","Rule Type","Rule Description","Estimated Speedup Type","Estimated Speedup"'
echo '"0","LaunchStats","LaunchConfiguration","OPT","Not full.","global","50"'; fi`);
    const profile = await profileOf([decode], { ncu: [report], overrides: [override] });
    expect(measured(profile)).toBe(12);
    const rules = profile.ranges.flatMap(({ kernels }) =>
      kernels.flatMap((each) => each.ncu.flatMap((one) => one.rules)),
    );
    expect(rules.map(({ rule }) => rule)).toEqual(["LaunchConfiguration"]);
  });

  test.each([
    ["if ncu can't read it", () => ncu('echo "The file is newer." >&2; exit 1'), "ncu-import", "The file is newer."],
    ["without ncu", () => "ncu.path=/no/ncu", "tool-missing", "/no/ncu"],
  ])("is refused %s", async (_, override, id, says) => {
    const found = await refused([decode], { ncu: [file("any", "theirs.ncu-rep")], overrides: [override()] });
    expect(found).toMatchObject({ id, exitCode: 3, text: expect.stringContaining(says) });
  });
});
