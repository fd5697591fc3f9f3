import * as z from "zod";
import { ToolError } from "../../model/errors.ts";
import { jsonOrNull } from "../../model/text/listing.ts";
import { callTool } from "../process/tool.ts";
import type { ToolPorts } from "../../model/run/ports.ts";

type PythonAnswer =
  { readonly kind: "answer"; readonly value: unknown } | { readonly kind: "failed"; readonly why: string };

export async function askPython(
  ports: ToolPorts,
  python: string,
  program: string,
  ...args: string[]
): Promise<PythonAnswer> {
  const result = await callTool(ports, "python", [python, "-c", program, ...args], 120_000);
  if (result.timedOut) return { kind: "failed", why: "Python didn't answer in time." };
  if (result.exitCode !== 0) return { kind: "failed", why: lastLines(result.stderr) };
  // Other code may print before our line (a sitecustomize) or after it (an exit handler).
  for (const line of result.stdout.split("\n").toReversed()) {
    const value = jsonOrNull(line);
    if (typeof value === "object" && value !== null) return { kind: "answer", value };
  }
  return { kind: "failed", why: `Python printed ${JSON.stringify(result.stdout.slice(-200))}.` };
}

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

/** `executable` is the real program, not a shim such as pyenv's. */
export type Interpreter = z.infer<typeof answerSchema>;

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

/** Throws ToolError if it doesn't exist or isn't Python 3. */
export async function readInterpreter(ports: ToolPorts, python: string): Promise<Interpreter> {
  const answer = await askPython(withoutHome(ports), python, question);
  const facts = answerSchema.safeParse(answer.kind === "answer" ? answer.value : null);
  if (facts.success) return facts.data;
  throw new ToolError({
    id: "python-failed",
    what: `${python} doesn't work as a Python 3 interpreter.`,
    where: "workload.python",
    why: answer.kind === "failed" ? answer.why : `Python printed ${JSON.stringify(answer.value)}.`,
    help: "Try running the interpreter with `-c 'import sysconfig'`.",
  });
}

/** PYTHONHOME would make a virtual environment use another Python's library. */
export function withoutHome(ports: ToolPorts): ToolPorts {
  const kept = Object.entries(ports.environment).filter(([name]) => name !== "PYTHONHOME");
  return { ...ports, environment: Object.fromEntries(kept) };
}
