import type { SkippedRecord } from "../../../../src/features/history/model/record.ts";
import { createRecordPath, formatRecord } from "../../../../src/features/history/model/stored.ts";
import { madeHistoryRange, madeRecord } from "./history-records.ts";

/** A file of a history that somebody made who wishes no good. */
export interface HostileRecord {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  /** Why it is skipped; inert: it is a record, whose texts are shown as texts. */
  readonly becomes: SkippedRecord["why"] | "inert";
}

const good = madeRecord();
const usualPath = createRecordPath(good);

function texts(becomes: HostileRecord["becomes"], all: Readonly<Record<string, string>>): HostileRecord[] {
  return Object.entries(all).map(([name, text]) => ({ name, path: usualPath, text, becomes }));
}

/** The good record with other members at its top. */
function changed(change: object): string {
  return JSON.stringify({ ...good, ...change });
}

function ofRange(change: object): string {
  return changed({ ranges: [{ ...madeHistoryRange(), ...change }] });
}

/** The good record's text with a part replaced, for what JSON.stringify does not write. */
function edited(from: string, to: string): string {
  const text = formatRecord(good);
  if (!text.includes(from)) throw new Error(`There is no ${from}.`);
  return text.replace(from, to);
}

function at(path: string, becomes: HostileRecord["becomes"] = "not-a-record"): HostileRecord {
  return { name: `the path ${path.slice(0, 60)}`, path, text: formatRecord(good), becomes };
}

/** Texts in each place that takes one. */
function inert(text: string): string {
  return changed({
    tool: { name: text.slice(0, 100), version: text.slice(0, 100) },
    commit: { ...good.commit, branch: text, subject: text.slice(0, 200) },
    machine: { ...good.machine, gpus: [text], driver: text.slice(0, 100) },
    ranges: [
      {
        ...madeHistoryRange({ name: text, domain: text }),
        kernels: [{ name: text, family: "gemm", ns: 1, launches: 1 }],
      },
    ],
    metrics: [{ name: text, range: text, unit: text.slice(0, 50), better: null, values: [1] }],
    reference: { label: text, commit: "0".repeat(40) },
  });
}

export const hostileRecords: readonly HostileRecord[] = [
  ...texts("too-large", {
    "a megabyte of blanks": " ".repeat(2 ** 20),
    "a good record with 20 kB of blanks": `${formatRecord(good)}${" ".repeat(20_000)}`,
    "a huge name": ofRange({ name: "x".repeat(30_000) }),
    "a thousand ranges": changed({ ranges: Array.from({ length: 1000 }, () => madeHistoryRange()) }),
    "nesting of 50,000 arrays": "[".repeat(50_000),
  }),
  ...texts("not-json", {
    "an empty file": "",
    "a page of HTML": "<!doctype html><script>alert(1)</script>",
    "half a record": formatRecord(good).slice(0, 200),
    "two records": formatRecord(good).repeat(2),
    "nesting of 19,000 arrays, unclosed": "[".repeat(19_000),
    "a BOM": `\ufeff${formatRecord(good)}`,
    "a number NaN": edited('"launches":10', '"launches":NaN'),
    "a number Infinity": edited('"launches":10', '"launches":Infinity'),
    "a hexadecimal number": edited('"launches":10', '"launches":0x10'),
    "a comment": edited('"launches":10', '"launches":/* */10'),
    "a trailing comma": edited('"launches":10', '"launches":10,,'),
    "single quotes": edited('"launches"', "'launches'"),
    "a NUL byte": edited('"launches"', '"launch\u0000es"'),
    "the word null": "null",
    "a Git LFS pointer": "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
    "a merge conflict": `<<<<<<< HEAD\n${formatRecord(good)}=======\n`,
    YAML: "schemaVersion: 1\n",
    "the target of a link": "../../../../etc/passwd",
  }),
  ...texts("newer-version", {
    "version 2": changed({ schemaVersion: 2 }),
    "version 2, of another shape": '{"schemaVersion":2,"ranges":"moved"}',
    "the largest version": changed({ schemaVersion: Number.MAX_SAFE_INTEGER }),
  }),
  ...texts("not-a-record", {
    "an array": "[]",
    "a text": '"record"',
    "a number": "7",
    "the word true": "true",
    "an empty object": "{}",
    "nesting of 9,000 arrays": `${"[".repeat(9000)}${"]".repeat(9000)}`,
    "nesting in a range": ofRange({ kernels: JSON.parse(`${"[".repeat(2000)}${"]".repeat(2000)}`) as unknown }),
    "version 0": changed({ schemaVersion: 0 }),
    "version 1.5": changed({ schemaVersion: 1.5 }),
    "a version as a text": changed({ schemaVersion: "2" }),
    "a number as a text": ofRange({ launches: "10" }),
    "rounds as a text": ofRange({ busyNs: "1000000" }),
    "rounds with a text": ofRange({ busyNs: [1, "2"] }),
    "rounds with null, as JSON writes NaN": ofRange({ busyNs: [1, NaN] }),
    "no round": ofRange({ busyNs: [] }),
    "more rounds than there may be": ofRange({ busyNs: Array.from({ length: 101 }, () => 1) }),
    "a negative time": ofRange({ busyNs: [-1] }),
    "a time above all numbers": edited('"busyNs":[1000000', '"busyNs":[1e999'),
    "a fraction of a launch": ofRange({ launches: 0.5 }),
    "a count above 2^53": edited('"launches":10', '"launches":90071992547409930'),
    "a name that is an object": ofRange({ name: { toString: "x" } }),
    "a name of 501 characters": ofRange({ name: "x".repeat(501) }),
    "ranges as an object with a length": changed({ ranges: { length: 1, 0: madeHistoryRange() } }),
    "a commit that is an option": changed({ commit: { ...good.commit, sha: "--upload-pack=touch /tmp/x" } }),
    "a commit that is a path": changed({ commit: { ...good.commit, sha: "../".repeat(13) } }),
    "a commit in capitals": changed({ commit: { ...good.commit, sha: "A".repeat(40) } }),
    "a date that is none": changed({ measuredAt: "yesterday" }),
    "a date without a zone": changed({ measuredAt: "2026-11-23T01:02:03" }),
    "the 30th of February": changed({ measuredAt: "2026-02-30T01:02:03Z" }),
    "a year of five digits": changed({ measuredAt: "+12026-11-23T01:02:03Z" }),
    "a link that is a script": changed({ links: { ...good.links, report: "javascript:alert(1)" } }),
    "a link to a file": changed({ links: { ...good.links, run: "file:///etc/passwd" } }),
    "a GPU's id in full": changed({ machine: { ...good.machine, gpuIds: ["GPU-0123"] } }),
    "a direction that is none": changed({
      metrics: [{ name: "x", range: null, unit: null, better: "sideways", values: [1] }],
    }),
    "a check of what is no commit": changed({
      checks: [{ job: "x", range: "x", domain: "", before: "x", after: "y" }],
    }),
    "a duplicate key whose last value is wrong": edited(
      '"schemaVersion":1',
      '"schemaVersion":1,"ranges":[],"tool":1',
    ).replace('"tool":{', '"xool":{'),
    "members in a prototype alone": `{"__proto__":${formatRecord(good).trim()}}`,
    "another run than its path says": changed({ run: { id: 78, attempt: 1, job: "bench" } }),
    "another day than its path says": changed({ measuredAt: "2026-11-24T01:02:03.000Z" }),
  }),
  at("runs/2026/11/23/../../../../etc/cron.d/x.json"),
  at("/etc/passwd"),
  at("runs/2026/11/23/.json"),
  at("runs/2026/11/23/constructor"),
  at("__proto__"),
  ...texts("inert", {
    "unknown members": changed({ extra: 1, constructor: 1, toString: 1, hasOwnProperty: 1 }),
    "a key __proto__": edited('"schemaVersion":1', '"schemaVersion":1,"__proto__":{"polluted":true}'),
    "a key __proto__ in a range": edited('"domain":""', '"domain":"","__proto__":{"polluted":true}'),
    "a duplicate key": edited('"rangesLeftOut":0', '"rangesLeftOut":7,"rangesLeftOut":0'),
    "HTML in names": inert('<img src=x onerror="alert(1)"><script>alert(1)</script>'),
    "Markdown in names": inert("[x](javascript:alert(1)) @octocat `|` <!-- --> **x**"),
    "workflow commands in names": inert("::error::x\n::add-mask::x"),
    "terminal sequences in names": inert("\u001b]0;x\u0007\u001b[2J\u001b[31m"),
    "text that runs from right to left": inert("\u202egnp.exe\u2066"),
    "a half of a pair of characters": inert("\ud800x"),
    "names as of Object": inert("__proto__"),
    "paths in names": inert("../../../../etc/passwd\u0000.json"),
    "a formula": inert('=HYPERLINK("http://x","y")'),
  }),
];
