/**
 * Prints an image's size and its layers, with the step that made each: node print-layers.ts STORAGE IMAGE. Reads the
 * folders of containers/storage: <driver>-images/images.json, <driver>-layers/layers.json, and the image's configuration,
 * which is in <driver>-images/<id>/ under a name that is its digest in base64.
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
if (driver === undefined) throw new Error(`${storage} holds neither overlay nor vfs images.`);
const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(storage, ...path), "utf8"));

const image = imagesSchema
  .parse(read(`${driver}-images`, "images.json"))
  .find(({ names }) => names?.some((full) => full === name || full === `${name}:latest`));
if (image === undefined) throw new Error(`There is no image ${name} in ${storage}.`);

const layers = new Map(layersSchema.parse(read(`${driver}-layers`, "layers.json")).map((layer) => [layer.id, layer]));
/** Sizes from the base up; null where the store does not know. */
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

/** A step in one short line; the first is the base, whose making says nothing. */
function words(step: string): string {
  const text = step
    .replaceAll(/\s+/g, " ")
    .replace(/^\/bin\/sh -c (#\(nop\) )?/, "")
    .trim();
  return text === "" ? "(base image)" : text.length > 110 ? `${text.slice(0, 109)}…` : text;
}
