import { describe, expect, test } from "@jest/globals";
import {
  createBlameVersions,
  findPackageChanges,
  listVersions,
} from "../../../../src/features/bisect/search/packages.ts";
import type { Commit } from "../../../../src/model/run/repository.ts";
import type { EnvironmentChange } from "../../../../src/model/comparison/environment-change.ts";

const commit = (sha: string): Commit => ({ sha, parents: [], author: "Ada", authoredAt: "", subject: sha });
const change = (name: string, base: string | null, head: string | null): EnvironmentChange => ({
  kind: "python-package",
  name,
  state: "changed",
  base,
  head,
  isOfGpu: false,
  families: [],
});
const changed = [
  { name: "numpy", from: "1", to: "2" },
  { name: "torch", from: "2.10", to: "2.11" },
];
const versions = listVersions(commit("good"), [commit("a"), commit("bad")], changed);

describe("packages that differ between the ends", () => {
  test("separates packages with one version per side from the others", () => {
    const given = [
      change("torch", "2.10", "2.11"),
      change("numpy", "1", "2"),
      change("extra", null, "1"),
      change("two", "1 and 2", "3"),
    ];
    const changes = [...given, { ...change("driver", "1", "2"), kind: "driver" as const }];
    expect(findPackageChanges({ environment: { changes, total: changes.length, unknown: [] } })).toEqual({
      changed,
      others: [
        { name: "extra", base: null, head: "1" },
        { name: "two", base: "1 and 2", head: "3" },
      ],
    });
  });

  test("returns empty lists if the environments are unknown", () => {
    expect(findPackageChanges({ environment: null })).toEqual({ changed: [], others: [] });
  });
});

describe("the versions of a search", () => {
  test("upgrades one package after another, then adds the commits", () => {
    const shown = versions.map(({ commit: { sha }, packages, changes }) => [sha, packages, changes?.package]);
    expect(shown).toEqual([
      ["good", { numpy: "1", torch: "2.10" }, undefined],
      ["good", { numpy: "2", torch: "2.10" }, "numpy"],
      ["good", { numpy: "2", torch: "2.11" }, "torch"],
      ["a", { numpy: "2", torch: "2.11" }, undefined],
      ["bad", { numpy: "2", torch: "2.11" }, undefined],
    ]);
  });

  test("lists only commits if no package differs", () => {
    const alone = listVersions(commit("good"), [commit("bad")], []);
    expect(alone.map(({ commit: { sha }, packages }) => [sha, packages])).toEqual([
      ["good", null],
      ["bad", null],
    ]);
  });

  test("checks a blamed package alone and without it; never a commit", () => {
    const [, , torch, a] = versions;
    expect(a === undefined ? undefined : createBlameVersions(versions, a)).toBeNull();
    const pairs = torch === undefined ? null : createBlameVersions(versions, torch);
    expect([pairs?.alone.commit.sha, pairs?.alone.packages]).toEqual(["good", { numpy: "1", torch: "2.11" }]);
    expect([pairs?.without.commit.sha, pairs?.without.packages]).toEqual(["bad", { numpy: "2", torch: "2.10" }]);
  });
});
