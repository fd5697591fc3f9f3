/** What every suite shares. */
export const common = {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "^.+\\.ts$": ["ts-jest", { useESM: true, diagnostics: false, tsconfig: "tsconfig.json" }],
  },
};

/** `npm test`: needs nothing but Node and this repository. */
export default {
  ...common,
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/e2e/nsys/"],
};
