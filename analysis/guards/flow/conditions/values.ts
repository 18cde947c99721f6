import type { ArgumentPath } from "../language/policy.ts";

/** The value at a path of the arguments. */
export interface Values {
  /** Texts, numbers and booleans; those in lists one by one. */
  readonly plain: readonly (string | number | boolean)[];
  /** Objects, and values too deep or too large to read: they can't be compared. */
  readonly isOdd: boolean;
}

const MOST_VALUES = 1_000;
const DEEPEST = 64;

/** Names are compared without regard to case, as some tools read them. */
export function valuesAt(value: unknown, { steps }: ArgumentPath): Values {
  const found: (string | number | boolean)[] = [];
  let isOdd = false;
  let visited = 0;
  const walk = (one: unknown, step: number, depth: number): void => {
    visited += 1;
    if (visited > MOST_VALUES * 4 || found.length >= MOST_VALUES || depth > DEEPEST) {
      isOdd = true;
      return;
    }
    if (Array.isArray(one)) {
      for (const item of one) {
        if (isOdd) return;
        walk(item, step, depth + 1);
      }
      return;
    }
    if (one === null || one === undefined) return;
    const names = steps[step];
    if (names) descend(one, names, (item) => walk(item, step + 1, depth + 1));
    else if (typeof one === "string" || typeof one === "number" || typeof one === "boolean") found.push(one);
    else isOdd = true;
  };
  const descend = (one: unknown, names: readonly string[], go: (item: unknown) => void): void => {
    if (typeof one !== "object" || one === null) {
      isOdd = true;
      return;
    }
    for (const [name, item] of Object.entries(one)) if (names.some((wanted) => isNamed(name, wanted))) go(item);
  };
  walk(value, 0, 0);
  return { plain: found, isOdd };
}

const isNamed = (name: string, wanted: string): boolean =>
  wanted === "*" || name === wanted || name.trim().toLowerCase() === wanted.toLowerCase();

const MOST_TEXTS = 10_000;

/** Every text in a place and below it, member names and numbers included, one after another. */
export function textsAt(value: unknown, { steps }: ArgumentPath): { texts: string[]; isCut: boolean } {
  const texts: string[] = [];
  let isCut = false;
  const walk = (one: unknown, step: number, depth: number): void => {
    if (texts.length >= MOST_TEXTS || depth > DEEPEST) {
      isCut = true;
      return;
    }
    if (typeof one === "string") texts.push(one);
    else if (typeof one === "number" || typeof one === "boolean") texts.push(String(one));
    else if (Array.isArray(one)) for (const item of one) walk(item, step, depth + 1);
    else if (typeof one === "object" && one !== null) {
      const names = steps[step];
      for (const [name, item] of Object.entries(one)) {
        if (names && !names.some((wanted) => isNamed(name, wanted))) continue;
        if (!names) texts.push(name);
        walk(item, step + 1, depth + 1);
      }
    }
  };
  walk(value, 0, 0);
  return { texts, isCut };
}
