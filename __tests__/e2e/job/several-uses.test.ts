import { expect, test } from "@jest/globals";
import { renderMarker } from "../../../src/github/comment/upsert-comment.ts";
import { oneRound } from "./support/fork-run.ts";
import { pullScenario } from "./support/scenario.ts";

test("keeps separate artifacts and comments for two uses of the action in one job", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const budgets = "decode.launches <= 10";
  const first = await scenario.run({ ...oneRound, budgets, "artifact-name": "batch-1" });
  const second = await scenario.run({ ...oneRound, "artifact-name": "batch-32" }, { run: first.run });
  expect([first.code, second.code]).toEqual([1, 0]);
  expect(second.artifacts.filter((name) => !name.includes("report"))).toEqual(["batch-1", "batch-32"]);
  const heads = second.comments.map(({ body }) => body.replaceAll("&#91;", "[").replaceAll("&#93;", "]").split("\n"));
  expect(heads.map(([marker, heading]) => [marker, heading])).toEqual([
    [
      renderMarker("Profile / profile [batch-1]"),
      "### ❌ Budget exceeded: `decode.launches <= 10` · Profile / profile [batch-1]",
    ],
    [
      renderMarker("Profile / profile [batch-32]"),
      "### 🟡 Can't tell whether `decode` is slower · Profile / profile [batch-32]",
    ],
  ]);
});
