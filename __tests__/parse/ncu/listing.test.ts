import { expect, test } from "@jest/globals";
import { parseSections, parseSets } from "../../../src/parse/ncu/listing.ts";
import { ncuText } from "../../fixtures/ncu.ts";

test("reads the ids of sections", () => {
  const sections = parseSections(ncuText("list-sections.txt"));
  expect(sections).toHaveLength(24);
  expect(sections.slice(0, 2)).toEqual(["C2CLink", "ComputeWorkloadAnalysis"]);
});

test("reads the ids of sets, whose other cells continue on the next lines", () => {
  const sets = parseSets(ncuText("list-sets.txt"));
  expect(sets).toEqual(["basic", "detailed", "full", "nvlink", "pmsampling", "roofline"]);
});

test.each([
  ["found no table.", () => parseSections("==ERROR== unrecognised option")],
  ["found Identifier, Display Name", () => parseSets(ncuText("list-sections.txt"))],
  ["found What, Where.", () => parseSections("----- -----\nWhat  Where\n----- -----\n")],
])("rejects text without such a table: %s", (why, parse) => {
  expect(parse).toThrow(expect.objectContaining({ name: "ParseError", why: expect.stringContaining(why) }));
});
