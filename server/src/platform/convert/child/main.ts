/**
 * The program that reads a file which someone else wrote. It is started for one file, with no rights but to read its own code,
 * and ended by the console when it takes too long or too much memory (read-file.ts).
 */
import type { Block } from "@agent-console/analysis/policies/block.ts";
import type { ChildLine, Document } from "../converted.ts";
import { readDocument } from "./read-document.ts";
import { Unreadable } from "./unreadable.ts";

const name = process.argv[2] ?? "";
const CHUNK = 32_768;
const BLOCKS_A_LINE = 500;

const write = (line: ChildLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

async function readInput(): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Buffer);
  return new Uint8Array(Buffer.concat(pieces));
}

/** In lines that are short enough to be read between two requests. */
function tell({ engine, pages, content, blocks, warnings }: Document): void {
  for (let at = 0; at < content.length; at += CHUNK) write({ text: content.slice(at, at + CHUNK) });
  for (let at = 0; at < blocks.length; at += BLOCKS_A_LINE)
    write({ blocks: blocks.slice(at, at + BLOCKS_A_LINE) as Block[] });
  write({ done: { engine, pages, warnings: warnings } });
}

async function main(): Promise<void> {
  // What reads files needs no network, so that there is none to be used by a file that takes over the reader.
  for (const way of ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]) Reflect.deleteProperty(globalThis, way);
  try {
    const document = await readDocument({ name, bytes: await readInput() }, (kind) => write({ kind }));
    tell(document);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    write({ failed: error.message });
  }
  process.stdout.end(() => process.exit(0));
}

await main();
