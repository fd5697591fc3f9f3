import { expect, test } from "@jest/globals";
import { oneRound } from "./support/fork-run.ts";
import type { EndedJob } from "./support/job.ts";
import { pullScenario } from "./support/scenario.ts";

/** Marker and heading of each comment, the heading as people see it. */
function heads({ comments }: Pick<EndedJob, "comments">): string[][] {
  const shown = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  return comments.map(({ body }) => shown(body).split("\n").slice(0, 2));
}

const slow = { ...oneRound, budgets: "decode.launches <= 10" };

test("two uses in one job have an artifact and a comment each, and a regression stays where it was told", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const first = await scenario.run({ ...slow, "artifact-name": "batch-1" });
  const { run } = first;
  const second = await scenario.run({ ...oneRound, "artifact-name": "batch-32" }, { run });
  expect([first.code, second.code]).toEqual([1, 0]);
  const expected = [
    [
      "<!-- llm-profile:Profile%20%2F%20profile%20%5Bbatch-1%5D -->",
      "### ❌ Over budget · Profile / profile [batch-1]",
    ],
    [
      "<!-- llm-profile:Profile%20%2F%20profile%20%5Bbatch-32%5D -->",
      "### 🟡 Inconclusive · Profile / profile [batch-32]",
    ],
  ];
  expect(heads(second)).toEqual(expected);

  // A second attempt finds each of them again.
  run.attempt = 2;
  const again = await scenario.run({ ...slow, "artifact-name": "batch-1" }, { run });
  expect(heads(again)).toEqual(expected);
});

test("two jobs that comment, each on the artifacts of one prefix, have a comment each", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const h100 = await scenario.run({ ...slow, comment: "never", "artifact-name": "h100" });
  const { run } = h100;
  await scenario.run({ ...oneRound, comment: "never", "artifact-name": "l4" }, { run });
  for (const name of ["h100", "l4"])
    await scenario.run({ mode: "comment", "artifact-name": name }, { run, job: `comment-${name}` });
  const none = await scenario.run({ mode: "comment", "artifact-name": "l40" }, { run, job: "comment-l40" });
  expect(none.text).toContain("has no artifact whose name starts with `l40`, so none of its jobs left a result.");
  expect(heads(scenario.double.state)).toEqual([
    ["<!-- llm-profile:Profile%20%5Bh100%5D -->", "### ❌ Over budget · Profile [h100] · h100"],
    ["<!-- llm-profile:Profile%20%5Bl4%5D -->", "### 🟡 Inconclusive · Profile [l4] · l4"],
  ]);
});
