import * as z from "zod";
import { ToolError } from "../../errors.ts";
import { jsonOrNull } from "../../model/text/listing.ts";
import { callTool } from "../process/tool.ts";
import type { ToolPorts } from "../../model/run/ports.ts";

/** Either what the program printed as JSON in its last line, or why there is none, in its own words. */
type PythonAnswer =
  { readonly kind: "answer"; readonly value: unknown } | { readonly kind: "failed"; readonly why: string };

/** Runs a short Python program; a relative path to the interpreter begins at `cwd`. Throws ToolError where the interpreter does not exist. */
export async function askPython(
  ports: ToolPorts,
  python: string,
  program: string,
  ...args: string[]
): Promise<PythonAnswer> {
  const result = await callTool(ports, "python", [python, "-c", program, ...args], 120_000);
  if (result.timedOut) return { kind: "failed", why: "It did not answer in time." };
  if (result.exitCode !== 0) return { kind: "failed", why: lastLines(result.stderr) };
  // A sitecustomize may print before us, and what ends with the interpreter after us, on a line of its own.
  for (const line of result.stdout.split("\n").toReversed()) {
    const value = jsonOrNull(line);
    if (typeof value === "object" && value !== null) return { kind: "answer", value };
  }
  return { kind: "failed", why: `It printed ${JSON.stringify(result.stdout.slice(-200))}.` };
}

/** The end of what a program said, for an error. */
export function lastLines(text: string): string {
  return text.trim().split("\n").slice(-4).join("\n");
}

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
export async function readInterpreter(ports: ToolPorts, python: string): Promise<Interpreter> {
  const answer = await askPython(withoutHome(ports), python, question);
  const facts = answerSchema.safeParse(answer.kind === "answer" ? answer.value : null);
  if (facts.success) return facts.data;
  throw new ToolError({
    id: "python-failed",
    what: `${python} does not answer as Python 3 does.`,
    where: "workload.python",
    why: answer.kind === "failed" ? answer.why : `It printed ${JSON.stringify(answer.value)}.`,
    help: "Try it with `-c 'import sysconfig'`.",
  });
}

/** PYTHONHOME would lead a virtual environment back to another Python. */
export function withoutHome(ports: ToolPorts): ToolPorts {
  const kept = Object.entries(ports.environment).filter(([name]) => name !== "PYTHONHOME");
  return { ...ports, environment: Object.fromEntries(kept) };
}
