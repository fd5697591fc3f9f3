import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { writeRun } from "../../support/run-record.ts";
import { addCommit, gitIn } from "./support/repository.ts";
import { command } from "./support/command.ts";
import { attemptsOf } from "./support/fake-ncu.ts";
import { prepareFakeRun } from "./support/run.ts";
import { workspace } from "./support/workspace.ts";

const recordings = ["__tests__/fixtures/recorded/decode-sdpa/round-1"];

describe("a run that fails before anything starts", () => {
  test.each([
    { why: "no nsys", set: ["nsys.path=no-such-nsys"], code: 3, id: "preflight-nsys" },
    { why: "an unknown base", set: ["compare.base=mian", "nsys.path=no-such-nsys"], code: 2, id: "base-unknown" },
  ])("leaves no files and exits with $code: $why", ({ set, code, id }) => {
    const { workspace: place, path, argv } = prepareFakeRun({ recordings, set });
    gitIn(place)("init", "-q", "-b", "main");
    addCommit(place, { attention: "sdpa" }, "head");
    const before = readdirSync(place.path);
    const ended = command(["run", "--json", ...argv.slice(1)], { workspace: place, path });
    expect(ended.code).toBe(code);
    expect(JSON.parse(ended.stdout)).toMatchObject({ error: { id } });
    expect(attemptsOf(place, "nsight")).toBe(0);
    expect(readdirSync(place.path)).toEqual(before);
    expect(ended.leftInTemporary).toEqual([]);
  });
});

describe("prune", () => {
  const nameOf = (day: number) => `202511${String(day).padStart(2, "0")}-120000-77-abcd`;
  const prune = (place: ReturnType<typeof workspace>, ...argv: string[]) =>
    command(["prune", ...argv], { workspace: place, path: null });

  test("lists the runs in the --out folder, and removes all but the newest with --keep 1", async () => {
    const place = workspace();
    const out = join(place.path, "-other");
    for (const day of [1, 2]) await writeRun(out, nameOf(day));
    const listed = prune(place, "--out=-other");
    expect([listed.code, listed.stderr]).toEqual([0, ""]);
    for (const text of [nameOf(1), nameOf(2)]) expect(listed.stdout).toContain(text);
    const removed = prune(place, "--out=-other", "--keep", "1");
    expect([removed.code, removed.stderr]).toEqual([0, ""]);
    expect(removed.stdout).toContain("Removed 1 run directory:");
    expect(readdirSync(out)).toEqual([nameOf(2)]);
  });
});
