import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { AggregatedResult } from "@jest/test-result";

/**
 * A reporter for jest: which files hold tests that were skipped on this machine. Where LLM_PROFILE_TEST_RESULTS names a
 * file, the counts and these files go there as JSON; scripts/newcomer/debian.sh asks for it, so that CI can run them
 * where nothing is missing.
 */
export default function skippedTests() {
  return {
    onRunComplete(_: unknown, results: AggregatedResult): void {
      const skipped = results.testResults
        .filter(({ numPendingTests, skipped: whole }) => whole || numPendingTests > 0)
        .map(({ testFilePath }) => relative(process.cwd(), testFilePath))
        .sort();
      if (skipped.length > 0)
        process.stderr.write(`\nFiles with tests that were skipped on this machine:\n  ${skipped.join("\n  ")}\n`);
      const file = process.env["LLM_PROFILE_TEST_RESULTS"];
      if (file === undefined) return;
      const { numTotalTests, numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = results;
      const counts = { numTotalTests, numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites };
      writeFileSync(file, `${JSON.stringify({ ...counts, skippedFiles: skipped }, null, 2)}\n`);
    },
  };
}
