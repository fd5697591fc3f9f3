import { describe, expect, test } from "@jest/globals";
import {
  knownFailures,
  matchFailure,
  matchMissingKernels,
  matchStatsFailure,
  missingKernelFailures,
  statsFailures,
} from "../../src/gate/failures.ts";

describe("the failure tables", () => {
  test.each(knownFailures.map(({ id, sample }) => [id, sample]))(
    "%s is found by its own sample, and by no earlier entry",
    (id, sample) => {
      expect(matchFailure(`some line\n${sample}\nanother`)?.id).toBe(id);
    },
  );

  test.each(missingKernelFailures.map(({ id, sample }) => [id, sample]))(
    "%s is found by its own sample, and by no earlier entry, next to a capture without kernels",
    (id, sample) => {
      expect(matchMissingKernels(`some line\n${sample}\nanother`)?.id).toBe(id);
    },
  );

  test.each(statsFailures.map(({ id, sample }) => [id, sample]))("%s is found by its own sample", (id, sample) => {
    expect(matchStatsFailure(sample)?.id).toBe(id);
  });

  test("names are unique, and every entry says what to do", () => {
    const all = [...new Set([...knownFailures, ...missingKernelFailures, ...statsFailures])];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { what, help } of all) {
      expect(what).toMatch(/\.$/);
      expect(help).toMatch(/\.$/);
    }
  });

  test("ordinary output of nsys and of a program matches nothing", () => {
    expect(
      matchFailure(
        "Capture range started in the application.\nGenerating '/tmp/nsys-report-9e05.qdstrm'\nGenerated:\n    /r/decode_1.nsys-rep\nrun s 3.29\n",
      ),
    ).toBeNull();
  });
});
