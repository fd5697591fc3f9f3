import { expect, test } from "@jest/globals";
import { renderMarker } from "../../../src/github/comment/upsert-comment.ts";
import { actionsBot, addComment } from "../../fixtures/github/index.ts";
import { pullScenario } from "./support/scenario.ts";

test("replaces an earlier push's comment after a failed capture, and uploads the logs", async () => {
  await using scenario = await pullScenario("sdpa", "broken");
  const { double } = scenario;
  const before = `${renderMarker("Profile / profile")}\n### ❌ \`decode\` takes `;
  const { id } = addComment(double.state, { issue: 7, body: before, user: actionsBot });
  const failed = await scenario.run({ rounds: "2" });
  expect(failed.code).toBe(3);
  expect(failed.comments.map((comment) => comment.id)).toEqual([id]);
  expect(failed.comments[0]?.body).toMatch(/\n### ❌ Nothing was measured · Profile \/ profile\n/);
  expect(failed.comments[0]?.body).toContain("exited with code 7");
  expect(failed.summary).toContain("❌ Nothing was measured");
  expect(failed.outputs).toMatchObject({ verdict: "failed", regressions: "[]" });
  expect(failed.outputs["artifact-url"]).toContain(`/runs/${failed.run.id}/artifacts/`);
  expect(failed.outputs).not.toHaveProperty("comparison-json");
  expect(failed.log.annotations.filter(({ level }) => level === "error")).toHaveLength(1);
  const files = await double.artifactFiles("llm-profile-profile");
  expect(JSON.parse(String(files.get("run.json")))).toMatchObject({ state: "failed", exitCode: 3 });
  expect(String(files.get("head/round-1/decode/nsys/stderr.txt"))).toContain("no such attention: broken");
  expect([...files.keys()]).not.toContain("profile.json");
});
