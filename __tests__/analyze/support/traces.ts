import type { Trace } from "../../../src/model/reports/trace.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { syntheticExport } from "../../fixtures/synthetic.ts";

/** The made-up export, changed by SQL. */
export async function readSynthetic(...changes: readonly string[]): Promise<Trace> {
  using file = syntheticExport(...changes);
  return await readTrace(file.path);
}

/** A recorded export by its path without `.sqlite.gz`, changed by SQL. */
export async function readRecording(path: string, ...changes: readonly string[]): Promise<Trace> {
  using file = unpackRecording(`${path}.sqlite.gz`, ...changes);
  return await readTrace(file.path);
}
