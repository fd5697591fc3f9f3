/** Bundles the entry points into dist/. We commit it, because an action runs from its repository without an install. */
import { chmod, copyFile, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { licenses } from "./package/licenses.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

// Some bundled packages are CommonJS and call require for Node's own modules.
const requireBanner =
  'import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);';

// zod compiles a schema with `new Function`. Each start uses our schemas only a few times, so compiling them would cost more than it saves.
// Without compiling, nothing here generates code at run time.
const zodBanner = "globalThis.__zod_globalConfig={jitless:true};";

/** Keeps an entry point's main module in a separate file, because the entry point first has to check Node's version. */
const separateMain: Plugin = {
  name: "separate-main",
  setup: (build) => {
    build.onResolve({ filter: /^\.\/\w+-main\.ts$/ }, ({ path }) => ({
      path: path.replace(/\.ts$/, ".js"),
      external: true,
    }));
  },
};

/**
 * Where the imports wait that load together. `analyze` and `compare` start often and need little, and so do the files that features add to
 * their results. Jobs need GitHub's packages.
 */
const loadsTogether =
  /\/src\/(?:main\/commands\/run|features\/(?!agents\/|trace\/)[^/]+\/index|features\/agents\/command)\.ts$/;

/**
 * Puts what these imports wait for behind one import. Otherwise each set of them that shares code would get a file of its own: some 200
 * files, which take longer to load than the code that a command doesn't need.
 */
const loadTogether: Plugin = {
  name: "load-together",
  setup: (build) => {
    const waiting = /await import\("(\.[^"]+)"\)/g;
    const sources = globSync(`${root}/src/**/*.ts`).filter((path) => loadsTogether.test(path));
    const found = sources.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(waiting)].map(([, to = ""]) => join(dirname(path), to)),
    );
    const targets = [...new Set(found)].toSorted();
    build.onResolve({ filter: /^loaded-together$/ }, ({ path }) => ({ path, namespace: "together" }));
    build.onLoad({ filter: /.*/, namespace: "together" }, () => ({
      contents: targets.map((path, index) => `export * as m${String(index)} from ${JSON.stringify(path)};`).join("\n"),
      resolveDir: root,
    }));
    build.onLoad({ filter: /\/src\/(main|features)\/.*\.ts$/ }, async ({ path }) => {
      if (!loadsTogether.test(path)) return undefined;
      const contents = (await readFile(path, "utf8")).replace(waiting, (_, to: string) => {
        const module = `m${String(targets.indexOf(join(dirname(path), to)))}`;
        return `(await import("loaded-together")).${module}`;
      });
      return { contents, loader: "ts" };
    });
  },
};

/** Builds dist/ into `outdir`. scripts/check-dist.ts builds into another folder and compares. */
export async function bundle(outdir: string): Promise<void> {
  const { version } = JSON.parse(await readFile(`${root}/package.json`, "utf8")) as { version: string };
  const common = {
    absWorkingDir: root,
    outdir,
    bundle: true,
    format: "esm",
    platform: "node",
    define: { LLM_PROFILE_VERSION: JSON.stringify(version) },
    legalComments: "none", // The licenses are in a separate file.
    metafile: true,
    logLevel: "warning",
  } as const;
  // We keep function names and short lines, because stack traces show the names, and Node prints the line that threw.
  const small = { target: "node24", minifyWhitespace: true, minifySyntax: true, lineLimit: 120 } as const;
  // Shared code, and code that's loaded only when needed, goes into separate files.
  const mains = await build({
    ...common,
    ...small,
    entryPoints: ["src/main/index-main.ts", "src/main/cli-main.ts", "src/main/post-main.ts"],
    splitting: true,
    plugins: [loadTogether],
    chunkNames: "[name]-[hash]",
    banner: { js: `${requireBanner}${zodBanner}` },
  });
  // Bundle the guard as a single file, so it can start even if the files next to it are gone.
  const guard = await build({ ...common, ...small, entryPoints: ["src/main/guard.ts"] });
  // An older Node has to be able to run these, so they can report that it's too old. So they use no newer syntax and no import
  // statements, and each file works as a module or a script.
  const entries = await build({
    ...common,
    entryPoints: ["src/main/index.ts", "src/main/cli.ts", "src/main/post.ts"],
    plugins: [separateMain],
    target: "es2015",
    supported: { "dynamic-import": true },
  });
  await writeFile(`${outdir}/licenses.txt`, await licenses(root, [mains.metafile, guard.metafile, entries.metafile]));
  await copyFile(`${root}/src/main/llm-profile.sh`, `${outdir}/llm-profile`);
  for (const name of ["cli.js", "llm-profile"]) await chmod(`${outdir}/${name}`, 0o755);
}

if (import.meta.main) {
  // Build elsewhere and replace dist/ only at the end, so a failed build leaves the old one.
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
