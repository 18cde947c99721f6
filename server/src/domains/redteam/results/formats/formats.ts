import { csvResults } from "./csv.ts";
import { htmlPolicy, htmlResults } from "./html.ts";
import { jsonlResults, jsonResults } from "./json.ts";
import { junitResults } from "./junit.ts";
import { sarifResults } from "./sarif.ts";
import type { ResultSource } from "./source.ts";

/** One form of the results, written as they are read. */
interface ResultFormat {
  readonly media: string;
  /** The end of the file's name. */
  readonly ending: string;
  readonly write: (source: ResultSource) => AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
}

export const formatNames = ["json", "jsonl", "csv", "sarif", "junit", "html"] as const;
type FormatName = (typeof formatNames)[number];

export const formats: Readonly<Record<FormatName, ResultFormat>> = {
  json: { media: "application/json", ending: "json", write: jsonResults },
  jsonl: { media: "application/x-ndjson", ending: "jsonl", write: jsonlResults },
  csv: { media: "text/csv; charset=utf-8", ending: "csv", write: csvResults },
  sarif: { media: "application/sarif+json", ending: "sarif", write: sarifResults },
  junit: { media: "application/xml", ending: "junit.xml", write: junitResults },
  html: {
    media: "text/html; charset=utf-8",
    ending: "html",
    write: htmlResults,
    // Opened in a browser, it has an origin of its own: injected code could reach nothing of the console.
    headers: { "content-security-policy": `${htmlPolicy}; sandbox` },
  },
};
