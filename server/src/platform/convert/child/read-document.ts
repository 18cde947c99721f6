import type { Document, FileKind } from "../converted.ts";
import type { Draft } from "./draft.ts";
import { binaryKind, textKind, warnAboutName } from "./kind.ts";
import { decode, readText } from "./plain-text.ts";
import { Unreadable } from "./unreadable.ts";

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The document, or Unreadable. Its kind is told as soon as it is known: reading may never come to an end. */
export async function readDocument(file: GivenFile, onKind: (kind: FileKind) => void): Promise<Document> {
  const { draft, warnings, ...about } = await readKind(file, onKind);
  const { content, blocks } = draft;
  if (content.trim() === "") throw new Unreadable("The document has no text.");
  return { ...about, content, blocks, warnings: [...warnAboutName(file.name, about.kind), ...warnings] };
}

interface Reading extends Omit<Document, "content" | "blocks"> {
  readonly draft: Draft;
}

/** Each reader is loaded only for a file of its kind. */
async function readKind({ name, bytes }: GivenFile, onKind: (kind: FileKind) => void): Promise<Reading> {
  const kind = binaryKind(bytes);
  if (kind) onKind(kind);
  if (kind === "pdf") return { kind, engine: "unpdf", ...(await (await import("./pdf.ts")).readPdf(bytes)) };
  if (kind === "docx") {
    const draft = await (await import("./docx.ts")).readDocx(bytes);
    return { kind, engine: "docx", pages: null, draft, warnings: [] };
  }
  const { text, warnings } = decode(bytes);
  const written = textKind(text, name);
  onKind(written);
  if (written === "html") {
    const html = (await import("./html.ts")).readHtml(text);
    const found = { draft: html.draft, warnings: [...warnings, ...html.warnings] };
    return { kind: written, engine: "htmlparser2", pages: null, ...found };
  }
  const draft = readText(text, { isMarkdown: written === "markdown" });
  return { kind: written, engine: "text", pages: null, draft, warnings };
}
