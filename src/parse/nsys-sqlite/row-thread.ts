import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { blockReader, type Block, type BlockTask } from "./read-block.ts";

/** What a thread is started with. */
export interface RowThreadData {
  /** The export, which the thread that starts this one has checked. */
  readonly path: string;
}

/** What a thread answers to a task; `failure` is what of an error of SQLite tells what it was. */
export type RowThreadAnswer =
  { readonly block: Block | null } | { readonly failure: { errcode: number; message: string } };

// A thread that reads rows: one task after the other, over a connection of its own.
const { path } = workerData as RowThreadData;
const database = new DatabaseSync(path, { readOnly: true });
database.exec("BEGIN");
const read = blockReader(database);
parentPort?.on("message", (task: BlockTask) => {
  try {
    const block = read(task);
    answer({ block }, block?.cells.map(({ buffer }) => buffer) ?? []);
  } catch (error) {
    if (!(error instanceof Error && "errcode" in error && typeof error.errcode === "number")) throw error;
    answer({ failure: { errcode: error.errcode, message: error.message } }, []);
  }
});

function answer(message: RowThreadAnswer, moved: readonly ArrayBuffer[]): void {
  parentPort?.postMessage(message, [...moved]);
}
