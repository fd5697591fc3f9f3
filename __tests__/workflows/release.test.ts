import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { schemaAddress } from "../../src/model/addresses.ts";
import { codeBlocks, documents } from "../docs/support/markdown.ts";
import { repositoryText } from "../fixtures/recorded.ts";
import { holds } from "./support/expressions.ts";
import { jobsOf, type Job } from "./support/workflow.ts";
import { workflowFile, exampleFiles } from "./support/workflow-files.ts";

const { version } = z.object({ version: z.string() }).parse(JSON.parse(repositoryText("package.json")));
const major = `v${version.split(".")[0] ?? ""}`;

describe("package.json's version", () => {
  test("matches package-lock.json", () => {
    const lock = z.object({ version: z.string(), packages: z.record(z.string(), z.looseObject({})) });
    const { version: locked, packages } = lock.parse(JSON.parse(repositoryText("package-lock.json")));
    expect([locked, packages[""]?.["version"]]).toEqual([version, version]);
  });

  test("becomes the wheel's version", () => {
    const project = repositoryText("python/pyproject.toml");
    expect(project).toContain('dynamic = ["version"]');
    expect(project).toContain('path = "llm_profile_action/package/package.json"');
  });

  test("has a section in CHANGELOG.md for the release notes", () => {
    expect(repositoryText("CHANGELOG.md")).toMatch(new RegExp(`^## ${version.replaceAll(".", "\\.")}\n+\\S`, "m"));
  });

  test("matches the major version in examples, documents, and schemas", () => {
    const blocks = documents().flatMap(({ text }) => codeBlocks(text).map(({ code }) => code));
    const texts = [...exampleFiles.map(({ text }) => text), ...blocks];
    const named = texts.flatMap((text) => [...text.matchAll(/llm-profile-action@(v[\w.]+)/g)].map(([, tag]) => tag));
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)]).toEqual([major]);
    expect(schemaAddress("config")).toContain(`/${major}/`);
  });
});

test("pins other actions by commit in documents", () => {
  const lines = documents()
    .flatMap(({ text }) => codeBlocks(text))
    .filter(({ language }) => language === "yaml")
    .flatMap(({ code }) => [...code.matchAll(/\buses: *(\S+)/g)].map(([, action = ""]) => action));
  const others = lines.filter((action) => !action.startsWith("org/llm-profile-action") && !action.startsWith("./"));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((action) => !/^[\w./-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

describe("the release workflow", () => {
  const jobs = new Map(jobsOf(workflowFile(".github/workflows/release.yml").workflow));
  const job = (name: string): Job => {
    const found = jobs.get(name);
    if (found === undefined) throw new Error(`There is no job ${name}.`);
    return found;
  };
  const { steps } = job("release");

  test("attests dist/, the npm package, the wheel, and the bill of materials before it releases them", () => {
    const attest = steps.findIndex(({ uses = "" }) => uses.startsWith("actions/attest-build-provenance@"));
    expect(steps[attest]?.with["subject-path"]?.trim().split("\n")).toEqual(
      expect.arrayContaining([
        ...["files/dist/*.js", "files/release/*.tgz", "files/release/wheel/*.whl"],
        "files/release/llm-profile-action.cdx.json",
      ]),
    );
    expect(job("release").permissions).toMatchObject({ attestations: "write", "id-token": "write" });
    expect(steps.findIndex(({ run = "" }) => run.includes("gh release create"))).toBeGreaterThan(attest);
  });

  // How it is moved: scripts.system.test.ts.
  test("moves the major version's tag last", () => {
    expect(steps.at(-1)?.run).toContain("git/refs/tags/$major");
  });

  test("publishes only if dist/ is committed and the tag is the version", () => {
    const runs = job("package").steps.map(({ run = "" }) => run);
    expect(runs.join("\n")).toContain("git diff --exit-code -- dist");
    expect(runs.join("\n")).toContain('test "$GITHUB_REF_NAME" = "v$(jq -r .version package.json)"');
  });

  test("publishes only for a tag, and only rehearses if started by hand", () => {
    const publishing = /npm publish|docker push|gh release create|git\/refs/;
    const publishers = (event: string) => {
      const isWanted = (condition = "true") => holds(condition, { github: { event_name: event } });
      return [...jobs].flatMap(([key, { if: condition, steps }]) =>
        // What `image` asks of the jobs before it is no matter of the event.
        key === "image" || isWanted(condition)
          ? steps.filter(
              (step) =>
                isWanted(step.if) && (step.uses?.startsWith("pypa/") === true || publishing.test(step.run ?? "")),
            )
          : [],
      );
    };
    expect(publishers("workflow_dispatch")).toEqual([]);
    expect(publishers("push")).toHaveLength(5);
  });
});

const formSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  labels: z.array(z.string()),
  body: z.array(
    z.strictObject({
      type: z.enum(["markdown", "textarea", "dropdown"]),
      id: z.string().optional(),
      attributes: z.looseObject({ label: z.string().optional() }),
      validations: z.strictObject({ required: z.boolean() }).optional(),
    }),
  ),
});

// https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
test.each(["bug", "verdict", "feature"])("has a valid issue form %s that asks for doctor's output", (name) => {
  const { body } = formSchema.parse(parse(repositoryText(`.github/ISSUE_TEMPLATE/${name}.yml`)));
  const fields = body.filter(({ type }) => type !== "markdown");
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  expect(fields.map(({ attributes }) => attributes.label)).toContain("llm-profile doctor --json");
});
