import nsys from "./jest.nsys.config.js";

/** `npm run test:attack`: what hostile programs, repositories and servers did once, against the built dist/ and a real nsys. */
export default {
  ...nsys,
  testMatch: ["<rootDir>/__tests__/attack/**/*.test.ts"],
};
