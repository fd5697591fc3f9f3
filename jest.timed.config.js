import nsys from "./jest.nsys.config.js";

/** `npm run test:timed`: real captures whose verdict hangs on how long the program took. One at a time, and nothing beside it. */
export default {
  ...nsys,
  testMatch: ["<rootDir>/__tests__/e2e/timed/**/*.test.ts"],
  maxWorkers: 1,
};
