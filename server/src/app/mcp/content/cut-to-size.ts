import { isJsonObject, type JsonObject } from "../../../kernel/json/json-object.ts";

/** In bytes. An answer has 64 kB at most, with everything around its data. */
const FOR_DATA = 60_000;

export interface Fitted {
  readonly data: unknown;
  /** Where the rest begins, if the data has been cut. */
  readonly next: number | null;
  readonly shown?: { readonly member: string; readonly items: number; readonly of: number };
}

/** The data stands in an answer twice: as it is, and as text inside a string. */
const cost = (value: unknown): number => {
  const text = JSON.stringify(value) ?? "null";
  return Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
};

/**
 * Cuts data to what one answer may hold. Its largest list is cut at an item, from which the next call goes on; of anything else the
 * largest members are left out. One pass over the items: no item is measured twice.
 */
export function cutToSize(data: unknown, skip: number): Fitted {
  if (skip === 0 && cost(data) <= FOR_DATA) return { data, next: null };
  const found = largestList(data);
  if (!found) return { data: pruned(data), next: null };
  const { name, items, around } = found;
  const left = FOR_DATA - cost(around([]));
  if (left <= 0) return { data: pruned(data), next: null };
  const kept: unknown[] = [];
  let spent = 0;
  for (const item of items.slice(skip)) {
    const whole = cost(item) + 2;
    const one = whole > left ? pruned(item, left) : item;
    spent += whole > left ? cost(one) + 2 : whole;
    if (spent > left && kept.length > 0) break;
    kept.push(one);
  }
  const end = skip + kept.length;
  return {
    data: around(kept),
    next: end < items.length ? end : null,
    shown: { member: name, items: kept.length, of: items.length },
  };
}

interface FoundList {
  readonly name: string;
  readonly items: readonly unknown[];
  readonly around: (items: readonly unknown[]) => unknown;
}

function largestList(data: unknown): FoundList | null {
  if (Array.isArray(data)) return { name: "data", items: data, around: (items) => items };
  if (!isJsonObject(data)) return null;
  const lists = Object.entries(data).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const [largest] = lists.map(([name, items]) => ({ name, items, size: cost(items) })).sort((a, b) => b.size - a.size);
  if (!largest || largest.items.length === 0) return null;
  return { ...largest, around: (items) => ({ ...data, [largest.name]: items }) };
}

/** Leaves out the largest members until the rest fits. */
function pruned(value: unknown, most = FOR_DATA): unknown {
  if (cost(value) <= most) return value;
  if (!isJsonObject(value)) return omitted(value);
  const members = Object.entries(value).map(([name, inner]) => ({ name, size: cost(inner) }));
  let size = cost(value);
  const out: JsonObject = { ...value };
  for (const { name, size: saved } of members.sort((a, b) => b.size - a.size)) {
    if (size <= most) break;
    out[name] = omitted(value[name]);
    size += cost(out[name]) - saved;
  }
  return size <= most ? out : omitted(value);
}

const omitted = (value: unknown): JsonObject => ({ omitted_bytes: Buffer.byteLength(JSON.stringify(value) ?? "") });
