import { describe, expect, test } from "@jest/globals";
import { ParseError } from "../../../src/model/errors.ts";
import { addNcuDetails, parseNcuDetails } from "../../../src/parse/ncu/details.ts";
import { ncuReport, ncuText } from "../../fixtures/ncu.ts";

const details = ncuText("full_details.csv");

describe("ncu --set full on an H200, --page details", () => {
  const rules = parseNcuDetails(details, "details.csv");

  test("reads the results of ncu's own rules for each launch, with estimated speedups", () => {
    expect([...rules].map(([, all]) => all.length)).toEqual([10, 15, 10, 15]);
    expect([...rules.keys()]).toEqual([0, 1, 2, 3]);
    expect(rules.get(0)?.find(({ rule }) => rule === "LaunchConfiguration")).toMatchObject({
      section: "LaunchStats",
      type: "optimization",
      text: expect.stringMatching(/^A wave of thread blocks is defined as /),
      speedup: { of: "global", pct: 50 },
    });
    expect(rules.get(0)?.find(({ rule }) => rule === "SOLBottleneck")?.speedup).toBeNull();
    expect(rules.get(0)?.find(({ rule }) => rule === "TheoreticalOccupancy")?.speedup).toEqual({
      of: "local",
      pct: 37.5,
    });
  });

  test("adds rule results to the rows of the same report", () => {
    const report = addNcuDetails(ncuReport("full_raw.csv"), details, "details.csv");
    expect(report.rows.map((row) => row.rules.length)).toEqual([10, 15, 10, 15]);
    expect(report.warnings).toEqual([]);
  });
});

test("rejects another page, or none, without losing metrics", () => {
  const raw = ncuText("full_raw.csv");
  for (const text of ["", "==ERROR== nothing", raw, details.slice(0, 250)])
    expect(() => parseNcuDetails(text, "details.csv")).toThrow(ParseError);
  const report = addNcuDetails(ncuReport("full_raw.csv"), "", "details.csv");
  expect(report.rows).toHaveLength(4);
  expect(report.warnings).toEqual([
    "details.csv: Can't read the results of ncu's rules. It has no header line with a Rule Name.",
  ]);
});

const [header = ""] = details.split("\n");

function line(rule: string, text: string, type = "OPT"): string {
  const values = new Map([
    ['"ID"', "0"],
    ['"Rule Name"', rule],
    ['"Rule Type"', type],
    ['"Rule Description"', text],
  ]);
  return header
    .split(",")
    .map((name) => `"${values.get(name) ?? ""}"`)
    .join(",");
}

test("ignores rows with metrics and unknown types", () => {
  const rows = [line("", "a figure"), line("New", "of a later ncu", "HINT"), line("Known", "a rule")];
  const found = parseNcuDetails([header, ...rows].join("\n"), "details.csv");
  expect(found.get(0)?.map(({ rule }) => rule)).toEqual(["Known"]);
});

test("limits the size of hostile output", () => {
  const rows = Array.from({ length: 1000 }, (_, index) => line(`R${String(index)}`, "x".repeat(9000)));
  const found = parseNcuDetails([header, ...rows].join("\n"), "details.csv").get(0) ?? [];
  expect(found).toHaveLength(200);
  expect(found[0]?.text).toHaveLength(4000);
  expect(found[0]?.speedup).toBeNull();
});

test("limits the number of columns", () => {
  expect(() => parseNcuDetails(`${header}\n"0"${",xx".repeat(2 ** 20)}\n`, "details.csv")).toThrow(
    expect.objectContaining({ why: expect.stringContaining("exceed the maximum") }),
  );
});
