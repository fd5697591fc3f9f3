import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { StoppedError } from "../../../src/model/errors.ts";
import type { Api, Github } from "../../../src/github/api/api.ts";
import { toDiagnostic } from "../../../src/github/api/failure.ts";
import { addComment, githubDouble, rateLimited, secondaryLimit, type Failure } from "../../fixtures/github/index.ts";
import { asked, failureOf, testApi, withPull, type TestApiOptions } from "./support.ts";

const place = { owner: "octo-org", repo: "llm" };
const issue = { ...place, issue_number: 7 };

function list(api: Api): Promise<number> {
  return api.call("list the comments", "pull-requests: read", async (github) => {
    return (await github.paginate(github.rest.issues.listComments, { ...issue, per_page: 100 })).length;
  });
}

function create(api: Api): Promise<number> {
  return api.call("comment on pull request #7", "pull-requests: write", async (github) => {
    return (await github.rest.issues.createComment({ ...issue, body: "x" })).data.id;
  });
}

describe("a retry", () => {
  const listing = { route: "issues/list-comments" };
  const limited = { status: 403, body: { message: "You have exceeded a secondary rate limit." } };
  test.each<[string, Failure, TestApiOptions, number[]]>([
    ["three answers with 500", { ...listing, status: 500, times: 3 }, {}, [1000, 2000, 4000]],
    ["an answer with 502", { ...listing, status: 502 }, {}, [1000]],
    ["an answer with 503", { ...listing, status: 503 }, {}, [1000]],
    ["an answer with 504", { ...listing, status: 504 }, {}, [1000]],
    // Octokit's pagination takes an empty body for an empty page.
    ["an answer that ended before its body", { ...listing, drop: 0 }, {}, [1000]],
    ["an answer that ended early", { ...listing, drop: 40 }, {}, [1000]],
    ["no answer in time", { ...listing, delayMs: 60_000 }, { timeoutMs: 500 }, [1000]],
    ["a secondary rate limit without a time, after a minute", { ...listing, ...limited }, {}, [60_000]],
  ])("follows %s", async (_, failure, options, expected) => {
    await using double = await withPull();
    addComment(double.state, { issue: 7, body: "one" });
    double.fail(failure);
    const { api, waits, lines } = testApi(double, options);
    expect(await list(api)).toBe(1);
    expect(waits).toEqual(expected);
    expect(lines[0]).toMatch(/ \/api\/repos\/octo-org\/llm\/issues\/7\/comments: .* Try 2 of 4 in \d+ s\.$/);
    expect(lines[0]).toContain(failure.status === undefined ? "comments: " : `comments: ${String(failure.status)}: `);
  });

  const resetTime = expect.stringMatching(/403, "API rate .* \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\.$/);
  const tooLate = { kind: "rate-limit", diagnostic: { why: resetTime } };
  const creation = { route: "issues/create-comment" };
  test.each<[string, Failure, TestApiOptions, object, number[]]>([
    ["three others", { ...listing, status: 502, times: 4 }, {}, { kind: "server", status: 502 }, [1000, 2000, 4000]],
    ["a creation that may have succeeded", { ...creation, status: 502, processed: true }, {}, { kind: "server" }, []],
    ["a rate limit that's lifted too late", rateLimited(listing.route, 1800), {}, tooLate, []],
    // 200 + 1000 + 200 + 2000 + 200 = 3600: the second wait is the last.
    [
      "time-outs that used up the waiting time",
      { ...listing, delayMs: 60_000, times: 4 },
      { timeoutMs: 200, limitMs: 8750 },
      { kind: "network", status: null, diagnostic: { id: "github-failed" } },
      [1000, 2000],
    ],
  ])("doesn't follow %s", async (_, failure, options, expected, waited) => {
    await using double = await withPull();
    double.fail(failure);
    const { api, waits } = testApi(double, options);
    expect(await failureOf(failure.processed === true ? create(api) : list(api))).toMatchObject(expected);
    expect(waits).toEqual(waited);
    expect(double.state.comments).toHaveLength(failure.processed === true ? 1 : 0);
  });

  test("repeats a single page and loses none", async () => {
    await using double = await withPull();
    for (let n = 0; n < 250; n++) addComment(double.state, { issue: 7, body: `comment ${String(n)}` });
    double.fail({ route: /comments\?.*page=2/, status: 500 });
    double.fail({ route: /comments\?.*page=3/, drop: true });
    expect(await list(testApi(double).api)).toBe(250);
    expect(double.requests.map(({ query }) => query["page"] ?? "1")).toEqual(["1", "2", "2", "3", "3"]);
  });

  test("repeats a creation if GitHub limits the rate", async () => {
    await using double = await withPull();
    double.fail(secondaryLimit("issues/create-comment", 7));
    double.fail({ route: "issues/create-comment", status: 429, headers: { "retry-after": "3" } });
    const { api, waits } = testApi(double);
    await create(api);
    expect(waits).toEqual([7000, 3000]);
  });

  test("waits for the limit's reset by GitHub's clock", async () => {
    await using double = await withPull();
    double.fail(rateLimited("issues/list-comments", 20));
    const { api, waits } = testApi(double, { now: () => new Date("1999-01-01T00:00:00Z") });
    expect(await list(api)).toBe(0);
    expect(waits[0]).toBeGreaterThan(15_000);
    expect(waits[0]).toBeLessThan(23_000);
  });

  test("isn't made once the waiting time is used up", async () => {
    await using double = await withPull();
    double.fail(secondaryLimit("issues/list-comments", 50, 9));
    const { api, waits } = testApi(double);
    for (let call = 0; call < 2; call += 1) expect((await failureOf(list(api))).kind).toBe("rate-limit");
    expect(waits).toEqual([50_000, 50_000]);
    expect([await api.pause(20_000), await api.pause(1)]).toEqual([true, false]);
  });

  test("repeats even a creation if the server refused the connection", async () => {
    const double = await githubDouble();
    await double[Symbol.asyncDispose]();
    const { api, waits } = testApi(double);
    expect(await failureOf(create(api))).toMatchObject({ kind: "network", diagnostic: { id: "github-failed" } });
    expect(waits).toEqual([1000, 2000, 4000]);
  });
});

describe("a failed request", () => {
  const refused = { message: "Resource not accessible by integration", documentation_url: "https://docs.github.com" };

  const [read, write] = [/^Add `permissions: pull-requests: read` to the/, /^Add `permissions: pull-requests: write`/];
  test.each([
    { action: create, fork: false, lacks: "`pull-requests: write`", help: write },
    { action: create, fork: true, lacks: "`pull-requests: write`", help: /^For pull requests.*`on: workflow_run`/ },
    { action: list, fork: true, lacks: "`pull-requests: read`", help: read },
  ])("names the missing permission $lacks, with help that fits a fork's job", async ({ action, fork, lacks, help }) => {
    await using double = await withPull({ permissions: {} });
    const { api, waits } = testApi(double, { fork });
    expect(await failureOf(action(api))).toMatchObject({
      ...{ kind: "permission", status: 403 },
      diagnostic: {
        id: "permission-missing",
        why: expect.stringContaining(lacks),
        help: expect.stringMatching(help),
      },
    });
    expect(waits).toEqual([]);
  });

  test.each([
    [401, { message: "Bad credentials" }, "auth", "github-failed"],
    [403, refused, "permission", "permission-missing"],
    [404, { message: "Not Found" }, "not-found", "permission-missing"],
    [409, { message: "Conflict" }, "conflict", "github-failed"],
    [410, { message: "Gone" }, "gone", "github-failed"],
    [422, { message: "Reference already exists" }, "conflict", "github-failed"],
    [422, { message: "Validation Failed" }, "validation", "github-failed"],
    [451, { message: "Blocked" }, "validation", "github-failed"],
  ])("is classified, for status %i and %j, as %s, %s", async (status, body, kind, id) => {
    await using double = await withPull();
    double.fail({ route: "issues/create-comment", status, body });
    const { api, waits } = testApi(double);
    const failure = await failureOf(create(api));
    expect([failure.kind, failure.status, failure.diagnostic.id]).toEqual([kind, status, id]);
    expect(failure.diagnostic.why).toContain(`GitHub's answer: ${String(status)}, "${body.message}"`);
    expect([waits, double.requests.length]).toEqual([[], 1]);
  });

  test("quotes GitHub's words as text, shortened", async () => {
    await using double = await withPull();
    const message = `\u001b[31m##[error]\n::error::${"x".repeat(100_000)}`;
    double.fail({ route: "issues/create-comment", status: 422, body: { message } });
    const { diagnostic: failure } = await failureOf(create(testApi(double).api));
    expect(failure.why).not.toMatch(/\u001b|\n|##\[/);
    expect(failure.why?.length).toBeLessThan(700);
  });

  test("reports an answer that isn't GitHub's", async () => {
    await using double = await withPull();
    const headers = { "content-type": "text/html" };
    double.fail({ route: "issues/create-comment", status: 200, body: "<html>", headers });
    const { api } = testApi(double);
    const schema = z.object({ id: z.number() });
    const checked = api.call("comment", null, async (github: Github) => {
      return schema.parse((await github.rest.issues.createComment({ ...issue, body: "x" })).data);
    });
    expect(await failureOf(checked)).toMatchObject({ diagnostic: { id: "github-failed" } });
  });

  test("rethrows an error that isn't from a request", async () => {
    await using double = await githubDouble();
    const { api } = testApi(double);
    const bug = new TypeError("x is not a function");
    await expect(api.call("x", null, () => Promise.reject(bug))).rejects.toBe(bug);
    expect(() => toDiagnostic(bug)).toThrow(bug);
  });

  test("never shows the token", async () => {
    await using double = await withPull({ permissions: {} });
    const { value } = double.state.token;
    const failure = await failureOf(create(testApi(double).api));
    expect(JSON.stringify([failure.diagnostic, failure.message, failure.stack])).not.toContain(value);
    expect(JSON.stringify(failure.cause)).not.toContain(value);
    expect(await double.secretsSeen(value)).toEqual([]);
  });
});

describe("a stop signal", () => {
  test("keeps a request from being sent", async () => {
    await using double = await githubDouble();
    const { api } = testApi(double, { stop: AbortSignal.abort("SIGTERM") });
    await expect(list(api)).rejects.toThrow(StoppedError);
    expect(double.requests).toEqual([]);
  });

  test("ends a running request", async () => {
    await using double = await withPull();
    double.fail({ route: "issues/list-comments", delayMs: 60_000 });
    const controller = new AbortController();
    const listed = list(testApi(double, { stop: controller.signal }).api);
    while (double.requests.length === 0) await new Promise(setImmediate);
    controller.abort("SIGINT");
    await expect(listed).rejects.toMatchObject({ name: "StoppedError", exitCode: 130 });
    expect(asked(double)).toEqual(["issues/list-comments"]);
  });

  test("ends a wait", async () => {
    await using double = await withPull();
    double.fail(secondaryLimit("issues/list-comments", 100));
    const controller = new AbortController();
    const { sleepUntilStopped } = await import("../../../src/github/api/wait-budget.ts");
    const { api, lines } = testApi(double, { stop: controller.signal, sleep: sleepUntilStopped });
    const listed = list(api);
    listed.catch(() => undefined);
    while (lines.length === 0) await new Promise(setImmediate);
    controller.abort("SIGTERM");
    await expect(listed).rejects.toMatchObject({ name: "StoppedError", exitCode: 143 });
  });
});
