import { beforeAll, describe, expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { addArtifact, githubDouble, type Double, type Run } from "../../fixtures/github/index.ts";
import { hostileNames } from "../../report/comment/support/cases.ts";
import { commentFaults, commentJob, forkArtifact, forkRun, upload } from "./support/fork-run.ts";
import { artifactName, withFiles, withJson, zipped, type ArtifactFiles } from "./support/measured-artifact.ts";

let files: ArtifactFiles;
beforeAll(async () => {
  files = await forkArtifact();
});

const unreadable: readonly (readonly [name: string, upload: (double: Double, run: Run) => void, says: RegExp])[] = [
  [
    "another schema",
    (double, run) => {
      upload(double, run, withJson(files, "comparison.json", { schemaVersion: 2 }));
    },
    /comparison&#46;json doesn't match this version's format: schemaVersion: Invalid input: expected 1\./,
  ],
  [
    "no JSON",
    (double, run) => {
      upload(double, run, withFiles(files, { "profile.json": "<script>alert(1)</script>" }));
    },
    /profile&#46;json doesn't match this version's format: it isn't JSON\./,
  ],
  [
    "no record of the run",
    (double, run) => {
      upload(double, run, withFiles(files, { "run.json": undefined }));
    },
    /The artifact has no run&#46;json\./,
  ],
  [
    "a bomb",
    (double, run) => {
      upload(double, run, withFiles(files, { "comparison.json": Buffer.alloc(64 * 2 ** 20) }));
    },
    /comparison&#46;json has 67108864 bytes, but we read at most 33554432\./,
  ],
  [
    "a path out of the folder",
    (double, run) => {
      upload(double, run, withFiles(files, { "../run.json": "" }));
    },
    /invalid relative path/,
  ],
  [
    "another digest than its bytes have",
    (double, { id }) => {
      const digest = `sha256:${"0".repeat(64)}`;
      addArtifact(double.state, { name: artifactName, runId: id, zip: zipped(files), digest });
    },
    /The download's SHA&#45;256 differs from the uploaded artifact's SHA&#45;256\./,
  ],
  [
    "more bytes than are read",
    (double, { id }) => {
      addArtifact(double.state, { name: artifactName, runId: id, zip: zipped(files), bytes: 2 ** 40 });
    },
    /The artifact is larger than 64 MiB, the largest size that we read\./,
  ],
];

describe("an artifact that its maker may have made up:", () => {
  test.each(unreadable)("%s is told as what cannot be read", async (_, hostile, says) => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    hostile(double, run);
    const job = await commentJob(double, run);
    expect([job.code, job.outputs["verdict"], job.comments.length]).toEqual([0, "failed", 1]);
    const body = job.comments[0]?.body ?? "";
    expect(body).toContain("### ❔ Results can't be read · GPU comment · profile\n");
    expect(body).not.toContain("the check");
    expect(body.replaceAll("&#8203;", "")).toMatch(says);
    expect(commentFaults(job, double, run)).toEqual([]);
    expect(job.stderr).toBe("");
  });

  test("its texts are shown as text, those of a failure and of names alike", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    const text = hostileNames.join(" ");
    const said = { what: text, where: text, why: `${text}\n${text}`, help: text };
    const failure = { id: "x", message: text, parts: { ...said, failures: [said, said] } };
    const record = { state: "failed", exitCode: 3, failure };
    upload(
      double,
      run,
      withFiles(withJson(files, "run.json", record), { "comparison.json": undefined }),
      `${artifactName}-@octocat #1`,
    );
    const comparison = comparisonSchema.parse(JSON.parse(String(files.get("comparison.json"))));
    upload(
      double,
      run,
      withJson(files, "comparison.json", {
        reasons: comparison.reasons.map((reason, index) => {
          const name = hostileNames[index % hostileNames.length] ?? "";
          return { ...reason, text: name, range: name, kernel: name, family: name };
        }),
        baseline: { state: "artifact", text },
        limitations: [...hostileNames], // No sentence of a stranger is shown.
        ranges: comparison.ranges.map((range) => ({
          ...range,
          name: text,
          domain: text,
          kernels: range.kernels.map((kernel, index) => ({
            ...kernel,
            name: hostileNames[index % hostileNames.length] ?? "",
            explanation: text,
          })),
        })),
      }),
    );
    const job = await commentJob(double, run);
    expect(job.code).toBe(0);
    expect(job.comments).toHaveLength(1);
    expect(commentFaults(job, double, run)).toEqual([]);
    expect(job.log.annotations).toEqual([]);
    expect(/[\u0007\u001b\u202e]/.exec(`${job.stdout}${job.comments[0]?.body ?? ""}`)).toBeNull();
  });

  test("its 10,000 kernels are cut to what GitHub takes", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    const comparison = comparisonSchema.parse(JSON.parse(String(files.get("comparison.json"))));
    const ranges = comparison.ranges.map((range) => ({
      ...range,
      kernels: Array.from({ length: 10_000 }, (_, index) => {
        const kernel = range.kernels[index % range.kernels.length];
        return { ...kernel, name: `${"@octocat|".repeat(100)}${String(index)}` };
      }),
    }));
    for (const leg of ["a", "b", "c"])
      upload(double, run, withJson(files, "comparison.json", { ranges }), `${artifactName}-${leg}`);
    const job = await commentJob(double, run);
    const body = job.comments[0]?.body ?? "";
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body).toContain("### ❌ 3 of 3 fail");
    expect(body).toMatch(/… and [\d,]+ more kernels/);
    expect(Buffer.byteLength(job.summary)).toBeLessThanOrEqual(1_048_576);
    expect(commentFaults(job, double, run)).toEqual([]);
  });
});
