import { expect, test } from "@jest/globals";
import { CaptureError, UserError } from "../../src/errors.ts";
import { runRecordSchema } from "../../src/model/run/run-record.ts";
import { failureOf, failureRecord } from "../../src/pipeline/start/failure.ts";
import { runRecord } from "../support/run-record.ts";

const one = new CaptureError({ id: "range-not-seen", what: "The range decode was not seen.", where: "round 1" });
const other = new UserError({
  what: "Two things are wrong:",
  problems: ["a", "b"],
  why: "c\nd",
  help: "Use TOKEN=abcdefgh12345.",
});
const both = new CaptureError({
  what: "Two captures failed.",
  failures: [one, new CaptureError({ what: "e", failures: [other] })],
});

test("run.json keeps a failure by its parts, those of every capture, and no secret", () => {
  const record = runRecord({ state: "failed", exitCode: 3, failure: failureRecord(both) });
  const parts = runRecordSchema.parse(JSON.parse(JSON.stringify(record))).failure?.parts;
  const nothing = { id: null, severity: "error", where: null, why: null, help: null };
  expect(parts).toEqual(failureOf(both));
  expect(parts).toEqual({
    ...{ what: "Two captures failed.", ...nothing },
    failures: [
      { ...nothing, id: "range-not-seen", what: "The range decode was not seen.", where: "round 1" },
      { ...nothing, what: "e" },
      { ...nothing, what: "Two things are wrong.", why: "  - a\n  - b\nc\nd", help: "Use TOKEN=***" },
    ],
  });
});

test("a run.json of before it kept them is read", () => {
  const failure = { id: null, message: "The range decode was not seen." };
  expect(runRecordSchema.parse({ ...runRecord(), failure }).failure).toEqual({ ...failure, parts: null });
});
