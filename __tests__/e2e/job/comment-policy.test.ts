import { expect, test } from "@jest/globals";
import { pullScenario } from "./support/scenario.ts";

test("comment: on-change is quiet until something changes, and then keeps what it wrote up to date", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const { repository, pull } = scenario;
  const inputs = { comment: "on-change", rounds: "2" };

  const same = await scenario.run(inputs);
  expect(same).toMatchObject({ code: 0, comments: [] });
  expect(same.text).toContain("Nothing changed, so #7 gets no new comment (`comment: on-change`)");
  expect(same.summary).toContain("✅ Pass");

  repository.push(pull, "eager");
  const slower = await scenario.run(inputs);
  expect(slower.code).toBe(1);
  expect(slower.comments.map(({ body }) => body.includes("❌ Regressed"))).toEqual([true]);

  repository.push(pull, "sdpa");
  const recovered = await scenario.run(inputs);
  expect(recovered.code).toBe(0);
  expect(recovered.comments.map(({ body }) => body.includes("✅ Pass"))).toEqual([true]);
  expect(recovered.text).toContain("If #7 already has a comment, we update it.");
});

test("comment: never writes none, and says so", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const job = await scenario.run({ comment: "never", rounds: "1" });
  expect(job).toMatchObject({ code: 0, comments: [] });
  expect(job.text).toContain("No comment: the input `comment` is `never`.");
  expect(scenario.double.requests.filter(({ path }) => path.includes("/issues/"))).toEqual([]);
});
