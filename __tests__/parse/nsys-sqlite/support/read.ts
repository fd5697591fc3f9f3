import { ParseError } from "../../../../src/model/errors.ts";
import type { Trace } from "../../../../src/model/reports/trace.ts";
import { readTrace } from "../../../../src/parse/nsys-sqlite/read-trace.ts";
import { unpackRecording } from "../../../fixtures/recorded.ts";
import { syntheticExport } from "../../../fixtures/synthetic.ts";

/** The made-up export, changed by SQL. */
export async function readSynthetic(...changes: string[]): Promise<Trace> {
  using file = syntheticExport(...changes);
  return await readTrace(file.path);
}

/** A recording by its path without `.sqlite.gz`, changed by SQL. */
export async function readRecording(path: string, ...changes: string[]): Promise<Trace> {
  using file = unpackRecording(`${path}.sqlite.gz`, ...changes);
  return await readTrace(file.path);
}

/** The error by which an export is refused. */
export async function refused(path: string): Promise<ParseError> {
  try {
    await readTrace(path);
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
  throw new Error("readTrace did not refuse the file");
}

/** The error by which the made-up export, changed by SQL, is refused. It names the file. */
export async function refusedSynthetic(...changes: string[]): Promise<ParseError> {
  using file = syntheticExport(...changes);
  const error = await refused(file.path);
  if (error.where?.startsWith(file.path) !== true) throw new Error(`${String(error.where)} isn't the file`);
  return error;
}
