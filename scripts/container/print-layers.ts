/**
 * Prints an image's size and its layers, with the build step for each: node print-layers.ts STORAGE IMAGE. Reads the files of
 * containers/storage: <driver>-images/images.json, <driver>-layers/layers.json, and the image's configuration, which is in
 * <driver>-images/<id>/ and named after its digest in base64.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const imagesSchema = z.array(
  z.object({ id: z.string(), names: z.array(z.string()).optional(), layer: z.string().optional() }),
);
const layersSchema = z.array(
  z.object({ id: z.string(), parent: z.string().optional(), "diff-size": z.number().optional() }),
);
const configSchema = z.object({
  history: z.array(z.object({ created_by: z.string().optional(), empty_layer: z.boolean().optional() })),
});

const [storage, name] = process.argv.slice(2);
if (storage === undefined || name === undefined) throw new Error("usage: print-layers.ts STORAGE IMAGE");
const driver = ["overlay", "vfs"].find((kind) => existsSync(join(storage, `${kind}-images`)));
if (driver === undefined) throw new Error(`${storage} contains neither overlay nor vfs images.`);
const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(storage, ...path), "utf8"));

const image = imagesSchema
  .parse(read(`${driver}-images`, "images.json"))
  .find(({ names }) => names?.some((full) => full === name || full === `${name}:latest`));
if (image === undefined) throw new Error(`${storage} doesn't contain the image ${name}.`);

const layers = new Map(layersSchema.parse(read(`${driver}-layers`, "layers.json")).map((layer) => [layer.id, layer]));
/** The layers' sizes, from the base up. Null if the storage doesn't record a layer's size. */
const sizes: (number | null)[] = [];
for (let layer = layers.get(image.layer ?? ""); layer !== undefined; layer = layers.get(layer.parent ?? "")) {
  sizes.unshift(layer["diff-size"] ?? null);
}
const configFile = `=${Buffer.from(`sha256:${image.id}`).toString("base64")}`;
const steps = configSchema
  .parse(read(`${driver}-images`, image.id, configFile))
  .history.filter(({ empty_layer: empty }) => empty !== true)
  .map(({ created_by: step }) => step ?? "");

console.log(
  `${name}: ${megabytes(sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0))} uncompressed, ${sizes.length} layers`,
);
for (const [index, size] of sizes.entries()) {
  console.log(`${(size === null ? "unknown" : megabytes(size)).padStart(10)}  ${words(steps[index] ?? "")}`);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A build step as one short line. The base image's step is empty. */
function words(step: string): string {
  const text = step
    .replaceAll(/\s+/g, " ")
    .replace(/^\/bin\/sh -c (#\(nop\) )?/, "")
    .trim();
  return text === "" ? "(base image)" : text.length > 110 ? `${text.slice(0, 109)}…` : text;
}
