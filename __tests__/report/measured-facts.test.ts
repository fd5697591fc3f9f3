import { expect, test } from "@jest/globals";
import { formatDate, formatNcuVersion } from "../../src/report/measured-facts.ts";

test.each([
  ["2025.3.1.0", "measured", "2025.3.1.0"],
  // The CSV beside a recording has its figures and no version.
  [null, "measured", "version not recorded"],
  [null, "failed", "not used (failed)"],
  [null, "off", "not used"],
  [null, null, "unknown"],
])("describes ncu %j of %j: %s", (version, state, text) => {
  expect(formatNcuVersion(version, state)).toBe(text);
});

test.each([
  ["2026-11-21T09:58:42.718Z", "2026-11-21 09:58 UTC"],
  ["2026-11-21<script>", "at an unknown time"],
  [null, "at an unknown time"],
])("shows the time %j as %s", (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});
