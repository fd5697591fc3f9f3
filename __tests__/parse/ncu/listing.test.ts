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
  expect(sections.find(({ id }) => id === "SpeedOfLight_HierarchicalTensorRooflineChart")?.name).toBe(
    "GPU Speed Of Light Hierarchical Roofline Chart (Tensor Core)",
  );
});

test("sets, whose cells are broken within words, name sections that exist", () => {
  const sections = new Set(parseSections(ncuText("list-sections.txt")).map(({ id }) => id));
  const sets = parseSets(ncuText("list-sets.txt"));
  expect(sets.map(({ id, enabled }) => [id, enabled])).toEqual([
    ["basic", true],
    ["detailed", false],
    ["full", false],
    ["nvlink", false],
    ["pmsampling", false],
    ["roofline", false],
  ]);
  expect(sets.map((set) => set.sections.length)).toEqual([4, 9, 21, 3, 2, 7]);
  expect(sets.flatMap((set) => set.sections).filter((section) => !sections.has(section))).toEqual([]);
});

test("another text is refused by name", () => {
  const refused = (why: string): object =>
    expect.objectContaining({
      message: expect.stringContaining("listing from ncu has an unknown format"),
      why: expect.stringContaining(why),
    });
  expect(() => parseSections("==ERROR== unrecognised option")).toThrow(refused("found no table."));
  expect(() => parseSets(ncuText("list-sections.txt"))).toThrow(refused("found Identifier, Display Name"));
  expect(() => parseSections("----- -----\nWhat  Where\n----- -----\n")).toThrow(refused("found What, Where."));
});
