import { describe, expect, test } from "@jest/globals";
import {
  CaptureError,
  describeError,
  exitCodes,
  ParseError,
  StoppedError,
  ToolError,
  UserError,
} from "../../src/model/errors.ts";

test.each([
  [new UserError({ what: "x" }), 2],
  [new ToolError({ what: "x" }), 3],
  [new CaptureError({ what: "x" }), 3],
  [new ParseError({ what: "x" }), 3],
  [new StoppedError("SIGINT"), 130],
  [new StoppedError("SIGTERM"), 143],
  [new StoppedError("SIGHUP"), 143],
])("the exit code of %s", (error, code) => {
  expect(error.exitCode).toBe(code);
});

test("the exit codes are the contract with CI", () => {
  const { capture, inconclusive, interrupted, terminated, ...rest } = exitCodes;
  expect(rest).toEqual({ pass: 0, regressed: 1, usage: 2 });
  expect([capture, inconclusive, interrupted, terminated]).toEqual([3, 4, 130, 143]);
});

describe("the text of an error on a terminal", () => {
  const error = new CaptureError({
    what: "2 captures failed:",
    failures: [
      new CaptureError({
        what: "The program ended.",
        why: "It said:\none two three four five six \u001b[31mred",
        help: "Look.",
      }),
      new ToolError({ what: "No disk." }),
    ],
  });

  test("is as wide as it, and goes on below its beginning", () => {
    expect(describeError(error, { width: 30, color: false }).split("\n").slice(0, 6)).toEqual([
      "2 captures failed:",
      "  The program ended.",
      "    why:   It said:",
      "           one two three four",
      "           five six \u001b[31mred",
      "    help:  Look.",
    ]);
  });

  test("what happened is red; colors of a program are not shown", () => {
    const text = describeError(error, { width: 80, color: true });
    expect(text).toContain("\u001b[31m2 captures failed:\u001b[0m\n  \u001b[31mThe program ended.\u001b[0m\n");
    expect(text).toContain("five six \ufffd[31mred");
    expect(text.endsWith("\n  \u001b[31mNo disk.\u001b[0m")).toBe(true);
  });
});

describe("the text of an error", () => {
  test.each([
    [
      new UserError({ what: "Bad range.", where: "ranges", why: "It is empty.", help: "Name one." }),
      "Bad range.\n  where: ranges\n  why:   It is empty.\n  help:  Name one.",
    ],
    [new ToolError({ what: "x", why: "one\ntwo" }), "x\n  why:   one\n         two"],
    [new ParseError({ what: "Damaged." }), "Damaged."],
  ])("says what is known, one line each: %s", (error, text) => {
    expect(describeError(error)).toBe(text);
  });

  test("the failures of several captures are indented below", () => {
    const of = (where: string) => new CaptureError({ what: "Not seen.", where, help: "Look." });
    const text = describeError(new CaptureError({ what: "2 of 2 failed:", failures: ["decode", "prefill"].map(of) }));
    const shown = (where: string) => `\n  Not seen.\n    where: ${where}\n    help:  Look.`;
    expect(text).toBe(`2 of 2 failed:${shown("decode")}${shown("prefill")}`);
  });

  test("a known error has no stack, a bug has one and says that it is a bug", () => {
    expect(describeError(new UserError({ what: "x" }))).not.toContain("errors.test");
    const text = describeError(new TypeError("undefined is not a function"));
    expect(text).toContain("a bug in llm-profile");
    expect(text).toContain("TypeError: undefined is not a function\n    at ");
    expect(describeError("thrown text")).toContain("thrown text");
  });

  test("the cause is kept", () => {
    const cause = new Error("ENOENT");
    expect(new UserError({ what: "x", cause }).cause).toBe(cause);
    expect("cause" in new UserError({ what: "x" })).toBe(false);
  });
});
