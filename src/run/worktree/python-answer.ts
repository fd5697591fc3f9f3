import type { RunTool } from "../../model/run/ports.ts";

export interface PythonPorts {
  readonly runTool: RunTool;
  /** Where it is started, and where a relative path to it begins. */
  readonly cwd: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Either what the program printed as JSON in its last line, or why there is none, in its own words. */
export type PythonAnswer =
  { readonly kind: "answer"; readonly value: unknown } | { readonly kind: "failed"; readonly why: string };

/** Runs a short Python program. Throws ToolError where the interpreter does not exist. */
export async function askPython(
  ports: PythonPorts,
  python: string,
  program: string,
  ...args: string[]
): Promise<PythonAnswer> {
  const result = await ports.runTool({
    tool: "python",
    argv: [python, "-c", program, ...args],
    cwd: ports.cwd,
    environment: ports.environment,
    timeLimitMs: 120_000,
  });
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

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
