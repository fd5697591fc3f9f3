import { expect, test } from "@jest/globals";
import { matchRanges, listSeenRanges } from "../../src/analyze/seen-ranges.ts";
import type { RangeSpec, SeenRange } from "../../src/model/reports/range.ts";
import { makeTrace, range } from "../fixtures/traces.ts";
import { named } from "./support/profiles.ts";

test("counts instances by name, domain, and style, registered if any is", () => {
  const ranges = [
    range({ startNs: 5 }),
    range({ startNs: 9, registered: true }),
    range({ startNs: 7, domain: "LLM" }),
    range({ startNs: 1, style: "startend" }),
    range({ startNs: 2, name: "prefill" }),
  ];
  expect(listSeenRanges(makeTrace(ranges, []))).toEqual([
    { name: "decode", domain: "", style: "startend", instances: 1, registered: false },
    { name: "prefill", domain: "", style: "pushpop", instances: 1, registered: false },
    { name: "decode", domain: "", style: "pushpop", instances: 2, registered: true },
    { name: "decode", domain: "LLM", style: "pushpop", instances: 1, registered: false },
  ]);
});

const names = ["decode", "decode step 1", "LLM::decode(a+b)", "a*b", "axb", "two\nlines", "🚀", "aten::mul"];
const other = { style: "pushpop", instances: 1, registered: false } as const;
const seen: SeenRange[] = [...named(...names), { name: "decode", domain: "LLM" }].map((key) => ({ ...key, ...other }));

test.each<[message: string, domain: string | null, glob: boolean, expected: string[]]>([
  ["decode", null, false, ["decode@"]],
  ["decode", "LLM", false, ["decode@LLM"]],
  ["decode", "*", false, ["decode@", "decode@LLM"]],
  ["decode*", null, true, ["decode@", "decode step 1@"]],
  ["decode*", "*", true, ["decode@", "decode step 1@", "decode@LLM"]],
  ["*decode(a+b)", null, true, ["LLM::decode(a+b)@"]],
  ["a*b", null, false, ["a*b@"]],
  ["a*b", null, true, ["a*b@", "axb@"]],
  ["a\\*?", null, true, ["a*b@"]],
  ["two*lines", null, true, ["two\nlines@"]],
  ["?", null, true, ["🚀@"]],
  ["Decode", null, false, []],
  ["code", null, true, []],
  ["aten::mul, op_id = 7", null, false, ["aten::mul@"]],
  ["aten::mul, op_id = *", null, true, ["aten::mul@"]],
])("matches seen ranges with %j in the domain %j (glob: %j)", (message, domain, glob, expected) => {
  const spec: RangeSpec = { text: message, message, domain, glob, instances: null, skip: 0 };
  expect(matchRanges(spec, seen).map((match) => `${match.name}@${match.domain}`)).toEqual(expected);
});
