import { describe, expect, test } from "@jest/globals";
import { buildRoofline } from "../../../src/analyze/ncu/roofline.ts";
import { ncuReport, ncuRow } from "../../fixtures/ncu.ts";

const { rows } = ncuReport("llm_roofline_set.csv");

describe("ncu --set roofline on an H100", () => {
  test("a single-precision matrix product, computed by hand from the CSV", () => {
    const roofline = rows.filter(({ id }) => id === 5).map(buildRoofline)[0];
    expect(roofline?.bytesPerSecond).toBe(7_058_823_529.41);
    // 1280 byte/cycle × 2,592,647,058.82 Hz
    expect(roofline?.peakBytesPerSecond).toBeCloseTo(3.3185882e12, -6);
    const [point, ...others] = roofline?.points ?? [];
    expect(others).toEqual([]);
    expect(point?.precision).toBe("fp32");
    // 7.67 of FMAs (counted twice) and 0.48 of multiplications a cycle
    expect(point?.flopPerSecond).toBeCloseTo(8.15 * 1_962_974_181.15, -3);
    // 33,792 inst/cycle × 1,962,974,181.15 Hz
    expect(point?.peakFlopPerSecond).toBeCloseTo(6.6332824e13, -7);
    expect(point?.intensity).toBeCloseTo((point?.flopPerSecond ?? 0) / 7_058_823_529.41, 10);
    expect(point?.roofFlopPerSecond).toBeCloseTo((point?.intensity ?? 0) * 1280 * 2_592_647_058.82, -3);
  });

  test("ceilings are those of an H100 SXM: 67 TFLOP/s of FP32 and 3.35 TB/s at most", () => {
    for (const row of rows) {
      const roofline = buildRoofline(row);
      expect(roofline?.peakBytesPerSecond).toBeGreaterThan(3.2e12);
      expect(roofline?.peakBytesPerSecond).toBeLessThan(3.36e12);
      for (const { precision, peakFlopPerSecond, flopPerSecond, roofFlopPerSecond } of roofline?.points ?? []) {
        const nominal = { fp64: 33.5e12, fp32: 67e12, fp16: 134e12 }[precision] ?? NaN;
        expect(peakFlopPerSecond).toBeGreaterThan(nominal * 0.95);
        expect(peakFlopPerSecond).toBeLessThan(nominal * 1.01);
        expect(flopPerSecond).toBeLessThanOrEqual(roofFlopPerSecond ?? 0);
      }
    }
  });

  test("a kernel that only copies has no point, and is not left out", () => {
    expect(rows.filter(({ id }) => id === 3).map(buildRoofline)).toMatchObject([{ points: [] }]);
  });
});

test("without its metrics there is no roofline", () => {
  expect(ncuReport("llm-decode-sdpa/ncu.csv").rows.map(buildRoofline)).toEqual(Array(12).fill(null));
});

describe("tensor cores", () => {
  const memory = {
    "dram__bytes.sum.per_second": [1e12, "byte/s"],
    "dram__bytes.sum.peak_sustained": [1000, "byte/cycle"],
    "dram__cycles_elapsed.avg.per_second": [3e9, "hz"],
  } as const;
  const own = (type: string, value: number, peak: number) =>
    ({
      [`sm__ops_path_tensor_src_${type}.sum.per_second`]: [value, ""],
      [`sm__ops_path_tensor_src_${type}.sum.peak_sustained_elapsed.per_second`]: [peak, ""],
    }) as const;
  const pointsOf = (...metrics: Record<string, readonly [number, string]>[]) =>
    buildRoofline(ncuRow({}, Object.assign({ ...memory }, ...metrics) as Record<string, [number, string]>))?.points;

  test("the dense peak of the fastest instruction, not the one with sparsity", () => {
    const peak = (op: string, sparsity: string, value: number) => {
      const metric = `sm__ops_path_tensor_op_${op}_src_bf16_dst_fp32_sparsity_${sparsity}`;
      return { [`${metric}.sum.peak_sustained_elapsed.per_second`]: [value, ""] as const };
    };
    const dense = [peak("hmma", "off", 7e14), peak("hgmma", "off", 1e15), peak("hgmma", "on", 2e15)];
    expect(pointsOf(own("bf16_dst_fp32", 5e14, 2e15), ...dense)).toEqual([
      {
        precision: "tensor-bf16",
        flopPerSecond: 5e14,
        peakFlopPerSecond: 1e15,
        intensity: 500,
        ridgeIntensity: 1e15 / 3e12,
        roofFlopPerSecond: 1e15,
      },
    ]);
  });

  test("types whose own metric is dense or sparse by name; what was not used is left out", () => {
    const points = pointsOf(
      own("fp8_sparsity_off", 1e14, 2e15),
      own("fp8_sparsity_on", 1e13, 4e15),
      own("fp64", 0, 6e13),
    );
    expect(points?.map(({ precision, peakFlopPerSecond }) => [precision, peakFlopPerSecond])).toEqual([
      ["tensor-fp8", 2e15],
      ["tensor-fp8-sparse", 4e15],
    ]);
  });

  test("a chip that counts dense and sparse operations beside their sum has each type once", () => {
    const found = pointsOf(
      own("bf16_dst_fp32", 3e13, 4e14),
      own("bf16_dst_fp32_sparsity_off", 3e13, 2e14),
      own("bf16_dst_fp32_sparsity_on", 0, 4e14),
      own("fp16_dst_fp16", 1e13, 2e14),
      own("fp16_dst_fp32", 2e13, 1e14),
    );
    expect(found).toMatchObject([
      { precision: "tensor-bf16", flopPerSecond: 3e13, peakFlopPerSecond: 2e14 },
      { precision: "tensor-fp16", flopPerSecond: 3e13, peakFlopPerSecond: 2e14 },
    ]);
  });

  test("the names of ncu before 2025: instructions of the tensor pipe, 512 operations each; not beside the newer ones", () => {
    const old = {
      derived__smsp__inst_executed_pipe_tensor_x512: [1000, ""],
      derived__sm__inst_executed_pipe_tensor_x512: [4000, ""],
      "smsp__cycles_elapsed.avg.per_second": [1.5e9, "hz"],
      "sm__cycles_elapsed.avg.per_second": [1.5e9, "hz"],
    } as const;
    expect(pointsOf(old)).toMatchObject([
      { precision: "tensor", flopPerSecond: 1.5e12, peakFlopPerSecond: 6e12, roofFlopPerSecond: 4.5e12 },
    ]);
    expect(pointsOf(old, own("fp16", 1e12, 1e15))?.map(({ precision }) => precision)).toEqual(["tensor-fp16"]);
  });
});
