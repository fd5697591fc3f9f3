import { stat } from "node:fs/promises";

/** Is there anything at this path. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The path where there is something at it; else null. */
export async function ifThere(path: string): Promise<string | null> {
  return (await exists(path)) ? path : null;
}
