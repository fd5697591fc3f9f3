import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../../src/errors.ts";
import { checkReportNames, parseHelpReports } from "../../../src/run/preflight/tool-facts.ts";

/** From `nsys stats --help-reports` of nsys 2023.4.4. */
const help = `
The following built-in reports are available:

  cuda_api_sum -- CUDA API Summary
  cuda_gpu_kern_sum[:nvtx-name][:base|:mangled] -- CUDA GPU Kernel Summary
  network_congestion[:ticks_threshold=<ticks_per_ms>] -- Network Devices Congestion
  nvtx_kern_sum[:base|:mangled] -- NVTX Range Kernel Summary
  um_sum[:rows=<limit>] -- Unified Memory Analysis Summary

For more information, use '--help-reports <report_name>'

`;
const available = ["cuda_api_sum", "cuda_gpu_kern_sum", "network_congestion", "nvtx_kern_sum", "um_sum"];

describe("parseHelpReports", () => {
  test("gives the bare names", () => {
    expect(parseHelpReports(help)).toEqual(available);
  });

  test("finds none in the answer of a broken installation", () => {
    expect(parseHelpReports("\nFor more information, use '--help-reports <report_name>'\n\n")).toEqual([]);
  });
});

describe("checkReportNames", () => {
  test.each([[[]], [["um_sum"]], [["cuda_gpu_kern_sum:base", "um_sum:rows=5"]]])("%j are there", (names) => {
    expect(checkReportNames(names, available)).toBeNull();
  });

  test("names what is not there, and the nearest name", () => {
    const error = checkReportNames(["cuda_gpu_kernel_sum:base", "um_sum", "summary"], available);
    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({
      message: expect.stringContaining("cuda_gpu_kernel_sum:base, summary."),
      where: "nsys.reports",
      why: expect.stringMatching(/^cuda_gpu_kernel_sum:base .* cuda_gpu_kern_sum\?\nsummary/),
    });
  });

  test("refuses nothing where nsys does not say what it has", () => {
    expect(checkReportNames(["summary"], [])).toBeNull();
  });
});
