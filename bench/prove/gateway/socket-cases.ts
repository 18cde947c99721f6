import { type NaiveRule, naiveHits, type Tree, writePattern } from "../patterns/naive.ts";
import type { Random } from "../patterns/random.ts";
import { type SurfaceName, surfaceNames } from "./surfaces.ts";

const below = (random: Random, count: number): number => Math.floor(random() * count);
const pick = <T>(random: Random, from: readonly T[]): T => from[below(random, from.length)] as T;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

export type RulesKind = "mask" | "block" | "shadow" | "default" | "default in shadow";

/** Rules of one agent, and what they make of a text according to a reference that shares no code with the gateway. */
export interface Rules {
  readonly kind: RulesKind;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: (random: Random) => Planned;
}

/** A text and what may be seen of it. */
export interface Planned {
  readonly text: string;
  /** The masked whole: plain text where nothing hits, and a form for each mask. Null if the whole must be stopped. */
  readonly expected: readonly (string | RegExp)[] | null;
  /** Up to here it may have left before it was stopped. */
  readonly before: string;
  /** None of these may be on the socket, in any string. */
  readonly hidden: readonly string[];
}

export const BLOCKED = "Stopped by a proof.";

const LETTERS = [..."abc12 -"];
const WORDS = ["the", "weather", "in", "Bern", "is", "fine", "today,", "and", "warm.", "We", "hike", "later"];
/** What JSON, UTF-8 and event streams make hard, and no rule here finds. */
const ODDITIES = [
  ...['"', "\\", "\n", "\r\n", "\t", "\u2028", "é", "naïve", "日本", "😀", "👩‍👩‍👧", "data: x\n\n", "event: y\n"],
  ...["\u0000", "</script>", "\\u0061", "[DONE]", "⟦EMAIL_7⟧", "⟦", "{}", "null"],
];

const character = (source: string): Tree => ({ kind: "character", source });

function randomTree(random: Random): Tree {
  const one = (): Tree =>
    character(random() < 0.6 ? pick(random, [..."abc12-"]) : pick(random, ["[ab]", "[a-c1]", "\\d"]));
  const part = (): Tree => {
    const kind = random();
    if (kind < 0.5) return one();
    if (kind < 0.75) return { kind: "repeat", part: one(), least: 1, most: 1 + below(random, 6) };
    return { kind: "either", ways: [one(), { kind: "sequence", parts: [one(), one()] }] };
  };
  return { kind: "sequence", parts: [one(), ...times(1 + below(random, 4), part), one()] };
}

function randomFiller(random: Random): string {
  const kind = random();
  if (kind < 0.55) return `${pick(random, WORDS)} `;
  if (kind < 0.7) return pick(random, ODDITIES);
  return times(1 + below(random, 8), () => pick(random, LETTERS)).join("");
}

/** Something that a pattern finds. */
function sampleOf(random: Random, tree: Tree): string {
  switch (tree.kind) {
    case "character":
      return tree.source.length === 1
        ? tree.source
        : pick(random, tree.source === "\\d" ? ["0", "2", "7"] : ["a", "b"]);
    case "border":
      return "";
    case "sequence":
      return tree.parts.map((part) => sampleOf(random, part)).join("");
    case "either":
      return sampleOf(random, pick(random, tree.ways));
    case "repeat":
      return times(tree.least + below(random, tree.most - tree.least + 1), () => sampleOf(random, tree.part)).join("");
  }
}

/** Patterns of a team, on text that holds them, nearly holds them, or holds them by chance. */
function patternRules(random: Random, kind: "mask" | "block" | "shadow"): Rules {
  const rules: NaiveRule[] = times(1 + below(random, 3), () => ({
    tree: randomTree(random),
    ignoreCase: random() < 0.3,
  }));
  const guard = (rule: NaiveRule, at: number) => ({
    ...{ methods: ["custom-patterns"], mode: kind === "shadow" ? "shadow" : "enforce" },
    action: kind === "block" ? "block" : "mask",
    "custom-patterns": {
      patterns: [writePattern(rule.tree)],
      names: [`rule ${"xyz"[at]}`],
      "ignore-case": rule.ignoreCase,
    },
  });
  const names = rules.map((_, at) => `own${at}`);
  const guards = Object.fromEntries(rules.map((rule, at) => [`own${at}`, guard(rule, at)]));
  return {
    kind,
    body: { ...onAnswers(names), ...guards },
    text: (source) => {
      const planted = (): string => {
        const found = sampleOf(source, pick(source, rules).tree);
        return source() < 0.7 ? found : found.slice(0, -1);
      };
      const part = (): string => (source() < 0.08 ? planted() : randomFiller(source));
      return planned(rules, kind, times(1 + below(source, 25), part).join(""));
    },
  };
}

const onAnswers = (names: readonly string[]) => ({
  "output-guards": names,
  "tool-result-guards": names,
  "output-blocked-message": BLOCKED,
});

/** Hits that touch become one mask, named after the longest; the same value has the same number. */
function planned(rules: readonly NaiveRule[], kind: Rules["kind"], text: string): Planned {
  const hits = kind === "shadow" ? [] : naiveHits(rules, text);
  const [first] = hits;
  if (!first) return { text, expected: [text], before: text, hidden: [] };
  const values = hits.map(({ start, end }) => text.slice(start, end));
  if (kind === "block") return { text, expected: null, before: text.slice(0, first.start), hidden: [] };
  const merged: { start: number; end: number; rule: number; longest: number }[] = [];
  for (const { start, end, rule } of [...hits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || start >= last.end) merged.push({ start, end, rule, longest: end - start });
    else {
      if (end - start > last.longest) Object.assign(last, { rule, longest: end - start });
      last.end = Math.max(last.end, end);
    }
  }
  const known = new Map<string, string>();
  const counts = new Map<number, number>();
  let [out, done] = ["", 0];
  for (const { start, end, rule } of merged) {
    const value = text.slice(start, end);
    if (!known.has(value)) {
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
      known.set(value, `⟦RULE_${"XYZ"[rule]}_${counts.get(rule)}⟧`);
    }
    out += text.slice(done, start) + known.get(value);
    done = end;
  }
  out += text.slice(done);
  const hidden = values.filter((value) => value.length >= 4 && !out.includes(value));
  return { text, expected: [out], before: text, hidden };
}

const signs = (random: Random, count: number): string =>
  times(count, () => pick(random, [..."abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"])).join("");

const VALUES: readonly ((random: Random) => string)[] = [
  (random) =>
    `${pick(random, ["ada", "j.doe", "kim"])}${below(random, 1000)}@${pick(random, ["lovelace.org", "navy.mil"])}`,
  () => "4556 7712 6146 2002",
  () => "DE89 3704 0044 0532 0130 00",
  (random) => `ghp_${signs(random, 36)}`,
  (random) => `sk_live_${signs(random, 24)}`,
  (random) => `AKIA${times(16, () => pick(random, [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"])).join("")}`,
];

const ENCODED: readonly ((value: string) => string)[] = [
  // Padding is no part of the value, and may stay.
  (value) => Buffer.from(value).toString("base64").replace(/=+$/, ""),
  (value) => Buffer.from(value).toString("hex"),
];

/** The config that a console starts with, on text with values that it must mask, plain or encoded. */
function defaultRules(kind: "default" | "default in shadow", body: Rules["body"]): Rules {
  return {
    kind,
    body: { ...body, "tool-result-guards": ["secrets", "pii"], "output-blocked-message": BLOCKED },
    text: (random) => {
      const words = (): string => times(1 + below(random, 12), () => `${pick(random, WORDS)} `).join("");
      const pieces: (string | RegExp)[] = [words()];
      const hidden: string[] = [];
      let text = pieces[0] as string;
      for (let more = below(random, 4); more > 0; more--) {
        const value = pick(random, VALUES)(random);
        const isEncoded = random() < 0.2 && value.startsWith("ghp_");
        const shown = isEncoded ? pick(random, ENCODED)(value) : value;
        const after = `\n${words()}`;
        text += `\n${shown}${after}`;
        pieces.push("\n", /^⟦[A-Z][A-Z0-9_]*⟧/, after);
        hidden.push(shown);
      }
      const isShadow = kind === "default in shadow";
      return { text, expected: isShadow ? [text] : pieces, before: text, hidden: isShadow ? [] : hidden };
    },
  };
}

/** Guards that only watch. */
function inShadow(body: Rules["body"]): Rules["body"] {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null && "mode" in value ? { ...value, mode: "shadow" } : value,
    ]),
  );
}

/** More of those that change answers. */
const KINDS: readonly RulesKind[] = [
  ...(["mask", "mask", "mask", "mask", "block", "block", "shadow", "default", "default", "default in shadow"] as const),
];

export function randomRules(random: Random, standard: Rules["body"], kind = pick(random, KINDS)): Rules {
  if (kind === "default") return defaultRules(kind, standard);
  return kind === "default in shadow" ? defaultRules(kind, inShadow(standard)) : patternRules(random, kind);
}

/** One request and its answer, cut at random. */
export interface SocketCase {
  readonly surface: SurfaceName;
  readonly isStream: boolean;
  readonly planned: Planned;
  /** The text as the upstream says it. */
  readonly parts: readonly string[];
  readonly newline: string;
  /** The most bytes that it writes at once. */
  readonly bytes: number;
}

export function randomCase(random: Random, rules: Rules): SocketCase {
  const plan = rules.text(random);
  const most = pick(random, [1, 2, 5, 12, 60, 400]);
  const parts: string[] = [];
  for (let at = 0; at < plan.text.length; ) {
    const length = 1 + below(random, most);
    parts.push(plan.text.slice(at, at + length));
    at += length;
  }
  // Byte by byte costs the upstream more than the gateway, so only some.
  const isFine = random() < 0.1;
  return {
    surface: pick(random, surfaceNames),
    isStream: random() < 0.75,
    planned: plan,
    parts: parts.length > 0 ? parts : [""],
    newline: random() < 0.85 ? "\n" : "\r\n",
    bytes: pick(random, isFine ? [1, 3] : [10, 40, 200, 1000, 5000]),
  };
}

/** Whether a text is the expected one; what differs if not. */
export function differs(expected: readonly (string | RegExp)[], text: string): string | null {
  let rest = text;
  for (const piece of expected) {
    const length =
      typeof piece === "string" ? (rest.startsWith(piece) ? piece.length : -1) : (piece.exec(rest)?.[0].length ?? -1);
    if (length < 0)
      return `expected ${JSON.stringify(String(piece).slice(0, 200))}, found ${JSON.stringify(rest.slice(0, 200))}`;
    rest = rest.slice(length);
  }
  return rest === "" ? null : `more than expected: ${JSON.stringify(rest.slice(0, 200))}`;
}
