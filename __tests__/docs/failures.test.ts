import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { reasonIdSchema } from "../../src/model/comparison/reason.ts";
import { failuresDoc, missingKernelsOnly, publishFailures } from "../../scripts/generate/failures-doc.ts";
import { prose } from "../../scripts/generate/markdown.ts";
import { gateExamples } from "../../scripts/generate/gate-examples.ts";
import { ncuExamples } from "../../scripts/generate/ncu-examples.ts";
import { otherFailures } from "../../scripts/generate/other-failures.ts";
import { knownFailures, statsFailures } from "../../src/gate/failures.ts";
import { findingRules } from "../../src/analyze/findings/find.ts";
import { ncuFailures } from "../../src/gate/ncu/ncu-failures.ts";
import { anchors, root } from "./support/markdown.ts";

const sources = fileURLToPath(new URL("src", root));
const tables = [
  gateExamples,
  knownFailures,
  missingKernelsOnly,
  statsFailures,
  ncuExamples,
  ncuFailures,
  otherFailures,
];
const documented: readonly string[] = tables.flatMap((table) => table.map(({ id }) => id));
/** Failure of publishing has tables of its own, which are its types: no other name can be used. */
const published = publishFailures.flatMap(([, failures]) => Object.keys(failures));

/** `no-kernels` is a failure of a capture, too. */
const reasonsAlone = reasonIdSchema.options.filter((id) => id !== "no-kernels");

/** What stands out in a profile, and what a comparison says, has a name too, and is no failure. */
const findings: readonly string[] = [...findingRules.map(({ id }) => id), ...reasonsAlone];

/** Names of failures in the sources: `id: "…"`, also behind `??`; not the SQL types of columns that are called id. */
function idsOf(folder: string): string[] {
  const ids = textsOf(folder).flatMap((text) =>
    [...text.matchAll(/\bid: (?:[\w.?]+ \?\? )?"([a-z][a-z0-9-]*)"/g)].map(([, id = ""]) => id),
  );
  return [...new Set(ids)].filter((id) => id !== "integer" && !findings.includes(id)).sort();
}

function textsOf(folder: string): string[] {
  const files = readdirSync(join(sources, folder), { recursive: true, encoding: "utf8" });
  return files.filter((name) => name.endsWith(".ts")).map((name) => readFileSync(join(sources, folder, name), "utf8"));
}

test.each([...gateExamples, ...ncuExamples].map(({ id, error }) => [id, error] as const))(
  "produces the failure %s from its example",
  (id, error) => {
    expect(error?.id).toBe(id);
  },
);

describe("docs/failures.md", () => {
  const doc = failuresDoc();

  test("has exactly one anchor for each failure id in the sources", () => {
    const used = idsOf("");
    expect(idsOf("gate").length).toBeGreaterThan(30);
    expect(used.filter((id) => ![...documented, ...published].includes(id))).toEqual([]);
    const found = anchors(doc);
    for (const id of [...idsOf("gate"), ...otherFailures.map((failure) => failure.id), ...published])
      expect(found.filter((anchor) => anchor === id)).toEqual([id]);
  });

  test("lists no id twice, and none that the sources don't use", () => {
    const all = [...documented, ...published];
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    const used = idsOf("");
    const checks = textsOf("run/preflight").join("\n");
    // Made of parts where they are thrown: `nsys-${what}-failed`, `preflight-${check}`.
    const made = (id: string): boolean =>
      /^nsys-(export|stats)-failed$/.test(id) || (/^preflight-/.test(id) && checks.includes(`"${id.slice(10)}"`));
    expect(documented.filter((id) => !used.includes(id) && !made(id))).toEqual([]);
  });

  test("contains the sample, cause, and help of every known failure", () => {
    for (const { sample, what, help } of [...knownFailures, ...missingKernelsOnly, ...statsFailures, ...ncuFailures])
      for (const text of [sample, prose(what), prose(help)]) expect(doc).toContain(text);
  });
});
