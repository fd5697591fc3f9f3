import { rangesToExplain } from "../compare/to-explain.ts";
import { LlmProfileError } from "../errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { Profile } from "../model/profile/profile.ts";
import { explainCode } from "./machine-code/machine-code.ts";
import { explainBase, explainHead } from "./ncu/ncu.ts";
import type { PreparedNcu } from "./ncu/ncu-tool.ts";
import { findLines } from "./lines/lines.ts";
import type { MeasuredSides, SidesToMeasure } from "./sides/measure-sides.ts";

/** A run's results with the reasons that were found. */
interface Explained {
  readonly profile: Profile;
  /** Null where none was measured in this run. */
  readonly base: Profile | null;
  readonly comparison: Comparison | null;
  /** Why not all was measured or explained; null: all was. */
  readonly failure: LlmProfileError | null;
}

/**
 * Nsight Compute, the machine code and the launching lines of what the verdict needs a reason of: on the head, and on a base of this
 * run. Where the head is held against nothing, Nsight Compute explains all of it.
 */
export async function explain({
  head,
  base,
  plan,
  ncu,
  judge,
  profiles,
  comparison: measured,
  failed,
}: SidesToMeasure & MeasuredSides & { readonly ncu: PreparedNcu }): Promise<Explained> {
  const compared = [measured, judge.byReference(profiles.head)].flatMap((one) => (one?.base == null ? [] : [one]));
  const asked = compared.length === 0 ? null : rangesToExplain(...compared);
  const { profile, failure } = await explainHead(head, ncu, profiles.head, { asked, failed });
  let comparison: Comparison | null;
  let baseProfile: Profile | null = null;
  if (base === null || profiles.base === null || profiles.base instanceof LlmProfileError)
    comparison = judge.byBaseline({ head: profile, base: profiles.base });
  else {
    const asksBase = failure === null && asked !== null && asked.length > 0;
    baseProfile = asksBase ? await explainBase(base, ncu, profiles.base, asked) : profiles.base;
    comparison = judge.byBaseline({ head: profile, base: baseProfile });
    if (comparison !== null)
      comparison = await explainCode(comparison, { side: base, profile: baseProfile }, { side: head, profile });
  }
  if (comparison !== null && failed === null)
    comparison = await findLines({
      comparison,
      plan,
      head,
      headProfile: profile,
      base: base?.failure === null ? base : null,
    });
  return { profile, base: baseProfile, comparison, failure };
}
