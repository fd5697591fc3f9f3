import { describe, expect } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { rootTest as test } from "../../run/support/as-root.ts";
import { scaledRecording } from "./support/scaled-recording.ts";
import { runBase, type Versions } from "./support/run-base.ts";

const sdpa = "examples/recordings/llm-decode-sdpa";

/** The program says its seed and what it found in its folders and in those that every user may write to, and writes to them. */
const program = `
folders=("$HOME" "$TMPDIR" "$TRITON_CACHE_DIR" "$XDG_CACHE_HOME" /tmp /dev/shm)
found=0
for folder in "\${folders[@]}"; do
  [[ -e $folder/llm-profile-attack ]] && found=$((found + $(wc -l <"$folder/llm-profile-attack")))
  echo x >>"$folder/llm-profile-attack"
done
echo "seed $LLM_PROFILE_SEED found $found"
sleep 0.5
`;

/** `fast` is sdpa whose kernels each take a fifth less. Gated or not, a capture is a recording of the range. */
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

async function improve({ set = [], ...versions }: Partial<Versions>) {
  const goal = ["isolation=unprivileged-user", "compare.goal=improve", "latency.pairs=null", "compare.guard=false"];
  const run = await runBase({
    ...{ base: "sdpa", head: "fast", script, program: ["bash", "-c", program] },
    ...versions,
    set: [...goal, "latency.max-pairs=3", ...set],
  });
  const said = [...run.stderr.matchAll(/== (?<start>.+)\n(?:.*\n)*? *\| seed (?<seed>\d+) found (?<found>\d+)/g)];
  const starts = said.map(({ groups }) => ({ ...groups }));
  const reasons = run.comparison().reasons.map(({ id }) => id);
  return { ...run, starts, reasons };
}

describe("run with the goal to improve", () => {
  test("captures both whole programs first, with seeds and caches of their own", async () => {
    const run = await improve({});
    console.log(run.code, run.stdout.slice(0, 1000), run.reasons, run.starts);
    expect(profileSchema).toBeDefined();
  });
});
