import { isContent } from "../model/content-keys.ts";
import { MOST_CONTENT_BYTES, MOST_DEPTH, MOST_ITEMS, MOST_KEY_BYTES, MOST_TEXT_BYTES } from "../model/limits.ts";
import { Malformed } from "../model/malformed.ts";
import type { Attributes, Value } from "../model/records.ts";
import { bigOf, cut, type Json, listIn, numberOf, objectIn, objectOf, textIn, valueIn } from "./fields.ts";

export const attributesIn = (object: Json): Attributes => mapOf(listIn(object, "attributes"), 0);

function mapOf(list: readonly unknown[], depth: number): Attributes {
  const map: Record<string, Value> = {};
  for (const item of list.length > MOST_ITEMS ? list.slice(0, MOST_ITEMS) : list) {
    const pair = objectOf(item, "attribute");
    const key = textIn(pair, "key", MOST_KEY_BYTES);
    const most = isContent(key) ? MOST_CONTENT_BYTES : MOST_TEXT_BYTES;
    const value = anyValue(objectIn(pair, "value"), { depth, most });
    if (key === "__proto__") Object.defineProperty(map, key, { value, enumerable: true, configurable: true });
    else map[key] = value;
  }
  return map;
}

interface ValueBounds {
  readonly depth: number;
  readonly most: number;
}

/** An AnyValue. */
export function anyValue(object: Json, { depth, most }: ValueBounds): Value {
  const text = valueIn(object, "stringValue") ?? null;
  if (text !== null) return textIn(object, "stringValue", most);
  const flag = valueIn(object, "boolValue") ?? null;
  if (typeof flag === "boolean") return flag;
  if (flag !== null) throw new Malformed("boolValue is neither true nor false");
  const whole = valueIn(object, "intValue") ?? null;
  if (whole !== null) return integer(bigOf(whole, "intValue"));
  const number = valueIn(object, "doubleValue") ?? null;
  if (number !== null) return finite(numberOf(number, "doubleValue"));
  const bytes = valueIn(object, "bytesValue") ?? null;
  if (bytes !== null) return cut(textIn(object, "bytesValue", most), most);
  return listOrMap(object, { depth: depth + 1, most });
}

function listOrMap(object: Json, { depth, most }: ValueBounds): Value {
  const list = valueIn(object, "arrayValue") ?? null;
  if (list !== null) {
    if (depth >= MOST_DEPTH) return null;
    const items = listIn(objectOf(list, "arrayValue"), "values");
    return items.slice(0, MOST_ITEMS).map((item) => anyValue(objectOf(item, "value"), { depth, most }));
  }
  const map = valueIn(object, "kvlistValue") ?? null;
  if (map === null || depth >= MOST_DEPTH) return null;
  return mapOf(listIn(objectOf(map, "kvlistValue"), "values"), depth);
}

function integer(value: bigint): Value {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

const finite = (value: number): Value => (Number.isFinite(value) ? value : String(value));
