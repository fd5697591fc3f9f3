/** Bundles the entries into dist/, which is committed: an action runs from its repository without an install. */
import { chmod, readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

// Some bundled packages are CommonJS and call require for Node's own modules.
const banner = 'import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);';

/** Builds dist/ into `outdir`; scripts/check-dist.ts builds elsewhere and compares. */
export async function bundle(outdir: string): Promise<void> {
  const { version } = JSON.parse(await readFile(`${root}/package.json`, "utf8")) as { version: string };
  await build({
    absWorkingDir: root,
    entryPoints: ["src/index.ts", "src/cli.ts", "src/post.ts", "src/guard.ts"],
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: "chunk-[hash]",
    format: "esm",
    platform: "node",
    target: "node24",
    banner: { js: banner },
    define: { LLM_PROFILE_VERSION: JSON.stringify(version) },
    legalComments: "none",
    logLevel: "warning",
  });
  await chmod(`${outdir}/cli.js`, 0o755);
}

if (import.meta.main) {
  const outdir = `${root}/dist`;
  await rm(outdir, { recursive: true, force: true });
  await bundle(outdir);
}
