import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { command } from "./support/command.ts";
import { workspace } from "./support/workspace.ts";

const sdpa = repositoryPath("__tests__/fixtures/recorded/decode-sdpa");

test("analyze prints text for people; --out writes profile.json, which it names, and what tells of it", () => {
  const place = workspace();
  const { code, stdout, stderr, leftInTemporary } = command(["analyze", sdpa, "--out", "new"], { workspace: place });
  expect([code, leftInTemporary]).toEqual([0, []]);
  expect(stdout).toContain("NVTX range decode: 1 instance, medians over rounds");
  expect(stderr).toMatch(/^.*\/new\/profile\.json$/m);
  expect(readdirSync(join(place.path, "new"), { recursive: true }).sort()).toEqual(
    [
      ...["profile.json", "ranges", "ranges/decode", "ranges/decode/kernels.csv"],
      ...["report.html", "summary.md", "top-kernels.json", "trace.tar"],
    ].sort(),
  );
});

test("analyze --json prints the profile alone", () => {
  const { code, stdout, stderr } = command(["analyze", sdpa, "--json"]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(profileSchema.parse(JSON.parse(stdout)).ranges).toMatchObject([{ name: "decode" }]);
});

test("an error is on stderr; with --json stdout holds it as one JSON value", () => {
  const path = repositoryPath("__tests__/fixtures/recorded/nsys-2023.4.4/full.sqlite.gz");
  const plain = command(["analyze", path]);
  expect([plain.code, plain.stdout]).toEqual([3, ""]);
  const json = command(["analyze", path, "--json"]);
  expect(json.code).toBe(3);
  expect(JSON.parse(json.stdout)).toMatchObject({ error: { id: "import-damaged", exitCode: 3, where: path } });
  expect(json.stderr).toBe(plain.stderr);
});
