import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { pageOf } from "../../../kernel/page.ts";
import type { Act } from "../../../platform/act.ts";
import { containing } from "../../../platform/db/like.ts";
import { presentPersona, presentPreset } from "./present.ts";
import { personaPresets } from "./presets/list.ts";
import type { PersonaPreset } from "./presets/preset.ts";
import { countPersonas, type PersonaRow, pageOfPersonas, type Sort } from "./store.ts";

export interface PersonaQuery {
  readonly intents?: readonly string[] | null | undefined;
  readonly is_preset?: boolean | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort: Sort;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

const LONGEST_SEARCH = 200;

export async function listPersonas(act: Act, query: PersonaQuery) {
  const { sort, limit, offset } = query;
  const words = query.search?.trim().slice(0, LONGEST_SEARCH) ?? "";
  const intents = query.intents && query.intents.length > 0 ? [...new Set(query.intents)] : null;
  if (query.is_preset) return listPresets({ ...query, sort }, (preset) => isFound(preset, { words, intents }));
  const filter = { intents, pattern: words === "" ? null : containing(words) };
  const part = sort.endsWith("name") ? "text" : "bigint";
  const position = query.cursor ? readCursor(query.cursor, { sort: [sort], at: part, id: "uuid" }) : null;
  const found = await pageOfPersonas(act, { ...filter, sort, position, limit: limit + 1, offset });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    results: rows.map(presentPersona),
    total: await countPersonas(act, filter),
    next_cursor: last && found.length > limit ? writeCursor(positionOf(sort, last)) : null,
  };
}

const positionOf = (sort: Sort, { name, created_at, id }: PersonaRow) => ({
  ...{ sort, at: sort.endsWith("name") ? name : created_at, id },
});

function isFound(
  { name, role, description, tags, intent }: PersonaPreset,
  { words, intents }: { readonly words: string; readonly intents: readonly string[] | null },
): boolean {
  if (intents && !intents.includes(intent)) return false;
  return [name, role, description, ...tags].some((text) => text.toLowerCase().includes(words.toLowerCase()));
}

export interface PresetQuery {
  readonly sort?: Sort;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** All were made at the same time: without a name to sort by they are in the order in which they are written down. */
export function listPresets(query: PresetQuery, isWanted: (preset: PersonaPreset) => boolean) {
  const found = personaPresets.filter(isWanted);
  const sort = query.sort ?? "-created_at";
  if (sort.endsWith("name")) found.sort((one, other) => (one.name < other.name ? -1 : 1));
  if (sort === "-name") found.reverse();
  const { items, total, nextCursor } = pageOf(found, { ...query, sort });
  return { results: items.map(presentPreset), total, next_cursor: nextCursor };
}
