import { describe, expect, test } from "@jest/globals";
import { StoppedError } from "../../../src/model/errors.ts";
import { downloadFiles } from "../../../src/github/artifact/download.ts";
import { findArtifact } from "../../../src/github/artifact/find-artifact.ts";
import { addArtifact, addRun, githubDouble, zipOf, type Artifact, type Double } from "../../fixtures/github/index.ts";
import { asked, testApi } from "../api/support.ts";

const wanted = new Map([["profile.json", 1000]]);
const zip = zipOf([
  { name: "profile.json", data: '{"a":1}' },
  { name: "run.json", data: "{}" },
]);

function withArtifact(double: Double, change: Partial<Artifact> = {}): Artifact {
  const run = addRun(double.state, {});
  return addArtifact(double.state, { name: "llm-profile", runId: run.id, zip, ...change });
}

async function download(double: Double, made: Artifact, stop = new AbortController().signal) {
  const { api, waits, lines } = testApi(double);
  const repository = { owner: double.state.repository.owner, name: double.state.repository.name };
  const { artifact } = await findArtifact(api, { repository, runId: made.runId, name: made.name, ownOnly: true });
  if (artifact === null) throw new Error("The double has no such artifact.");
  const result = await downloadFiles(api, { repository, artifact, stop }, wanted);
  const text =
    "files" in result
      ? [...result.files].map(([path, bytes]) => `${path}=${bytes.toString()}`).join(" ")
      : `${result.id}: ${result.why}`;
  return { text, note: "files" in result ? result.note : null, waits, lines, result };
}

describe("downloadFiles", () => {
  test("downloads the wanted files and sends the storage no token", async () => {
    await using double = await githubDouble();
    expect(await download(double, withArtifact(double))).toMatchObject({ text: 'profile.json={"a":1}', note: null });
    const last = double.requests.at(-1);
    expect([last?.area, last?.method, last?.authorized]).toEqual(["blob", "GET", false]);
    expect(await double.secretsSeen(double.state.token.value)).toEqual([]);
  });

  test("accepts an older artifact without a digest, with a note", async () => {
    await using double = await githubDouble();
    const { text, note } = await download(double, withArtifact(double, { digest: null }));
    expect(text).toBe('profile.json={"a":1}');
    expect(note).toContain("without verifying it");
  });

  test.each<[string, Partial<Artifact>, RegExp]>([
    ["expired", { expired: true }, /^artifact-expired: /],
    ["other bytes than were uploaded", { digest: `sha256:${"0".repeat(64)}` }, /^artifact-corrupt: .*SHA-256 differs/],
    ["larger than our limit", { bytes: 65 * 2 ** 20 }, /^artifact-too-large: .* 64 MiB/],
    ["larger than it says", { zip: Buffer.alloc(65 * 2 ** 20), bytes: 1000, digest: null }, /^artifact-too-large: /],
  ])("refuses an artifact: %s", async (_, change, expected) => {
    await using double = await githubDouble();
    const { text, result } = await download(double, withArtifact(double, change));
    expect(text).toMatch(expected);
    expect(result).toMatchObject({ what: expect.stringContaining("llm-profile"), help: expect.stringContaining(" ") });
  });

  test("reports an artifact that expired after the listing", async () => {
    await using double = await githubDouble();
    double.fail({ route: "actions/download-artifact", status: 410, body: { message: "Artifact has expired" } });
    expect((await download(double, withArtifact(double))).text).toMatch(/^artifact-expired: .*\(410\)/);
  });

  test("retries with another URL if the storage fails", async () => {
    await using double = await githubDouble();
    double.fail({ route: /^GET \/blob\//, status: 503, body: "busy" });
    double.fail({ route: /^GET \/blob\//, drop: 10 });
    const { text, waits } = await download(double, withArtifact(double));
    expect([text, waits]).toEqual(['profile.json={"a":1}', [1000, 2000]]);
    expect(asked(double).filter((operation) => operation === "actions/download-artifact")).toHaveLength(3);
  });

  test("gives up after three tries and shows no URL", async () => {
    await using double = await githubDouble();
    double.fail({ route: /^GET \/blob\//, status: 403, body: "AuthenticationFailed", times: 9 });
    const { text, lines } = await download(double, withArtifact(double));
    expect(text).toMatch(/^artifact-download-failed: .* 3: .* 403\.$/);
    expect(lines.join("\n")).not.toContain("sig=");
  });

  test("ends at once after a stop signal", async () => {
    await using double = await githubDouble();
    double.fail({ route: /^GET \/blob\//, delayMs: 30_000 });
    const stop = new AbortController();
    setTimeout(() => {
      stop.abort("SIGINT");
    }, 300);
    await expect(download(double, withArtifact(double), stop.signal)).rejects.toThrow(StoppedError);
  });
});

describe("findArtifact", () => {
  async function find(double: Double, runId: number) {
    const repository = { owner: double.state.repository.owner, name: double.state.repository.name };
    return findArtifact(testApi(double).api, { repository, runId, name: "p", ownOnly: true });
  }

  test("takes the newest attempt that hasn't expired, from all pages", async () => {
    await using double = await githubDouble();
    const run = addRun(double.state, {});
    const add = (name: string, change: Partial<Artifact> = {}): Artifact =>
      addArtifact(double.state, { name, runId: run.id, zip, ...change });
    const first = add("p");
    const second = add("p-attempt-2");
    add("p-attempt-10", { expired: true });
    for (let index = 0; index < 120; index++) add(`leg-${String(index)}`);
    const found = await find(double, run.id);
    expect(found.artifact?.id).toBe(second.id);
    expect(found.otherNames).toHaveLength(120);
    second.expired = true;
    expect((await find(double, run.id)).artifact?.id).toBe(first.id);
  });

  test("ignores a fork's artifact", async () => {
    await using double = await githubDouble();
    const run = addRun(double.state, { headRepository: "mallory/llm" });
    addArtifact(double.state, { name: "p", runId: run.id, zip });
    expect(await find(double, run.id)).toEqual({ artifact: null, otherNames: [] });
  });
});
