import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import { pageOfRules, type RuleFilter, type RuleRow } from "./store.ts";

interface RulesQuery {
  readonly policy_id?: string | null | undefined;
  readonly status?: RuleFilter["status"] | undefined;
  readonly category?: string | null | undefined;
  readonly check?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

const LONGEST_SEARCH = 200;

export async function listRules(
  act: Act,
  query: RulesQuery,
): Promise<{ rows: RuleRow[]; count: number; countCapped: boolean; nextCursor: string | null }> {
  const words = query.search?.trim().slice(0, LONGEST_SEARCH);
  const filter: RuleFilter = {
    policyId: query.policy_id ?? null,
    status: query.status ?? null,
    category: query.category ?? null,
    check: query.check ?? null,
    words: words || null,
  };
  const after = query.cursor ? readCursor(query.cursor, { policy: "uuid", at: "integer", id: "uuid" }) : null;
  const page = { ...filter, after, limit: query.limit + 1, offset: query.offset };
  const { rows: found, count, countCapped } = await pageOfRules(act, page);
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return {
    rows,
    count,
    countCapped,
    nextCursor:
      last && found.length > query.limit
        ? writeCursor({ policy: last.policy_id, at: last.position, id: last.id })
        : null,
  };
}
