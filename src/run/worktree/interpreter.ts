import { z } from "zod";
import { ToolError } from "../../errors.ts";
import { askPython, type PythonPorts } from "./python-answer.ts";

const answerSchema = z.object({
  executable: z.string().min(1),
  prefix: z.string(),
  isVenv: z.boolean(),
  seesSystem: z.boolean(),
  packages: z.array(z.string()),
  scripts: z.string(),
  hasPip: z.boolean(),
});

/** What a Python says of itself. */
export interface Interpreter {
  /** Absolute; the real program behind shims such as pyenv's. */
  readonly executable: string;
  readonly prefix: string;
  /** True for the Python of a virtual environment. */
  readonly isVenv: boolean;
  /** False for a virtual environment that does not see the packages of the installation below it. */
  readonly seesSystem: boolean;
  /** Where its packages are. */
  readonly packages: readonly string[];
  /** Where its packages put their programs. */
  readonly scripts: string;
  readonly hasPip: boolean;
}

const question = `
import importlib.util, json, os, sys, sysconfig
venv = sys.prefix != sys.base_prefix
sees = True
if venv:
    try:
        text = open(os.path.join(sys.prefix, "pyvenv.cfg")).read()
    except OSError:
        text = ""
    sees = any(line.replace(" ", "").lower() == "include-system-site-packages=true" for line in text.splitlines())
paths = sysconfig.get_paths()
print("\\n" + json.dumps({
    "executable": sys.executable, "prefix": sys.prefix, "isVenv": venv, "seesSystem": sees,
    "packages": list(dict.fromkeys([paths["purelib"], paths["platlib"]])), "scripts": paths["scripts"],
    "hasPip": importlib.util.find_spec("pip") is not None,
}))
`;

/** Asks a Python for its folders. Throws ToolError when it does not exist, or is no Python 3. */
export async function readInterpreter(ports: PythonPorts, python: string): Promise<Interpreter> {
  const answer = await askPython(withoutHome(ports), python, question);
  const facts = answerSchema.safeParse(answer.kind === "answer" ? answer.value : null);
  if (facts.success) return facts.data;
  throw new ToolError({
    id: "python-failed",
    what: `${python} does not answer as Python 3 does.`,
    where: "workload.python",
    why: answer.kind === "failed" ? answer.why : `It printed ${JSON.stringify(answer.value)}.`,
    hint: "Try it with `-c 'import sysconfig'`.",
  });
}

/** PYTHONHOME would lead a virtual environment back to another Python. */
export function withoutHome(ports: PythonPorts): PythonPorts {
  const kept = Object.entries(ports.environment).filter(([name]) => name !== "PYTHONHOME");
  return { ...ports, environment: Object.fromEntries(kept) };
}
