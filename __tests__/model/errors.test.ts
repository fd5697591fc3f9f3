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
])("exits with the right code for %s", (error, code) => {
  expect(error.exitCode).toBe(code);
});

test("keeps the exit codes that CI relies on", () => {
  const { capture, inconclusive, interrupted, terminated, ...rest } = exitCodes;
  expect(rest).toEqual({ pass: 0, regressed: 1, usage: 2 });
  expect([capture, inconclusive, interrupted, terminated]).toEqual([3, 4, 130, 143]);
});

describe("an error's text on a terminal", () => {
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

  test("wraps to the terminal's width and indents continuation lines", () => {
    expect(describeError(error, { width: 30, color: false }).split("\n").slice(0, 6)).toEqual([
      "2 captures failed:",
      "  The program ended.",
      "    why:   It said:",
      "           one two three four",
      "           five six \u001b[31mred",
      "    help:  Look.",
    ]);
  });

  test("prints what happened in red, without the program's own colors", () => {
    const text = describeError(error, { width: 80, color: true });
    expect(text).toContain("\u001b[31m2 captures failed:\u001b[0m\n  \u001b[31mThe program ended.\u001b[0m\n");
    expect(text).toContain("five six \ufffd[31mred");
    expect(text.endsWith("\n  \u001b[31mNo disk.\u001b[0m")).toBe(true);
  });
});

describe("an error's text", () => {
  test.each([
    [
      new UserError({ what: "Bad range.", where: "ranges", why: "It is empty.", help: "Name one." }),
      "Bad range.\n  where: ranges\n  why:   It is empty.\n  help:  Name one.",
    ],
    [new ToolError({ what: "x", why: "one\ntwo" }), "x\n  why:   one\n         two"],
    [new ParseError({ what: "Damaged." }), "Damaged."],
  ])("puts each known part on its own line: %s", (error, text) => {
    expect(describeError(error)).toBe(text);
  });

  test("indents the failures of several captures", () => {
    const of = (where: string) => new CaptureError({ what: "Not seen.", where, help: "Look." });
    const text = describeError(new CaptureError({ what: "2 of 2 failed:", failures: ["decode", "prefill"].map(of) }));
    const shown = (where: string) => `\n  Not seen.\n    where: ${where}\n    help:  Look.`;
    expect(text).toBe(`2 of 2 failed:${shown("decode")}${shown("prefill")}`);
  });

  test("shows a stack only for unexpected errors, and calls them bugs", () => {
    expect(describeError(new UserError({ what: "x" }))).not.toContain("errors.test");
    const text = describeError(new TypeError("undefined is not a function"));
    expect(text).toContain("a bug in llm-profile");
    expect(text).toContain("TypeError: undefined is not a function\n    at ");
    expect(describeError("thrown text")).toContain("thrown text");
  });

  test("keeps the cause", () => {
    const cause = new Error("ENOENT");
    expect(new UserError({ what: "x", cause }).cause).toBe(cause);
    expect("cause" in new UserError({ what: "x" })).toBe(false);
  });
});
