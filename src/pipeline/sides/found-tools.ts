import type { Config } from "../../model/config.ts";
import { resolveProgram } from "../../run/preflight/tool-facts.ts";

/**
 * A profiler that lies in the repository (and on PATH) is the user's, whichever tree is measured: another tree's PATH leads to itself, so
 * the profilers are named by where they were found.
 */
export async function withFoundTools(config: Config, searchPath: string, cwd: string): Promise<Config> {
  const found = async (path: string): Promise<string> => (await resolveProgram(path, searchPath, cwd)) ?? path;
  const [nsys, ncu] = await Promise.all([found(config.nsys.path), found(config.ncu.path)]);
  return { ...config, nsys: { ...config.nsys, path: nsys }, ncu: { ...config.ncu, path: ncu } };
}
