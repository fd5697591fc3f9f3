import { expect, test } from "@jest/globals";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { levels } from "./support/levels.ts";
import { type RunDirectoryView, runPassing } from "./support/run-demo.ts";
import { python } from "./support/run-server.ts";
import { commitInto, workspace, type Workspace } from "./support/workspace.ts";

/** Tunes a kernel by chance, keeps the choice as TorchInductor does, and prints it. */
const tuning = `
import json, os, random, sys, time
sys.dont_write_bytecode = True
sys.path.insert(0, ${JSON.stringify(repositoryPath("python"))})
import llm_profile_action as llm

def tune(rank):
    place = os.path.join(os.environ["TORCHINDUCTOR_CACHE_DIR"], "ab")
    os.makedirs(place, exist_ok=True)
    open(os.path.join(place, "csource.py"), "w").write("def triton_poi_fused_add_0(x): pass")
    file = os.path.join(place, f"0123456789abcde{rank}.best_config")
    if not os.path.exists(file):
        open(file, "w").write(json.dumps({"XBLOCK": random.getrandbits(40)}))
    print("chose", rank, json.load(open(file))["XBLOCK"], flush=True)
`;

/** What the starts with these files of output chose, each once and sorted. */
function chosen(run: RunDirectoryView, files: RegExp): string[] {
  const outputs = run.files.filter((file) => files.test(file)).map((file) => run.text(file));
  return [...new Set(outputs.flatMap((output) => output.match(/chose \d \d+/g) ?? []))].sort();
}

async function compareWithItself(place: Workspace, program: string, set: readonly string[], prefix: readonly string[]) {
  commitInto(place, { "bench.py": `${tuning}${program}` }, { README: "A change." });
  return runPassing({
    ...{ workspace: place, prefix },
    set: ["rounds=2", "latency.pairs=0", "compare.python-environment=none", ...set],
    options: ["--base", "HEAD~1"],
    command: [python, "bench.py"],
    cwd: place.path,
  });
}

const [, unprivileged] = levels;

test("reuses autotuning choices on both sides for ranks that share a cache, as an unprivileged user", async () => {
  const program = `
children = [rank for rank in (1, 2) if os.fork() == 0 and (tune(rank), os._exit(0))]
for _ in (1, 2): os.wait()
tune(0)
with llm.range("decode"): time.sleep(0.05)`;
  const { run } = await compareWithItself(workspace(), program, [], unprivileged?.prefix ?? []);
  expect(run.record.isolation?.kind).toBe("unprivileged-user");
  const first = chosen(run, /^base\/round-1-tuning\/.*stdout\.txt$/);
  expect(first).toHaveLength(3);
  expect(chosen(run, /^(?:base|head)\/round-\d\/.*stdout\.txt$/)).toEqual(first);
});

test("restarts a load that autotuned, with all its rounds", async () => {
  const program = `
tune(0)
for number in llm.rounds():
    with llm.range("decode"): time.sleep(0.05)`;
  const { run } = await compareWithItself(workspace(), program, ["workload.rounds-per-load=2"], []);
  const first = chosen(run, /^base\/load-1-tuning\/stdout\.txt$/);
  expect(first).toHaveLength(1);
  expect(chosen(run, /^(?:base|head)\/load-1\/stdout\.txt$/)).toEqual(first);
  expect(run.record.cost?.parts).toMatchObject([
    { purpose: "tuning", starts: 1 },
    { purpose: "rounds", starts: 2 },
  ]);
  expect(run.profile().rounds).toHaveLength(2);
});
