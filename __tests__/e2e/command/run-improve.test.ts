import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { expect } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { rootTest as test } from "../../run/support/as-root.ts";
import { scaledRecording } from "./support/scaled-recording.ts";
import { runBase } from "./support/run-base.ts";

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
choice=$TORCHINDUCTOR_CACHE_DIR/ab/0123456789abcdef.best_config
mkdir -p "\${choice%/*}"
[[ -e $choice ]] || echo '{"XBLOCK": '"$SRANDOM"'}' >"$choice"
echo "seed $LLM_PROFILE_SEED found $found chose $(cat "$choice")"
sleep 0.2
`;

/** `fast` is sdpa whose kernels each take a fifth less. A capture of the whole program is a recording of the range, too. */
const script = `
capture() {
  local attention number
  attention=$(cat attention)
  echo x >>"$state/$attention"
  number=$(wc -l <"$state/$attention")
  if [[ $attention == fast ]]; then captured ${scaledRecording(`${sdpa}/round-1`, 0.8)}
  else captured "${sdpa}/round-$(((number - 1) % 3 + 1))"; fi
}
discovery() { capture; }`;

test("passes a faster head with equal seeds, autotuned choices, and caches on both sides", async () => {
  const verify = 'printf "{\\"sum\\": %d}" "$LLM_PROFILE_SEED" >"$LLM_PROFILE_VERIFY"';
  const run = await runBase({
    ...{ base: "sdpa", head: "fast", script, program: ["bash", "-c", program] },
    options: () => ["--base", "main", "--verbose"],
    set: [
      ...["isolation=unprivileged-user", "compare.goal=improve", `compare.verify.command=${verify}`],
      ...["compare.guard=false", "latency.pairs=null", "latency.max-pairs=3"],
    ],
  });
  const comparison = run.comparison();
  expect({ code: run.code, comparison }).toMatchObject({
    code: 0,
    comparison: { verdict: "pass", goal: "improve" },
  });
  expect(run.stdout).toContain("IMPROVED: decode takes");
  const reasons = comparison.reasons.map(({ id }) => id);
  expect(reasons).toContain("caches-warm");
  expect(reasons).not.toContain("not-verified");

  const starts = [
    ...run.stderr.matchAll(
      /== \[[ \d:]+\] (?<start>(?:base|head)?[, ]*(?:whole program|untraced run \d|\d))\n(?:.*\n)*? *\| seed (?<seed>\d+) found (?<found>\d+) chose (?<choice>.+)/g,
    ),
  ].map(({ groups }) => ({ ...groups }));
  expect(new Set(starts.map(({ choice }) => choice)).size).toBe(1);
  // Both whole programs begin with nothing, also the base's after autotuning; every later start finds what these left in its own four folders, and no more.
  expect(starts.map(({ found }) => found)).toEqual(["0", "0", "0", ...Array.from({ length: 12 }, () => "4")]);
  const pairs = Map.groupBy(starts, ({ start = "" }) => start.replace(/^(base|head)[, ]*/, ""));
  const seeds = [...pairs.values()].map((ofPair) => new Set(ofPair.map(({ seed }) => seed)));
  expect(seeds.map(({ size }) => size)).toEqual(seeds.map(() => 1));
  expect(new Set(seeds.flatMap((of) => [...of])).size).toBe(seeds.length);
  expect(run.record.seeds.map(({ seed }) => seed)).toEqual(expect.arrayContaining(starts.map(({ seed }) => seed)));
  for (const folder of ["/tmp", "/dev/shm"]) expect(existsSync(`${folder}/${left}`)).toBe(false);

  for (const { whole, warm } of [run.profile(), profileSchema.parse(JSON.parse(run.text("base/profile.json")))]) {
    expect(whole?.ranges).toMatchObject([{ name: "decode", instances: 1 }]);
    expect(warm).toMatchObject({ files: 5 });
  }
  const parts = run.record.cost?.parts.map(({ purpose, starts }) => `${purpose} ${String(starts)}`);
  expect(parts).toEqual(["verify 2", "tuning 1", "whole 2", "rounds 6", "untraced 6"]);
});
