import { getDocumentProxy } from "unpdf";
import { limits } from "../converted.ts";
import type { Draft } from "./draft.ts";
import { arrange } from "./pdf-blocks.ts";
import { type Line, linesOf, type TextItem } from "./pdf-lines.ts";
import { Unreadable } from "./unreadable.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface PdfReading {
  readonly draft: Draft;
  readonly pages: number;
  readonly warnings: readonly string[];
}

/** Nothing is drawn, no script of the file runs, and nothing is fetched. */
const OPTIONS = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  enableXfa: false,
  maxImageSize: 1,
  stopAtErrors: false,
  verbosity: 0,
};

export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const pdf = await opened(bytes);
  if (pdf.numPages > limits.pages) throw new Unreadable("The PDF has more than 2,000 pages.");
  const pages: Line[][] = [];
  let characters = 0;
  let unread = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const lines = await pageLines(pdf, number);
    if (lines === null) unread += 1;
    pages.push(lines ?? []);
    for (const { text } of lines ?? []) characters += text.length;
    if (characters > limits.characters) throw new Unreadable("The document has more than 2,000,000 characters.");
  }
  if (characters === 0) throw new Unreadable(unread > 0 ? DAMAGED : PICTURES);
  const draft = arrange(pages);
  const warnings = [
    ...(unread > 0 ? [`${unread} of ${pdf.numPages} pages could not be read.`] : []),
    ...emptyPages(pages.map(({ length }) => length)),
  ];
  return { draft, pages: pdf.numPages, warnings };
}

const DAMAGED = "The PDF is damaged: it can't be read.";
const PICTURES = "The PDF has no text, only pictures of text. Upload the text itself.";

async function opened(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, OPTIONS);
  } catch (error) {
    const isProtected = error instanceof Error && error.name === "PasswordException";
    throw new Unreadable(isProtected ? "The file is protected by a password. Save it without one." : DAMAGED);
  }
}

/** Null for a page that is damaged. The others are read all the same. */
async function pageLines(pdf: Pdf, number: number): Promise<Line[] | null> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOf(items as readonly TextItem[], number);
    page.cleanup();
    return lines;
  } catch {
    return null;
  }
}

function emptyPages(lines: readonly number[]): string[] {
  const empty = lines.filter((count) => count === 0).length;
  return empty === 0 ? [] : [`${empty} of ${lines.length} pages have no text. Pictures of text are not read.`];
}
