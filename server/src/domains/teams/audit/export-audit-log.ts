import { Readable } from "node:stream";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import { type AuditFilter, type AuditLine, findLines } from "./store.ts";

/** One read on its own connection. */
type ReadTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

const PAGE_ROWS = 500;

/** Records who exports the log, before any of it is sent. */
export async function beginExport(act: Act, filter: AuditFilter): Promise<void> {
  await recordAudit(act, { action: "audit.exported", details: { ...filter } });
}

export function exportAnswer(read: ReadTeam, filter: AuditFilter): Answer {
  return {
    status: 200,
    raw: { content: Readable.from(lines(read, filter), { objectMode: false }), type: "application/x-ndjson" },
    headers: { "content-disposition": 'attachment; filename="audit-log.jsonl"', "cache-control": "no-store" },
  };
}

/** Page by page, each on its own connection: a slow reader holds neither a connection nor more than a page. */
async function* lines(read: ReadTeam, filter: AuditFilter): AsyncGenerator<string> {
  let after: AuditLine | null = null;
  do {
    const stretch = { after, most: PAGE_ROWS };
    const rows: AuditLine[] = await read((act) => findLines(act, filter, stretch));
    if (rows.length > 0) yield rows.map((row) => `${stringifyJson(row)}\n`).join("");
    after = rows.length < PAGE_ROWS ? null : (rows.at(-1) ?? null);
  } while (after);
}
