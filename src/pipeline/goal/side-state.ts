import { lstatSync, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { CaptureError } from "../../model/errors.ts";
import type { WarmFiles } from "../../model/profile/held-to-goal.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { giveToIsolatedUser, grantTraversal, shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { removeLeftovers } from "../../run/isolation/leftovers.ts";
import { keepFolder } from "../../run/worktree/kept-folder.ts";
import type { Session, Side, SideState } from "../session.ts";

/** Creates the folder that a side's programs may write to. `stack` closes the folder and removes files that programs left elsewhere. */
export async function makeSideState(
  stack: AsyncDisposableStack,
  session: Session,
  directory: string,
): Promise<SideState> {
  const folder = join(directory, "state");
  await mkdir(folder, { mode: 0o700 });
  await grantTraversal(folder, session.isolation);
  stack.defer(async () => removeStrayFiles(session));
  // Copying works for files of any owner, because root can restore the owner.
  const kept = stack.use(await keepFolder(folder, { user: null }, session.tools.folder.tmp));
  return { folder, kept, verified: null, warm: null };
}

export async function makeStateFolders({ folder }: SideState, { isolation }: Session): Promise<Record<string, string>> {
  const [home, tmp] = [join(folder, "home"), join(folder, "tmp")];
  await mkdir(home, { mode: 0o700 });
  await giveToIsolatedUser(home, isolation);
  await mkdir(tmp, { mode: 0o700 });
  await shareWithIsolatedUser(tmp, isolation);
  return { HOME: home, TMPDIR: tmp };
}

/** Restores a side's folders to how they were last saved (`state.kept.close`), and removes files that programs left elsewhere. */
export async function restoreState({ session, state }: Side): Promise<void> {
  if (state === null) return;
  await removeStrayFiles(session);
  await state.kept.open();
}

async function removeStrayFiles({ isolation, program }: Session): Promise<void> {
  await removeLeftovers(isolation, [program.temporary.tmp, program.temporary.home]);
}

/** Chosen by judgment: caches of large models take a few GB. */
const warmLimit: WarmFiles = { files: 200_000, bytes: 16 * 2 ** 30 };

export function countWarmFiles({ folder }: SideState, label: string): WarmFiles {
  const counts = { files: 0, bytes: 0 };
  const visit = (path: string): void => {
    const stats = lstatSync(path);
    counts.files += stats.isDirectory() ? 0 : 1;
    counts.bytes += stats.isFile() ? stats.size : 0;
    if (counts.files > warmLimit.files || counts.bytes > warmLimit.bytes)
      throw new CaptureError({
        id: "state-too-large",
        what: "The program left too much in HOME, TMPDIR, and its caches.",
        where: label,
        why: `With goal: improve, we restore these folders before each start. The limit is ${warmLimit.files} files and ${sizeText(warmLimit.bytes)} in total.`,
        help: "Make the program remove its temporary files, and keep models elsewhere.",
      });
    if (stats.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name));
  };
  visit(folder);
  return counts;
}
