import { lstatSync, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { WarmFiles } from "../../model/profile/held-to-goal.ts";
import { giveToIsolatedUser, letPass, shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { removeLeftovers } from "../../run/isolation/leftovers.ts";
import { keepFolder } from "../../run/worktree/kept-folder.ts";
import type { Session, Side, SideState } from "../session.ts";

/** Makes the folder of what a side's programs may write to. `stack` closes it, and removes what they left elsewhere. */
export async function makeSideState(stack: AsyncDisposableStack, session: Session, own: string): Promise<SideState> {
  const folder = join(own, "state");
  await mkdir(folder, { mode: 0o700 });
  await letPass(folder, session.isolation);
  stack.defer(async () => removeElsewhere(session));
  // Root puts back whatever owner a file had.
  const kept = stack.use(await keepFolder(folder, { user: null }, session.tools.folder.tmp));
  return { folder, kept, warm: null };
}

/** The variables that lead a side's programs to its own HOME and temporary folder, which it makes. */
export async function stateFolders({ folder }: SideState, { isolation }: Session): Promise<Record<string, string>> {
  const [home, tmp] = [join(folder, "home"), join(folder, "tmp")];
  await mkdir(home, { mode: 0o700 });
  await giveToIsolatedUser(home, isolation);
  await mkdir(tmp, { mode: 0o700 });
  await shareWithIsolatedUser(tmp, isolation);
  return { HOME: home, TMPDIR: tmp };
}

/** What the side's programs may write to is as its first one left it, and nothing of another start is left elsewhere. */
export async function restoreState({ session, state }: Side): Promise<void> {
  if (state === null) return;
  await removeElsewhere(session);
  if (state.warm !== null) await state.kept.open();
}

async function removeElsewhere({ isolation, program }: Session): Promise<void> {
  await removeLeftovers(isolation, [program.temporary.tmp, program.temporary.home]);
}

/** The files in a side's state, as its first program left them. */
export function warmFiles({ folder }: SideState): WarmFiles {
  const found = { files: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    found.files += 1;
    found.bytes += lstatSync(join(entry.parentPath, entry.name)).size;
  }
  return found;
}
