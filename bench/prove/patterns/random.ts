import type { NaiveRule, Tree } from "./naive.ts";

/** Characters that rules and texts share, so that rules are often found and more often nearly found. */
const LETTERS = [
  "a",
  "b",
  "c",
  "A",
  "1",
  "2",
  " ",
  "-",
  "_",
  "é",
  "É",
  "ß",
  "K",
  "ſ",
  "k",
  "s",
  "日",
  "本",
  "ก",
  "😀",
  "😁",
  "𐐀",
  "𐐨",
];
/** Halves of surrogate pairs, alone or in the wrong order. */
const HALVES = ["\ud83d", "\ude00", "\ude00\ud83d"];
const CLASSES = [
  "[ab]",
  "[^a]",
  "[a-c1]",
  "\\d",
  "\\w",
  "\\s",
  "\\W",
  "[^\\d ]",
  ".",
  "[😀-😎]",
  "[é-ö]",
  "[^😀]",
  "[\\w-]",
  "[k-s]",
];

export type Random = () => number;

const below = (random: Random, count: number): number => Math.floor(random() * count);
const pick = <T>(random: Random, from: readonly [T, ...T[]] | readonly T[]): T => from[below(random, from.length)] as T;

export function randomRules(random: Random): NaiveRule[] {
  return Array.from({ length: 1 + below(random, 4) }, () => ({ tree: randomRule(random), ignoreCase: random() < 0.3 }));
}

function randomRule(random: Random): Tree {
  const border = (): Tree[] => (random() < 0.25 ? [{ kind: "border" }] : []);
  const parts = [...border(), ...randomParts(random, 2), ...border()];
  const tree: Tree = { kind: "sequence", parts };
  return isEmptyable(tree)
    ? { kind: "sequence", parts: [{ kind: "character", source: "a" }, ...parts.slice(1)] }
    : tree;
}

function randomParts(random: Random, depth: number): Tree[] {
  return Array.from({ length: 1 + below(random, 3) }, () => randomPart(random, depth));
}

function randomPart(random: Random, depth: number): Tree {
  const kind = random();
  if (depth === 0 || kind < 0.45)
    return { kind: "character", source: random() < 0.6 ? pick(random, LETTERS) : pick(random, CLASSES) };
  if (kind < 0.7) {
    const ways = Array.from(
      { length: 2 + below(random, 2) },
      (): Tree => ({ kind: "sequence", parts: randomParts(random, depth - 1) }),
    );
    return { kind: "either", ways };
  }
  const least = below(random, 3);
  const most = Math.max(1, least + below(random, 5));
  return { kind: "repeat", part: randomPart(random, depth - 1), least, most };
}

function isEmptyable(tree: Tree): boolean {
  switch (tree.kind) {
    case "character":
      return false;
    case "border":
      return true;
    case "sequence":
      return tree.parts.every(isEmptyable);
    case "either":
      return tree.ways.some(isEmptyable);
    case "repeat":
      return tree.least === 0 || isEmptyable(tree.part);
  }
}

export function randomText(random: Random): string {
  const letters = Array.from({ length: 2 + below(random, 5) }, () => pick(random, LETTERS));
  const length = below(random, 60);
  let text = "";
  while (text.length < length) text += random() < 0.03 ? pick(random, HALVES) : pick(random, letters);
  return text;
}

/** Cuts between any two units, so also inside surrogate pairs. */
export function randomChunks(random: Random, text: string): string[] {
  const most = 1 + below(random, 9);
  const chunks: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = below(random, most + 1);
    chunks.push(text.slice(at, at + length));
    at += length;
  }
  return chunks;
}
