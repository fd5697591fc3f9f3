import { describe, expect, test } from "@jest/globals";
import { describeError } from "../../src/errors.ts";
import { checkSums } from "../../src/gate/sum-gate.ts";

describe("our sums against those of nsys", () => {
  test("equal ones are no error", () => {
    expect(checkSums("round 1, decode", "cuda_gpu_kern_sum", { equal: true, detail: "30 kernel names" })).toBeNull();
  });

  test("a difference names the report, the capture, and what differs", () => {
    const error = checkSums("round 1, decode", "nvtx_kern_sum", {
      equal: false,
      differences: ["gemm: 10 ns, nsys 11 ns"],
    });
    expect(error).toMatchObject({
      id: "sums-differ",
      exitCode: 3,
      where: "round 1, decode",
      why: "gemm: 10 ns, nsys 11 ns",
    });
    expect(error?.message).toContain("differ from those of nsys (nvtx_kern_sum)");
  });

  test("of many differences five are shown, and the rest is counted", () => {
    const differences = Array.from({ length: 12 }, (_, index) => `kernel ${index}`);
    const text = describeError(checkSums("decode", "cuda_gpu_kern_sum", { equal: false, differences }));
    expect(text).toContain("kernel 4\n");
    expect(text).not.toContain("kernel 5");
    expect(text).toContain("… and 7 more");
  });
});
