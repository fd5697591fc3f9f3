import { beforeAll, describe, expect, test } from "@jest/globals";
import { profileSchema, type Profile } from "../../../src/model/profile/profile.ts";
import { githubDouble } from "../../fixtures/github/index.ts";
import { hostileNames } from "../../report/comment/support/cases.ts";
import { faults } from "../../report/comment/support/structure.ts";
import { judged, linksOf, withoutMarker } from "./support/judged.ts";
import {
  addMeasuredRun,
  measuredArtifact,
  withFiles,
  zipped,
  type ArtifactFiles,
} from "./support/measured-artifact.ts";

let fast: ArtifactFiles;
beforeAll(async () => {
  fast = await measuredArtifact("sdpa");
});

describe("names that others chose", () => {
  const named = (change: (profile: Profile) => Profile): Buffer => {
    const profile = change(profileSchema.parse(JSON.parse(String(fast.get("profile.json")))));
    return zipped(withFiles(fast, { "profile.json": JSON.stringify(profile) }));
  };

  test("are shown as text, in the comment, the summary and the log", async () => {
    await using double = await githubDouble();
    const text = hostileNames.join(" ");
    const zip = named((profile) => ({
      ...profile,
      source: { repository: text, commit: text, ref: text, dirty: true },
      workload: { command: [...hostileNames], exitCode: 0 },
      warnings: [...hostileNames],
      ranges: profile.ranges.flatMap((range) => [
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
    }));
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

  test("are cut to what GitHub takes, where there are 10,000 kernels", async () => {
    await using double = await githubDouble();
    const zip = named((profile) => ({
      ...profile,
      ranges: profile.ranges.map((range) => ({
        ...range,
        kernels: Array.from({ length: 10_000 }, (_, index) => {
          const kernel = range.kernels[index % range.kernels.length];
          if (kernel === undefined) throw new Error("The recording has kernels.");
          const name = `kernel_${String(index)}<${"@octocat|".repeat(20)}>`;
          return { ...kernel, name, shortName: name };
        }),
      })),
    }));
    const job = await judged(double, (_, newer) => {
      addMeasuredRun(double, newer, zip);
    });
    expect(job.comment.length).toBeLessThanOrEqual(65_536);
    expect(job.comment).toMatch(/… and [\d,]+ more kernels/);
    expect(Buffer.byteLength(job.summary)).toBeLessThanOrEqual(1_048_576);
    expect(faults(withoutMarker(job.comment), linksOf(job, double))).toEqual([]);
    expect(job.code).toBe(1);
  });
});
