import type { Roofline } from "../../model/ncu/profile-ncu.ts";
import type { NcuRow } from "../../model/ncu/report.ts";
import { sum } from "../../model/sums.ts";
import { readNumber } from "./figures.ts";

/*
 * The formulas come from NVIDIA's section files SpeedOfLight_RooflineChart and SpeedOfLight_Hierarchical…RooflineChart:
 * operations per cycle × cycles per second. An FMA counts as two operations, and an FMA on two packed halves as four. If ncu reports
 * tensor peaks without sparsity, we use those peaks, because the peak of a type's plain metric includes sparse operations.
 */

/** CUDA core operations: the metrics to add up, in weighted instructions per cycle, and the peak per cycle. */
interface CorePrecision {
  readonly precision: string;
  readonly perCycle: readonly string[];
  readonly peakPerCycle: string;
}

const corePrecisions: readonly CorePrecision[] = [
  {
    precision: "fp64",
    perCycle: [
      "smsp__sass_thread_inst_executed_op_dadd_pred_on.sum.per_cycle_elapsed",
      "smsp__sass_thread_inst_executed_op_dmul_pred_on.sum.per_cycle_elapsed",
      "derived__smsp__sass_thread_inst_executed_op_dfma_pred_on_x2",
    ],
    peakPerCycle: "derived__sm__sass_thread_inst_executed_op_dfma_pred_on_x2",
  },
  {
    precision: "fp32",
    perCycle: [
      "smsp__sass_thread_inst_executed_op_fadd_pred_on.sum.per_cycle_elapsed",
      "smsp__sass_thread_inst_executed_op_fmul_pred_on.sum.per_cycle_elapsed",
      "derived__smsp__sass_thread_inst_executed_op_ffma_pred_on_x2",
    ],
    peakPerCycle: "derived__sm__sass_thread_inst_executed_op_ffma_pred_on_x2",
  },
  {
    precision: "fp16",
    perCycle: [
      "derived__smsp__sass_thread_inst_executed_op_hadd_pred_on_x2",
      "derived__smsp__sass_thread_inst_executed_op_hmul_pred_on_x2",
      "derived__smsp__sass_thread_inst_executed_op_hfma_pred_on_x4",
    ],
    peakPerCycle: "derived__sm__sass_thread_inst_executed_op_hfma_pred_on_x4",
  },
];

/**
 * Tensor core operations by input and output type, and by sparsity if the chip counts it:
 * `sm__ops_path_tensor_src_bf16_dst_fp32.sum.per_second` (GH100), `…_src_fp8_sparsity_off` next to `…_src_fp8` (AD102).
 */
const tensorMetric =
  /^sm__ops_path_tensor_src_(?!\w*_realtime)(?<type>(?:fp|bf|tf|int)\d\w*?)(?:_dst_[a-z]+\d+)?(?:_sparsity_(?<sparsity>on|off))?\.sum\.per_second$/;

/**
 * Before 2025, ncu didn't count tensor operations by type. It counted every tensor pipe instruction as 512 operations, regardless of
 * type and shape (SpeedOfLight_HierarchicalTensorRooflineChart of ncu 2024.1).
 */
const tensorPipe: CorePrecision = {
  precision: "tensor",
  perCycle: ["derived__smsp__inst_executed_pipe_tensor_x512"],
  peakPerCycle: "derived__sm__inst_executed_pipe_tensor_x512",
};

export function buildRoofline(row: NcuRow): Roofline | null {
  const bytesPerSecond = readNumber(row, "dram__bytes.sum.per_second");
  const hasCores = corePrecisions.some(({ perCycle }) => perCycle.every((metric) => readNumber(row, metric) !== null));
  const tensor = findTensorTypes(row);
  const hasPipe = readNumber(row, "derived__smsp__inst_executed_pipe_tensor_x512") !== null;
  if (bytesPerSecond === null || (!hasCores && !hasPipe && tensor.length === 0)) return null;
  const peakBytesPerSecond = multiply(
    readNumber(row, "dram__bytes.sum.peak_sustained"),
    readNumber(row, "dram__cycles_elapsed.avg.per_second"),
  );
  const roof = { bytesPerSecond, peakBytesPerSecond };
  const points = [
    ...corePrecisions.map((precision) => buildCorePoint(row, precision, roof)),
    ...(tensor.length > 0
      ? tensor.map((type) => buildTensorPoint(row, type, roof))
      : [buildCorePoint(row, tensorPipe, roof)]),
  ];
  return { ...roof, points: points.filter((point) => point !== null) };
}

type Roof = Pick<Roofline, "bytesPerSecond" | "peakBytesPerSecond">;

function buildCorePoint(row: NcuRow, { precision, perCycle, peakPerCycle }: CorePrecision, roof: Roof) {
  const terms = perCycle.map((metric) => readNumber(row, metric));
  const sum = terms.reduce((total, term) => (total === null || term === null ? null : total + term), 0);
  const flopPerSecond = multiply(sum, readNumber(row, "smsp__cycles_elapsed.avg.per_second"));
  const peak = multiply(readNumber(row, peakPerCycle), readNumber(row, "sm__cycles_elapsed.avg.per_second"));
  return flopPerSecond === null ? null : buildPoint(precision, flopPerSecond, peak, roof);
}

interface TensorType {
  readonly type: string;
  readonly sparse: boolean;
  readonly metrics: readonly string[];
}

/** A chip that counts dense and sparse operations separately also reports their sum, which we skip. */
function findTensorTypes(row: NcuRow): TensorType[] {
  const matches = [...row.metrics.keys()].flatMap((metric) => {
    const match = tensorMetric.exec(metric);
    if (match === null || readNumber(row, metric) === null) return [];
    return [{ metric, type: match.groups?.["type"] ?? "", sparsity: match.groups?.["sparsity"] ?? null }];
  });
  return [...Map.groupBy(matches, ({ type }) => type)].flatMap(([type, all]) => {
    const apart = all.filter(({ sparsity }) => sparsity !== null);
    const counted = apart.length > 0 ? apart : all;
    return [false, true].flatMap((sparse) => {
      const metrics = counted.filter(({ sparsity }) => (sparsity === "on") === sparse).map(({ metric }) => metric);
      return metrics.length === 0 ? [] : [{ type, sparse, metrics }];
    });
  });
}

function buildTensorPoint(row: NcuRow, { type, sparse, metrics }: TensorType, roof: Roof) {
  const flopPerSecond = sum(metrics, (metric) => readNumber(row, metric) ?? 0);
  const suffix = ".sum.peak_sustained_elapsed.per_second";
  const dense = new RegExp(`^sm__ops_path_tensor_op_\\w+_src_${type}(_dst_[a-z]+\\d+)?_sparsity_off\\.sum\\.peak`);
  const denseNames = sparse ? [] : [...row.metrics.keys()].filter((name) => dense.test(name) && name.endsWith(suffix));
  const peakNames = metrics.map((metric) => metric.replace(".sum.per_second", suffix));
  const peaks = (denseNames.length > 0 ? denseNames : peakNames).flatMap((name) => readNumber(row, name) ?? []);
  const precision = `tensor-${type}${sparse ? "-sparse" : ""}`;
  return buildPoint(precision, flopPerSecond, peaks.length === 0 ? null : Math.max(...peaks), roof);
}

function buildPoint(precision: string, flopPerSecond: number, peak: number | null, roof: Roof) {
  if (flopPerSecond === 0) return null;
  const intensity = roof.bytesPerSecond === 0 ? null : flopPerSecond / roof.bytesPerSecond;
  const byMemory = multiply(intensity, roof.peakBytesPerSecond);
  const bounds = [peak, byMemory].filter((bound) => bound !== null);
  return {
    precision,
    flopPerSecond,
    peakFlopPerSecond: peak,
    intensity,
    ridgeIntensity: peak === null || !roof.peakBytesPerSecond ? null : peak / roof.peakBytesPerSecond,
    roofFlopPerSecond: bounds.length === 0 ? null : Math.min(...bounds),
  };
}

function multiply(a: number | null, b: number | null) {
  return a === null || b === null ? null : a * b;
}
