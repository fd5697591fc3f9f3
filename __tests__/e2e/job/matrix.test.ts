import { expect, test } from "@jest/globals";
import { oneRound } from "./support/fork-run.ts";
import { pullScenario } from "./support/scenario.ts";
import { artifactName } from "../../pipeline/job/support/job.ts";

test("writes a comment for each matrix job and one for all, and updates them on a rerun", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const { double } = scenario;
  const leg = (batch: number) => ({ "toJSON(matrix)": JSON.stringify({ dtype: "bf16", batch }) });
  const first = await scenario.run(oneRound, { expressions: leg(1) });
  const { run } = first;
  // This one fails before it has a run directory.
  const wrong = await scenario.run({ ...oneRound, ranges: "a@b@c" }, { expressions: leg(16), run });
  expect([first.code, wrong.code]).toEqual([1, 2]);
  const kinds = ["", "-report.html", "-reports"];
  expect(wrong.artifacts).toEqual([...kinds.map((kind) => `${artifactName}.bf16+1${kind}`), `${artifactName}.bf16+16`]);
  const page = double.state.artifacts.find(({ mimeType }) => mimeType === "text/html");
  expect(first.outputs["report-url"]).toBe(
    `${double.serverUrl}/octo-org/llm/actions/runs/${String(run.id)}/artifacts/${String(page?.id)}`,
  );
  const linked = `\n[**Report**](${String(first.outputs["report-url"])}) · [Files](${String(first.outputs["artifact-url"])})`;
  for (const text of [wrong.comments[0]?.body, first.summary])
    expect(text?.replace(/ · \[What to do\]\([^)]*\)/, "")).toContain(linked);
  expect(wrong.comments.map(({ body }) => /^### .*/m.exec(body)?.[0])).toEqual([
    expect.stringMatching(/^### ❌ `decode` takes .* longer on the GPU · Profile \/ profile \(bf16, 1\)$/),
    "### ❌ Nothing was measured · Profile / profile (bf16, 16)",
  ]);

  const tell = async () => scenario.run({ mode: "comment" }, { run, job: "comment" });
  const shared = await tell();
  expect(shared).toMatchObject({ code: 0, outputs: { verdict: "failed" } });
  expect(shared.comments).toHaveLength(3);
  const body = shared.comments[2]?.body;
  expect(body).toMatch(/^### ❌ 2 of 2 jobs fail: `decode` takes .* longer on the GPU; 1 measured nothing · Profile/m);
  expect(body).toContain("Nothing\u00a0was\u00a0measured");
  expect(body?.replace(/ · \[What to do\]\([^)]*\)/, "")).toContain(linked);

  run.attempt = 2;
  const mended = await scenario.run(oneRound, { expressions: leg(16), run });
  expect(mended.artifacts.slice(-3)).toEqual([
    `${artifactName}.bf16+16-attempt-2`,
    `${artifactName}.bf16+16-report-attempt-2.html`,
    `${artifactName}.bf16+16-reports-attempt-2`,
  ]);
  expect(mended.comments[1]?.body).toContain(mended.outputs["artifact-url"]);
  const again = await tell();
  expect([again.outputs["verdict"], again.comments.length]).toEqual(["regressed", 3]);
  expect(again.comments[2]?.body).toMatch(/^### ❌ 2 of 2 jobs fail: `decode` takes /m);
  expect(again.outputs["comment-url"]).toBe(shared.outputs["comment-url"]);
});
