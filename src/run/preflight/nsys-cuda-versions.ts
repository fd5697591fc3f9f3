import { readdir } from "node:fs/promises";
import { dirname } from "node:path";

export interface CudaVersion {
  readonly major: number;
  readonly minor: number;
}

/**
 * nsys releases whose newest CUDA is documented, oldest first: the one they shipped with in a CUDA toolkit (versions of
 * the distributions' packages, such as `2023.4.4.54~12.4.1`), or that the release notes name. Nothing in between is guessed.
 */
const documented: readonly { readonly nsys: readonly [number, number, number]; readonly cuda: CudaVersion }[] = [
  { nsys: [2020, 4, 3], cuda: { major: 11, minor: 2 } }, // Debian 11: 2020.4.3.7~11.2.2
  { nsys: [2022, 4, 2], cuda: { major: 11, minor: 8 } }, // Debian 12: 2022.4.2.1~11.8.0
  { nsys: [2023, 4, 4], cuda: { major: 12, minor: 4 } }, // Debian 13: 2023.4.4.54~12.4.1
  { nsys: [2024, 2, 3], cuda: { major: 12, minor: 5 } }, // Debian experimental: 2024.2.3.38~12.5.0
  { nsys: [2025, 6, 0], cuda: { major: 13, minor: 1 } }, // release notes of 2025.6: "CUDA 13.1 support"
];

/** Reads `12.4` or `13.0`. */
export function parseCudaVersion(text: string): CudaVersion | null {
  const match = /^(\d+)\.(\d+)/.exec(text);
  return match === null ? null : { major: Number(match[1]), minor: Number(match[2]) };
}

/** Below 0: `a` is older than `b`. */
export function compareCuda(a: CudaVersion, b: CudaVersion): number {
  return a.major - b.major || a.minor - b.minor;
}

/**
 * The newest CUDA that an nsys can know: the first documented release that is not older knows no more than its own.
 * Null for an nsys that is newer than all of them.
 */
export function newestCudaKnown(nsysVersion: string): CudaVersion | null {
  const [year, release, patch] = nsysVersion.split(".").map(Number);
  if (year === undefined || release === undefined || patch === undefined) return null;
  const entry = documented.find(({ nsys: [y, r, p] }) => (year - y || release - r || patch - p) <= 0);
  return entry?.cuda ?? null;
}

/** nsys brings one `libcupti.so.<CUDA>` for each CUDA version that it supports; the newest is its limit. */
export async function newestCupti(resolvedNsys: string): Promise<CudaVersion | null> {
  const names = await readdir(dirname(resolvedNsys)).catch(() => []);
  const versions = names
    .map((name) => /^libcupti\.so\.(\d{1,2}\.\d+)$/.exec(name)?.[1])
    .map((text) => (text === undefined ? null : parseCudaVersion(text)))
    .filter((version) => version !== null);
  return versions.sort(compareCuda).at(-1) ?? null;
}
