import { expect, test } from "@jest/globals";
import { decideComment, type CommentSituation } from "../../../src/github/comment/comment-wanted.ts";

const usual: CommentSituation = {
  ...{ event: "pull_request", pullRequest: 7, fork: false, empty: false },
  ...{ changed: false, hasToken: true },
};
const fork: Partial<CommentSituation> = { fork: true, changed: true };

test.each([
  ["auto", {}, "write"],
  ["always", {}, "write"],
  ["on-change", {}, "update"],
  ["on-change", { changed: true }, "write"],
  ["never", { changed: true }, "skip"],
  ["auto", { empty: true }, "update"],
  ["always", { empty: true }, "update"],
  ["on-change", { empty: true }, "update"],
  ["never", { empty: true }, "skip"],
  ["auto", fork, "skip"],
  ["on-change", fork, "skip"],
  ["always", fork, "write"],
  ["auto", { ...fork, event: "pull_request_target" }, "write"],
  ["auto", { ...fork, event: "workflow_run" }, "write"],
  ["auto", { ...fork, event: "pull_request_review" }, "skip"],
  ["always", { event: "schedule", pullRequest: null }, "skip"],
  ["auto", { event: "push", pullRequest: null }, "skip"],
  ["auto", { hasToken: false }, "skip"],
] as const)("decideComment decides for the setting %s in a situation like %j: %s", (policy, situation, action) => {
  const decision = decideComment(policy, { ...usual, ...situation });
  expect(decision.action).toBe(action);
  expect(decision.say).toMatch(/\.$/);
});

test("decideComment tells a fork where the result is, without a warning", () => {
  const { say, warn } = decideComment("auto", { ...usual, ...fork });
  expect(say).toContain("comes from a fork");
  expect(say).toContain("`mode: comment`");
  expect(warn).toBe(false);
});

test("decideComment warns about a missing token", () => {
  expect(decideComment("auto", { ...usual, hasToken: false })).toMatchObject({ warn: true });
});
