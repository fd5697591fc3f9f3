import { expect, test } from "@jest/globals";
import { renderMarker } from "../../../src/github/comment/upsert-comment.ts";
import { actionsBot, addComment } from "../../fixtures/github/index.ts";
import { pullScenario } from "./support/scenario.ts";
import { artifactName } from "../../pipeline/job/support/job.ts";

// Which values are wrong, and what is said of them: __tests__/settings/ and __tests__/settings/.

test("exits with 2 on a wrong input or setting, names it in the comment too, and captures nothing", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const { state } = scenario.double;
  const marker = renderMarker("Profile / profile");
  const { id } = addComment(state, { issue: 7, body: `${marker}\n### ✅ Pass`, user: actionsBot });
  for (const [inputs, says] of [
    [{ baseline: "artefact" }, "Did you mean artifact?"],
    // What the runner makes of `with: { command: python3 bench.py --sizes 1,2,4, ranges: decode }`.
    [{ "2": "", "4": "" }, "a comma ends a value"],
    [{ thresholds: "{range: decode, treshold: 2}" }, "(input thresholds) is invalid"],
  ] as const) {
    state.artifacts.splice(0);
    const job = await scenario.run({ ...inputs });
    expect([job.code, job.outputs["verdict"]]).toEqual([2, "failed"]);
    const errors = job.log.annotations.filter(({ level }) => level === "error");
    expect(errors).toMatchObject([{ message: expect.stringContaining(says) }]);
    // The comment of an earlier push gives way to it.
    expect(job.comments.map((comment) => comment.id)).toEqual([id]);
    expect(job.comments[0]?.body).toContain("### ❌ Nothing was measured");
    expect(job.comments[0]?.body).not.toContain("\ufffd");
    // The artifact has the failure, for a comment about all matrix jobs, and the report.
    expect(job.artifacts).toEqual([artifactName]);
    const files = await scenario.double.artifactFiles(artifactName);
    expect([...files.keys()].sort()).toEqual(["comment.md", "run.json"]);
  }
});
