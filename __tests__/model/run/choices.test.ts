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
    title: "shares all choices if both sides have the same sources",
    base: caches([kept, replaced], ["ab/one", "cd/two"]),
    head: caches([kept, replaced], ["ab/one", "cd/two"]),
    own: { base: [], head: [] },
  },
  {
    title: "lets each side tune a kernel whose source changed",
    base: caches([kept, replaced], ["ab/one", "cd/two"]),
    head: caches([kept, replaced, added], ["ab/one", "ef/three"]),
    own: { base: [replaced], head: [added] },
  },
  {
    title: "lets each side tune a changed kernel whose folder has another source, too",
    base: caches([kept, replaced], ["ab/one", "cd/two", "ef/graph"]),
    head: caches([kept, replaced, added], ["ab/one", "cd/graph", "ef/three"]),
    own: { base: [replaced], head: [added] },
  },
  {
    title: "shares a choice if head has a source next to it, or none is known",
    base: caches([kept, replaced], ["cd/two", "cd/graph"]),
    head: caches([kept, replaced], ["cd/two"]),
    own: { base: [], head: [] },
  },
  {
    title: "keeps timings of templates and fused kernels, even of one side",
    base: caches(["inductor/cache/0123456789", "inductor/cd/0123456789.kernel_perf"], ["cd/two"]),
    head: caches(["inductor/cache/0123456789", "inductor/ef/0123456789.kernel_perf"], ["ef/three"]),
    own: { base: [], head: [] },
  },
  {
    title: "lets each side tune a changed Triton kernel under its name",
    base: caches(["triton/A/matmul.autotune.json", "triton/B/softmax.autotune.json"], []),
    head: caches(
      ["triton/A/matmul.autotune.json", "triton/B/softmax.autotune.json", "triton/C/matmul.autotune.json"],
      [],
    ),
    own: { base: ["triton/A/matmul.autotune.json"], head: ["triton/C/matmul.autotune.json"] },
  },
  {
    title: "shares what head deletes, because it may have used it",
    base: caches([kept, "triton/A/matmul.autotune.json"], ["ab/one"]),
    head: caches([], []),
    own: { base: [], head: [] },
  },
])("$title", ({ base, head, own }) => {
  expect(findOwnChoices(base, head)).toEqual(own);
});
