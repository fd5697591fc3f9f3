import { describe, expect, test } from "@jest/globals";
import { chosen, job } from "./support/chosen-base.ts";

describe("a job whose runner doesn't say enough", () => {
  const of = (event: string) => ({ GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: event });

  test("fails for a pull request without another base", async () => {
    const environment = of("pull_request");
    await expect(chosen({ environment })).rejects.toMatchObject({ id: "pull-request-unknown" });
    await expect(chosen({ environment, job: { ...job, pullRequest: null } })).rejects.toMatchObject({
      id: "pull-request-unknown",
    });
    expect(await chosen({ environment, inputs: { baseline: "none" } })).toBeNull();
    expect(await chosen({ environment, overrides: ["compare.base=origin/main"] })).toBe("origin/main");
    expect(await chosen({ environment: of("push") })).toBeNull();
    expect(await chosen({ environment: { GITHUB_EVENT_NAME: "pull_request" } })).toBeNull();
  });

  test.each(["issue_comment", "pull_request_target"])("runs nothing on %s, which has secrets", async (event) => {
    const inputs = { baseline: "none" };
    await expect(chosen({ environment: of(event), inputs })).rejects.toMatchObject({ id: "checkout-unknown" });
  });
});
