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
  testTimeout: 240_000, // Far above what any test takes: shared machines are several times slower at times.
};

/** `npm test`: needs nothing but Node and this repository, and starts no process. */
export default {
  ...common,
  setupFiles: ["<rootDir>/__tests__/support/no-processes.js"],
  maxWorkers: "100%",
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/(attack|e2e)/", "\\.system\\.test\\.ts$"],
};
