import type { Bytes } from "../units.ts";

/**
 * The files in which autotuners keep what they chose by measuring: a template for each GEMM, a launch configuration for each kernel.
 * Paths are relative to a side's caches, such as `inductor/ab/0123….best_config`.
 */
export type Choices = ReadonlyMap<string, Buffer>;

export interface TunedCaches {
  readonly choices: Choices;
  readonly sources: ReadonlySet<string>;
}

export interface ChoicePlace {
  /** `*` stands for each of its subfolders. */
  readonly folder: readonly string[];
  readonly files: readonly ChoiceFiles[];
}

export interface ChoiceFiles {
  readonly name: RegExp;
  /** Python's JSON also has `Infinity` and `NaN`. */
  readonly content: "json" | "numbers" | "any";
}

/**
 * PyTorch's timings of each GEMM's templates (PersistentCache in torch/_inductor/codecache.py), of fused kernels
 * (benchmark_codegened_module in torch/_inductor/codegen/triton.py), and each kernel's configuration
 * (torch/_inductor/runtime/autotune_cache.py).
 */
const inductor: readonly ChoicePlace[] = [
  { folder: ["inductor", "cache"], files: [{ name: /^[0-9a-f]{8,128}$/, content: "json" }] },
  {
    folder: ["inductor", "*"],
    files: [
      { name: /^[0-9a-z]{8,128}\.kernel_perf$/, content: "numbers" },
      { name: /^[0-9a-z]{8,128}\.best_config$/, content: "json" },
    ],
  },
];
/** Triton's Autotuner.check_disk_cache (triton/runtime/autotuner.py). It cuts a kernel's name to 150 characters. */
const triton: ChoicePlace = {
  folder: ["triton", "*"],
  files: [{ name: /^\w{1,150}\.autotune\.json$/, content: "json" }],
};
/**
 * XLA's autotune cache, which JAX puts into its own. Seen with JAX 0.11: `<16 hex digits>/<32 hex digits>.pb`. Before that, the name was a
 * SHA-256 in web-safe base64 (xla/backends/autotuner/file_based_autotuner_cache.cc).
 */
const xlaFolder = ["jax", "xla_gpu_per_fusion_autotune_cache_dir"];
const xla: readonly ChoicePlace[] = [
  { folder: [...xlaFolder, "*"], files: [{ name: /^[0-9a-f]{32}\.pb$/, content: "any" }] },
  { folder: xlaFolder, files: [{ name: /^[\w-]{43}=?\.textproto$/, content: "any" }] },
];

export const choicePlaces: readonly ChoicePlace[] = [...inductor, triton, ...xla];

/**
 * Limits for what travels to the other side. One configuration takes 100 bytes to 2 kB; PyTorch's file with all GEMMs of a large model
 * takes about a megabyte.
 */
export const mostChoices = { files: 10_000, fileBytes: 4 * 2 ** 20, bytes: 16 * 2 ** 20 } as const satisfies Record<
  string,
  number | Bytes
>;

/**
 * Finds the configurations that one side doesn't share, because its kernel's source differs or the other side lacks the kernel. `base` is
 * what the head was given, `head` what its first start left. If in doubt, a choice is shared. Choices of templates aren't listed, because
 * the graph cache keeps them.
 */
export function findOwnChoices(base: TunedCaches, head: TunedCaches): Record<"base" | "head", string[]> {
  const added = [...head.choices.keys()].filter((path) => isConfiguration(path) && !base.choices.has(path));
  const changedKernels = new Set(added.filter((path) => path.endsWith(".autotune.json")).map(fileName));
  const sources = Map.groupBy(base.sources, folderOf);
  // TorchInductor keeps a configuration beside its kernel's source. Other sources may share the folder: its name is two digits of a hash.
  const isUnused = (path: string): boolean => {
    const beside = sources.get(folderOf(path)) ?? [];
    return beside.length > 0 && !beside.some((source) => head.sources.has(source));
  };
  const configurations = [...base.choices.keys()].filter(isConfiguration);
  const replaced = configurations.filter((path) =>
    path.endsWith(".best_config") ? head.choices.has(path) && isUnused(path) : changedKernels.has(fileName(path)),
  );
  return { base: replaced, head: added };
}

function isConfiguration(path: string): boolean {
  return path.endsWith(".best_config") || path.endsWith(".autotune.json");
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
