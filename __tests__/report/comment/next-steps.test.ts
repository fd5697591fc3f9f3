import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { matchesKernel, matchesRange } from "../../../src/compare/policy/glob.ts";
import { parseAccepted } from "../../../src/compare/policy/parse-accepted.ts";
import { UserError } from "../../../src/model/errors.ts";
import { placeholderReason } from "../../../src/model/comparison/accepted.ts";
import type { Cause } from "../../../src/model/comparison/comparison-rows.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { Reason } from "../../../src/model/comparison/reason.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import type { CommentSection } from "../../../src/report/comment/comment-input.ts";
import { commentMarkdown } from "../../../src/report/comment/comment.ts";
import { compared, decode, near, rangeOf, side } from "../../compare/support/sides.ts";
import { acceptEntries } from "../../../src/report/comment/accept.ts";
import { anchors } from "../../docs/support/markdown.ts";
import { cases, failureOf, hostileNames, input, recordedSides, section, servingRuns } from "./support/cases.ts";
import { faults, nodes, parsed } from "./support/structure.ts";

/** What somebody copies out of a comment: its blocks of code of a language. */
function copied(sections: readonly CommentSection[], language: "yaml" | "sh", measured = {}): string[] {
  const text = commentMarkdown(input(sections, { measured: { commit: null, config: null, ...measured } }));
  return nodes(parsed(text), "code").flatMap(({ lang, value }) => (lang === language ? [value] : []));
}

/** The entries that somebody commits: the copied ones with a reason of their own. */
function pasted(yaml: string) {
  return parseAccepted(yaml.replace(placeholderReason, "Decided on Monday."), "accepted.yml");
}

describe("Accept", () => {
  const kernel = (ns: number, name = "silu") => decode([{ name, ns: near(ns) }]);
  const waiting = (count: number) =>
    decode([{ name: "silu", ns: near(1e6) }], { synchronizations: [{ call: "x", count, totalNs: 1 }] });
  const graphs = (graphLaunches: number, graphKernels: number) =>
    decode([{ name: "a", launches: 600, ns: near(9_000_000) }], { graphLaunches, graphKernels });
  const serving = (name: "base" | "head", ttft: number) => {
    const untraced = servingRuns(name, { ttft, throughput: 2093, gibibytes: 31.25 });
    return side([rangeOf({ kernels: [{ name: "silu", ns: near(1e6) }] })], { untraced });
  };

  const many = (factor: number) =>
    decode([..."abcdefg"].map((name) => ({ name: `${name}_kernel`, ns: near(1e6 * factor) })));
  const twice = decode([{ name: "silu", launches: 32, ns: near(2e6) }]);
  const recorded = recordedSides();

  test.each<readonly [string, () => Promise<readonly [Profile, Profile]>]>([
    ["a slower kernel", async () => [kernel(1e6), kernel(1.3e6)]],
    ["more launches and time", async () => [kernel(1e6), twice]],
    ["a count that rose from 0", async () => [waiting(0), waiting(9)]],
    ["a lost CUDA graph", async () => [graphs(16, 600), graphs(0, 0)]],
    ["a metric of the program", async () => [serving("base", 41.2), serving("head", 47.1)]],
    ["seven slower kernels", async () => [many(1), many(1.4)]],
    ["recorded kernels that replaced others", async () => [(await recorded).sdpa, (await recorded).eager]],
    ["recorded launches", async () => [(await recorded).plain, (await recorded).checkpointed]],
  ])("accepts, once pasted into the repository: %s", async (_, sides) => {
    const [base, head] = await sides();
    const comparison = compared(base, head);
    expect(comparison.verdict).toBe("regressed");
    const [yaml = "", ...others] = copied([section({ comparison, fails: true })], "yaml");
    expect(others).toEqual([]);
    const after = compared(base, head, { accepted: pasted(yaml) });
    const left = after.reasons.filter(({ verdict }) => verdict !== null);
    // What this run couldn't judge wasn't why it was red.
    expect(left.map(({ id }) => id).filter((id) => !id.endsWith("-open"))).toEqual([]);
  });

  test("lists only what made the job red", async () => {
    const { sdpa, eager } = await recorded;
    const named = acceptEntries(compared(sdpa, eager)).map(({ metric, kernel, family }) => metric ?? kernel ?? family);
    expect(named).toEqual(["gpuBusyNs", "launches", "synchronizations"]);
  });

  test("is rejected until someone fills in the reason", () => {
    const [yaml = ""] = copied([section({ comparison: compared(kernel(1e6), kernel(1.3e6)), fails: true })], "yaml");
    expect(() => parseAccepted(yaml, "accepted.yml")).toThrow(UserError);
    expect(pasted(yaml)).toHaveLength(1);
  });

  test("makes no entry from an artifact's pattern in place of a name", () => {
    const made = compared(serving("base", 41.2), serving("head", 47.1));
    const ofRange = compared(kernel(1e6), kernel(1.3e6));
    const hostile = ({ reasons, ...rest }: Comparison, part: Partial<Reason>): Comparison => ({
      ...rest,
      reasons: reasons.map((found) => ({ ...found, ...part })),
    });
    expect(acceptEntries(hostile(ofRange, { range: "*" }))).toEqual([]);
    const metrics = acceptEntries(hostile(made, { reported: "*", reportedKind: null })).map(({ metric }) => metric);
    expect(metrics).toEqual([String.raw`\*`]);
  });

  const hostile = [
    ...hostileNames,
    ...["*", "?", "a\\*b", "\\", "'", '"', "- a: b", "#x", "&a *b !c", "{ x }", "%", "---", "\t", "a".repeat(5_000)],
    ...["\u2066\u202ex\u2069", "\u0085\u2028", "##[error]x", "``` \n```\n</details>", "\ud800", "😀é"],
  ];

  test.each(hostile.map((name) => [name.slice(0, 40), name]))("quotes hostile names safely: %j", (_, name) => {
    expectExact(name);
  });

  test("quotes any name safely", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", minLength: 1 }), expectExact), { numRuns: 60 });
  });

  /** Its entries are of these names, and of none that is like them. */
  function expectExact(name: string): void {
    const of = (factor: number) => {
      const kernels = ["gemm", "silu"].map((other) => ({ name: other, ns: near(9e6) }));
      return side([rangeOf({ name, domain: name, kernels: [{ name, ns: near(1e6 * factor) }, ...kernels] })]);
    };
    const comparison = compared(of(1), of(1.08));
    expect(comparison.verdict).toBe("regressed");
    const one = section({ comparison, fails: true });
    expect(faults(commentMarkdown(input([one])), ours)).toEqual([]);
    const [yaml = ""] = copied([one], "yaml");
    expect(yaml).toMatch(/^[\n -_a-~]+$/);
    const entries = pasted(yaml);
    const others = [
      { name: "some other range", domain: name },
      { name, domain: "some other domain" },
    ];
    expect(entries.filter(({ range = "" }) => others.some((other) => matchesRange(range, other)))).toEqual([]);
    for (const { range = "" } of entries) expect(matchesRange(range, { name, domain: name })).toBe(true);
    const kernels = entries.flatMap((entry) => entry.kernel ?? []);
    expect(kernels.map((pattern) => matchesKernel(pattern, [name]))).toEqual(kernels.map(() => true));
    expect(kernels.length).toBeGreaterThan(0);
    expect(kernels.filter((pattern) => matchesKernel(pattern, ["some other kernel"]))).toEqual([]);
    expect(compared(of(1), of(1.08), { accepted: entries }).verdict).toBe("pass");
  }

  test.each([
    ["a pass", compared(kernel(1e6), kernel(1e6))],
    ["an invalid date", { ...compared(kernel(1e6), kernel(1.3e6)), comparedOn: "2026-01-15\n- x" }],
  ])("makes no entry for %s", (_, comparison) => {
    expect(copied([section({ comparison, fails: true })], "yaml")).toEqual([]);
  });
});

const run = "https://github.com/example/llm/actions/runs/1234567890";
const docs = "https://github.com/org/llm-profile-action/blob/v1/docs";
const red = `${docs}/red.md`;
const ours = [
  ...[run, `${run}/artifacts/987654321`, `${run}/artifacts/987654322`],
  ...["red.md", "failures.md"].flatMap((page) =>
    anchors(readFileSync(`docs/${page}`, "utf8")).map((anchor) => `${docs}/${page}#${anchor}`),
  ),
];

const failure = failureOf({ what: "No." });

describe("Reproduce", () => {
  const [headHash, baseHash] = ["a".repeat(40), "0123456789".repeat(4)];
  const of = (ns: number, commit: string) =>
    side([rangeOf({ kernels: [{ name: "silu", ns: near(ns) }] })], {
      source: { repository: null, commit, ref: null, dirty: null },
    });
  const commands = (head: string, base: string, config: string | null) =>
    copied([section({ comparison: compared(of(1e6, base), of(1.3e6, head)), fails: true })], "sh", { config });

  // A path that could be more than one word is replaced by the run's own file.
  const unsafe = ["x; rm -rf .", "--set=rounds=1", "../x.yml", "/etc/x", "a b.yml", "$(x)", "x\ny", "`x`", "", null];
  test.each([
    ["bench/llm-profile.yml", "bench/llm-profile.yml"],
    ...unsafe.map((config) => [config, "config.yaml"] as const),
  ])("measures both commits in one line with the configuration %j", (config, shown) => {
    expect(commands(headHash, baseHash, config)).toEqual([
      `git fetch origin ${headHash} ${baseHash} && git checkout --detach ${headHash} && npx github:org/llm-profile-action#v1 run --config ${shown} --base ${baseHash}`,
    ]);
  });

  test.each(["main", "a".repeat(39), `${"a".repeat(40)} x`, "--upload-pack=x", `${"A".repeat(40)}`, ""])(
    "shows no command without two full hashes: %j",
    (commit) => {
      expect([...commands(commit, baseHash, "x.yml"), ...commands(headHash, commit, "x.yml")]).toEqual([]);
    },
  );

  test("repeats a failed job at the commit that it checked out", () => {
    expect(copied([section({ failure, fails: true })], "sh", { commit: headHash, config: "x.yml" })).toEqual([
      `git fetch origin ${headHash} && git checkout --detach ${headHash} && npx github:org/llm-profile-action#v1 run --config x.yml`,
    ]);
  });
});

describe("Reproduce on a fresh machine", () => {
  const head = "a".repeat(40);
  const command = (artifactName: string | null, tool: string | null) =>
    copied([section({ failure, fails: true, artifactName })], "sh", { commit: head, tool })[0] ?? "";
  const fetched = `gh run download 1234567890 -n`;

  test("downloads the run's settings, and uses the action's own commit", () => {
    expect(command("llm-profile-bench.torch+2.9", "org/action#0123abc")).toBe(
      `git fetch origin ${head} && git checkout --detach ${head} && ${fetched} llm-profile-bench.torch+2.9 -D profile-run && npx github:org/action#0123abc run --config profile-run/config.yaml`,
    );
  });

  test.each(["x; rm -rf .", "$(x)", "-x", "a b", ""])("uses no name that a shell could read as more: %j", (name) => {
    expect(command(name, name)).not.toContain("gh run");
    expect(command(name, name)).toContain("npx github:org/llm-profile-action#v1 run --config config.yaml");
  });
});

describe("What this means", () => {
  const linked = (one: CommentSection): string[] =>
    nodes(parsed(commentMarkdown(input([one]))), "link").flatMap(({ url }) => (url.includes("/docs/") ? [url] : []));
  const slower = compared(decode([{ name: "silu", ns: near(1e6) }]), decode([{ name: "silu", ns: near(1.3e6) }]));
  const at = { rank: 0, report: 0, device: 0, changeRatio: 0.1 };
  const causes: Readonly<Record<Cause["kind"], Cause>> = {
    "overlap-lost": { kind: "overlap-lost", base: 0.5, head: 0 },
    "overlap-gained": { kind: "overlap-gained", base: 0, head: 0.5 },
    "graph-lost": { kind: "graph-lost", base: 1, head: 0 },
    replaced: { kind: "replaced", gone: [], came: [] },
    work: { kind: "work", base: 1, head: 2 },
    kernel: { kind: "kernel", kernel: "silu", changeRatio: 0.1, impactRatio: 0.1 },
    family: { kind: "family", family: "gemm", changeRatio: 0.1, impactRatio: 0.1 },
    operator: { kind: "operator", path: ["a"], impactRatio: 0.1, ...at },
    rank: { kind: "rank", ...at },
    "exposed-transfer": { kind: "exposed-transfer", baseNs: 1, headNs: 2, collectives: { base: 1, head: 1 } },
    machine: { kind: "machine", changeRatio: 0.1, clockChangeRatio: 0.1 },
  };

  test.each(Object.values(causes))("links $kind to docs", (cause) => {
    const comparison = { ...slower, ranges: slower.ranges.map((range) => ({ ...range, cause })) };
    const [address = "", ...others] = linked(section({ comparison, fails: true }));
    expect([others, ours.includes(address)]).toEqual([[], true]);
  });

  test.each(["over-budget", "incomparable", "inconclusive", "no-baseline"] as const)("links %s to docs", (verdict) => {
    const [address = "", ...others] = linked(section({ comparison: { ...slower, verdict } }));
    expect([others, ours.includes(address)]).toEqual([[], true]);
  });

  test("links every example to existing sections", async () => {
    const sides = await recordedSides();
    for (const [name, make] of Object.entries(cases)) {
      const found = nodes(parsed(commentMarkdown(make(sides))), "link").filter(({ url }) => url.includes("/docs/"));
      expect([name, found.filter(({ url }) => !ours.includes(url))]).toEqual([name, []]);
    }
  });

  test("links a failure by its id if the id is valid", () => {
    const failed = (id: string) => linked(section({ failure: { ...failure, id } }));
    expect(failed("range-not-seen")).toEqual([`${docs}/failures.md#range-not-seen`]);
    expect(failed("x) [y](https://a.example")).toEqual([`${red}#the-run-failed`]);
  });

  test("links nothing for a pass", () => {
    const same = decode([{ name: "silu", ns: near(1e6) }]);
    expect(linked(section({ comparison: compared(same, same) }))).toEqual([]);
  });
});
