import { expect, test } from "@jest/globals";
import { readBaseline } from "../../../src/github/baseline/read-baseline.ts";
import { madeProfile, madeRange } from "../../fixtures/profiles.ts";

const profile = madeProfile([madeRange()]);

function read(runText: string | null, profileText: string | Buffer | null): string {
  const files = new Map<string, Buffer>();
  if (runText !== null) files.set("run.json", Buffer.from(runText));
  if (profileText !== null) files.set("profile.json", Buffer.from(profileText));
  const result = readBaseline(files);
  return result.state === "read" ? `read: ${String(result.profile.ranges.length)}` : `${result.state}: ${result.why}`;
}

const passed = '{"state":"passed"}';
const text = JSON.stringify(profile);

test.each<[string, string | null, string | Buffer | null, RegExp]>([
  ["a complete baseline", passed, text, /^read: 1$/],
  ["a run.json of another version", '{"state":"passed","schemaVersion":9,"new":1}', text, /^read: 1$/],
  ["a missing run.json", null, text, /^corrupt: .*no run\.json/],
  ["a run.json that isn't an object", "[]", text, /^corrupt: .*run\.json isn't a run record/],
  ["a failed run", '{"state":"failed"}', text, /^corrupt: .*run\.json.* is failed\.$/],
  ["a killed run", '{"state":"running"}', text, /^corrupt: .*run\.json.* is running\.$/],
  ["a missing profile.json", passed, null, /^corrupt: .*no profile\.json/],
  ["a profile that's cut off", passed, text.slice(0, -1), /^corrupt: .*profile\.json isn't valid JSON/],
  ["a profile that isn't UTF-8", passed, Buffer.from([0x22, 0xff, 0x22]), /^corrupt: .*profile\.json isn't valid JSON/],
  ["other JSON", passed, '{"hello":1}', /^corrupt: .*profile\.json isn't a profile/],
  [
    "a profile of a later version",
    passed,
    JSON.stringify({ ...profile, schemaVersion: 2, tool: { name: "llm-profile", version: "9.0.0" } }),
    /^incompatible: .*\(from llm-profile 9\.0\.0\) has version 2, but this action reads version 1\.$/,
  ],
  [
    "a profile that lacks a key",
    passed,
    JSON.stringify({ ...profile, workload: undefined }),
    /^incompatible: .*\(from llm-profile 0\.0\.0-test\).*: workload: /,
  ],
  [
    "a profile with a wrong type",
    passed,
    JSON.stringify({ ...profile, ranges: [{ ...madeRange(), name: 5 }] }),
    /^incompatible: .* ranges\.0\.name: /,
  ],
  ["hostile text in run.json", '{"state":"::error::\\u001b[2J"}', text, /^corrupt: .* is \| ::error::\ufffd\[2J\.$/],
  ["deep JSON", passed, `${'{"ranges":['.repeat(200_000)}${"]}".repeat(200_000)}`, /^corrupt: .*isn't a profile/],
  ["a profile that sets a prototype", passed, '{"__proto__":{"schemaVersion":1}}', /^corrupt: .*isn't a profile/],
])("readBaseline decides whether to accept %s", (_, run, content, expected) => {
  expect(read(run, content)).toMatch(expected);
});
