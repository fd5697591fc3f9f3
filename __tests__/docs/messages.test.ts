import { describe, expect, test } from "@jest/globals";
import { failuresDoc } from "../../scripts/generate/failures-doc.ts";
import { gateExamples } from "../../scripts/generate/gate-examples.ts";
import { ncuExamples } from "../../scripts/generate/ncu-examples.ts";
import { otherFailures } from "../../scripts/generate/other-failures.ts";
import { parseBudget } from "../../src/compare/policy/budget-text.ts";
import { LlmProfileError } from "../../src/model/errors.ts";
import { unknownInputs } from "../../src/settings/action.ts";
import { readPublishInputs } from "../../src/settings/publish.ts";
import { parseNcuCsv } from "../../src/parse/ncu/csv.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";
import { createPreflightError } from "../../src/run/preflight/checks.ts";
import { failure } from "../../src/run/preflight/context.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { load } from "../settings/support.ts";

const doc = failuresDoc();
/** The text of each section, by the name in its heading. */
const sections = new Map(doc.split(/^#{3,4} /m).map((section) => [section.slice(0, section.indexOf("\n")), section]));

function thrownBy(action: () => unknown): LlmProfileError {
  try {
    action();
  } catch (error) {
    if (error instanceof LlmProfileError) return error;
    throw error;
  }
  throw new Error("It threw nothing.");
}

/** Errors as users get them: from the code that makes them, not from its text. */
const errors: readonly (Diagnostic | null)[] = [
  ...[...gateExamples, ...ncuExamples].map(({ error }) => error),
  unknownInputs({ INPUT_2: "" }),
  unknownInputs({ INPUT_RANGE: "decode", INPUT_2: "" }),
  ...[{ mode: "profil" }, { issue: "true", baseline: "none" }].map(
    (inputs: Readonly<Record<string, string>>) => readPublishInputs((name) => inputs[name] ?? "").problem,
  ),
  thrownBy(() => parseBudget("decode.kernelNs < 12 parsecs")),
  thrownBy(() => parseRange("range@", null)),
  thrownBy(() => parseNcuCsv("no header\n", "raw.csv")),
  thrownBy(() => load({ overrides: ["nsys.trac=cuda", "rouds=1"] })),
  createPreflightError([{ ...failure("nsys", "Can't find nsys on this machine.", "Install it."), blocksRun: true }]),
];

/** Words that somebody would search for: not what is filled in, in quotes, as a number or as a name. */
function wordsOf(what: string): string[] {
  return (what.replaceAll(/"[^"]*"|`[^`]*`|\S*[\d_.:/]\S*\w/g, " ").match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );
}

describe("searching docs/failures.md for a message's words", () => {
  test.each(errors.map((error) => [error?.id ?? "nothing", error?.what ?? ""] as const))("finds %s: %s", (id, what) => {
    const section = sections.get(id)?.toLowerCase() ?? "";
    expect(wordsOf(what).filter((word) => !section.includes(word))).toEqual([]);
  });
});

test("shows the messages of nearly every other failure", () => {
  const silent = otherFailures.filter(({ id }) => sections.get(id)?.includes("\n- `") !== true).map(({ id }) => id);
  // Their messages are put together where they are thrown, or repeat the meaning.
  expect(silent.length).toBeLessThan(otherFailures.length / 5);
});
