import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { describe, expect } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { rootTest as test } from "../../run/support/as-root.ts";
import { scaledRecording } from "./support/scaled-recording.ts";
import { runBase, type Versions } from "./support/run-base.ts";

/** Of this test alone: it's made where every user may write. */
const left = `llm-profile-attack-${randomUUID()}`;
const sdpa = "__tests__/fixtures/recorded/decode-sdpa";

/** The program says its seed and what it found in its folders and in those that every user may write to, and writes to them. */
const program = `
folders=("$HOME" "$TMPDIR" "$TRITON_CACHE_DIR" "$XDG_CACHE_HOME" /tmp /dev/shm)
found=0
for folder in "\${folders[@]}"; do
  [[ -e $folder/${left} ]] && found=$((found + $(wc -l <"$folder/${left}")))
  echo x >>"$folder/${left}"
done
echo "seed $LLM_PROFILE_SEED found $found"
sleep 0.2
`;

/**
 * `fast` is sdpa whose kernels each take a fifth less, `gated` one that is so only where the range gates the capture. A capture of the
 * whole program is a recording of the range, too.
 */
const script = `
capture() {
  local attention number
  attention=$(cat attention)
  echo x >>"$state/$attention"
  number=$(wc -l <"$state/$attention")
  if [[ $attention == fast || $attention == gated ]]; then captured ${scaledRecording(`${sdpa}/round-1`, 0.8)}
  else captured "${sdpa}/round-$(((number - 1) % 3 + 1))"; fi
}
discovery() { [[ $(cat attention) == gated ]] && captured "${sdpa}/round-1" || capture; }`;

async function improve({ set = [], ...versions }: Partial<Versions>) {
  const goal = ["isolation=unprivileged-user", "compare.goal=improve", "latency.pairs=null", "compare.guard=false"];
  const run = await runBase({
    ...{ base: "sdpa", head: "fast", script, program: ["bash", "-c", program] },
    options: () => ["--base", "main", "--verbose"],
    ...versions,
    set: [...goal, "latency.max-pairs=3", ...set],
  });
  const said = [
    ...run.stderr.matchAll(
      /Step \d+ of \d+: (?<start>.+?)(?: \(.*\))?\n(?:.*\n)*? *\| seed (?<seed>\d+) found (?<found>\d+)/g,
    ),
  ];
  const starts = said.map(({ groups }) => ({ ...groups }));
  return {
    ...run,
    starts,
    get reasons() {
      return run.comparison().reasons.map(({ id }) => id);
    },
  };
}

/** A verification whose bash the side's program chooses: by the seed, and whether it's the base's. */
function verification(head: string): readonly string[] {
  const honest = 'printf "{\\"sum\\": %d, \\"text\\": \\"same\\"}" "$LLM_PROFILE_SEED" >"$LLM_PROFILE_VERIFY"';
  return [
    `compare.verify.command=if grep -q sdpa attention; then ${honest}; else ${head.replace("HONEST", honest)}; fi`,
  ];
}

describe("run with the goal to improve", () => {
  test("passes what is faster, with seeds and warm caches that are the same for both sides", async () => {
    const run = await improve({ set: verification("HONEST") });
    expect({ code: run.code, comparison: run.comparison() }).toMatchObject({
      code: 0,
      comparison: { verdict: "pass", goal: "improve" },
    });
    expect(run.stdout).toContain("IMPROVED: decode takes");
    expect(run.reasons).toContain("caches-warm");
    expect(run.reasons).not.toContain("not-verified");

    // Both whole programs begin with nothing; every later start finds what these left in its own four folders, and no more.
    expect(run.starts.map(({ found }) => found)).toEqual(["0", "0", ...Array.from({ length: 12 }, () => "4")]);
    const pairs = Map.groupBy(run.starts, ({ start = "" }) => start.replace("base, ", ""));
    const seeds = [...pairs.values()].map((starts) => new Set(starts.map(({ seed }) => seed)));
    expect(seeds.map(({ size }) => size)).toEqual(seeds.map(() => 1));
    expect(new Set(seeds.flatMap((of) => [...of])).size).toBe(seeds.length);
    expect(run.record.seeds.map(({ seed }) => seed)).toEqual(
      expect.arrayContaining(run.starts.map(({ seed }) => seed)),
    );
    for (const folder of ["/tmp", "/dev/shm"]) expect(existsSync(`${folder}/${left}`)).toBe(false);

    for (const { whole, warm } of [run.profile(), profileSchema.parse(JSON.parse(run.text("base/profile.json")))]) {
      expect(whole?.ranges).toMatchObject([{ name: "decode", instances: 1 }]);
      expect(warm).toEqual({ files: 4, bytes: 8 });
    }
    const parts = run.record.cost?.parts.map(({ purpose, starts }) => [purpose, starts]);
    expect(parts).toEqual([
      ...[
        ["verify", 2],
        ["whole", 2],
      ],
      ...[
        ["rounds", 6],
        ["untraced", 6],
      ],
    ]);
  });

  test("doesn't pass what computes something else for a seed that it doesn't know", async () => {
    const memorized = 'echo "{\\"sum\\": 952690310, \\"text\\": \\"same\\"}" >"$LLM_PROFILE_VERIFY"';
    const run = await improve({ set: verification(memorized) });
    expect([run.code, run.comparison().verdict, run.reasons]).toEqual([
      ...[1, "not-improved", expect.arrayContaining(["verify-differs"])],
    ]);
    expect(run.stdout).toContain("NOT IMPROVED: Base and head don't compute the same result: the value of sum differs");
    // The run ends after the first pair of rounds.
    expect(run.record.cost?.parts.map(({ purpose, starts }) => [purpose, starts])).toEqual([
      ["verify", 2],
      ["whole", 2],
      ["rounds", 2],
    ]);
  });

  test("refuses a verification that doesn't work on the base, before the first capture", async () => {
    const long = `printf '{"text": "%0300d"}' 0 >"$LLM_PROFILE_VERIFY"`;
    const run = await improve({ set: [`compare.verify.command=${long}`] });
    expect([run.code, run.record.failure?.id]).toEqual([2, "verify-broken"]);
    expect(run.stderr).toContain('The value of "text" has 300 characters; the limit is 256.');
    expect(run.record.commands.map(({ tool }) => tool)).not.toContain("nsys profile");
  });
});
