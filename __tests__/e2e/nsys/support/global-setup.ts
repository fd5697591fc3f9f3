import { execFileSync } from "node:child_process";
import { access, chmod, copyFile, cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ordinaryUserPrefix } from "./levels.ts";
import { sharedFolderVariable } from "./shared-folder.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * Before the first test: there must be a real nsys, and what every test uses is made once, in a folder that any user may
 * read: the C program, and copies of the built command and of Node, which the tests also start as other users.
 */
export default async function setUp(): Promise<void> {
  requireNsys();
  requireRights();
  await access(join(root, "dist", "cli.js")).catch(() => {
    throw new Error("dist/cli.js is missing; these tests start the built command. Run `npm run bundle`.");
  });
  const folder = await mkdtemp(join(tmpdir(), "llm-profile-nsys-suite-"));
  process.env[sharedFolderVariable] = folder;
  buildDemo(join(folder, "program"));
  for (const name of ["dist", "conf", "package.json", join("examples", "workflows")]) {
    await cp(join(root, name), join(folder, "package", name), { recursive: true });
  }
  await cp(join(root, "examples", "workloads", "server"), join(folder, "server"), { recursive: true });
  await cp(fileURLToPath(new URL("engine", import.meta.url)), join(folder, "engine"), { recursive: true });
  await copyFile(process.execPath, join(folder, "node"));
  await chmod(folder, 0o755);
  requireReadable(join(folder, "node"));
}

/** The C example. */
function buildDemo(directory: string): void {
  const source = join(root, "examples", "workloads", "nvtx-c");
  try {
    execFileSync("make", ["--silent", "-C", source, `BUILD=${directory}`]);
  } catch (cause) {
    throw new Error(`${source} doesn't build; these tests need make, a C compiler, and the NVTX headers.`, { cause });
  }
}

function requireRights(): void {
  try {
    execFileSync("unshare", ["--pid", "--fork", "--mount-proc", "true"]);
    if (process.getuid?.() !== 0) throw new Error("not root");
  } catch (cause) {
    throw new Error(
      "The real-nsys suite tries every level of the isolation, so it needs root and CAP_SYS_ADMIN; in a container: " +
        "--cap-add=SYS_ADMIN --security-opt apparmor=unconfined.",
      { cause },
    );
  }
}

function requireReadable(program: string): void {
  const [asOrdinaryUser, ...options] = ordinaryUserPrefix;
  try {
    execFileSync(asOrdinaryUser, [...options, program, "--version"]);
  } catch (cause) {
    throw new Error(`Other users cannot start ${program}: set TMPDIR to a folder that is open to all, such as /tmp.`, {
      cause,
    });
  }
}

function requireNsys(): void {
  try {
    execFileSync("nsys", ["--version"], { encoding: "utf8" });
  } catch (cause) {
    throw new Error(
      "The real-nsys suite needs a working nsys on PATH, and fails without one: bash scripts/install-nsys.sh installs it.",
      { cause },
    );
  }
}
