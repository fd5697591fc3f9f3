import { expect, test } from "@jest/globals";
import type { AcceptedRegression } from "../../../src/model/comparison/accepted.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { jobSummary } from "../../../src/report/comment/comment.ts";
import { compared, decode, near } from "../../compare/support/sides.ts";
import { decoded } from "../html/support/page.ts";
import { input, section } from "./support/cases.ts";

/** With what is no worse. */
const whole = (base: Profile, head: Profile, accepted: readonly AcceptedRegression[] = []): string =>
  decoded(jobSummary(input([section({ comparison: compared(base, head, { accepted }) })])));

test("says whether a count rose or fell, even if fewer is worse", () => {
  const graphs = (graphLaunches: number, graphKernels: number) =>
    decode([{ name: "a", launches: 600, ns: near(9_000_000) }], { graphLaunches, graphKernels });
  const [held, lost] = [graphs(16, 600), graphs(0, 0)];
  expect(whole(held, lost)).toContain("| launches by the host | 🔴 more +3,650% | 16 → 600 |");
  expect(whole(held, lost)).toContain("| graph launches | 🔴 fewer, worse −100% | 16 → 0 |");
  expect(whole(lost, held)).toContain("| launches by the host | 🟢 fewer −97.3% | 600 → 16 |");
  expect(whole(lost, held)).toContain("| graph launches | 🟢 more, better | 0 → 16 |");
});

test("suggests removing an accepted regression only if it's proved unneeded", () => {
  const entry = (of: Partial<AcceptedRegression>): AcceptedRegression => ({
    ...{ range: "decode", change: 5, reason: "Known.", expires: "2030-01-01" },
    ...of,
  });
  const kernels = (ns: readonly number[]) => decode([{ name: "alpha", ns }]);
  const text = whole(kernels([100_000, 100_000, 100_000]), kernels([110_000, 110_000, 99_000]), [
    entry({ kernel: "alpha" }),
    entry({ kernel: "alhpa" }),
    entry({ metric: "launches" }),
  ]);
  const rest = "up to 5%, until 2030-01-01";
  const section = text.slice(text.indexOf("**Accepted regressions**")).split("\n\n")[1];
  expect(section?.split("\n")).toEqual([
    `- ⚠️ \`decode\`, kernel \`alpha\`, ${rest} (not judged this time): Known.`,
    `- ⚠️ \`decode\`, kernel \`alhpa\`, ${rest} (matches nothing in this comparison): Known.`,
    `- ⚠️ \`decode\`, \`launches\`, ${rest} (no longer needed: remove it): Known.`,
    "- ⚠️ The accepted regression for the kernel alhpa in decode matches nothing here. Did you mean alpha?",
  ]);
  expect(text.split("Did you mean alpha?")).toHaveLength(2);
});
