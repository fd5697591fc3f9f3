/** Bundles the entries into dist/, which is committed: an action runs from its repository without an install. */
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { licenses } from "./package/licenses.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

// Some bundled packages are CommonJS and call require for Node's own modules.
const requireBanner =
  'import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);';

// zod makes code of a schema with `new Function`. Each of ours is used a few times in a start, where making the code costs
// more than it saves; and without it nothing here makes code at run time.
const zodBanner = "globalThis.__zod_globalConfig={jitless:true};";

/** An entry loads its main module only after it has checked Node's version, so the two stay apart. */
const separateMain: Plugin = {
  name: "separate-main",
  setup: (build) => {
    build.onResolve({ filter: /^\.\/\w+-main\.ts$/ }, ({ path }) => ({
      path: path.replace(/\.ts$/, ".js"),
      external: true,
    }));
  },
};

/** Builds dist/ into `outdir`; scripts/check-dist.ts builds elsewhere and compares. */
export async function bundle(outdir: string): Promise<void> {
  const { version } = JSON.parse(await readFile(`${root}/package.json`, "utf8")) as { version: string };
  const common = {
    absWorkingDir: root,
    outdir,
    bundle: true,
    format: "esm",
    platform: "node",
    define: { LLM_PROFILE_VERSION: JSON.stringify(version) },
    legalComments: "none", // The licenses are a file of their own.
    metafile: true,
    logLevel: "warning",
  } as const;
  // Names stay, and lines stay short: a stack trace says which function, and Node prints the line that threw.
  const small = { target: "node24", minifyWhitespace: true, minifySyntax: true, lineLimit: 120 } as const;
  // What several of them use, and what they load only when it is needed, are files of their own.
  const mains = await build({
    ...common,
    ...small,
    entryPoints: ["src/index-main.ts", "src/cli-main.ts", "src/post-main.ts"],
    splitting: true,
    chunkNames: "[name]-[hash]",
    banner: { js: `${requireBanner}${zodBanner}` },
  });
  // Whole by itself: it has to start whatever becomes of the files beside it.
  const guard = await build({ ...common, ...small, entryPoints: ["src/guard.ts"] });
  // An older Node must be able to read these, to say that it is too old: no newer syntax, and no import statement, which
  // makes them modules and scripts alike.
  const entries = await build({
    ...common,
    entryPoints: ["src/index.ts", "src/cli.ts", "src/post.ts"],
    plugins: [separateMain],
    target: "es2015",
    supported: { "dynamic-import": true },
  });
  await writeFile(`${outdir}/licenses.txt`, await licenses(root, [mains.metafile, guard.metafile, entries.metafile]));
  await chmod(`${outdir}/cli.js`, 0o755);
}

if (import.meta.main) {
  // Beside dist/, and put in its place when it is whole: a build that fails leaves the old one.
  const made = await mkdtemp(`${root}/node_modules/.llm-profile-dist-`);
  try {
    await bundle(made);
    await chmod(made, 0o755);
    await rm(`${root}/dist`, { recursive: true, force: true });
    await rename(made, `${root}/dist`);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
