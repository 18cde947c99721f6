import { SourceNumber } from "./source-number.ts";

export interface Unstorable {
  /** Keys and indexes from the given value down to the text. */
  readonly path: readonly (string | number)[];
  readonly text: string;
  readonly kind: UnstorableKind;
}

export type UnstorableKind = "surrogate" | "nul";

/** Why PostgreSQL can't store this text or UTF-8 can't encode it. Undefined for every ordinary text. */
export function unstorableText(text: string): UnstorableKind | undefined {
  if (!text.isWellFormed()) return "surrogate";
  return text.includes("\u0000") ? "nul" : undefined;
}

/** The first text inside a parsed value, keys included, that can't be stored or returned. */
export function findUnstorable(value: unknown): Unstorable | undefined {
  return search(value, []);
}

function search(value: unknown, path: (string | number)[]): Unstorable | undefined {
  if (typeof value === "string") {
    const kind = unstorableText(value);
    return kind && { path: [...path], text: value, kind };
  }
  if (typeof value !== "object" || value === null || value instanceof SourceNumber) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = below(i, value[i], path);
      if (found) return found;
    }
    return undefined;
  }
  for (const key in value) {
    const kind = unstorableText(key);
    if (kind) return { path: [...path], text: key, kind };
    const found = below(key, (value as Record<string, unknown>)[key], path);
    if (found) return found;
  }
  return undefined;
}

function below(key: string | number, value: unknown, path: (string | number)[]): Unstorable | undefined {
  path.push(key);
  const found = search(value, path);
  path.pop();
  return found;
}
