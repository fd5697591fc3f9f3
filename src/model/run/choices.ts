import type { Bytes } from "../units.ts";

/**
 * The files in which autotuners keep what they chose by measuring: a template for each GEMM, a launch configuration for each kernel.
 * Paths are relative to a side's caches, such as `inductor/ab/0123….best_config`.
 */
export type Choices = ReadonlyMap<string, Buffer>;

/** What a start of a program left in its side's caches. */
export interface TunedCaches {
  readonly choices: Choices;
  /** TorchInductor's folders with a kernel's source, such as `inductor/ab`. */
  readonly sourceFolders: ReadonlySet<string>;
}

/** A folder of the caches that may contain choices. */
export interface ChoicePlace {
  /** The folder's path. `*` stands for each of its subfolders. */
  readonly folder: readonly string[];
  readonly file: RegExp;
  /** What the files contain. Python's JSON also has `Infinity` and `NaN`, such as for a template that doesn't compile. */
  readonly content: "json" | "numbers" | "text";
}

/**
 * PyTorch's timings of each GEMM's templates (PersistentCache in torch/_inductor/codecache.py), of fused kernels
 * (benchmark_codegened_module in torch/_inductor/codegen/triton.py), and each kernel's configuration
 * (torch/_inductor/runtime/autotune_cache.py).
 */
const inductor: readonly ChoicePlace[] = [
  { folder: ["inductor", "cache"], file: /^[0-9a-f]{8,128}$/, content: "json" },
  { folder: ["inductor", "*"], file: /^[0-9a-z]{8,128}\.kernel_perf$/, content: "numbers" },
  { folder: ["inductor", "*"], file: /^[0-9a-z]{8,128}\.best_config$/, content: "json" },
];
/** Triton's Autotuner.check_disk_cache (triton/runtime/autotuner.py). It cuts a kernel's name to 150 characters. */
const triton: ChoicePlace = { folder: ["triton", "*"], file: /^\w{1,150}\.autotune\.json$/, content: "json" };
/** XLA's autotune cache: the file name is a SHA-256 in web-safe base64. JAX puts the folder into its own cache. */
const xla: ChoicePlace = {
  folder: ["jax", "xla_gpu_per_fusion_autotune_cache_dir"],
  file: /^[\w=-]{16,64}\.textproto$/,
  content: "text",
};

export const choicePlaces: readonly ChoicePlace[] = [...inductor, triton, xla];

/**
 * Limits for what travels to the other side. One configuration takes 100 bytes to 2 kB; PyTorch's file with all GEMMs of a large model
 * takes about a megabyte.
 */
export const mostChoices = { files: 10_000, fileBytes: 4 * 2 ** 20, bytes: 16 * 2 ** 20 } as const satisfies Record<
  string,
  number | Bytes
>;

/** The choices that only one side's code uses. Paths are relative to the side's caches. */
export interface OwnChoices {
  readonly base: readonly string[];
  readonly head: readonly string[];
}

/**
 * Finds the launch configurations that one side doesn't share with the other, because its kernel's source differs or the other side has
 * no such kernel. `base` is what the head was given, `head` what its first start left. If in doubt, as when the head deletes what it was
 * given, a choice is shared. A choice between templates isn't listed, because the graph cache keeps it.
 */
export function findOwnChoices(base: TunedCaches, head: TunedCaches): OwnChoices {
  const isNew = (path: string): boolean => path.endsWith(".autotune.json") && !base.choices.has(path);
  const changedKernels = new Set([...head.choices.keys()].filter(isNew).map(fileName));
  const isUnused = (path: string): boolean => head.choices.has(path) && hasSource(base, path) && !hasSource(head, path);
  const isChanged = (path: string): boolean => path.endsWith(".autotune.json") && changedKernels.has(fileName(path));
  const isAdded = (path: string): boolean => hasSource(head, path) && !hasSource(base, path);
  return {
    base: [...base.choices.keys()].filter((path) => (isConfiguration(path) ? isUnused(path) : isChanged(path))),
    head: [...head.choices.keys()].filter((path) => (isConfiguration(path) ? isAdded(path) : isNew(path))),
  };
}

/** True for a configuration that TorchInductor keeps beside the kernel's source. */
function isConfiguration(path: string): boolean {
  return path.endsWith(".best_config");
}

function hasSource({ sourceFolders }: TunedCaches, path: string): boolean {
  return sourceFolders.has(path.slice(0, path.lastIndexOf("/")));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
