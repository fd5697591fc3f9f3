import { expect, test } from "@jest/globals";
import { checkMetrics } from "../../../src/gate/metrics/metrics-gate.ts";

const request = { kind: "request", said: null } as const;

test("accepts metrics without failures", () => expect(checkMetrics({ failures: null }, "m")).toBeNull());

test.each([
  [{ ...request, failed: 3, asked: 64 }, "3 requests of 64 failed."],
  [{ ...request, failed: 1, asked: null }, "1 request failed."],
  [{ ...request, failed: 0, asked: null }, "The program completed no request."],
  [{ ...request, kind: "benchmark" as const, failed: 1, asked: 3 }, "1 benchmark of 3 failed."],
])("reports failed requests: %j", (failures, what) =>
  expect(checkMetrics({ failures }, "m")).toMatchObject({
    id: "metrics-client-failed",
    severity: "error",
    what,
    where: "m",
    why: "The metrics file reports this.",
  }),
);

test("shortens the program's message and escapes its control characters", () => {
  const why = checkMetrics(
    { failures: { ...request, failed: 1, asked: 2, said: `\u001b[2J${"x".repeat(9999)}` } },
    "m",
  )?.why;
  expect(why).not.toContain("\u001b");
  expect(why).toMatch(/The first error: .*xxx/);
  expect(why?.length).toBeLessThan(400);
});
