import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { refuseWhenStopped } from "../../errors.ts";
import type { Bytes } from "../../model/units.ts";
import { attempt, type ExportDatabase } from "./database.ts";
import { blockReader, rowsOfBlock, type Block, type BlockTask, type IntegerQuery } from "./read-block.ts";
import type { StringOf } from "./strings.ts";
import type { Times } from "./times.ts";
import type { RowThreadAnswer, RowThreadData } from "./row-thread.ts";

/** Rows of integers of a large table. */
export interface Rows {
  readonly table: string;
  /** How many there are. */
  readonly count: number;
  /** SQL of the cells, of the table as `t`. Cells that are not checked yet stand alone: SQL's arithmetic takes a text as 0. */
  readonly cells: readonly string[];
  /** SQL that leaves rows out; empty: all. */
  readonly where: string;
  /** The cells that may be NULL, by index. */
  readonly nullable: readonly number[];
}

/**
 * Reads integers of an export, large tables on several threads: what takes most of an analysis is making numbers of cells, and
 * this thread stays free to show progress and to be stopped. Each cell is checked; for one that is no integer `explain` is
 * asked for the error, which looks for the cell by SQL. Throws ParseError, and StoppedError where we are told to stop.
 */
export interface RowReader extends AsyncDisposable {
  /** All rows of a question with few of them. */
  all(query: IntegerQuery, explain: () => Error): Promise<Block>;
  /** The rows of a table as they are stored, in blocks. */
  blocks(rows: Rows, explain: () => Error): AsyncGenerator<Block>;
}

/** What all readers of a report's tables need. */
export interface ReportBeingRead {
  readonly file: ExportDatabase;
  readonly reader: RowReader;
  readonly strings: StringOf;
  readonly times: Times;
}

/** In a smaller file starting threads, some 40 ms, takes more than they save. */
const threadsFrom: Bytes = 2 ** 25;
/** Beyond this the thread that takes the rows is the slowest. */
const mostThreads = 4;
/** So many tasks a thread has at once, so that it never waits for this one. */
const askedAhead = 2;
/** A thread's rows live briefly: more room for them would be memory without use. */
const youngMegabytes = 4;

/** `taken`: told how many rows of a table each block stood for. */
export function openRowReader(file: ExportDatabase, stop: AbortSignal, taken: (rows: number) => void): RowReader {
  const threads = statSync(file.path).size < threadsFrom ? [] : startThreads(file.path);
  const readHere = blockReader(file.database);

  async function read(task: BlockTask, explain: () => Error): Promise<Block> {
    refuseWhenStopped(stop);
    const thread = threads.find(({ asked }) => asked() < askedAhead);
    const block =
      thread === undefined ? attempt(file.path, () => readHere(task)) : await answerOf(file.path, thread.ask(task));
    refuseWhenStopped(stop);
    if (block === null) throw explain();
    return block;
  }

  return {
    all: async (query, explain) => read({ ...query, span: null }, explain),
    async *blocks({ table, count, cells, where, nullable }, explain) {
      const sql = `SELECT ${cells.join(", ")} FROM "${table}" AS t WHERE t.rowid BETWEEN ? AND ? ${where === "" ? "" : `AND (${where})`}`;
      const query = { sql, width: cells.length, nullable };
      const pending: Promise<Block>[] = [];
      let done = 0;
      const next = async (): Promise<Block | undefined> => {
        const block = await pending.shift();
        if (block !== undefined) taken(Math.min(rowsOfBlock, count - done));
        done += rowsOfBlock;
        return block;
      };
      for (const span of spans(file, table, count)) {
        const block = read({ ...query, span }, explain);
        // Its turn to be waited for may come long after it failed.
        block.catch(() => undefined);
        pending.push(block);
        const first = pending.length > threads.length * askedAhead ? await next() : undefined;
        if (first !== undefined) yield first;
      }
      for (let block = await next(); block !== undefined; block = await next()) yield block;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(threads.map(async ({ end }) => end()));
    },
  };
}

async function answerOf(path: string, answer: Promise<RowThreadAnswer>): Promise<Block | null> {
  const found = await answer;
  if ("block" in found) return found.block;
  return attempt(path, () => {
    throw Object.assign(new Error(found.failure.message), found.failure);
  });
}

/** Parts of a table by rowid, each of at most `rowsOfBlock` rows. */
function* spans(file: ExportDatabase, table: string, count: number): Generator<readonly [bigint, bigint]> {
  const ask = (sql: string, ...parameters: bigint[]): bigint | null => {
    const statement = file.database.prepare(sql);
    statement.setReadBigInts(true);
    const row = attempt(file.path, () => statement.get(...parameters))?.["row"];
    return typeof row === "bigint" ? row : null;
  };
  const first = ask(`SELECT min(rowid) AS "row" FROM "${table}"`);
  const last = ask(`SELECT max(rowid) AS "row" FROM "${table}"`);
  if (first === null || last === null) return;
  const isDense = last - first < BigInt(count);
  const beyond = `SELECT rowid AS "row" FROM "${table}" WHERE rowid >= ? ORDER BY rowid LIMIT 1 OFFSET ${String(rowsOfBlock)}`;
  for (let from = first; ;) {
    const next: bigint | null = isDense ? from + BigInt(rowsOfBlock) : ask(beyond, from);
    if (next === null || next > last) return yield [from, last];
    yield [from, next - 1n];
    from = next;
  }
}

interface RowThread {
  /** How many tasks it has not answered yet. */
  asked(): number;
  ask(task: BlockTask): Promise<RowThreadAnswer>;
  end(): Promise<unknown>;
}

/** Threads beside this one, which reads as well. */
function startThreads(path: string): RowThread[] {
  const data: RowThreadData = { path };
  // Beside this file: as source in tests, and in the bundle.
  const program = new URL(import.meta.url.endsWith(".ts") ? "./row-thread.ts" : "./row-thread.js", import.meta.url);
  return Array.from({ length: Math.min(mostThreads, availableParallelism()) - 1 }, () => {
    const worker = new Worker(program, {
      workerData: data,
      env: {},
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    const open: PromiseWithResolvers<RowThreadAnswer>[] = [];
    let failed: Error | null = null;
    worker.on("message", (answer: RowThreadAnswer) => open.shift()?.resolve(answer));
    worker.on("error", (error) => {
      failed = error;
      for (const one of open) one.reject(error);
    });
    return {
      asked: () => open.length,
      ask: async (task) => {
        if (failed !== null) throw failed;
        const answer = Promise.withResolvers<RowThreadAnswer>();
        open.push(answer);
        worker.postMessage(task);
        return answer.promise;
      },
      end: async () => worker.terminate(),
    };
  });
}
