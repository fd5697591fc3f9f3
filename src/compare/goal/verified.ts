import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Verified, VerifiedValues } from "../../model/profile/held-to-goal.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { percent } from "../../model/text/quantity.ts";
import type { Ratio } from "../../model/units.ts";
import { createReason } from "../reasons/reason.ts";

/** The result of `compare.verify`. */
export type Verification =
  { readonly state: "not-verified" | "agrees" } | { readonly state: "differs" | "failed"; readonly text: string };

/** Checks that both sides computed the same result. Numbers may differ by `tolerance`, a share of the larger number. */
export function verificationOf(
  base: Pick<Profile, "verify">,
  head: Pick<Profile, "verify">,
  tolerance: Ratio,
): Verification {
  if (base.verify === null && head.verify === null) return { state: "not-verified" };
  const failed = failureOf("Base", base.verify) ?? failureOf("Head", head.verify);
  if (failed !== null) return { state: "failed", text: failed };
  if (base.verify?.state !== "written" || head.verify?.state !== "written") return { state: "not-verified" };
  const text = differenceOf(base.verify.values, head.verify.values, tolerance);
  return text === null ? { state: "agrees" } : { state: "differs", text };
}

function failureOf(side: string, verify: Verified | null): string | null {
  if (verify === null) return `${side} has no output from compare.verify.`;
  return verify.state === "failed" ? `${side}'s output from compare.verify can't be used: ${verify.why}` : null;
}

function differenceOf(base: VerifiedValues, head: VerifiedValues, tolerance: Ratio): string | null {
  const names = [...new Set([...Object.keys(base), ...Object.keys(head)])];
  const differing = names.filter((name) => !isSame(base[name], head[name], tolerance));
  const [first] = differing;
  if (first === undefined) return null;
  const more = differing.length === 1 ? "" : `, and ${counted(differing.length - 1, "more value")}`;
  return `Base and head don't compute the same result: the value of ${plainText(first)} differs${more} (tolerance ${percent(tolerance)}).`;
}

type Value = VerifiedValues[string];

function isSame(base: Value | undefined, head: Value | undefined, tolerance: Ratio): boolean {
  if (base === undefined || head === undefined) return false;
  if (typeof base === "string" || typeof head === "string") return base === head;
  if (typeof base === "number" && typeof head === "number") return isNear(base, head, tolerance);
  if (typeof base === "number" || typeof head === "number" || base.length !== head.length) return false;
  return base.every((value, index) => isNear(value, head[index] ?? NaN, tolerance));
}

function isNear(base: number, head: number, tolerance: Ratio): boolean {
  return Math.abs(base - head) <= tolerance * Math.max(Math.abs(base), Math.abs(head));
}

/** True if the sides' results differ or can't be compared, so nothing that we could still measure makes head an improvement. */
export function hasWrongResult({ reasons }: Pick<Comparison, "reasons">): boolean {
  return reasons.some(({ id }) => id === "verify-differs" || id === "verify-failed");
}

/** Turns a verification into reasons. Without `compare.verify`, the only reason is a note that decides nothing. */
export function verificationReasons(found: Verification): Reason[] {
  switch (found.state) {
    case "agrees":
      return [];
    case "not-verified":
      return [
        createReason(
          "not-verified",
          null,
          "Not verified: nothing checked that both sides compute the same result.",
          null,
        ),
      ];
    case "differs":
      return [createReason("verify-differs", "not-improved", found.text, null)];
    case "failed":
      return [createReason("verify-failed", "not-improved", found.text, null)];
  }
}
