import {
  type Found,
  type GuardMethod,
  type GuardSpan,
  hit,
  type OptionSpec,
  type PatternRule,
  pass,
} from "../guard.ts";
import { optionReader } from "../options.ts";
import { cards } from "../personal/cards.ts";
import { emails } from "../personal/emails.ts";
import { ibans } from "../personal/ibans.ts";
import { ipAddresses } from "../personal/ip-addresses.ts";
import { nationalIds } from "../personal/national-ids.ts";
import { type Finder, PERSONAL_KINDS, type PersonalKind } from "../personal/personal-data.ts";
import { PHONE_REGIONS, phonesOf } from "../personal/phones.ts";

const OPTIONS = {
  kinds: {
    kind: "texts",
    of: PERSONAL_KINDS,
    default: PERSONAL_KINDS,
    description: "Which kinds of personal data to find.",
  },
  region: {
    kind: "choice",
    of: PHONE_REGIONS,
    default: "any",
    description:
      "Whose telephone numbers are known without their country code. any: North American ones, and others after a word such as phone. none: only numbers that start with + or 00.",
  },
  restore: {
    kind: "boolean",
    default: true,
    description: "Whether a masked value comes back to the one who sent it. If not, nothing is kept of it.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/** Personal data with a form of its own, checked by its check digits where it has some. */
export const piiStructured: GuardMethod = {
  id: "pii-structured",
  version: "1.2",
  title: "Structured personal data",
  description:
    "Finds email addresses, phone numbers, payment cards, bank accounts (IBAN), national ids and IP addresses, by form and check digits.",
  channels: ["output", "user", "tool_call", "tool_result", "document"],
  needs: "pattern",
  cost: "inline",
  actions: ["mask", "flag", "block", "rewrite", "deny_call"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "Names, postal addresses, dates of birth, job titles and everything else without a form of its own are not found: that needs a model.",
    "National phone numbers are found only for the region that is set, or after a word for a telephone.",
    "National ids of about fifteen countries are known. Passport, license and account numbers without check digits pass.",
    "Of numbers that are no card, about one in fifty with 16 digits has the form and the check digit of one.",
    "Values for documentation, such as addresses at example.com and test card numbers, are hits like any other.",
  ],
  prepare: (options) => {
    const read = optionReader(OPTIONS, options);
    const kinds = read.texts("kinds");
    const finders = ORDER.filter((kind) => kinds.includes(kind)).map((kind) =>
      kind === "phone" ? phonesOf(read.text("region")) : FINDERS[kind],
    );
    const isKept = read.isSet("restore");
    return {
      rules: RULES.filter(({ finds }) => finds.some((kind) => kinds.includes(kind))),
      near: { before: NEAR, behind: () => NEAR },
      judge: ({ text }, found) => {
        const spans = windows(text, found).flatMap((window) => within(text, window, finders));
        const [first] = spans;
        if (!first) return pass();
        return hit(first.kind, isKept ? spans : spans.map((span) => ({ ...span, restore: false })));
      },
    };
  },
};

/** Where two kinds claim the same characters, the one with the stricter check has them. */
const ORDER: readonly PersonalKind[] = ["card", "iban", "national_id", "email", "ip", "phone"];
const FINDERS: Readonly<Record<Exclude<PersonalKind, "phone">, Finder>> = {
  card: cards,
  iban: ibans,
  national_id: nationalIds,
  email: emails,
  ip: ipAddresses,
};

/** Wider than what the finders take: they look only around what these find. */
const RULES: readonly (PatternRule & { readonly finds: readonly PersonalKind[] })[] = [
  {
    name: "email",
    finds: ["email"],
    pattern: "[A-Za-z0-9_.+%'-]{1,64}@([A-Za-z0-9-]{1,63}\\.){1,8}[A-Za-z]{2,24}",
  },
  {
    name: "number",
    finds: ["phone", "card", "national_id"],
    pattern: "([+(][+( ]{0,2})?\\d([ ().\\-/\\u00a0]{0,3}\\d){5,24}",
  },
  { name: "iban", finds: ["iban"], pattern: "[A-Za-z]{2}\\d{2}([ \\-]?[A-Za-z0-9]){10,30}" },
  { name: "national id", finds: ["national_id"], pattern: "([A-Z]{1,6}[ \\-]?)?\\d{2}[A-Z0-9 \\-]{4,13}" },
  { name: "ip", finds: ["ip"], pattern: "\\d{1,3}(\\.\\d{1,3}){3}" },
  { name: "ip", finds: ["ip"], pattern: "[0-9A-Fa-f]{0,4}:[0-9A-Fa-f]{0,4}:[0-9A-Fa-f:]{1,32}" },
];

/** Words that say what a number is stand near it. */
const NEAR = 80;

interface Window {
  start: number;
  end: number;
}

/** The parts of the text around what was found, each of them once. */
function windows(text: string, found: readonly Found[]): Window[] {
  const parts: Window[] = [];
  for (const { start, end } of found.toSorted((a, b) => a.start - b.start)) {
    const [from, to] = [Math.max(0, start - NEAR), Math.min(text.length, end + NEAR)];
    const last = parts.at(-1);
    if (last && from <= last.end) last.end = Math.max(last.end, to);
    else parts.push({ start: from, end: to });
  }
  return parts;
}

function within(text: string, window: Window, finders: readonly Finder[]): GuardSpan[] {
  const part = text.slice(window.start, window.end);
  const kept: GuardSpan[] = [];
  const taken = new Uint8Array(part.length);
  for (const finder of finders) {
    for (const span of finder(part)) {
      if (taken.subarray(span.start, span.end).includes(1)) continue;
      taken.fill(1, span.start, span.end);
      kept.push({ ...span, start: window.start + span.start, end: window.start + span.end });
    }
  }
  return kept.sort((a, b) => a.start - b.start);
}
