import { expect, test } from "@jest/globals";
import { parseSections, parseSets } from "../../../src/parse/ncu/listing.ts";
import { ncuText } from "../../fixtures/ncu.ts";

test("all sections of ncu 2025.3.1", () => {
  const sections = parseSections(ncuText("list-sections.txt"));
  expect(sections).toHaveLength(24);
  expect(sections[0]).toEqual({ id: "C2CLink", name: "C2CLink", enabled: false });
  expect(sections.filter(({ enabled }) => enabled).map(({ id }) => id)).toEqual([
    "LaunchStats",
    "Occupancy",
    "SpeedOfLight",
    "WorkloadDistribution",
  ]);
  expect(sections.map(({ name }) => name)).toContain("GPU Speed Of Light Hierarchical Roofline Chart (Tensor Core)");
});

test("sets, whose cells are broken within words, name sections that exist", () => {
  const sections = new Set(parseSections(ncuText("list-sections.txt")).map(({ id }) => id));
  const sets = parseSets(ncuText("list-sets.txt"));
  expect(sets.map(({ id }) => id)).toEqual(["basic", "detailed", "full", "nvlink", "pmsampling", "roofline"]);
  expect(sets.map(({ enabled }) => enabled)).toEqual([true, false, false, false, false, false]);
  expect(sets.map((set) => set.sections.length)).toEqual([4, 9, 21, 3, 2, 7]);
  expect(sets.flatMap((set) => set.sections).filter((section) => !sections.has(section))).toEqual([]);
});

test.each([
  ["found no table.", () => parseSections("==ERROR== unrecognised option")],
  ["found Identifier, Display Name", () => parseSets(ncuText("list-sections.txt"))],
  ["found What, Where.", () => parseSections("----- -----\nWhat  Where\n----- -----\n")],
])("refuses another text: %s", (why, parse) => {
  expect(parse).toThrow(expect.objectContaining({ name: "ParseError", why: expect.stringContaining(why) }));
});
