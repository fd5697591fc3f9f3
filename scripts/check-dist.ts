/** Fails if dist/ differs from a new build of the sources, because a job should run the code that was reviewed. */
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./build.ts";

const committed = fileURLToPath(new URL("../dist", import.meta.url));
const fresh = await mkdtemp(join(tmpdir(), "llm-profile-dist-"));
try {
  await bundle(fresh);
  const names = new Set([...(await readdir(committed)), ...(await readdir(fresh))]);
  const different: string[] = [];
  for (const name of [...names].sort()) {
    const [ours, theirs] = await Promise.all([read(join(committed, name)), read(join(fresh, name))]);
    if (ours === null || theirs === null || !ours.equals(theirs)) different.push(name);
  }
  if (different.length > 0) {
    console.error(`dist/ is out of date (${different.join(", ")}). Run npm run bundle and commit it.`);
    process.exitCode = 1;
  } else console.log(`dist/ is up to date (${names.size} files).`);
} finally {
  await rm(fresh, { recursive: true, force: true });
}

async function read(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}
