import type { Config } from "../../model/config.ts";
import { resolveProgram } from "../../run/process/tool.ts";

/**
 * Replaces the names of the profilers with their full paths, so that both sides use the same profiler. A profiler on PATH may be inside the
 * repository, and in the other side's checkout, PATH points to that checkout.
 */
export async function resolveProfilers(config: Config, searchPath: string, cwd: string): Promise<Config> {
  const resolvePath = async (path: string): Promise<string> => (await resolveProgram(path, searchPath, cwd)) ?? path;
  const [nsys, ncu] = await Promise.all([resolvePath(config.nsys.path), resolvePath(config.ncu.path)]);
  return { ...config, nsys: { ...config.nsys, path: nsys }, ncu: { ...config.ncu, path: ncu } };
}
