import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { CaptureError } from "../model/errors.ts";
import { explainByEngine } from "../gate/unseen-range.ts";
import type { Config } from "../model/config.ts";
import type { EngineEvidence } from "../model/engines.ts";
import type { Bytes } from "../model/units.ts";
import { workloadArgv } from "../plan/workload.ts";
import { readPythonPackages } from "../run/machine/python-packages.ts";
import type { Side } from "./session.ts";
import { findInterpreter } from "./sides/environment.ts";

export async function collectEngineEvidence(
  config: Config,
  environment: Readonly<Record<string, string>>,
  workingDirectory: string,
): Promise<EngineEvidence> {
  const { workload } = config;
  const isNamed = workload.command !== null || workload.module !== null || workload.server.command !== null;
  const interpreter = await findInterpreter(workload, environment, workingDirectory);
  const interpreters = interpreter === null ? [] : [interpreter];
  const packages = await readPythonPackages({ interpreters, environment });
  return {
    argv: isNamed ? workloadArgv(workload, "hydra") : [],
    environment,
    pythonPackages: packages === null ? null : Object.fromEntries(packages),
    output: "",
    ranges: config.ranges.map((entry) => (typeof entry === "string" ? entry : entry.range)),
  };
}

/** If a range is missing, explains in the error how the inference engine may be the cause. Reads the program's output to recognize the engine. */
export async function explainWithEngine(side: Side, error: CaptureError): Promise<CaptureError> {
  if (error.id !== "range-not-seen") return error;
  const { environment, workingDirectory } = side.program;
  const before = await collectEngineEvidence(side.config, environment, workingDirectory);
  const output = await readOutputStarts(join(side.session.directory.path, side.name));
  return new CaptureError({ ...explainByEngine(error, { ...before, output }), cause: error });
}

/** The start of each file is enough, because engines print their name when they start. */
const readBytes: Bytes = 2 ** 20;
const mostFiles = 200;

/** The start of every stdout.txt and stderr.txt in the folders of a side's loads and captures. */
async function readOutputStarts(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && /^std(?:out|err)\.txt$/.test(entry.name));
  const texts: string[] = [];
  for (const { parentPath, name } of files.slice(0, mostFiles)) {
    await using file = await open(join(parentPath, name));
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(readBytes), position: 0 });
    texts.push(buffer.toString("utf8", 0, bytesRead));
  }
  return texts.join("\n");
}
