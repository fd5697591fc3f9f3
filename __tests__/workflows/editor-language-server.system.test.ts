import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { renderConfig } from "../../src/config/render.ts";
import { schemaAddress, schemaComment } from "../../src/model/addresses.ts";
import { load } from "../config/support.ts";
import { repositoryPath, repositoryText } from "../fixtures/recorded.ts";
import { editorDiagnostics } from "./support/language-server.ts";

const examples = readdirSync(repositoryPath("examples/workloads"))
  .map((name) => `examples/workloads/${name}/llm-profile.yml`)
  .filter((path) => existsSync(repositoryPath(path)));

test("an editor has nothing against the examples, a run's config.yaml and the defaults", async () => {
  const files = [...examples, "conf/default.yml", "conf/presets/decode.yml"];
  const texts = files.map((from) => ({ text: repositoryText(from), from }));
  const said = await editorDiagnostics([...texts, { text: renderConfig(load({})) }]);
  expect(said).toEqual(Array.from({ length: files.length + 1 }, () => []));
});

test("an editor shows a wrong key and a wrong value, by the public address and by a path", async () => {
  const wrong = "rangs: [decode]\nnsys: {sampel: none}\nrounds: 0\n";
  const said = [
    expect.stringMatching(/^2: Property rangs is not allowed/),
    expect.stringMatching(/^3: Property sampel is not allowed/),
    expect.stringMatching(/^4: /),
  ];
  const texts = [
    { text: `${schemaComment}\n${wrong}` },
    { text: `# yaml-language-server: $schema=../schema/config.schema.json\n${wrong}`, from: "conf/made-up.yml" },
  ];
  expect(await editorDiagnostics(texts)).toEqual([expect.arrayContaining(said), expect.arrayContaining(said)]);
});

test("a schema is known by the address under which it is published", () => {
  expect(JSON.parse(repositoryText("schema/config.schema.json"))).toMatchObject({ $id: schemaAddress("config") });
});
