import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import { cutToSize } from "../content/cut-to-size.ts";
import { bodyOf } from "../content/result.ts";
import { withoutForeign } from "../content/untrusted.ts";
import type { Caller, RunNeeds } from "../tools/run.ts";
import { pages, readPage } from "./docs.ts";
import { reportMarkdown } from "./report.ts";

const MARKDOWN = "text/markdown";
const JSON_TYPE = "application/json";
/** In characters, so that a page of any language stays within one answer. */
const MOST_PAGE = 30_000;

/** Findings and reports are found through tools; what has a constant name is listed. */
export const resources: readonly JsonObject[] = Object.entries(pages).map(([name, { title }]) => ({
  ...{ uri: `console://docs/${name}`, name, title, mimeType: MARKDOWN },
}));

export const resourceTemplates: readonly JsonObject[] = [
  {
    ...{ uriTemplate: "console://findings/{id}", name: "finding", title: "A finding", mimeType: JSON_TYPE },
    description: "What is wrong, how often, and what to do about it. Without transcripts.",
  },
  {
    ...{
      uriTemplate: "console://reports/{id}",
      name: "report",
      title: "The report of an evaluation",
      mimeType: MARKDOWN,
    },
    description: "Verdict, scores with their ranges, and findings. Without transcripts.",
  },
  {
    ...{ uriTemplate: "console://docs/{page}", name: "docs", title: "A page of the documentation", mimeType: MARKDOWN },
    description: "What the words, detectors and guards mean.",
  },
];

export interface ReportOperations {
  readonly finding: OperationSpec;
  readonly summary: OperationSpec;
  readonly verdict: OperationSpec;
  readonly findings: OperationSpec;
}

/** The content of a resource, or null if there is none of that address. Throws what the operations behind it refuse with. */
export async function readResource(
  { call }: RunNeeds,
  { operations, uri }: { operations: ReportOperations; uri: string },
  { who, origin, signal }: Caller,
): Promise<JsonObject | null> {
  const [, kind, id = ""] = /^console:\/\/(findings|reports|docs)\/([\w-]{1,60})$/.exec(uri) ?? [];
  const ask = async (operation: OperationSpec, params: Record<string, string>, query = ""): Promise<unknown> =>
    bodyOf(await call({ operation, who, origin, signal, params, query, body: undefined }));
  if (kind === "docs") {
    const page = await readPage(id);
    return page === null ? null : { uri, mimeType: MARKDOWN, text: page.slice(0, MOST_PAGE).toWellFormed() };
  }
  if (kind === "findings") {
    const finding = await ask(operations.finding, { finding_id: id });
    const { data } = cutToSize(withoutForeign(finding, { transcripts: false }), 0);
    return { uri, mimeType: JSON_TYPE, text: JSON.stringify(data) };
  }
  if (kind !== "reports") return null;
  const summary = await ask(operations.summary, { evaluation_id: id });
  const verdict = await ask(operations.verdict, { evaluation_id: id }).catch(() => null);
  const findings = await ask(operations.findings, {}, `evaluation_id=${id}&limit=50`);
  return { uri, mimeType: MARKDOWN, text: reportMarkdown({ summary, verdict, findings }) };
}
