import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import type { PolicyHooks } from "./hooks.ts";
import { presentPolicies, presentPreset } from "./present.ts";
import { policyPresets } from "./presets/list.ts";
import { countPolicies, type PolicyView, type Sort, selectPage } from "./stores/view-store.ts";

export interface ListQuery {
  readonly category?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort: Sort;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listPolicies(hooks: PolicyHooks, act: Act, query: ListQuery) {
  const { sort, cursor, limit, offset, category = null, status = null, search = null } = query;
  const filter = { category, status, search };
  const position = cursor ? readPosition(cursor, sort) : null;
  const found = await selectPage(act, { ...filter, sort, position, limit: limit + 1, offset: cursor ? 0 : offset });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    results: await presentPolicies(hooks, act, rows),
    total: await countPolicies(act, filter),
    next_cursor: last && found.length > limit ? writeCursor(positionOf(sort, last)) : null,
  };
}

const positionOf = (sort: Sort, { created_at, name, id }: PolicyView) => ({
  ...{ sort, at: sort.endsWith("created_at") ? created_at : name, id },
});

const readPosition = (cursor: string, sort: Sort) =>
  readCursor(cursor, { sort: [sort], at: sort.endsWith("created_at") ? "bigint" : "text", id: "uuid" });

export interface PresetQuery {
  readonly category?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

export function listPresets(act: Act, { category = null, limit, offset }: PresetQuery) {
  const fitting = policyPresets.filter((preset) => category === null || preset.category === category);
  return {
    results: fitting.slice(offset, offset + limit).map((preset) => presentPreset(act, preset)),
    total: fitting.length,
  };
}
