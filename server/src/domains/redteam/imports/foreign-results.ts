import { fileURLToPath } from "node:url";
import { fault } from "../../../kernel/errors.ts";
import { runReader } from "../../../platform/convert/run-reader.ts";
import { type ToldFile, ToldLines } from "./told-lines.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../../../../../", import.meta.url));

/** The program, and all that it may read: its own code, and that this is code of modules. */
const READER = {
  program: `${here}child/main.ts`,
  readable: [`${here}child/*`, `${root}package.json`, `${root}server/package.json`],
  timeMs: 30_000,
  memory: 150_000_000,
  heapMegabytes: 96,
  youngMegabytes: 8,
};

export interface GivenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Reads result files of other tools, one at a time: each takes a processor for seconds. */
export interface ForeignResults {
  /** IMPORT_UNKNOWN_FORM where it is none. Rejects when the signal fires. */
  read(file: GivenFile, signal: AbortSignal): Promise<ToldFile>;
}

export function createForeignResults(): ForeignResults {
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(file, signal) {
      const mine = last.then(() => readOne(file, signal));
      last = mine.catch(() => {});
      return mine;
    },
  };
}

const TOO_MUCH = "Reading the file took too long or too much memory. Split it, or export fewer results.";

async function readOne({ name, bytes }: GivenFile, signal: AbortSignal): Promise<ToldFile> {
  const lines = new ToldLines();
  const file = { name, bytes: slicesOf(bytes) };
  const ended = await runReader(READER, { file, signal, onText: (piece) => lines.write(piece) });
  if (ended === "too_long" || ended === "too_large") throw fault("IMPORT_UNKNOWN_FORM", { public: TOO_MUCH });
  if (ended !== "ended" || !lines.file) throw fault("IMPORT_UNKNOWN_FORM");
  return lines.file;
}

const SLICE = 262_144;

/** A pipe takes some of it at a time; slices are no copies. */
function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}
