import { describe, expect, test } from "@jest/globals";
import { compareSums } from "../../src/analyze/nsys-sums.ts";
import { described } from "./support/described.ts";
import type { SumCheck } from "../../src/model/reports/trace.ts";
import { checkSums } from "../../src/gate/trace-gate.ts";

describe("checkSums", () => {
  test.each<SumCheck>([
    { equal: true, detail: "30 kernel names" },
    { equal: null, why: "several launch calls" },
  ])("accepts sums that are equal or can't be compared: %j", (sums) => {
    expect(checkSums("decode", "cuda_gpu_kern_sum", sums)).toBeNull();
  });

  test("names the report, the capture, and what differs", () => {
    const error = checkSums("round 1, decode", "nvtx_kern_sum", { equal: false, differences: ["gemm: 10 ns"] });
    expect(error).toMatchObject({ id: "sums-differ", where: "round 1, decode", why: "gemm: 10 ns" });
    expect(error?.what).toContain("nvtx_kern_sum");
  });

  test("shows the first of many differences and counts the rest", () => {
    const rows = (totalNs: number) =>
      new Map(Array.from({ length: 12 }, (_, index) => [`kernel ${index}`, { instances: 1, totalNs }]));
    const text = described(checkSums("decode", "cuda_gpu_kern_sum", compareSums(rows(1), rows(2))));
    expect(text).toContain("Total: ours 12 launches, 12 ns, nsys 12 launches, 24 ns\n");
    expect(text).toContain("kernel 4: ours 1 launch, 1 ns, nsys 1 launch, 2 ns\n");
    expect(text).not.toContain("kernel 5");
    expect(text).toContain("and 7 more");
    expect(text.match(/more/g)).toHaveLength(1);
  });
});
