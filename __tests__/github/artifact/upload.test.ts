import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { StoppedError } from "../../../src/model/errors.ts";
import { diagnosticText } from "../../../src/model/diagnostic.ts";
import { uploadRun, type UploadRequest } from "../../../src/github/artifact/upload.ts";
import { githubDouble, jobEnvironment, pushPayload, shaOf, type Double } from "../../fixtures/github/index.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { linesLog } from "../../support/log.ts";

const capture = "head/round-1/decode/nsys";
const secret = { name: "HF_TOKEN", value: "hf_AbCdEf123456" };

let directory: string;

beforeEach(() => {
  // The package writes workflow commands, which a runner of these tests would obey.
  jest.spyOn(process.stdout, "write").mockImplementation(() => true);
  directory = testDirectory();
  write({
    "run.json": "{}",
    "profile.json": '{"profile":1}',
    [`${capture}/stdout.txt`]: "step 1\n",
    [`${capture}/report.nsys-rep`]: "report",
    [`${capture}/report.sqlite.gz`]: gzipSync("sqlite"),
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

function write(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
}

/** An upload by the real package, as a step of a job on a runner of the double's. */
async function upload(
  double: Double,
  change: Partial<UploadRequest> = {},
  env: Readonly<Record<string, string | undefined>> = {},
) {
  using runner = jobEnvironment(double, { event: "push", payload: pushPayload(double.state, "main", shaOf("main")) });
  const variables = Object.entries({ ...runner.env, ...env }).filter(([, value]) => value !== undefined);
  jest.replaceProperty(process, "env", Object.fromEntries(variables));
  const lines: string[] = [];
  const { owner, name } = double.state.repository;
  const told: object[] = [];
  const request: UploadRequest = {
    directory,
    name: "llm-profile",
    job: { repository: { owner, name }, serverUrl: double.serverUrl, runId: runner.run.id, runAttempt: 1 },
    retentionDays: null,
    withheld: [],
    secrets: [secret],
    temporaryDirectory: tmpdir(),
    log: linesLog(lines),
    stop: new AbortController().signal,
    ...change,
  };
  const result = await uploadRun(request, (uploaded) => {
    told.push({ ...uploaded, artifacts: double.state.artifacts.length });
    return Promise.resolve();
  });
  return {
    ...result,
    told,
    lines,
    run: runner.run,
    ids: result.failures.map(({ id }) => id),
    texts: result.failures.map(diagnosticText),
  };
}

async function uploadedNames(double: Double, name: string): Promise<string[]> {
  return [...(await double.artifactFiles(name)).keys()].sort();
}

test("uploads what people read and the reports as two artifacts", async () => {
  await using double = await githubDouble();
  const { main, reports, failures, lines, run } = await upload(double, { retentionDays: 7 });
  expect(failures).toEqual([]);
  expect(await uploadedNames(double, "llm-profile")).toEqual([`${capture}/stdout.txt`, "profile.json", "run.json"]);
  expect(await uploadedNames(double, "llm-profile-reports")).toEqual([
    `${capture}/report.nsys-rep`,
    `${capture}/report.sqlite.gz`,
  ]);
  const [first] = double.state.artifacts;
  const url = `${double.serverUrl}/octo-org/llm/actions/runs/${String(run.id)}/artifacts/${String(first?.id)}`;
  expect(main).toEqual({ name: "llm-profile", id: first?.id, url, files: 3 });
  expect(reports).toMatchObject({ name: "llm-profile-reports", files: 2 });
  expect(lines[0]).toMatch(/^Artifact llm-profile: 3 files, \d+ B zipped, in \d+\.\d s: http/);
  const days = (Date.parse(first?.expiresAt ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
});

describe("report.html", () => {
  const page = "<!doctype html><title>GPU profile</title>";
  const created = (double: Double) => double.state.artifacts.map(({ name, mimeType }) => ({ name, mimeType }));
  const zip = "application/zip";

  test("is uploaded unzipped before the reports, then announced", async () => {
    await using double = await githubDouble();
    const temporaryDirectory = testDirectory();
    write({ "report.html": page });
    const change = { retentionDays: 7, temporaryDirectory };
    const { main, single, failures, lines, run, told } = await upload(double, change);
    expect(failures).toEqual([]);
    expect(created(double)).toEqual([
      { name: "llm-profile", mimeType: zip },
      { name: "llm-profile-report.html", mimeType: "text/html" },
      { name: "llm-profile-reports", mimeType: zip },
    ]);
    const artifact = double.state.artifacts[1];
    expect(String(artifact?.zip)).toBe(page);
    const url = `${double.serverUrl}/octo-org/llm/actions/runs/${String(run.id)}/artifacts/${String(artifact?.id)}`;
    expect(single.get("report.html")).toEqual({ name: "llm-profile-report.html", id: artifact?.id, url, files: 1 });
    expect(lines.join("\n")).toMatch(/^Artifact llm-profile-report\.html: 1 file, \d+ B, in /m);
    expect(told).toEqual([{ main, single, artifacts: 2 }]);
    expect(artifact?.expiresAt.slice(0, 16)).toBe(double.state.artifacts[0]?.expiresAt.slice(0, 16));
    // It is in the zipped one as well.
    expect(await uploadedNames(double, "llm-profile")).toContain("report.html");
    expect(readdirSync(temporaryDirectory)).toEqual([]);
  });

  test("isn't uploaded if it contains a secret", async () => {
    await using double = await githubDouble();
    write({ "report.html": `${page}${secret.value}` });
    const { single, ids } = await upload(double);
    expect([single.size, ids]).toEqual([0, ["artifact-secret-found", "artifact-reports-held-back"]]);
    expect(await double.secretsSeen(secret.value)).toEqual([]);
    expect(created(double)).toEqual([{ name: "llm-profile", mimeType: zip }]);
  });

  test.each([
    [1, "llm-profile", ["llm-profile-report.html"]],
    [2, "llm-profile-report.html", ["llm-profile", "llm-profile-reports"]],
    [3, "llm-profile-reports", ["llm-profile", "llm-profile-report.html"]],
  ])("uploads the others if upload %i, %s, fails", async (which, failed, names) => {
    await using double = await githubDouble();
    write({ "report.html": page });
    const route = new RegExp(String.raw`^PUT /blob/uploads/\d+-${String(which)}\b`);
    double.fail({ route, status: 403, body: "<Error/>" });
    const { main, single, ids, texts, told } = await upload(double);
    expect(ids).toEqual(["artifact-upload-failed"]);
    expect(texts[0]).toContain(` ${failed} `);
    expect(created(double).map(({ name }) => name)).toEqual(names);
    expect(told).toMatchObject([{ main, single }]);
  });
});

describe("a version 4 service such as act's", () => {
  test("gets everything zipped at the first try", async () => {
    await using double = await githubDouble();
    double.state.artifactService = "version-4";
    write({ "report.html": "<!doctype html><title>GPU profile</title>", "metrics.csv": "a,b\n".repeat(4_000_000) });
    const { main, single, reports, failures, lines } = await upload(double, { retentionDays: 7 });
    expect(failures).toEqual([]);
    expect(lines[0]).toBe("This runner's artifact service uses version 4, so all artifacts will be zipped.");
    const files = await double.artifactFiles("llm-profile");
    expect([...files.keys()].sort()).toEqual([
      ...[`${capture}/stdout.txt`, "metrics.csv", "profile.json", "report.html", "run.json"],
    ]);
    expect(String(files.get("profile.json"))).toBe('{"profile":1}');
    expect(String(files.get("metrics.csv"))).toBe("a,b\n".repeat(4_000_000));
    expect(await uploadedNames(double, "llm-profile-reports")).toHaveLength(2);
    expect([main?.files, single.size, reports?.files]).toEqual([5, 0, 2]);
    expect(main?.id).toBe(double.state.artifacts[0]?.id);
  });

  test("isn't asked again after it refuses", async () => {
    await using double = await githubDouble();
    double.state.artifactService = "version-4";
    write({ "report.html": "<!doctype html>" });
    double.fail({ route: /CreateArtifact/, status: 500, body: "", times: 2 });
    const { main, reports, ids } = await upload(double);
    expect([main, reports, ids]).toEqual([null, null, ["artifact-refused-by-service"]]);
  });
});

test("gives a later attempt its own names", async () => {
  await using double = await githubDouble();
  write({ "report.html": "<!doctype html>" });
  const repository = { owner: "octo-org", name: "llm" };
  await upload(double, { job: { repository, serverUrl: double.serverUrl, runId: 7, runAttempt: 3 } });
  expect(double.state.artifacts.map(({ name }) => name)).toEqual([
    "llm-profile-attempt-3",
    "llm-profile-report-attempt-3.html",
    "llm-profile-reports-attempt-3",
  ]);
});

test("withholds reports that must stay on the machine, without a warning", async () => {
  await using double = await githubDouble();
  const withheld = ["nsys-rep", "sqlite"].map((form) => ({ path: `**/*.${form}{,.gz}`, reason: "no isolation" }));
  const { main, reports, failures, lines } = await upload(double, { withheld });
  expect([main?.files, reports, failures]).toEqual([3, null, []]);
  expect(lines.join("\n")).toContain("Not uploaded: 2 files (withheld according to run.json)");
  expect(double.state.artifacts.map(({ name }) => name)).toEqual(["llm-profile"]);
});

test("withholds a file with a secret and every report, and names only the variable", async () => {
  await using double = await githubDouble();
  const basic = Buffer.from(`me:${secret.value}`).toString("base64");
  write({ [`${capture}/stderr.txt`]: `401 for Authorization: Basic ${basic}` });
  const { ids, failures, lines } = await upload(double);
  expect(ids).toEqual(["artifact-secret-found", "artifact-reports-held-back"]);
  expect(failures).toMatchObject([
    { what: expect.stringContaining(`${capture}/stderr.txt`), why: expect.stringContaining("HF_TOKEN") },
    { what: expect.stringContaining("2 files"), why: expect.stringContaining("HF_TOKEN") },
  ]);
  expect(JSON.stringify([failures, lines])).not.toContain(secret.value);
  expect(await double.secretsSeen(secret.value)).toEqual([]);
  expect(await uploadedNames(double, "llm-profile")).toEqual([`${capture}/stdout.txt`, "profile.json", "run.json"]);
  expect(double.state.artifacts.map(({ name }) => name)).toEqual(["llm-profile"]);
});

test.each([
  ["as it is", `pre-${secret.value}-x`, secret],
  ["cut, as in a range's long name", `pre-${secret.value.slice(0, 12)}-0123456789abcdef`, secret],
  ["changed into a valid file name", "pre-a_key_of_AWS_+x", { name: "HF_TOKEN", value: "a/key:of:AWS/+" }],
])("withholds files below a folder whose name contains a secret: %s", async (_, name, known) => {
  await using double = await githubDouble();
  write({
    [`head/round-1/${name}/nsys/stdout.txt`]: "step 1\n",
    [`head/round-1/${name}/nsys/stderr.txt`]: "",
    [`head/round-1/${name}/nsys/.stdout.txt.partial`]: "",
  });
  const { failures, lines } = await upload(double, { secrets: [known] });
  expect(failures).toMatchObject([
    {
      id: "artifact-secret-found",
      what: expect.stringMatching(/^head\/round-1\/\*{3}\/nsys\/stderr\.txt, head\/round-1\/\*{3}\/nsys\/stdout\.txt /),
      why: expect.stringContaining("HF_TOKEN"),
    },
    { id: "artifact-reports-held-back", why: expect.stringContaining("HF_TOKEN") },
  ]);
  expect(lines.join("\n")).toContain("(incomplete): head/round-1/***/nsys/.stdout.txt.partial");
  expect(JSON.stringify([failures, lines])).not.toContain(name);
  expect(await uploadedNames(double, "llm-profile")).toEqual([`${capture}/stdout.txt`, "profile.json", "run.json"]);
  expect(double.state.artifacts.map(({ name: artifact }) => artifact)).toEqual(["llm-profile"]);
});

test("uploads nothing if the artifact's name contains a secret", async () => {
  await using double = await githubDouble();
  const { failures, lines, main } = await upload(double, { name: `llm-profile.${secret.value}` });
  expect([main, double.state.artifacts]).toEqual([null, []]);
  expect(failures).toMatchObject([{ id: "artifact-secret-found", why: expect.stringContaining("HF_TOKEN") }]);
  expect(JSON.stringify([failures, lines])).not.toContain(secret.value);
});

test.each<[string, Readonly<Record<string, string | Buffer>>, string, string?]>([
  ["a report", { [`${capture}/report.sqlite.gz`]: gzipSync(secret.value) }, "HF_TOKEN"],
  ["the other side's report", { "base/round-1/decode/nsys/report.sqlite": secret.value }, "HF_TOKEN"],
  ["a log whose name artifacts don't allow", { "a:b.txt": secret.value }, "HF_TOKEN"],
  ["damaged gzip data", { "x.gz": gzipSync("x").subarray(0, 8) }, "couldn't search", "artifact-file-not-searched"],
])("uploads no report if a secret is in %s", async (_, files, why, alone = "artifact-reports-held-back") => {
  await using double = await githubDouble();
  write(files);
  const { reports, failures, ids } = await upload(double);
  expect(reports).toBeNull();
  expect(ids).toContain(alone);
  expect(await uploadedNames(double, "llm-profile")).not.toContain("x.gz");
  expect(failures).toContainEqual(
    expect.objectContaining({ id: "artifact-reports-held-back", why: expect.stringContaining(why) }),
  );
  expect(await double.secretsSeen(secret.value)).toEqual([]);
});

test("leaves out links, odd names and excess files, with one warning for each reason", async () => {
  await using double = await githubDouble();
  symlinkSync("/etc/passwd", join(directory, "link"));
  write({ "a:b.txt": "x", "big.csv": "x".repeat(200) });
  const limits = { main: { bytes: 150, files: 10 }, reports: { bytes: 1000, files: 10 } };
  const { ids, failures, main } = await upload(double, { limits });
  expect(ids).toEqual(Array.from({ length: 3 }, () => "artifact-files-left-out"));
  expect(failures.map(({ what }) => / (\S+)\.$/.exec(what)?.[1]).sort()).toEqual(["a:b.txt", "big.csv", "link"]);
  expect(main?.files).toBe(3);
});

test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
  ["GitHub Enterprise Server", { GITHUB_SERVER_URL: "https://github.example.com" }, "artifact-not-on-ghes"],
  ["a run: step, which has no token", { ACTIONS_RUNTIME_TOKEN: undefined }, "artifact-no-runtime"],
  ["a token of another kind", { ACTIONS_RUNTIME_TOKEN: "no.jwt" }, "artifact-no-runtime"],
  ["no address", { ACTIONS_RESULTS_URL: undefined }, "artifact-no-runtime"],
])("warns once about %s", async (_, env, expected) => {
  await using double = await githubDouble();
  write({ "report.html": "<!doctype html>" });
  const { main, reports, ids } = await upload(double, {}, env);
  expect([main, reports, ids]).toEqual([null, null, [expected]]);
});

// Twice: an unnamed one is asked for first, to learn the service's version.
const creation = { route: /CreateArtifact/, times: 2 };
const mismatch = { code: "invalid_argument", msg: "the hash does not match" };
test.each<[string, Parameters<Double["fail"]>[0], string, string]>([
  ["name taken", { ...creation, status: 409, body: { msg: "exists" } }, "artifact-name-taken", ""],
  ["no storage", { ...creation, status: 403, body: { msg: "insufficient usage to create" } }, "artifact-quota", ""],
  ["refused", { ...creation, status: 403, body: { msg: "no" } }, "artifact-refused-by-service", ""],
  ["not finished", { route: /FinalizeArtifact/, status: 400, body: mismatch }, "artifact-upload-failed", mismatch.msg],
  ["storage refuses", { route: /^PUT \/blob\//, status: 403, times: 20 }, "artifact-upload-failed", ""],
])("returns a failure and throws nothing: %s", async (_, failure, expected, text) => {
  await using double = await githubDouble();
  double.fail(failure);
  const { main, reports, ids, texts } = await upload(double);
  expect([main, reports, ids]).toEqual([null, null, [expected]]);
  expect(texts[0]).toContain(text);
});

test("reports an empty run directory and a missing one", async () => {
  await using double = await githubDouble();
  for (const path of ["run.json", "profile.json", "head"]) rmSync(join(directory, path), { recursive: true });
  expect((await upload(double)).ids).toEqual(["artifact-nothing-to-upload"]);
  expect((await upload(double, { directory: join(directory, "gone") })).ids).toEqual(["artifact-directory-unreadable"]);
});

test("ends at once after a stop signal", async () => {
  await using double = await githubDouble();
  double.fail({ route: /CreateArtifact/, delayMs: 2000 });
  const stop = new AbortController();
  setTimeout(() => {
    stop.abort("SIGTERM");
  }, 200);
  await expect(upload(double, { stop: stop.signal })).rejects.toThrow(StoppedError);
});
