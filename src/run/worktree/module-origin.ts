import { realpath } from "node:fs/promises";
import * as z from "zod";
import { CaptureError } from "../../errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import { isWithin } from "../directory/file-system.ts";
import { askPython } from "./python.ts";

export interface ModuleRequest {
  readonly side: "base" | "head";
  /** The side's interpreter: a path, or a name on the environment's PATH. */
  readonly python: string;
  /** `workload.module`: dotted. */
  readonly module: string;
  /** The side's tree. */
  readonly tree: string;
  /** The side's virtual environment, where the side's own setup installs; null without one. */
  readonly venv: string | null;
  /** Where the workload starts: Python looks there first. */
  readonly cwd: string;
  /** The side's environment. */
  readonly environment: Readonly<Record<string, string>>;
}

const answerSchema = z.object({ origins: z.array(z.string()).nullable() });

// The parents of a module are not imported: a package may need the GPU for that, or minutes. As with `python -m`, the
// current folder comes first.
const question = `
import importlib.machinery, importlib.util, json, sys
names = sys.argv[1].split(".")
spec = importlib.util.find_spec(names[0])
for end in range(2, len(names) + 1):
    if spec is None or spec.submodule_search_locations is None:
        spec = None
        break
    name, places = ".".join(names[:end]), list(spec.submodule_search_locations)
    spec = None
    for finder in sys.meta_path:
        find = getattr(finder, "find_spec", None)
        spec = None if find is None else find(name, places)
        if spec is not None:
            break
if spec is None:
    origins = None
elif spec.has_location and spec.origin is not None:
    origins = [spec.origin]
else:
    origins = list(spec.submodule_search_locations or [])
print("\\n" + json.dumps({"origins": origins}))
`;

/**
 * Holds the side to its own code: `module` must come from the side's tree, or be installed in the side's virtual
 * environment. An installation that both sides see would make them run the same code. Throws CaptureError.
 */
export async function checkModuleOrigin(ports: { readonly runTool: RunTool }, request: ModuleRequest): Promise<void> {
  const { side, python, module, tree, venv, cwd, environment } = request;
  const answer = await askPython({ ...ports, cwd, environment }, python, question, module);
  const facts = answerSchema.safeParse(answer.kind === "answer" ? answer.value : null);
  const where = `workload.module: ${module}, the ${side}'s tree: ${tree}`;
  if (!facts.success) {
    throw new CaptureError({
      id: "module-origin-unknown",
      what: `${python} does not say where the ${side}'s module ${module} comes from.`,
      where,
      why: answer.kind === "failed" ? answer.why : `It printed ${JSON.stringify(answer.value)}.`,
      help: "Start the program by hand in that folder.",
    });
  }
  const { origins } = facts.data;
  if (origins === null || origins.length === 0) {
    throw new CaptureError({
      id: "module-missing",
      what: `The ${side} has no Python module ${module}.`,
      where,
      why: "Python does not find it from the working directory, on PYTHONPATH or among the installed packages.",
      help: "Install the repository in workload.setup (`pip install -e .`), or set PYTHONPATH in workload.environment.",
    });
  }
  const own = await Promise.all([tree, ...(venv === null ? [] : [venv])].map(real));
  const [origin] = await Promise.all(origins.map(real));
  if (origin === undefined || own.some((folder) => isWithin(origin, folder))) return;
  throw new CaptureError({
    id: "module-outside-tree",
    what: `The ${side} would not run its own code: ${module} comes from outside its tree.`,
    where,
    why: `Python takes it from ${origin}, which both sides see.`,
    help: "Install each side in workload.setup (`pip install -e .`; it runs in each side's tree and environment), or take the other installation away.",
  });
}

async function real(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}
