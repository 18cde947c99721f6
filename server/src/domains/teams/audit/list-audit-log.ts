import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import { type AuditFilter, type AuditLine, findLines, type Stretch } from "./store.ts";

export interface AuditPage {
  readonly results: readonly AuditLine[];
  readonly next_cursor: string | null;
}

export interface PageQuery extends AuditFilter {
  readonly limit: number;
  readonly cursor?: string;
}

export async function listAuditLog(act: Act, query: PageQuery): Promise<AuditPage> {
  const after = query.cursor === undefined ? null : positionOf(query.cursor);
  const found = await findLines(act, query, { after, most: query.limit + 1 });
  const results = found.slice(0, query.limit);
  const last = results.at(-1);
  const more = found.length > query.limit && last !== undefined;
  return { results, next_cursor: more ? writeCursor({ at: last.at_ms, id: last.id }) : null };
}

function positionOf(cursor: string): Stretch["after"] {
  const { at, id } = readCursor(cursor, { at: "bigint", id: "uuid" });
  return { at_ms: at, id };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(value: unknown): boolean {
  return typeof value === "string" && UUID.test(value);
}
