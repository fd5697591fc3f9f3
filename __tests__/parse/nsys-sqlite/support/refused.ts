import { ParseError } from "../../../../src/errors.ts";
import { readTrace } from "../../../../src/parse/nsys-sqlite/read-trace.ts";

/** The error by which an export is refused. */
export function refused(path: string): ParseError {
  try {
    readTrace(path);
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
  throw new Error("readTrace did not refuse the file");
}
