import { expect, test } from "@jest/globals";
import type { NcuStatus } from "../../src/model/ncu/profile-ncu.ts";
import { dateText, ncuText } from "../../src/report/measured-facts.ts";

const status = (state: NcuStatus["state"]) => ({
  ncu: { state, why: null, mode: null, sections: [], metrics: [], notNeeded: [] },
});

test.each([
  ["2025.3.1.0", status("measured"), "2025.3.1.0"],
  // The CSV beside a recording has its figures and no version.
  [null, status("measured"), "version not recorded"],
  [null, status("failed"), "not used (failed)"],
  [null, status("off"), "not used"],
  [null, { ncu: null }, "not used"],
  [null, null, "unknown"],
])("ncu %j of %j: %s", (version, profile, text) => {
  expect(ncuText(version, profile)).toBe(text);
});

test.each([
  ["2026-11-21T09:58:42.718Z", "2026-11-21 09:58 UTC"],
  ["2026-11-21<script>", "at an unknown time"],
  [null, "at an unknown time"],
])("the time %j is shown as %s", (iso, text) => {
  expect(dateText(iso)).toBe(text);
});
