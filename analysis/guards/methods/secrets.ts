import { isLiveLooking } from "../../secrets/live-secrets.ts";
import { SECRET_SHAPES } from "../../secrets/secret-patterns.ts";
import { secretSpans } from "../../secrets/secret-scan.ts";
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

const OPTIONS = {
  assignments: {
    kind: "boolean",
    default: true,
    description: 'Whether random values count that only their name gives away: db_password = "…", API_SECRET: ….',
  },
  allowed: {
    kind: "texts",
    default: [],
    description: "Values that may pass, or how they begin: a public key, the key of a sandbox.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/** Keys, tokens and passwords that look as if they worked. */
export const secrets: GuardMethod = {
  id: "secrets",
  version: "1.0",
  title: "Secrets",
  description:
    "Finds live-looking keys, tokens, private keys and passwords, by their shapes, their randomness and their checksums.",
  channels: ["output", "tool_call", "tool_result", "document", "user"],
  needs: "pattern",
  cost: "inline",
  actions: ["mask", "block", "rewrite", "flag", "deny_call"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "A secret without a known shape is found only beside a name that gives it away, such as password or api_key.",
    "Passwords that people choose, in a sentence or without digits and marks, are not found.",
    "It cannot know whether a key still works: a revoked key is a hit, and a working one that looks like an example passes.",
    "A secret that is cut in two, translated into words or encrypted is not found.",
  ],
  prepare: (options) => {
    const read = optionReader(OPTIONS, options);
    const [withAssignments, allowed] = [read.isSet("assignments"), read.texts("allowed")];
    return {
      rules: withAssignments ? [...SHAPED, ...ASSIGNED] : SHAPED,
      near: { before: BEFORE, behind },
      judge: ({ text }, found) => {
        const spans = windows(text, found)
          .flatMap(({ start, end }) => within(text, start, end))
          .filter(({ kind }) => withAssignments || kind !== ASSIGNMENT)
          .filter((span) => isReal(text, span, allowed));
        const [first] = spans;
        if (!first) return pass();
        return hit(first.kind, spans, first.kind === ASSIGNMENT ? 0.8 : 1);
      },
    };
  },
};

const ASSIGNMENT = "value of a secret name";

/** What each shape starts with, and enough of what follows that little else is looked at. */
const STARTS = SECRET_SHAPES.map(({ start }) => start.replaceAll(/\(\?[=!][^()]*\)/g, "").replaceAll("(?:", "("));
const HALF = Math.ceil(STARTS.length / 2);
const starting = (starts: readonly string[]): string =>
  `\\b(${[...new Set(starts)].join("|")})[A-Za-z0-9_.+/=~-]{14,200}`;

const SHAPED: readonly PatternRule[] = [
  { name: "key", pattern: starting(STARTS.slice(0, HALF)) },
  { name: "key", pattern: starting(STARTS.slice(HALF)) },
  { name: "private key", pattern: "-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY( BLOCK)?-----" },
  { name: "password in an address", pattern: "[A-Za-z0-9+.]{2,20}://[^\\s:/@\"'`<>]{0,100}:[^\\s:/@\"'`<>]{3,200}@" },
];

const NAME = "(secret|password|passwd|passphrase|pwd|token|credentials?|key)\\d{0,4}";
const ASSIGNED: readonly PatternRule[] = [
  {
    name: ASSIGNMENT,
    ignoreCase: true,
    pattern: `${NAME}["'\\]]{0,3}\\s{0,16}(: ?[A-Za-z0-9_.|]{1,30} ?)?[=:>]{1,3}\\s{0,16}[bfru]{0,2}["'\`]?[^"'\`\\s]{8,256}`,
  },
];

const BEFORE = 80;
const BEHIND = 400;
const BEHIND_LONG = 20_000;

const behind = ({ rule, start, end }: Found): number => (rule === 2 || end - start > 200 ? BEHIND_LONG : BEHIND);

interface Window {
  start: number;
  end: number;
}

/** The parts of the text around what was found, each of them once. Private keys and web tokens go on for long. */
function windows(text: string, found: readonly Found[]): Window[] {
  const parts: Window[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start)) {
    const [from, to] = [Math.max(0, one.start - BEFORE), Math.min(text.length, one.end + behind(one))];
    const last = parts.at(-1);
    if (last && from <= last.end) last.end = Math.max(last.end, to);
    else parts.push({ start: from, end: to });
  }
  return parts;
}

/** As in a settings file, where values need no quotation marks. */
const SETTINGS = ".env";

const within = (text: string, start: number, end: number): GuardSpan[] =>
  secretSpans(text.slice(start, end), SETTINGS).map((span) => ({
    start: start + span.start,
    end: start + span.end,
    kind: span.kind,
  }));

function isReal(text: string, { start, end, kind }: GuardSpan, allowed: readonly string[]): boolean {
  const value = text.slice(start, end);
  if (allowed.some((known) => value.startsWith(known))) return false;
  if (kind === ASSIGNMENT && (isCode(value) || HASH.test(text.slice(Math.max(0, start - BEFORE), start)))) return false;
  return isLiveLooking(kind, value);
}

/** A hash is kept in place of the secret, so that nobody reads it. */
const HASH = /hash\w{0,20}["'\]]{0,2}\s{0,4}[=:]{1,2}\s{0,4}["'`]?$/i;

/** A call, a path through an object or a type is code that fetches a secret. */
const isCode = (value: string): boolean =>
  /[()[\]{}<>;,|]|^[a-z_$][\w$]*(?:[.:]{1,2}[A-Za-z_$][\w$]*)+$|^[\w-]+\.(?:[a-z]{2,4}|[a-z]\d)$/.test(value) ||
  !/\d/.test(value);
