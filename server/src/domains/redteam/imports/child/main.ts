/**
 * The program that reads a result file of another red-team tool. It is started for one file, with no rights but to read its own
 * code, and ended by the console when it takes too long or too much memory.
 */
import { readImport } from "./read-import.ts";
import type { ToldLine } from "./told.ts";

/** Lines that are written at once. */
const BATCH = 65_536;
let waiting = "";

async function flush(): Promise<void> {
  const text = waiting;
  waiting = "";
  if (text !== "" && !process.stdout.write(text)) await new Promise((resolve) => process.stdout.once("drain", resolve));
}

function tell(line: ToldLine): void {
  waiting += `${JSON.stringify(line)}\n`;
}

/** What was told goes out between two pieces, so that neither side holds much. */
async function* input(): AsyncGenerator<Uint8Array> {
  for await (const piece of process.stdin) {
    yield piece as Buffer;
    if (waiting.length > BATCH) await flush();
  }
}

// What reads files needs no network, so that there is none to be used by a file that takes over the reader.
for (const way of ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]) Reflect.deleteProperty(globalThis, way);
await readImport(input(), tell);
await flush();
process.stdout.end(() => process.exit(0));
