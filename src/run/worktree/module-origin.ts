import { realpath } from "node:fs/promises";
import * as z from "zod";
import { CaptureError } from "../../model/errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import { isWithin } from "../directory/file-system.ts";
import { askPython } from "./python.ts";

export interface ModuleRequest {
  readonly side: "base" | "head";
  readonly python: string;
  readonly module: string;
  readonly tree: string;
  readonly venv: string | null;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

const answerSchema = z.object({ origins: z.array(z.string()).nullable() });

// Importing the module's parent packages may need the GPU or take minutes. The current folder comes first, as with `python -m`.
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
 * With a shared installation, both sides would run the same code. Throws CaptureError if the module is neither in the side's tree nor in
 * its virtual environment.
 */
export async function checkModuleOrigin(ports: { readonly runTool: RunTool }, request: ModuleRequest): Promise<void> {
  const { side, python, module, tree, venv, cwd, environment } = request;
  const answer = await askPython({ ...ports, cwd, environment }, python, question, module);
  const facts = answerSchema.safeParse(answer.kind === "answer" ? answer.value : null);
  const where = `workload.module: ${module}, the ${side}'s tree: ${tree}`;
  if (!facts.success) {
    throw new CaptureError({
      id: "module-origin-unknown",
      what: `${python} can't tell where the ${side}'s module ${module} comes from.`,
      where,
      why: answer.kind === "failed" ? answer.why : `Python printed ${JSON.stringify(answer.value)}.`,
      help: `Try starting the program by hand in the ${side}'s tree.`,
    });
  }
  const { origins } = facts.data;
  if (origins === null || origins.length === 0) {
    throw new CaptureError({
      id: "module-missing",
      what: `The ${side} has no Python module ${module}.`,
      where,
      why: "Python can't find the module in the working directory, on PYTHONPATH, or in the installed packages.",
      help: "Install the repository in workload.setup (`pip install -e .`), or set PYTHONPATH in workload.environment.",
    });
  }
  const folders = await Promise.all([tree, ...(venv === null ? [] : [venv])].map(resolveLinks));
  const [origin] = await Promise.all(origins.map(resolveLinks));
  if (origin === undefined || folders.some((folder) => isWithin(origin, folder))) return;
  throw new CaptureError({
    id: "module-outside-tree",
    what: `The ${side} wouldn't run its own code: ${module} comes from outside the ${side}'s tree.`,
    where,
    why: `Python uses ${origin}, which both sides share.`,
    help: "Install each side in workload.setup (`pip install -e .`), which runs in each side's tree and environment, or remove the other installation.",
  });
}

async function resolveLinks(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}
