import { ParseError } from "../../../../src/errors.ts";
import { readTrace } from "../../../../src/parse/nsys-sqlite/read-trace.ts";

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
