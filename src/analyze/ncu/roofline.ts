import type { NcuRow } from "../../model/reports/ncu.ts";
import type { Roofline, RooflinePoint } from "../../model/profile/profile-ncu.ts";
import { numberOf } from "./figures.ts";

/*
 * The formulas are those of NVIDIA's section files SpeedOfLight_RooflineChart and SpeedOfLight_Hierarchical…RooflineChart:
 * operations a cycle × cycles a second; an FMA counts two, and two halves in a register twice that. The tensor peaks are
 * those without sparsity where ncu has them: the metric of the type alone counts sparse operations at its peak.
 */

/** Operations of the CUDA cores: terms in instructions (already weighted) a cycle, and the peak a cycle. */
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

/** The types that tensor cores take: `sm__ops_path_tensor_src_bf16_dst_fp32.sum.per_second`. */
const tensorMetric = /^sm__ops_path_tensor_src_((?:fp|bf|tf|int)\d\w*)\.sum\.per_second$/;

/** The point of one row in the roofline; null where its metrics were not collected. Operations that are 0 are left out. */
export function rooflineOf(row: NcuRow): Roofline | null {
  const bytesPerSecond = numberOf(row, "dram__bytes.sum.per_second");
  const hasCores = corePrecisions.some(({ perCycle }) => perCycle.every((metric) => numberOf(row, metric) !== null));
  const tensor = [...row.metrics.keys()].filter((metric) => tensorMetric.test(metric));
  if (bytesPerSecond === null || (!hasCores && tensor.length === 0)) return null;
  const peakBytesPerSecond = product(
    numberOf(row, "dram__bytes.sum.peak_sustained"),
    numberOf(row, "dram__cycles_elapsed.avg.per_second"),
  );
  const roof = { bytesPerSecond, peakBytesPerSecond };
  const points = [
    ...corePrecisions.map((precision) => corePoint(row, precision, roof)),
    ...tensor.map((metric) => tensorPoint(row, metric, roof)),
  ];
  return { ...roof, points: points.filter((point) => point !== null) };
}

type Roof = Pick<Roofline, "bytesPerSecond" | "peakBytesPerSecond">;

function corePoint(
  row: NcuRow,
  { precision, perCycle, peakPerCycle }: CorePrecision,
  roof: Roof,
): RooflinePoint | null {
  const terms = perCycle.map((metric) => numberOf(row, metric));
  const sum = terms.reduce((total, term) => (total === null || term === null ? null : total + term), 0);
  const flopPerSecond = product(sum, numberOf(row, "smsp__cycles_elapsed.avg.per_second"));
  const peak = product(numberOf(row, peakPerCycle), numberOf(row, "sm__cycles_elapsed.avg.per_second"));
  return flopPerSecond === null ? null : pointOf(precision, flopPerSecond, peak, roof);
}

function tensorPoint(row: NcuRow, metric: string, roof: Roof): RooflinePoint | null {
  const type = tensorMetric.exec(metric)?.[1] ?? "";
  const flopPerSecond = numberOf(row, metric);
  if (flopPerSecond === null) return null;
  const dense = [...row.metrics.keys()].filter((name) =>
    new RegExp(
      `^sm__ops_path_tensor_op_\\w+_src_${type}\\w*_sparsity_off\\.sum\\.peak_sustained_elapsed\\.per_second$`,
    ).test(name),
  );
  const own = `sm__ops_path_tensor_src_${type}.sum.peak_sustained_elapsed.per_second`;
  const peaks = (dense.length > 0 ? dense : [own]).flatMap((name) => numberOf(row, name) ?? []);
  const precision = `tensor-${type.replace(/_dst_[a-z]+\d+|_sparsity_off/g, "").replace("_sparsity_on", "-sparse")}`;
  return pointOf(precision, flopPerSecond, peaks.length === 0 ? null : Math.max(...peaks), roof);
}

function pointOf(precision: string, flopPerSecond: number, peak: number | null, roof: Roof): RooflinePoint | null {
  if (flopPerSecond === 0) return null;
  const intensity = roof.bytesPerSecond === 0 ? null : flopPerSecond / roof.bytesPerSecond;
  const byMemory = product(intensity, roof.peakBytesPerSecond);
  const bounds = [peak, byMemory].filter((bound) => bound !== null);
  return {
    precision,
    flopPerSecond,
    peakFlopPerSecond: peak,
    intensity,
    roofFlopPerSecond: bounds.length === 0 ? null : Math.min(...bounds),
  };
}

function product(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one * other;
}
