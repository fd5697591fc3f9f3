import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { z } from "zod";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { testDirectory } from "../../run/support/directory.ts";

/** What npm says about a tarball that it made. */
export interface Tarball {
  readonly file: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  /** Path within the package to mode. */
  readonly modes: ReadonlyMap<string, number>;
}

const packed = z.tuple([
  z.object({
    filename: z.string(),
    size: z.number(),
    unpackedSize: z.number(),
    files: z.array(z.object({ path: z.string(), mode: z.number() })),
  }),
]);

/** Makes the package of this repository, without a network. */
export function pack(): Tarball {
  const folder = testDirectory();
  const { stdout } = npm(["pack", "--json", "--pack-destination", folder], repositoryPath("."));
  const [{ filename, size, unpackedSize, files }] = packed.parse(JSON.parse(stdout));
  return {
    file: join(folder, filename),
    bytes: size,
    unpackedBytes: unpackedSize,
    modes: new Map(files.map(({ path, mode }) => [path, mode])),
  };
}

/** Runs the package's command by `npm exec` in an empty folder: a fresh cache and home, and no network. */
export function commandOf(tarball: Tarball, argv: readonly string[], cwd: string, home: string) {
  return npm(["exec", "--yes", "--package", tarball.file, "--", "llm-profile", ...argv], cwd, home);
}

/** The packages that `commandOf` has installed below this home. */
export function installedPackages(home: string): string[] {
  const runs = join(home, "cache", "_npx");
  return readdirSync(runs).flatMap((run) =>
    readdirSync(join(runs, run, "node_modules")).filter((name) => !name.startsWith(".")),
  );
}

function npm(args: readonly string[], cwd: string, home = testDirectory()) {
  const temporary = join(home, "tmp");
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(home, ".npmrc"), "update-notifier=false\n");
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [npmCli(), "--offline", ...args], {
    cwd,
    encoding: "utf8",
    input: "",
    env: {
      PATH: [dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter),
      HOME: home,
      TMPDIR: temporary,
      // So wide that no message is broken.
      COLUMNS: "1000",
      npm_config_cache: join(home, "cache"),
      npm_config_userconfig: join(home, ".npmrc"),
      npm_config_globalconfig: join(home, "none"),
    },
    timeout: 120_000,
    maxBuffer: 2 ** 28,
  });
  if (error !== undefined) throw error;
  return { code: status, stdout, stderr };
}

/** The npm that runs these tests, else the one on PATH. */
function npmCli(): string {
  const running = process.env["npm_execpath"];
  if (running !== undefined) return running;
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    try {
      return realpathSync(join(folder, "npm"));
    } catch {
      // Not in this folder.
    }
  }
  throw new Error("There is no npm on PATH; these tests make the npm package.");
}
