import { expect, test } from "@jest/globals";
import { profileSchema, type Profile } from "../../../src/model/profile/profile.ts";
import { githubDouble } from "../../fixtures/github/index.ts";
import { hostileNames } from "../../report/comment/support/cases.ts";
import { faults } from "../../report/comment/support/structure.ts";
import { judged, linksOf, withoutMarker } from "./support/judged.ts";
import { addMeasuredRun, measuredArtifact, zipped } from "./support/measured-artifact.ts";
import { withFiles } from "../../pipeline/job/support/job.ts";

test("shows hostile names as plain text in the comment, the summary, and the log", async () => {
  const fast = await measuredArtifact("sdpa");
  const measured = profileSchema.parse(JSON.parse(String(fast.get("profile.json"))));
  await using double = await githubDouble();
  const text = hostileNames.join(" ");
  const profile: Profile = {
    ...measured,
    source: { repository: text, commit: text, ref: text, dirty: true },
    workload: { command: [...hostileNames], exitCode: 0 },
    warnings: [...hostileNames],
    ranges: measured.ranges.flatMap((range) => [
      {
        ...range,
        kernels: range.kernels.map((kernel, index) => {
          const name = hostileNames[index] ?? kernel.name;
          return { ...kernel, name, shortName: name, family: name };
        }),
        families: range.families.map((family, index) => ({
          ...family,
          family: hostileNames[index] ?? family.family,
        })),
      },
      ...hostileNames.map((name) => ({ ...range, name, domain: name })),
    ]),
  };
  const zip = zipped(withFiles(fast, { "profile.json": JSON.stringify(profile) }));
  const job = await judged(double, (_, newer) => {
    addMeasuredRun(double, newer, zip);
  });
  expect([job.code, job.outputs["verdict"]]).toEqual([1, "regressed"]);
  expect(faults(withoutMarker(job.comment), linksOf(job, double))).toEqual([]);
  expect(faults(job.summary, linksOf(job, double))).toEqual([]);
  expect(job.comment).toContain("@octocat");
  expect(job.log.annotations.filter(({ message }) => message.startsWith("gotcha"))).toEqual([]);
  expect([job.stdout, job.comment].map((shown) => /[\u0007\u001b\u202e]/.exec(shown)?.[0])).toEqual([
    undefined,
    undefined,
  ]);
});
