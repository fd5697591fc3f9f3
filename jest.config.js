import { availableParallelism } from "node:os";

// On an older Node the tests did not fail, but hang.
if (Number(process.versions.node.split(".")[0]) < 24) {
  throw new Error(
    `The tests need Node 24; this is ${process.version}. \`npm ci\` brings one for npm scripts, unless install scripts are switched off (ignore-scripts).`,
  );
}

/** What every suite shares. */
export const common = {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "^.+\\.ts$": "<rootDir>/__tests__/support/transform.js",
  },
};

/** `npm test`: needs nothing but Node and this repository. */
export default {
  ...common,
  globalSetup: "<rootDir>/__tests__/support/programs.ts",
  reporters: ["default", "<rootDir>/__tests__/support/skipped-tests.ts"],
  // Most tests wait for programs that they start, some for seconds: with jest's own choice, one worker fewer than there are
  // cores, half of a machine of two stands idle.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 240_000, // Far above what any test takes: shared machines are several times slower at times.
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/__tests__/e2e/(nsys|timed|runner)/",
    "<rootDir>/__tests__/attack/",
  ],
};
