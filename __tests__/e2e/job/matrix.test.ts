import { expect, test } from "@jest/globals";
import { plainSpaces } from "./support/job.ts";
import { pullScenario } from "./support/scenario.ts";

test("the jobs of a matrix have an artifact and a comment each; a job after them writes one about both", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const leg = (batch: number) => ({ "toJSON(matrix)": JSON.stringify({ dtype: "bf16", batch }) });
  const first = await scenario.run({ rounds: "2" }, { expressions: leg(1) });
  const { run } = first;
  const { double } = scenario;
  const second = await scenario.run({ rounds: "2" }, { expressions: leg(16), run });
  expect([first.code, second.code]).toEqual([1, 1]);
  expect(second.artifacts).toEqual([
    "llm-profile-profile.bf16+1",
    "llm-profile-profile.bf16+1-report.html",
    "llm-profile-profile.bf16+1-reports",
    "llm-profile-profile.bf16+16",
    "llm-profile-profile.bf16+16-report.html",
    "llm-profile-profile.bf16+16-reports",
  ]);
  // Each leg's page is its own, and each comment links its own first.
  const pages = double.state.artifacts.filter(({ mimeType }) => mimeType === "text/html");
  expect(pages.map(({ zip }) => String(zip).slice(0, 15))).toEqual(["<!doctype html>", "<!doctype html>"]);
  expect([first, second].map(({ outputs }) => outputs["report-url"])).toEqual(
    pages.map(({ id }) => `${double.serverUrl}/octo-org/llm/actions/runs/${String(run.id)}/artifacts/${String(id)}`),
  );
  for (const [index, { outputs, summary }] of [first, second].entries()) {
    const linked = `\n[**Report**](${String(outputs["report-url"])}) · [All files](${String(outputs["artifact-url"])}) · [Run](`;
    expect([second.comments[index]?.body, summary]).toEqual([
      expect.stringContaining(linked),
      expect.stringContaining(linked),
    ]);
  }
  expect(second.comments.map(({ body }) => /^### .*/m.exec(body)?.[0])).toEqual([
    "### ❌ Regressed · Profile / profile (bf16, 1)",
    "### ❌ Regressed · Profile / profile (bf16, 16)",
  ]);

  const more = { run, job: "comment" };
  const shared = await scenario.run({ mode: "comment" }, more);
  expect(shared).toMatchObject({ code: 0, outputs: { verdict: "regressed" } });
  expect(shared.comments).toHaveLength(3);
  expect(shared.text).toContain("Comment created: ");
  expect(shared.comments[2]?.body).toContain("### ❌ 2 of 2 fail · Profile");
  expect(plainSpaces(shared.comments[2]?.body)).toContain("| ❌ `profile.bf16+16`<br>");
  expect(shared.comments[2]?.body.match(/<sub>Cost: [^:]+\. The program was started \d+ times/g)).toHaveLength(2);
  for (const { outputs } of [first, second])
    expect(shared.comments[2]?.body).toContain(
      `\n[**Report**](${String(outputs["report-url"])}) · [All files](${String(outputs["artifact-url"])})`,
    );

  // The second time there is nothing to change.
  const again = await scenario.run({ mode: "comment" }, more);
  expect(again.text).toContain("Comment unchanged: ");
  expect(again.comments).toHaveLength(3);
  expect(again.outputs["comment-url"]).toBe(shared.outputs["comment-url"]);
});

test("a second attempt has its own artifacts, and the same comment", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const { run } = await scenario.run({ rounds: "1" });
  run.attempt = 2;
  const second = await scenario.run({ rounds: "1" }, { run });
  expect(second.code).toBe(0);
  expect(second.artifacts).toEqual([
    ...["llm-profile-profile", "llm-profile-profile-report.html", "llm-profile-profile-reports"],
    ...["llm-profile-profile-attempt-2", "llm-profile-profile-report-attempt-2.html"],
    "llm-profile-profile-reports-attempt-2",
  ]);
  expect(second.comments).toHaveLength(1);
  expect(second.comments[0]?.body).toContain(second.outputs["artifact-url"]);
});
