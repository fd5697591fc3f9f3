import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  nameArtifact,
  nameAttempt,
  parseAttempt,
  nameBisect,
  isSingleFile,
  nameSingleFile,
} from "../../../src/github/artifact/artifact-name.ts";

/** All artifacts of one use of the action. */
function namesOf(name: string, attempt: number): string[] {
  const all = [name, nameBisect(name)].flatMap((one) => Object.values(nameAttempt(one, attempt)));
  return [...all, nameSingleFile(name, attempt, "report.html")];
}

describe("nameArtifact", () => {
  test.each([
    ["llm-profile", "", "llm-profile"],
    ["llm-profile", "h100-decode", "llm-profile.h100-decode"],
    ["my.profile", "Llama_3.1-8B", "my.profile.Llama_3.1-8B"],
    ["llm-profile", "bf16: a/b", "llm-profile.bf16__a_b-HASH"],
    ["llm-profile", "reports", "llm-profile.reports-HASH"],
    // Its main artifact would be called as the reports of the key `a`.
    ["llm-profile", "a-reports", "llm-profile.a-reports-HASH"],
    ["llm-profile", "a-bisect", "llm-profile.a-bisect-HASH"],
    ["llm-profile", "a-attempt-2", "llm-profile.a-attempt-2-HASH"],
    ["llm-profile", "a-report.html", "llm-profile.a-report.html-HASH"],
    ["llm-profile-report", "html", "llm-profile-report.html-HASH"],
    ["llm-profile-report", "htm", "llm-profile-report.htm"],
  ])("names the artifact of the prefix %s and key %s", (prefix, key, expected) => {
    expect(nameArtifact(prefix, key).replace(/-[0-9a-f]{16}$/, "-HASH")).toBe(expected);
  });

  const key = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }),
    fc.stringMatching(
      /^[ab/: ]{0,2}-?(bisect|reports|report\.html|report-attempt-2\.html|attempt-[12]|0123456789abcdef)?$/,
    ),
  );

  test("never gives two keys the same artifact", () => {
    fc.assert(
      fc.property(key, key, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), (left, right, one, two) => {
        fc.pre(left !== right);
        const names = [left, right].map((label, side) => {
          return namesOf(nameArtifact("p", label), side === 0 ? one : two);
        });
        expect(new Set(names.flat()).size).toBe(10);
      }),
      { numRuns: 500 },
    );
  });

  const job = fc.stringMatching(/^[ab](-[ab])?(-bisect|-reports|-report|-attempt-2)?$/);
  const leg = fc.oneof(
    fc.constant(""),
    fc.stringMatching(/^[ab.](-[ab])?(-bisect|-reports|-report\.html|-attempt-2)?$/),
    fc.constant("html"),
  );

  test("never gives two jobs the same artifact", () => {
    fc.assert(
      fc.property(job, leg, job, leg, (job1, leg1, job2, leg2) => {
        fc.pre(job1 !== job2 || leg1 !== leg2);
        const names = [nameArtifact(`llm-profile-${job1}`, leg1), nameArtifact(`llm-profile-${job2}`, leg2)];
        const all = names.flatMap((name) => [1, 2].flatMap((attempt) => namesOf(name, attempt)));
        expect(new Set(all).size).toBe(20);
      }),
      { numRuns: 1000 },
    );
  });

  test("returns only names that GitHub accepts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.oneof(key, fc.constant("")), (prefix, label) => {
        for (const name of namesOf(nameArtifact(prefix, label), 99999)) {
          expect(name).not.toMatch(/["<>:|*?\\/\r\n]/);
          expect(name.length).toBeLessThanOrEqual(200);
        }
      }),
    );
  });
});

describe("an attempt's name", () => {
  test.each([
    [1, "p", "p-reports"],
    [3, "p-attempt-3", "p-reports-attempt-3"],
  ])("is parsed: attempt %i", (attempt, main, reports) => {
    expect(nameAttempt("p", attempt)).toEqual({ main, reports });
    expect(parseAttempt("p", main)).toBe(attempt);
    expect(parseAttempt("p", reports)).toBeNull();
  });

  test.each([
    [1, "p-report.html"],
    [3, "p-report-attempt-3.html"],
  ])("is parsed for the page: attempt %i", (attempt, page) => {
    expect(nameSingleFile("p", attempt, "report.html")).toBe(page);
    expect([isSingleFile(page), isSingleFile("p"), parseAttempt("p", page)]).toEqual([true, false, null]);
  });

  test.each(["q", "p-attempt-0", "p-attempt-1", "p-attempt-02", "p-attempt-x", "p-h100", "pp-attempt-2"])(
    "isn't found in %s",
    (other) => {
      expect(parseAttempt("p", other)).toBeNull();
    },
  );
});
