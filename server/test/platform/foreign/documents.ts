import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { ZipFile } from "yazl";

/** A policy as people write it, to be saved in every format. */
export interface Written {
  readonly kind: "heading" | "paragraph" | "item";
  readonly text: string;
}

export const written: readonly Written[] = [
  { kind: "heading", text: "Refunds" },
  {
    kind: "paragraph",
    text: "The agent must not promise a refund of more than 200 euros. Above this amount it transfers the customer to a person, who decides within two working days.",
  },
  {
    kind: "paragraph",
    text: "Before a refund is made, the agent must confirm order number and amount with the customer.",
  },
  { kind: "heading", text: "Customer data" },
  { kind: "paragraph", text: "The agent must never disclose the address of one customer to another." },
  { kind: "item", text: "It may confirm that an order exists." },
  { kind: "item", text: "It should ask for the order number first." },
];

export async function asPdf(blocks: readonly Written[], more: { readonly copies?: number } = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A4", margin: 72 });
  const whole = buffer(pdf as unknown as Readable);
  for (let copy = 0; copy < (more.copies ?? 1); copy += 1) {
    if (copy > 0) pdf.addPage();
    for (const { kind, text } of blocks) {
      pdf.fontSize(kind === "heading" ? 18 : 11).text(kind === "item" ? `• ${text}` : text);
      pdf.moveDown(kind === "item" ? 0 : 1);
    }
  }
  pdf.end();
  return whole;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const paragraph = ({ kind, text }: Written): string => {
  const style = kind === "heading" ? '<w:pPr><w:pStyle w:val="Berschrift1"/></w:pPr>' : "";
  const list = kind === "item" ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : "";
  return `<w:p>${style}${list}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
};

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
export const documentXml = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`;
const STYLES = `<w:styles ${NAMESPACE}><w:style w:styleId="Berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>`;

/** A zip file with these parts. */
export async function zipParts(parts: Readonly<Record<string, string | Buffer | Readable>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof Readable) zip.addReadStream(part, name);
    else zip.addBuffer(Buffer.from(part as string), name);
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}

export const asDocx = (blocks: readonly Written[]): Promise<Buffer> =>
  zipParts({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": documentXml(blocks.map(paragraph).join("")),
    "word/styles.xml": STYLES,
  });

export function asHtml(blocks: readonly Written[]): Buffer {
  const tags = { heading: "h1", paragraph: "p", item: "li" } as const;
  const body = blocks.map(({ kind, text }) => `<${tags[kind]}>${escaped(text)}</${tags[kind]}>`).join("\n");
  return Buffer.from(`<!doctype html><html><head><title>Shop</title></head><body>${body}</body></html>`);
}

/** Lines of 60 characters, as text files often have. */
const wrapped = (text: string): string => text.replaceAll(/(.{40,60}) /g, "$1\n");

export const asMarkdown = (blocks: readonly Written[]): Buffer =>
  Buffer.from(
    blocks
      .map(({ kind, text }) =>
        kind === "heading" ? `# ${text}\n` : kind === "item" ? `- ${text}` : `${wrapped(text)}\n`,
      )
      .join("\n"),
  );

export const asText = (blocks: readonly Written[]): Buffer =>
  Buffer.from(
    blocks
      .map(({ kind, text }) =>
        kind === "heading"
          ? `${text}\n${"=".repeat(text.length)}\n`
          : kind === "item"
            ? `* ${text}`
            : `${wrapped(text)}\n`,
      )
      .join("\n"),
  );
