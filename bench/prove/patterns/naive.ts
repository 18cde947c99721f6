/**
 * What the pattern engine must find, written from its description alone: every start is tried, and every way through a
 * pattern is followed. It shares no code with the engine, not even the parser.
 */
export type Tree =
  | { readonly kind: "character"; readonly source: string }
  | { readonly kind: "border" }
  | { readonly kind: "sequence"; readonly parts: readonly Tree[] }
  | { readonly kind: "either"; readonly ways: readonly Tree[] }
  | { readonly kind: "repeat"; readonly part: Tree; readonly least: number; readonly most: number };

export interface NaiveRule {
  readonly tree: Tree;
  readonly ignoreCase: boolean;
}

export interface NaiveHit {
  readonly rule: number;
  readonly start: number;
  readonly end: number;
}

/** The pattern as someone would write it. */
export function writePattern(tree: Tree): string {
  switch (tree.kind) {
    case "character":
      return tree.source;
    case "border":
      return "\\b";
    case "sequence":
      return tree.parts.map(writePattern).join("");
    case "either":
      return `(${tree.ways.map(writePattern).join("|")})`;
    case "repeat": {
      const inner = tree.part.kind === "character" ? writePattern(tree.part) : `(?:${writePattern(tree.part)})`;
      if (tree.least === 0 && tree.most === 1) return `${inner}?`;
      return tree.least === tree.most ? `${inner}{${tree.most}}` : `${inner}{${tree.least},${tree.most}}`;
    }
  }
}

/** Each rule for itself: the leftmost hit, of those the longest, then on from its end. */
export function naiveHits(rules: readonly NaiveRule[], text: string): NaiveHit[] {
  const points = [...text];
  const units = [0];
  for (const point of points) units.push((units.at(-1) ?? 0) + point.length);
  const hits: NaiveHit[] = [];
  for (const [rule, { tree, ignoreCase }] of rules.entries()) {
    const ends = follower(points, ignoreCase);
    for (let at = 0; at < points.length; ) {
      const longest = Math.max(at, ...ends(tree, at));
      if (longest > at) hits.push({ rule, start: units[at] ?? 0, end: units[longest] ?? 0 });
      at = longest > at ? longest : at + 1;
    }
  }
  return hits.sort((one, other) => one.start - other.start || one.rule - other.rule);
}

function follower(points: readonly string[], ignoreCase: boolean): (tree: Tree, at: number) => ReadonlySet<number> {
  function ends(tree: Tree, at: number): ReadonlySet<number> {
    switch (tree.kind) {
      case "character":
        return new Set(at < points.length && takes(tree.source, ignoreCase, points[at] ?? "") ? [at + 1] : []);
      case "border":
        return new Set(wordChanges(points[at - 1], points[at]) ? [at] : []);
      case "sequence":
        return tree.parts.reduce<ReadonlySet<number>>((from, part) => step(part, from), new Set([at]));
      case "either":
        return new Set(tree.ways.flatMap((way) => [...ends(way, at)]));
      case "repeat": {
        const all = new Set<number>(tree.least === 0 ? [at] : []);
        let from: ReadonlySet<number> = new Set([at]);
        for (let count = 1; count <= tree.most && from.size > 0; count++) {
          from = step(tree.part, from);
          if (count >= tree.least) for (const end of from) all.add(end);
        }
        return all;
      }
    }
  }
  const step = (part: Tree, from: ReadonlySet<number>) => new Set([...from].flatMap((at) => [...ends(part, at)]));
  return ends;
}

const expressions = new Map<string, RegExp>();

/** Whether one character matches; \w has the letters of every script, which it does not have in JavaScript. */
function takes(source: string, ignoreCase: boolean, character: string): boolean {
  const key = `${source} ${ignoreCase}`;
  let expression = expressions.get(key);
  if (!expression) {
    const inJavaScript = source
      .replaceAll("\\w", source.startsWith("[") ? WORD : `[${WORD}]`)
      .replaceAll("\\W", `[^${WORD}]`);
    expression = new RegExp(`^(?:${inJavaScript})$`, ignoreCase ? "iu" : "u");
    expressions.set(key, expression);
  }
  return expression.test(character);
}

const WORD = "\\p{L}\\p{M}\\p{N}_";
const IN_WORD = new RegExp(`^[${WORD}]$`, "u");
const UNSPACED = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]$/u;

/** Whether a word starts or ends here: beside a space or a mark, and on both sides of a character that is written without spaces. */
function wordChanges(before = "", after = ""): boolean {
  const [one, other] = [IN_WORD.test(before), IN_WORD.test(after)];
  if (one !== other) return true;
  return one && (UNSPACED.test(before) || UNSPACED.test(after));
}
