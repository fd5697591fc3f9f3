import { describe, expect, test } from "@jest/globals";
import { expectFailure } from "./support/run-demo.ts";
import { freePort, python, runAndLook } from "./support/run-server.ts";
import { serverExample } from "./support/shared-folder.ts";
import { workspace } from "./support/workspace.ts";

describe("a load without CUDA tracing", () => {
  // Other failures of clients and metrics: server.test.ts and __tests__/pipeline/metrics/.
  test("keeps earlier measurements if its client reports failed requests", async () => {
    const place = workspace();
    const port = await freePort();
    const server = `${python} ${serverExample("server.py")} --port ${port}`;
    const client = `${python} ${serverExample("client.py")} --port ${port} --requests 2`;
    const finished = await runAndLook({
      ...{ port, workspace: place },
      set: [
        `workload.server.command=mktemp loaded-XXXXXX; n=$(ls loaded-* | wc -l); ${server} $([ $n -lt 2 ] || echo "--crash request")`,
        ...["workload.server.warm-up=true", `workload.server.client=${client}`],
        `latency.command=${client} --save-result result.json`,
        ...["metrics=[result.json]", "rounds=1"],
      ],
    });
    expectFailure(finished, "metrics-client-failed");
    expect(finished.run.profile()).toMatchObject({ rounds: [{ round: 1 }], untraced: [] });
  });
});
