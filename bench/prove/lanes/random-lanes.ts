import type { Random } from "../patterns/random.ts";

const below = (random: Random, count: number): number => Math.floor(random() * count);
const pick = <T>(random: Random, from: readonly T[]): T => from[below(random, from.length)] as T;

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const hex = (text: string): string => Buffer.from(text).toString("hex");
const percent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const codes = (text: string): string => [...Buffer.from(text)].join(" ");
const spread = (text: string): string => [...text].join("\u200b");
const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const lookalike = (text: string): string =>
  text.replaceAll("a", "а").replaceAll("e", "е").replaceAll("o", "о").replaceAll("p", "р");

/** Letters and digits of this many characters, as secrets have them. */
const signs = (random: Random, count: number): string =>
  Array.from({ length: count }, () =>
    pick(random, [..."abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"]),
  ).join("");

/** Values that the guards mask wherever they stand alone. */
export function plantedValue(random: Random): string {
  return pick<() => string>(random, [
    () => `${pick(random, ["ada", "j.doe", "o'neil"])}@${pick(random, ["lovelace.org", "mail.navy.mil"])}`,
    () => "4556 7712 6146 2002",
    () => "+49 30 901820",
    () => "DE89 3704 0044 0532 0130 00",
    () => `ghp_${signs(random, 36)}`,
    () => `sk_live_${signs(random, 24)}`,
  ])();
}

const PHRASES = [
  "the quick brown fox jumps over the lazy dog",
  "Please confirm the order, and call us back.",
  "It’s “fine” — naïve café über señor",
  "日本語のテキスト、そして中文。",
  "한국어 텍스트 ᄒ\u1161\u11ab e\u0301\u0302 ﬁ ㎏ ﷺ",
  "password: hunter2 and token = abc",
  "version 10.2.33.4, page 12, 2024-05-06 10:22",
  "face added a decade 12 34 56 78 90 ab cd ef 01 02 03 04",
  "100% of AT&T, %41%42 &#65; \\u0041 \\x41 C:\\users",
  "https://example.com/path/to/some-long-page-name-here?a=b&c=%20",
  "project orion, Project Lyra and INV-123456",
  "ＯＲＩＯＮ orıon ориоn or\u00adion",
  "😀 👩‍👩‍👧 🇩🇪 \ud83d \ude00",
  "⟦EMAIL_1⟧ ⟦~EMAIL_1⟧ ⟦X ⟦",
];
/** What an agent is told, in ordinary words: answers share many of them. */
const PROMPTS = [
  "the quick brown fox jumps over the lazy dog please confirm the order and call us back",
  "You are the assistant of a library. Answer questions about opening hours, loans and events. Do not give legal or medical advice. Fees are 20 cents a day and are waived for children. If a reader is upset, offer to have a librarian call back within one working day.",
  "It’s “fine” to call us back. The order and the dog are fine, the order and the fox are fine, and the order and the dog are not. Say naïve café über señor, and confirm the order, and call us back.",
];

export const randomPrompt = (random: Random): string => pick(random, PROMPTS);

/** A phrase that nobody says by chance, and one that is made of ordinary words. */
export const CANARIES = ["larch-lantern-3382", "quick brown fox"];

const reversed = (text: string): string => [...text].reverse().join("");

/** Some words of a prompt in a row, few enough to pass or enough to be a leak, or a planted phrase; in any form. */
function leakedPart(random: Random): string {
  const forms = [
    same,
    same,
    same,
    same,
    base64,
    hex,
    percent,
    codes,
    spread,
    wide,
    lookalike,
    reversed,
    accented,
    upper,
  ];
  if (random() < 0.3) {
    const phrase = pick(random, CANARIES);
    const part = random() < 0.3 ? phrase.slice(0, below(random, phrase.length)) : phrase;
    return pick(random, [...forms, spaced, (text: string) => base64(base64(text))])(part);
  }
  const words = randomPrompt(random).split(" ");
  const from = below(random, words.length);
  const run = words.slice(from, from + pick(random, [2, 5, 7, 8, 9, 10, 11, 14, 40]));
  if (random() < 0.2) run.splice(below(random, run.length), 1, pick(random, ["the", "x".repeat(70), "and"]));
  return pick(random, forms)(run.join(pick(random, [" ", " ", " ", "\n", ", ", " — ", "\u200b \u200b"])));
}

const same = (text: string): string => text;
const upper = (text: string): string => text.toUpperCase();
const accented = (text: string): string => text.replaceAll("e", "é").replaceAll("o", "o\u0308");
const spaced = (text: string): string => [...text].join(" ");

const GLUE = ["", " ", "  ", "\n", ". ", ", ", "-", "\u00a0", "x", "=", "`"];

export function randomText(random: Random): string {
  let text = "";
  for (let parts = 1 + below(random, 9); parts > 0; parts--) text += randomPart(random) + pick(random, GLUE);
  return random() < 0.3 ? text.slice(below(random, 10), text.length - below(random, 10)) : text;
}

function randomPart(random: Random): string {
  if (random() < 0.25) return leakedPart(random);
  const value =
    random() < 0.5 ? plantedValue(random) : pick(random, ["project orion", "INV-123456", "abcabcabc", "Orion"]);
  const forms = [
    (text: string) => text,
    base64,
    hex,
    percent,
    codes,
    spread,
    wide,
    lookalike,
    (text: string) => base64(base64(text)),
  ];
  if (random() < 0.35) return value;
  if (random() < 0.3) return pick(random, forms)(`${pick(random, PHRASES)} ${value}`);
  if (random() < 0.1) return pick(random, [..."abc019+/= -⟦%&\\"]).repeat(1 + below(random, 60));
  if (random() < 0.02) return base64(pick(random, PHRASES).repeat(80));
  const phrase = pick(random, PHRASES);
  const from = below(random, phrase.length);
  return phrase.slice(from, from + 1 + below(random, phrase.length));
}

const PATTERNS = [
  "project (orion|lyra)",
  "INV-\\d{6}",
  "abc",
  "ab{1,3}ca?",
  "\\borion\\b",
  "[a-z]{3}\\d{2}",
  "fox.{0,20}dog",
  "é.{1,3}",
  "[\\u3040-\\u30ff]{2,4}",
  "\\d{2}[ -]\\d{2}",
  "on\\b",
  "😀.?",
  "e[^ ]{0,9}r",
];

export interface RandomConfig {
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether personal data and secrets are masked. */
  readonly masksValues: boolean;
}

/** A guard config for answers: patterns, secrets, personal data, planted phrases, the system prompt, in any mode. */
export function randomConfig(random: Random): RandomConfig {
  const patterns = Array.from({ length: 1 + below(random, 3) }, () => pick(random, PATTERNS));
  const action = pick(random, ["mask", "mask", "mask", "mask", "block", "flag", "rewrite"]);
  const names = ["pii", "secrets", "patterns"];
  if (random() < 0.5) names.push("leak");
  if (random() < 0.4) names.push("canary");
  if (random() < 0.3) names.push("shadow");
  const kept = names.filter(() => random() < 0.8);
  const used = kept.length > 0 ? kept : ["patterns"];
  const guards: Readonly<Record<string, unknown>> = {
    pii: { type: "privacy", methods: ["pii-structured"], mode: "enforce", action: "mask" },
    secrets: { type: "privacy", methods: ["secrets"], mode: "enforce", action: "mask" },
    patterns: {
      type: "generic",
      methods: ["custom-patterns"],
      mode: "enforce",
      action,
      "custom-patterns": { patterns, "ignore-case": random() < 0.7 },
    },
    leak: {
      ...{ type: "security", methods: ["prompt-leak"], action: pick(random, ["mask", "mask", "mask", "block"]) },
      mode: random() < 0.9 ? "enforce" : "shadow",
      "prompt-leak": { "fewest-matches": pick(random, [1, 2, 3, 3, 5]) },
    },
    canary: {
      ...{ type: "security", methods: ["canary-leak"], action: pick(random, ["mask", "mask", "mask", "block"]) },
      mode: "enforce",
      "canary-leak": { phrases: CANARIES, spread: random() < 0.1 },
    },
    shadow: { type: "moderation", methods: ["explicit-abuse"], mode: "shadow" },
  };
  const body = { "output-guards": used, ...Object.fromEntries(used.map((name) => [name, guards[name]])) };
  const isMasking = !used.includes("patterns") || action === "mask" || action === "flag";
  const masksValues = isMasking && used.includes("pii") && used.includes("secrets");
  return { body, masksValues };
}

/** Where a text is cut: after each character, or into a few chunks, also inside surrogate pairs. */
export function randomChunks(random: Random, text: string): string[] {
  const most = pick(random, [1, 2, 5, 12, 60, 400]);
  const chunks: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = 1 + below(random, most);
    chunks.push(text.slice(at, at + length));
    at += length;
  }
  return chunks;
}
