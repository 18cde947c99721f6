import { type Conversion, limits } from "./converted.ts";
import { LineReader } from "./read-lines.ts";
import { CHILD, readableFiles } from "./rights.ts";
import { type ForeignFile, type ReaderEnd, runReader } from "./run-reader.ts";

/** Another program in place of the reader, for tests of the walls around it. */
export interface ReaderRules {
  readonly program?: string;
  readonly timeMs?: number;
  readonly memory?: number;
}

const PROBLEMS: Readonly<Record<ReaderEnd, string>> = {
  too_long: "Reading the file took longer than 30 seconds. Save it again, or upload the text itself.",
  too_large: "Reading the file took more memory than a document should. Save it again, or upload the text itself.",
  garbled: "The file could not be read. Save it again, or upload the text itself.",
  ended: "The file could not be read. Save it again, or upload the text itself.",
};

const HEAP_MEGABYTES = 256;

/** Reads a file that someone else wrote, in a process of its own. Rejects only if the signal fires or no process can be started. */
export async function readFile(file: ForeignFile, signal: AbortSignal, rules: ReaderRules = {}): Promise<Conversion> {
  const reader = new LineReader();
  const { program = CHILD, timeMs = limits.time, memory = limits.memory } = rules;
  const ended = await runReader(
    { program, readable: readableFiles(), timeMs, memory, heapMegabytes: HEAP_MEGABYTES },
    { file, signal, onText: (piece) => reader.write(piece) },
  );
  const conversion = ended === "ended" ? reader.conversion : null;
  return conversion ?? { state: "failed", kind: reader.kind, problem: PROBLEMS[ended] };
}
