import { availableParallelism } from "node:os";
import { common } from "./jest.config.js";

/** `npm run test:system`: what starts processes: the built dist/, Git, Python, Chromium, and a double of GitHub. */
export default {
  ...common,
  globalSetup: "<rootDir>/__tests__/support/programs.ts",
  // Most tests wait for programs that they start, some for seconds: with one worker for each core, half of a machine of two stands idle.
  maxWorkers: availableParallelism() + 1,
  testMatch: ["<rootDir>/__tests__/e2e/(browser|command|job)/**/*.test.ts", "<rootDir>/__tests__/**/*.system.test.ts"],
};
