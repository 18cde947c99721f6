import type { FileKind } from "../converted.ts";
import { Unreadable } from "./unreadable.ts";

const begins = (bytes: Uint8Array, signs: readonly number[], from = 0): boolean =>
  signs.every((sign, at) => bytes[from + at] === sign);

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Word documents from before 2007, and newer ones with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const RTF = [0x7b, 0x5c, 0x72, 0x74, 0x66];
/** A PDF may have a few bytes before its header. */
const PDF_WITHIN = 1024;

/** By content and never by name. Null if it is a text, which has to be decoded first. */
export function binaryKind(bytes: Uint8Array): "pdf" | "docx" | null {
  for (let at = 0; at < Math.min(PDF_WITHIN, bytes.length); at += 1) if (begins(bytes, PDF, at)) return "pdf";
  if (begins(bytes, ZIP)) return "docx";
  if (begins(bytes, COMPOUND))
    throw new Unreadable(
      "The file is protected by a password, or in Word's format from before 2007. Save it as .docx without one.",
    );
  if (begins(bytes, RTF)) throw new Unreadable("RTF can't be read. Save the document as .docx or PDF.");
  return null;
}

export function textKind(text: string, name: string): "html" | "markdown" | "text" {
  if (/^\s*<(!doctype|html|head|body|[a-z][a-z0-9]{0,10}[\s>/]|!--)/i.test(text.slice(0, 2000))) return "html";
  const isMarkdown = /\.(md|markdown)$/i.test(name) || /^#{1,6} \S/m.test(text.slice(0, 100_000));
  return isMarkdown ? "markdown" : "text";
}

const EXTENSIONS: Readonly<Record<string, readonly FileKind[]>> = {
  pdf: ["pdf"],
  docx: ["docx"],
  html: ["html"],
  htm: ["html"],
  md: ["markdown"],
  markdown: ["markdown"],
  txt: ["text", "markdown"],
};

/** The warning about a name that says something else than the content. */
export function warnAboutName(name: string, kind: FileKind): string[] {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(name.slice(-20))?.[1]?.toLowerCase() ?? "";
  const named = EXTENSIONS[extension];
  return named && !named.includes(kind) ? [`The name ends in .${extension}, but the file is ${NAMES[kind]}.`] : [];
}

const NAMES: Readonly<Record<FileKind, string>> = {
  pdf: "a PDF",
  docx: "a Word document",
  html: "HTML",
  markdown: "Markdown",
  text: "plain text",
};
