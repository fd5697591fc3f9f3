import { describe, expect, test } from "@jest/globals";
import {
  CaptureError,
  describeError,
  exitCodes,
  ParseError,
  StoppedError,
  ToolError,
  UserError,
} from "../src/errors.ts";

describe("the exit code of an error", () => {
  test.each([
    { error: new UserError({ what: "x" }), code: 2 },
    { error: new ToolError({ what: "x" }), code: 3 },
    { error: new CaptureError({ what: "x" }), code: 3 },
    { error: new ParseError({ what: "x" }), code: 3 },
    { error: new StoppedError("SIGINT"), code: 130 },
    { error: new StoppedError("SIGTERM"), code: 143 },
    { error: new StoppedError("SIGHUP"), code: 143 },
  ])("$error.name: $code", ({ error, code }) => {
    expect(error.exitCode).toBe(code);
  });

  test("the codes are the contract with CI", () => {
    expect(exitCodes).toEqual({
      pass: 0,
      regressed: 1,
      usage: 2,
      capture: 3,
      inconclusive: 4,
      interrupted: 130,
      terminated: 143,
    });
  });
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
  test("what, where, why, what to do; one line each", () => {
    const error = new UserError({ what: "Bad range.", where: "ranges", why: "It is empty.", help: "Name one." });
    expect(describeError(error)).toBe("Bad range.\n  where: ranges\n  why:   It is empty.\n  help:  Name one.");
  });

  test("further lines stand under their first", () => {
    expect(describeError(new ToolError({ what: "x", why: "one\ntwo" }))).toBe("x\n  why:   one\n         two");
  });

  test("what is not known is left out", () => {
    expect(describeError(new ParseError({ what: "Damaged." }))).toBe("Damaged.");
  });

  test("the failures of several captures are indented below", () => {
    const failures = ["decode", "prefill"].map(
      (where) => new CaptureError({ what: "Not seen.", where, help: "Look." }),
    );
    expect(describeError(new CaptureError({ what: "2 of 2 failed:", failures }))).toBe(
      [
        "2 of 2 failed:",
        "  Not seen.",
        "    where: decode",
        "    help:  Look.",
        "  Not seen.",
        "    where: prefill",
        "    help:  Look.",
      ].join("\n"),
    );
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
