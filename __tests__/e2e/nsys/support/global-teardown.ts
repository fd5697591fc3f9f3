import { rm } from "node:fs/promises";
import { sharedFolderVariable } from "./shared-folder.ts";

/** After the last test: the folder of global-setup.ts goes. */
export default async function tearDown(): Promise<void> {
  const folder = process.env[sharedFolderVariable];
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}
