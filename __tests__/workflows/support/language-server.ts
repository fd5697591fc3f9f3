import { spawn } from "node:child_process";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";
import { z } from "zod";
import { schemaAddress } from "../../../src/model/addresses.ts";
import { repositoryPath, repositoryText } from "../../fixtures/recorded.ts";

const published = z.object({
  uri: z.string(),
  diagnostics: z.array(z.object({ message: z.string(), range: z.object({ start: z.object({ line: z.number() }) }) })),
});

const askedSettings = z.object({ items: z.array(z.object({ section: z.string() })) });

/**
 * What the language server of editors has against YAML texts, as LINE: MESSAGE. A schema is the one that a text's first line
 * names: by its public address, whose content the server is given, or by a path from a file of this repository (`from`).
 * The server asks us for whatever is at an address, so it asks no network.
 */
export async function editorDiagnostics(
  texts: readonly { readonly text: string; readonly from?: string }[],
): Promise<string[][]> {
  const server = spawn(
    process.execPath,
    [repositoryPath("node_modules/yaml-language-server/bin/yaml-language-server"), "--stdio"],
    { stdio: ["pipe", "pipe", "inherit"], env: { HOME: "/nowhere", PATH: "/nowhere" } },
  );
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  try {
    connection.onRequest("workspace/configuration", (asked: unknown) =>
      askedSettings.parse(asked).items.map(({ section }) => settings[section] ?? null),
    );
    connection.onRequest("client/registerCapability", () => null);
    connection.onRequest("vscode/content", (address: string) => {
      if (address === schemaAddress("config")) return repositoryText("schema/config.schema.json");
      throw new Error(`No test has what is at ${address}.`);
    });
    connection.listen();
    await connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
    await connection.sendNotification("initialized", {});
    await connection.sendNotification("yaml/registerContentRequest");
    await connection.sendNotification("workspace/didChangeConfiguration", { settings });
    const said: string[][] = [];
    for (const [index, { text, from = `made-up-${String(index)}.yml` }] of texts.entries()) {
      const uri = `file://${repositoryPath(from)}`;
      const told = new Promise<z.infer<typeof published>>((resolve) => {
        connection.onNotification("textDocument/publishDiagnostics", (value: unknown) => {
          const parsed = published.parse(value);
          if (parsed.uri === uri) resolve(parsed);
        });
      });
      await connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri, languageId: "yaml", version: 1, text },
      });
      const { diagnostics } = await told;
      said.push(diagnostics.map(({ message, range }) => `${String(range.start.line + 1)}: ${message}`));
    }
    return said;
  } finally {
    connection.dispose();
    server.kill("SIGKILL");
  }
}

/** By section, as the server asks for them: no list of schemas of others, which it would fetch. */
const settings: Readonly<Record<string, unknown>> = {
  yaml: { validate: true, schemaStore: { enable: false }, kubernetesCRDStore: { enable: false } },
};
