import { fileURLToPath } from "node:url";
import type { Block } from "@agent-console/analysis/policies/block.ts";
import type { Candidate } from "@agent-console/analysis/policies/candidate.ts";
import { readRules } from "@agent-console/analysis/policies/reading/read-rules.ts";
import { runReader } from "../../../platform/convert/run-reader.ts";

/** A text to read, with the blocks that it consists of. */
export interface ReadableText {
  readonly content: string;
  readonly blocks: readonly Block[];
}

/** Finds the sentences of a text that may be rules. */
export interface PolicyReader {
  /** Null if it took too long or too much memory. */
  read(text: ReadableText): Promise<Candidate[] | null>;
  /** Stops reading, and waits until the process has ended. */
  close(): Promise<void>;
}

/** A line of what the child is given. Long texts and lists go in several. */
export type TextLine = { readonly text: string } | { readonly blocks: readonly Block[] };

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../../../../../", import.meta.url));

/** The program, and all that it may read: its own code. */
const READER = {
  program: `${here}child/main.ts`,
  readable: [
    `${here}child/*`,
    ...["", "server/"].map((folder) => `${root}${folder}package.json`),
    `${root}node_modules/@agent-console/analysis`,
    `${root}analysis/*`,
  ],
  timeMs: 60_000,
  memory: 400_000_000,
  heapMegabytes: 256,
  youngMegabytes: 8,
};

/** Read in a few milliseconds; starting a process takes longer. */
const SHORT = 8_000;

/**
 * Reads long texts one at a time in a process of its own: none can stall the console, and what reading takes is given back. A thread
 * took 50 MB of the console for a document of 1,500 pages, and most of that stayed with the console after the thread had ended.
 */
export function createPolicyReader(): PolicyReader {
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async read(text) {
      if (text.content.length <= SHORT) return readRules(text.content, text.blocks);
      const mine = last.then(() => readLong(text, closing.signal));
      last = mine.catch(() => {});
      return mine;
    },
    async close() {
      closing.abort();
      await last;
    },
  };
}

async function readLong(text: ReadableText, signal: AbortSignal): Promise<Candidate[] | null> {
  const found = new CandidateLines(text.content.length);
  const file = { name: "", bytes: linesOf(text) };
  const ended = await runReader(READER, { file, signal, onText: (piece) => found.write(piece) });
  return ended === "ended" ? found.candidates : null;
}

const CHUNK = 32_768;
const BLOCKS_A_LINE = 500;

function* linesOf({ content, blocks }: ReadableText): Generator<Buffer> {
  const line = (said: TextLine): Buffer => Buffer.from(`${JSON.stringify(said)}\n`);
  for (let at = 0; at < content.length; at += CHUNK) yield line({ text: content.slice(at, at + CHUNK) });
  for (let at = 0; at < blocks.length; at += BLOCKS_A_LINE)
    yield line({ blocks: blocks.slice(at, at + BLOCKS_A_LINE) });
}

/** Longer than any line that the child writes: each part of a candidate is a part of a sentence. */
const LONGEST_LINE = 200_000;
/** A document in which more sentences look like rules is no policy. */
const MOST_CANDIDATES = 50_000;

/** Puts the candidates together from the child's lines. The last line is null. */
class CandidateLines {
  readonly #characters: number;
  readonly #found: Candidate[] = [];
  #rest = "";
  #isWhole = false;

  constructor(characters: number) {
    this.#characters = characters;
  }

  /** Null if the child ended before it had told all of them. */
  get candidates(): Candidate[] | null {
    return this.#isWhole ? this.#found : null;
  }

  write(piece: string): void {
    const lines = (this.#rest + piece).split("\n");
    this.#rest = lines.pop() ?? "";
    if (this.#rest.length > LONGEST_LINE) throw new Error("A line is too long.");
    for (const line of lines) this.#read(JSON.parse(line) as Candidate | null);
  }

  #read(candidate: Candidate | null): void {
    if (candidate === null) {
      this.#isWhole = true;
      return;
    }
    const [start, end] = candidate.span;
    if (!(start >= 0 && start < end && end <= this.#characters)) throw new Error("A candidate is outside the text.");
    if (this.#found.push(candidate) > MOST_CANDIDATES) throw new Error("There are too many candidates.");
  }
}
