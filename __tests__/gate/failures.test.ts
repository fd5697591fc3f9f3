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
  const tables = { knownFailures, missingKernelFailures, statsFailures };
  const find = {
    knownFailures: matchFailure,
    missingKernelFailures: matchMissingKernels,
    statsFailures: matchStatsFailure,
  };
  const entries = (["knownFailures", "missingKernelFailures", "statsFailures"] as const).flatMap((table) =>
    tables[table].map((failure) => ({ ...failure, table })),
  );

  test.each(entries)("matches $id by its own sample and by no earlier entry: $table", ({ table, id, sample }) => {
    expect(find[table](`some line\n${sample}\nanother`)?.id).toBe(id);
  });

  test("gives each failure a unique name and says what to do", () => {
    const all = [...new Set([...knownFailures, ...missingKernelFailures, ...statsFailures])];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { what, help } of all) {
      expect(what).toMatch(/\.$/);
      expect(help).toMatch(/\.$/);
    }
  });

  test("finds no failure in ordinary output of nsys and of a program", () => {
    expect(
      matchFailure(
        "Capture range started in the application.\nGenerating '/tmp/nsys-report-9e05.qdstrm'\nGenerated:\n    /r/decode_1.nsys-rep\nrun s 3.29\n",
      ),
    ).toBeNull();
  });
});
