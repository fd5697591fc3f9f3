import usual from "./jest.config.js";

/** `npm run test:unit`: the pure stages, in under a minute; what reads recordings by the dozen and what starts programs is in `npm test`. */
const pure = ["analyze", "compare", "config", "gate", "inputs", "lint", "model", "parse", "plan", "report"];

export default {
  ...usual,
  testMatch: [`<rootDir>/__tests__/{${pure.join(",")}}/**/*.test.ts`, "<rootDir>/__tests__/*.test.ts"],
  testPathIgnorePatterns: [...usual.testPathIgnorePatterns, "/recorded-[^/]+\\.test\\.ts$"],
};
