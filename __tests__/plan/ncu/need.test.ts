import { expect, test } from "@jest/globals";
import { ncuNeed } from "../../../src/plan/ncu/captures.ts";
import { configOf } from "../../support/config.ts";

test.each([
  { set: [], need: "required" },
  { set: ["ncu.unavailable=warn"], need: "wanted" },
  { set: ["ncu.unavailable=skip"], need: "wanted" },
  { set: ["require-kernels=false"], need: "wanted" },
  { set: ["ncu.enabled=false"], need: "none" },
])("$set: ncu is $need", ({ set, need }) => {
  expect(ncuNeed(configOf(...set))).toBe(need);
});
