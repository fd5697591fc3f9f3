import { common } from "./jest.config.js";

/** `npm run test:nsys`: real captures; it fails, and does not skip, where there is no Nsight Systems. */
export default {
  ...common,
  testMatch: ["<rootDir>/__tests__/e2e/nsys/**/*.test.ts"],
  // Most of its time is waiting for programs that it started: a capture keeps less than half of a core busy.
  maxWorkers: "100%",
  globalSetup: "<rootDir>/__tests__/e2e/nsys/support/global-setup.ts",
  globalTeardown: "<rootDir>/__tests__/e2e/nsys/support/global-teardown.ts",
};
