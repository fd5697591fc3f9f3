import { LlmProfileError } from "../../../src/model/errors.ts";

/** The error that a stage ends with. */
export async function refusalOf(ending: Promise<unknown>): Promise<LlmProfileError> {
  const error: unknown = await ending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof LlmProfileError) return error;
  throw new Error(`It was not refused: ${String(error)}`, { cause: error });
}
