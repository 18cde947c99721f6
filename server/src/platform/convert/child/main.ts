/**
 * The program that reads a file which someone else wrote. It is started for one file, with no rights but to read its own code,
 * and ended by the console when it takes too long or too much memory (read-file.ts).
 */
import type { Block } from "@agent-console/analysis/policies/block.ts";
import type { ChildLine, Document, FileKind } from "../converted.ts";
import { binaryKind, misnamed, textKind } from "./kind.ts";
import { Unreadable } from "./unreadable.ts";

const [size, name = ""] = [Number(process.argv[2]), process.argv[3]];
const CHUNK = 32_768;
const BLOCKS_A_LINE = 500;

const write = (line: ChildLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** The console leaves the pipe open behind the file. It ends with the console, whatever ended that: then so does this. */
function readInput(): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  return new Promise((resolve) => {
    process.stdin.on("data", (piece: Buffer) => {
      bytes.set(piece.subarray(0, size - length), length);
      length = Math.min(size, length + piece.length);
      if (length === size) resolve(bytes);
    });
    process.stdin.once("close", () => process.exit(1));
    process.stdin.once("end", () => process.exit(1));
    if (size === 0) resolve(bytes);
  });
}

async function readDocument(bytes: Uint8Array): Promise<Document> {
  const kind = binaryKind(bytes);
  if (kind) write({ kind });
  if (kind === "pdf") {
    const { draft, pages, warnings } = await (await import("./pdf.ts")).readPdf(bytes);
    return { kind, engine: "unpdf", pages, content: draft.content, blocks: draft.blocks, warnings };
  }
  if (kind === "docx") {
    const draft = await (await import("./docx.ts")).readDocx(bytes);
    return { kind, engine: "docx", pages: null, content: draft.content, blocks: draft.blocks, warnings: [] };
  }
  const { decode, readText } = await import("./plain-text.ts");
  const { text, warnings } = decode(bytes);
  const written = textKind(text, name);
  write({ kind: written });
  if (written === "html") {
    const html = (await import("./html.ts")).readHtml(text);
    const { content, blocks } = html.draft;
    return {
      kind: written,
      engine: "htmlparser2",
      pages: null,
      content,
      blocks,
      warnings: [...warnings, ...html.warnings],
    };
  }
  const { content, blocks } = readText(text, { isMarkdown: written === "markdown" });
  return { kind: written, engine: "text", pages: null, content, blocks, warnings };
}

/** In lines that are short enough to be read between two requests. */
function tell({ kind, engine, pages, content, blocks, warnings }: Document & { kind: FileKind }): void {
  for (let at = 0; at < content.length; at += CHUNK) write({ text: content.slice(at, at + CHUNK) });
  for (let at = 0; at < blocks.length; at += BLOCKS_A_LINE)
    write({ blocks: blocks.slice(at, at + BLOCKS_A_LINE) as Block[] });
  write({ done: { engine, pages, warnings: [...misnamed(name, kind), ...warnings] } });
}

async function main(): Promise<void> {
  // What reads files needs no network, so that there is none to be used by a file that takes over the reader.
  for (const way of ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]) Reflect.deleteProperty(globalThis, way);
  try {
    const document = await readDocument(await readInput());
    if (document.content.trim() === "") throw new Unreadable("The document has no text.");
    tell(document);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    write({ failed: error.message });
  }
  process.stdout.end(() => process.exit(0));
}

await main();
