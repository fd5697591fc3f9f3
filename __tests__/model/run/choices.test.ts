import { expect, test } from "@jest/globals";
import { findOwnChoices, type TunedCaches } from "../../../src/model/run/choices.ts";

/** Caches with these choices and source files. */
function caches(choices: readonly string[], sources: readonly string[]): TunedCaches {
  return {
    choices: new Map(choices.map((path) => [path, Buffer.from("{}")])),
    sources: new Set(sources.map((source) => `inductor/${source}.py`)),
  };
}

const kept = "inductor/ab/00000000.best_config";
const replaced = "inductor/cd/00000000.best_config";
const added = "inductor/ef/00000000.best_config";

test.each<{ title: string; base: TunedCaches; head: TunedCaches; own: { base: string[]; head: string[] } }>([
  {
    title: "no choice is one side's alone if both sides have the same sources",
    base: caches([kept, replaced], ["ab/one", "cd/two"]),
    head: caches([kept, replaced], ["ab/one", "cd/two"]),
    own: { base: [], head: [] },
  },
  {
    title: "a kernel whose source changed is tuned by each side",
    base: caches([kept, replaced], ["ab/one", "cd/two"]),
    head: caches([kept, replaced, added], ["ab/one", "ef/three"]),
    own: { base: [replaced], head: [added] },
  },
  {
    title: "a changed kernel whose folder has another source, too, is tuned by each side",
    base: caches([kept, replaced], ["ab/one", "cd/two", "ef/graph"]),
    head: caches([kept, replaced, added], ["ab/one", "cd/graph", "ef/three"]),
    own: { base: [replaced], head: [added] },
  },
  {
    title: "a given choice is shared if the head has one of the sources beside it, or we know of none",
    base: caches([kept, replaced], ["cd/two", "cd/graph"]),
    head: caches([kept, replaced], ["cd/two"]),
    own: { base: [], head: [] },
  },
  {
    title: "timings of templates and fused kernels stay, also of one side",
    base: caches(["inductor/cache/0123456789", "inductor/cd/0123456789.kernel_perf"], ["cd/two"]),
    head: caches(["inductor/cache/0123456789", "inductor/ef/0123456789.kernel_perf"], ["ef/three"]),
    own: { base: [], head: [] },
  },
  {
    title: "a changed kernel of Triton is tuned by each side under its name",
    base: caches(["triton/A/matmul.autotune.json", "triton/B/softmax.autotune.json"], []),
    head: caches(
      ["triton/A/matmul.autotune.json", "triton/B/softmax.autotune.json", "triton/C/matmul.autotune.json"],
      [],
    ),
    own: { base: ["triton/A/matmul.autotune.json"], head: ["triton/C/matmul.autotune.json"] },
  },
  {
    title: "what a head deletes is shared, because we can't tell if it used that",
    base: caches([kept, "triton/A/matmul.autotune.json"], ["ab/one"]),
    head: caches([], []),
    own: { base: [], head: [] },
  },
])("$title", ({ base, head, own }) => {
  expect(findOwnChoices(base, head)).toEqual(own);
});
