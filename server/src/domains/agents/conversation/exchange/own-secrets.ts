import type { AgentSecret } from "../../record/agent-reach.ts";

/** A text in which no secret stands any more, and the names of those that did. */
export interface Redacted {
  readonly text: string;
  readonly disclosed: readonly string[];
}

export type Redactor = (text: string) => Redacted;

/**
 * Finds an agent's own secrets in what it says: as given, in other case, spaced, quoted or broken over lines, reversed,
 * escaped for an address, JSON or HTML, in hexadecimal, and in base64 wherever it stands within the encoded text.
 * Each step reads the text once, whatever it holds.
 */
export function redactorOf(secrets: readonly AgentSecret[]): Redactor | null {
  const sought = secrets.filter(({ value }) => isLongEnough(value)).map(formsOf);
  if (sought.length === 0) return null;
  return (text) => {
    const hidden = sought.filter((forms) => mayHold(text, forms));
    if (hidden.length === 0) return { text, disclosed: [] };
    const [letters, base64] = [viewOf(text, asLetter), viewOf(text, asBase64)];
    const found = hidden.flatMap(({ name, plain, encoded }) => [
      ...plain.flatMap((form) => rangesOf(letters, form)).map((range) => ({ ...range, name })),
      ...encoded.flatMap((form) => wholeRuns(text, rangesOf(base64, form))).map((range) => ({ ...range, name })),
    ]);
    return { text: withoutRanges(text, found), disclosed: [...new Set(found.map(({ name }) => name))] };
  };
}

/**
 * A shorter or simpler key turns up in ordinary answers: “password” would make every talk of passwords a disclosure.
 * So a key counts from twelve letters and digits on, or from eight if one of them is a digit.
 */
export function isLongEnough(value: string): boolean {
  const letters = value.replaceAll(/[^\p{L}\p{N}]/gu, "");
  return letters.length >= 12 || (letters.length >= 8 && /\d/.test(letters));
}

interface Forms {
  readonly name: string;
  /** Letters and digits in lower case. */
  readonly plain: readonly string[];
  readonly encoded: readonly string[];
}

/** So much of a long secret tells it from everything else; a match is then followed as far as it goes. */
const NEEDLE = 48;

function formsOf({ name, value }: AgentSecret): Forms {
  const own = value.trim();
  const squeezed = own.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const hex = Buffer.from(own).toString("hex");
  // Base64 takes three bytes at a time, so the same key looks different after one or two other bytes.
  const encoded = [0, 1, 2].map((before) => {
    const whole = Buffer.from(" ".repeat(before) + own)
      .toString("base64url")
      .replaceAll("-", "+")
      .replaceAll("_", "/");
    const end = ((before + Buffer.byteLength(own)) * 8) % 6 === 0 ? whole.length : whole.length - 1;
    return whole.slice(before === 0 ? 0 : before + 1, end);
  });
  return {
    name,
    plain: [squeezed, [...squeezed].reverse().join(""), hex].filter((form) => form.length >= 8),
    encoded,
  };
}

const ESCAPED = /%[0-9a-f]{2}|\\u00[0-9a-f]{2}|\\x[0-9a-f]{2}|&#x[0-9a-f]{2};|&#\d{2,3};/gi;
const unescaped = (written: string): string => {
  const digits = written.replaceAll(/[^0-9a-f]/gi, "");
  return String.fromCharCode(
    written.startsWith("&#") && !/x/i.test(written) ? Number(digits) : Number.parseInt(digits, 16),
  );
};
/** By its code, what stands for a character: lower case and no marks for letters, one alphabet for base64. */
function reading(of: (written: string) => string): readonly string[] {
  return Array.from({ length: 128 }, (_, code) => of(String.fromCharCode(code)));
}
const asLetter = reading((written) => (/[a-z0-9]/i.test(written) ? written.toLowerCase() : ""));
const asBase64 = reading((written) =>
  /[a-z0-9+/_-]/i.test(written) ? written.replace("-", "+").replace("_", "/") : "",
);

/** Quick, for nearly every answer holds no secret. */
function mayHold(text: string, { plain, encoded }: Forms): boolean {
  const whole = text.replaceAll(ESCAPED, unescaped);
  const letters = whole.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
  if (plain.some((form) => letters.includes(form.slice(0, NEEDLE)))) return true;
  const base64 = whole
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replaceAll(/[^A-Za-z0-9+/]+/g, "");
  return encoded.some((form) => base64.includes(form.slice(0, NEEDLE)));
}

/** The characters that matter, and where in the text each came from. */
interface View {
  readonly chars: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function viewOf(text: string, alphabet: readonly string[]): View {
  const [chars, starts, ends]: [string[], number[], number[]] = [[], [], []];
  const take = (code: number, from: number, to: number): void => {
    const kept = alphabet[code];
    if (!kept) return;
    chars.push(kept);
    starts.push(from);
    ends.push(to);
  };
  let done = 0;
  const takePlain = (end: number): void => {
    for (; done < end; done++) take(text.charCodeAt(done), done, done + 1);
  };
  for (const { 0: sequence, index } of text.matchAll(ESCAPED)) {
    takePlain(index);
    done = index + sequence.length;
    take(unescaped(sequence).charCodeAt(0), index, done);
  }
  takePlain(text.length);
  return { chars: chars.join(""), starts, ends };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function rangesOf({ chars, starts, ends }: View, form: string): Range[] {
  const needle = form.slice(0, NEEDLE);
  const ranges: Range[] = [];
  for (let at = chars.indexOf(needle); at >= 0; ) {
    let length = needle.length;
    while (length < form.length && chars[at + length] === form[length]) length++;
    ranges.push({ from: starts[at] ?? 0, to: ends[at + length - 1] ?? 0 });
    at = chars.indexOf(needle, at + length);
  }
  return ranges;
}

/**
 * The ends of an encoded key are shared with what stands beside it, so the whole piece goes. The ranges come in order, and
 * those inside a piece already taken are skipped: one long piece may hold the key thousands of times.
 */
function wholeRuns(text: string, ranges: readonly Range[]): Range[] {
  const isPart = (at: number): boolean => /[A-Za-z0-9+/_=-]/.test(text.charAt(at));
  const runs: Range[] = [];
  let taken = 0;
  for (const { from, to } of ranges) {
    if (to <= taken) continue;
    let [begin, end] = [from, to];
    while (begin > taken && isPart(begin - 1)) begin--;
    while (end < text.length && isPart(end)) end++;
    runs.push({ from: begin, to: end });
    taken = end;
  }
  return runs;
}

function withoutRanges(text: string, found: readonly (Range & { readonly name: string })[]): string {
  let [out, done] = ["", 0];
  for (const { from, to, name } of found.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from >= done) out += `${text.slice(done, from)}[redacted: ${name}]`;
    done = Math.max(done, to);
  }
  return out + text.slice(done);
}
