import type { Config } from "../../model/config.ts";
import { resolveProgram } from "../../run/preflight/tool-facts.ts";

/**
 * Replaces the names of the profilers with the paths where we found them. A profiler may be in the repository and on PATH, and the other
 * tree's PATH points to that tree. Both sides should use the same one.
 */
export async function withFoundTools(config: Config, searchPath: string, cwd: string): Promise<Config> {
  const found = async (path: string): Promise<string> => (await resolveProgram(path, searchPath, cwd)) ?? path;
  const [nsys, ncu] = await Promise.all([found(config.nsys.path), found(config.ncu.path)]);
  return { ...config, nsys: { ...config.nsys, path: nsys }, ncu: { ...config.ncu, path: ncu } };
}
