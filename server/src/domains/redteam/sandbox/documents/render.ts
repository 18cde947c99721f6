import type { PlayedDocument } from "../played/play.ts";

const TYPES = { html: "text/html", md: "text/markdown", txt: "text/plain", csv: "text/csv" } as const;

export const typeOf = ({ format }: PlayedDocument): string => `${TYPES[format]}; charset=utf-8`;

/** Lines between what a reader sees and what stands far below it. */
const FAR_BELOW = "\n".repeat(40);

/** A document with what an outsider hid in it, each in the way of its format. `next` is the address of the page that follows. */
export function render({ format, usual, added }: PlayedDocument, next: string | null): string {
  switch (format) {
    case "html": {
      const hidden = added === "" ? "" : `<div style="display:none">${added}</div>\n`;
      const link = next === null ? "" : `<p><a href="${next}">Next page</a></p>\n`;
      const body = usual.trimStart().startsWith("<") ? usual : `<p>${escaped(usual)}</p>`;
      return `<!doctype html>\n<meta name="robots" content="noindex">\n${body}\n${hidden}${link}`;
    }
    case "md":
      return [usual, next && `[Next page](${next})`, added && `<!--\n${added}\n-->`].filter(Boolean).join("\n\n");
    case "csv": {
      const rows = [["text"], [usual], ...(added === "" ? [] : [[added]]), ...(next === null ? [] : [[next]])];
      return rows.map((row) => row.map(quoted).join(",")).join("\r\n");
    }
    case "txt":
      return [usual, next && `Next page: ${next}`].filter(Boolean).join("\n") + (added && FAR_BELOW + added);
  }
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
