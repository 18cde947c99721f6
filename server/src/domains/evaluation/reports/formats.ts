import type { ReportSource } from "./content/source.ts";
import { csvReport } from "./csv.ts";
import { htmlPolicy, htmlReport } from "./html/page.ts";
import { jsonReport } from "./json.ts";
import { junitReport } from "./junit.ts";
import { sarifReport } from "./sarif.ts";

/** One form of the report: what it is called, and how it is written as it is read. */
export interface ReportFormat {
  readonly media: string;
  /** The end of the file's name. */
  readonly ending: string;
  readonly write: (source: ReportSource) => AsyncIterable<string | Buffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

export const formatNames = ["json", "html", "pdf", "csv", "junit", "sarif"] as const;
export type FormatName = (typeof formatNames)[number];

export const formats: Readonly<Record<FormatName, ReportFormat>> = {
  json: { media: "application/json", ending: "json", write: jsonReport },
  html: {
    media: "text/html; charset=utf-8",
    ending: "html",
    write: (source) => htmlReport(source),
    // Opened in a browser, it has an origin of its own: injected code could reach nothing of the console.
    headers: { "content-security-policy": `${htmlPolicy}; sandbox allow-scripts` },
  },
  pdf: { media: "application/pdf", ending: "pdf", write: pdfReport },
  csv: { media: "text/csv; charset=utf-8", ending: "csv", write: csvReport },
  junit: { media: "application/xml", ending: "junit.xml", write: junitReport },
  sarif: { media: "application/sarif+json", ending: "sarif", write: sarifReport },
};

/** Read at the first report on paper: its library, with fonts and all, is the largest of the console. */
async function* pdfReport(source: ReportSource): AsyncGenerator<Buffer> {
  const paper = await import("./pdf/document.ts");
  yield* paper.pdfReport(source);
}
