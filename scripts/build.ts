/** Bundles the entries into dist/, which is committed: an action runs from its repository without an install. */
import { chmod, readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

// Some bundled packages are CommonJS and call require for Node's own modules.
const banner =
  'import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);';

/** cli.ts loads cli-main only after it has checked Node's version, so the two stay apart. */
const separateMain: Plugin = {
  name: "separate-main",
  setup: (build) => {
    build.onResolve({ filter: /^\.\/cli-main\.ts$/ }, () => ({ path: "./cli-main.js", external: true }));
  },
};

/** Builds dist/ into `outdir`; scripts/check-dist.ts builds elsewhere and compares. */
export async function bundle(outdir: string): Promise<void> {
  const { version } = JSON.parse(await readFile(`${root}/package.json`, "utf8")) as { version: string };
  await build({
    absWorkingDir: root,
    entryPoints: ["src/index.ts", "src/cli.ts", "src/cli-main.ts", "src/post.ts", "src/guard.ts"],
    outdir,
    bundle: true,
    plugins: [separateMain],
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
