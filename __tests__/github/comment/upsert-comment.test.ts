import { describe, expect, test } from "@jest/globals";
import { StoppedError } from "../../../src/model/errors.ts";
import {
  type CommentRequest,
  measureRoom,
  upsertComment,
  addMarker,
} from "../../../src/github/comment/upsert-comment.ts";
import { actionsBot, addComment, somebody, type Double } from "../../fixtures/github/index.ts";
import { asked, testApi, withPull } from "../api/support.ts";

const request: CommentRequest = {
  repository: { owner: "octo-org", name: "llm" },
  pullRequest: 7,
  key: "decode",
  body: "new text",
  create: true,
};
const [list, create, update] = ["issues/list-comments", "issues/create-comment", "issues/update-comment"];
const marked = (text: string): string => addMarker("decode", text);
const otherBot = { login: "llm-bot[bot]", id: 77, type: "Bot" } as const;

/** GraphQL's answer to whose token this is. */
function viewerIs(double: Double, login: string): void {
  double.fail({ route: "POST /graphql", status: 200, body: { data: { viewer: { login } } } });
}

function bodies(double: Double): string[] {
  return double.state.comments.map(({ body }) => body);
}

describe("upsertComment", () => {
  test("creates, updates, and then leaves the comment", async () => {
    await using double = await withPull();
    const { api } = testApi(double);
    const created = await upsertComment(api, request);
    const url = `${double.serverUrl}/octo-org/llm/pull/7#issuecomment-${String(double.state.comments[0]?.id)}`;
    expect(created).toEqual({ action: "created", url });
    expect(bodies(double)).toEqual([marked("new text")]);

    expect(await upsertComment(api, { ...request, body: "newer" })).toEqual({ action: "updated", url });
    expect(bodies(double)).toEqual([marked("newer")]);

    const before = double.requests.length;
    expect(await upsertComment(api, { ...request, body: "newer" })).toEqual({ action: "unchanged", url });
    expect(asked(double).slice(before)).toEqual(["issues/list-comments"]);
  });

  test("reads all pages and gives each key its comment", async () => {
    await using double = await withPull();
    for (let n = 0; n < 230; n++) addComment(double.state, { issue: 7, body: `talk ${String(n)}` });
    addComment(double.state, { issue: 7, user: actionsBot, body: addMarker("prefill", "other") });
    const ours = addComment(double.state, { issue: 7, user: actionsBot, body: marked("old") });
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ action: "updated" });
    expect(ours.body).toBe(marked("new text"));
    expect(bodies(double)).toContain(addMarker("prefill", "other"));
  });

  test("ignores CRLF line ends, which GitHub may keep", async () => {
    await using double = await withPull();
    addComment(double.state, { issue: 7, user: actionsBot, body: marked("a\nb").replaceAll("\n", "\r\n") });
    const result = await upsertComment(testApi(double).api, { ...request, body: "a\nb\n" });
    expect(result).toMatchObject({ action: "unchanged" });
  });

  test("writes nothing if there's no comment and none is wanted", async () => {
    await using double = await withPull();
    const result = await upsertComment(testApi(double).api, { ...request, create: false });
    expect(result).toEqual({ action: "absent", url: null });
    expect(bodies(double)).toEqual([]);
  });

  test("accepts a body that fills the room beside the key's marker", async () => {
    await using double = await withPull();
    const body = "x".repeat(measureRoom("decode"));
    expect(await upsertComment(testApi(double).api, { ...request, body })).toMatchObject({ action: "created" });
    expect(await upsertComment(testApi(double).api, { ...request, body: `${body}x` })).toMatchObject({
      id: "github-failed",
      why: expect.stringContaining("too long"),
    });
  });
});

describe("a comment's author", () => {
  test("isn't taken for us if it's somebody else, even with our marker", async () => {
    await using double = await withPull();
    addComment(double.state, { issue: 7, user: somebody, body: marked("fake") });
    addComment(double.state, { issue: 7, user: otherBot, body: marked("fake") });
    viewerIs(double, "github-actions[bot]");
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ action: "created" });
    expect(bodies(double)).toEqual([marked("fake"), marked("fake"), marked("new text")]);
  });

  test.each([
    ["an App", otherBot],
    ["a person", { login: "Machine-User", id: 78, type: "User" }],
  ] as const)("is recognized as us with a token of %s", async (_, user) => {
    await using double = await withPull();
    double.state.token.user = user;
    const ours = addComment(double.state, { issue: 7, user, body: marked("old") });
    addComment(double.state, { issue: 7, user: somebody, body: marked("fake") });
    viewerIs(double, user.login.toLowerCase());
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ action: "updated" });
    expect(ours.body).toBe(marked("new text"));
  });

  test.each([
    ["an error", { status: 403, body: { message: "Resource not accessible by integration" } }],
    ["no viewer", { status: 200, body: { data: { viewer: null } } }],
    ["a refusal of the query", { status: 200, body: { errors: [{ message: "no" }] } }],
  ])("is assumed to be github-actions if GraphQL answers with %s", async (_, answer) => {
    await using double = await withPull();
    const ours = addComment(double.state, { issue: 7, user: actionsBot, body: marked("old") });
    addComment(double.state, { issue: 7, user: somebody, body: marked("fake") });
    double.fail({ route: "POST /graphql", ...answer });
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ action: "updated" });
    expect(ours.body).toBe(marked("new text"));
  });

  test("isn't assumed if GraphQL is down", async () => {
    await using double = await withPull();
    addComment(double.state, { issue: 7, user: otherBot, body: marked("old") });
    double.fail({ route: "POST /graphql", status: 502 });
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ id: "github-failed" });
    expect(double.state.comments).toHaveLength(1);
  });
});

describe("several comments of ours", () => {
  test("updates the newest and deletes the others", async () => {
    await using double = await withPull();
    for (const text of ["first", "second", "third"]) {
      addComment(double.state, { issue: 7, user: actionsBot, body: marked(text) });
    }
    const newest = double.state.comments.at(-1);
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ action: "updated" });
    expect(double.state.comments).toEqual([newest]);
    expect(newest?.body).toBe(marked("new text"));
  });

  test("doesn't fail if one can't be deleted", async () => {
    await using double = await withPull();
    for (const text of ["old", "new text"])
      addComment(double.state, { issue: 7, user: actionsBot, body: marked(text) });
    double.fail({ route: "issues/delete-comment", status: 403 });
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ action: "unchanged" });
    expect(double.state.comments).toHaveLength(2);
  });

  test("creates a new comment if ours is deleted before the update", async () => {
    await using double = await withPull();
    addComment(double.state, { issue: 7, user: actionsBot, body: marked("old") });
    double.fail({ route: "issues/update-comment", status: 404, body: { message: "Not Found" } });
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ action: "created" });
  });
});

describe("a creation without an answer", () => {
  test.each([
    ["the connection ended", { drop: true }],
    ["the answer was 502", { status: 502 }],
    ["the answer was a proxy's page", { status: 200, body: "<html>", headers: { "content-type": "text/html" } }],
  ])("isn't repeated if it succeeded although %s", async (_, failure) => {
    await using double = await withPull();
    double.fail({ route: "issues/create-comment", processed: true, ...failure });
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ action: "created" });
    expect(bodies(double)).toEqual([marked("new text")]);
    expect(asked(double).filter((id) => id === "issues/create-comment")).toHaveLength(1);
  });

  test("is repeated if it failed", async () => {
    await using double = await withPull();
    double.fail({ route: "issues/create-comment", status: 502, times: 2 });
    const { api, waits } = testApi(double);
    expect(await upsertComment(api, request)).toMatchObject({ action: "created" });
    expect(bodies(double)).toEqual([marked("new text")]);
    expect(waits).toEqual([2000, 4000]);
  });

  test("isn't repeated forever", async () => {
    await using double = await withPull();
    double.fail({ route: "issues/create-comment", status: 502, times: 9 });
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({ id: "github-failed" });
    expect(asked(double).filter((id) => id === "issues/create-comment")).toHaveLength(3);
  });

  test("updates the comment that another job created meanwhile", async () => {
    await using double = await withPull();
    double.fail({ route: "issues/create-comment", status: 502 });
    const { api } = testApi(double, {
      sleep: () => {
        addComment(double.state, { issue: 7, user: actionsBot, body: marked("of another job") });
        return Promise.resolve();
      },
    });
    expect(await upsertComment(api, request)).toMatchObject({ action: "updated" });
    expect(bodies(double)).toEqual([marked("new text")]);
  });
});

describe("a refused request", () => {
  test.each([
    [list, "read", /^Couldn't list the comments of pull request #7 of octo-org\/llm\./],
    [update, "write", /^Couldn't update the comment on pull request #7 /],
    [create, "write", /^Couldn't comment on pull request #7 /],
  ])("names, for %s, the permission to %s", async (route, access, what) => {
    await using double = await withPull();
    if (route !== create) addComment(double.state, { issue: 7, user: actionsBot, body: marked("old") });
    const before = bodies(double);
    double.fail({ route, status: 403, body: { message: "Resource not accessible by integration" } });
    expect(await upsertComment(testApi(double).api, request)).toMatchObject({
      ...{ id: "permission-missing", what: expect.stringMatching(what) },
      why: expect.stringContaining(`\`pull-requests: ${access}\``),
    });
    expect(bodies(double)).toEqual(before);
  });

  test("throws after a stop signal", async () => {
    await using double = await withPull();
    const { api } = testApi(double, { stop: AbortSignal.abort("SIGTERM") });
    await expect(upsertComment(api, request)).rejects.toThrow(StoppedError);
  });
});
