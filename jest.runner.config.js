import nsys from "./jest.nsys.config.js";

/** `npm run test:runner`: the examples' workflows on a runner that isn't ours; scripts/real-runner.sh builds it. One at a time. */
export default {
  ...nsys,
  testMatch: ["<rootDir>/__tests__/e2e/runner/**/*.test.ts"],
  maxWorkers: 1,
};
