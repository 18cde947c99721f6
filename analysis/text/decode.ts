import { createPieces, type Offsets, throughOffsets } from "./view/offsets.ts";
import { replacing } from "./view/steps.ts";
import { createView, unchangedView, type View, viewBy } from "./view/view.ts";

/** The value of each sign, by its code. Both cases stand for the same values. */
function valuesOf(...alphabets: readonly string[]): Uint8Array {
  const values = new Uint8Array(128);
  for (const alphabet of alphabets) for (let at = 0; at < alphabet.length; at++) values[alphabet.charCodeAt(at)] = at;
  return values;
}

const SMALL = "abcdefghijklmnopqrstuvwxyz";
const BASE32 = valuesOf(`${SMALL}234567`, `${SMALL.toUpperCase()}234567`);
const BASE16 = valuesOf("0123456789abcdef", "0123456789ABCDEF");
const MORSE = `a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.--
x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----.`;
const letterOf = new Map(MORSE.split(/\s/).map((entry) => [entry.slice(1), entry.slice(0, 1)]));

/** A part of the text as one way of decoding reads it, and where in that part each character comes from. */
interface Decoded {
  readonly text: string;
  readonly trace: () => Offsets;
}

type Decoder = (run: string) => readonly Decoded[];

const WITHOUT_SPACES = replacing(/\s+/g, "");

/** Everything in the text that may be an encoding, decoded. Most of it is noise, and a secret stands out. */
export const decodings = (text: string): View[] => [...encodedRuns(text), ...unescaped(text)];

/** The same without single escapes, which ordinary addresses and programs have. */
export function encodedRuns(text: string): View[] {
  const [whole, close] = [unchangedView(text), viewBy([WITHOUT_SPACES], text)];
  return [
    ...readings(close, /[A-Za-z0-9+/_-]{8,}/g, base64),
    ...readings(close, /[A-Za-z2-7]{8,}/g, base32),
    ...readings(whole, /(?:(?:0x|\\x|\\u00|%|=)?[0-9a-f]{2}[\s,:;|-]{0,3}){4,}/gi, hexadecimal),
    ...readings(whole, /(?:\b[01]{7,8}\b[\s,;-]{0,3}){4,}/g, (run) => [characters(run, { codes: /\d+/g, base: 2 })]),
    ...readings(close, /[01]{32,}/g, (run) => [characters(run, { codes: /.{8}/g, base: 2 })]),
    ...readings(whole, /(?:\b\d{2,3}\b[\s,;-]{0,3}){4,}/g, (run) => [
      characters(run, { codes: /\d+/g, base: 10 }),
      characters(run, { codes: /\d+/g, base: 8 }),
    ]),
    ...readings(whole, /[.·•_\-–—−]{1,6}(?:[\s/|]{1,9}[.·•_\-–—−]{1,6}){3,}/g, (run) => [morse(run)]),
  ];
}

/** Each match of the pattern, decoded. The places are computed only on demand, and once for all: there may be as many as words. */
function readings(source: View, pattern: RegExp, decode: Decoder): View[] {
  let starts: readonly number[] | undefined;
  return (source.text.match(pattern) ?? []).flatMap((run, nth) =>
    decode(run).map(({ text, trace }) =>
      createView(text, () => {
        starts ??= Array.from(source.text.matchAll(pattern), ({ index }) => index);
        const place = createPieces();
        place.even(run.length, starts[nth] ?? 0);
        return throughOffsets(throughOffsets(trace(), place.offsets()), source.at);
      }),
    ),
  );
}

/** From four starting points, since other characters can precede the encoding directly. */
function base64(run: string): Decoded[] {
  const standard = run.replaceAll("-", "+").replaceAll("_", "/");
  // A single extra character at the end encodes less than a byte.
  return [0, 1, 2, 3].map((from) => {
    const text = atob(standard.slice(from, standard.length - ((standard.length - from) % 4 === 1 ? 1 : 0)));
    return { text, trace: () => bytePlaces(text.length, { from, width: 6 }) };
  });
}

const base32 = (run: string): Decoded[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((from) => {
    const text = bytesOf(run, { from, width: 5, values: BASE32 });
    return { text, trace: () => bytePlaces(text.length, { from, width: 5 }) };
  });

const DIGITS_ALONE = replacing(/0x|\\x|\\u00|[^0-9a-f]/gi, "");

function hexadecimal(run: string): Decoded[] {
  const digits = viewBy([DIGITS_ALONE], run);
  return [0, 1].map((from) => {
    const text = bytesOf(digits.text, { from, width: 4, values: BASE16 });
    return { text, trace: () => throughOffsets(bytePlaces(text.length, { from, width: 4 }), digits.at) };
  });
}

/** The signs that hold the bits of each byte. */
function bytePlaces(count: number, { from, width }: Pick<Encoding, "from" | "width">): Offsets {
  const pieces = createPieces();
  for (let byte = 0; byte < count; byte++) {
    const [first, last] = [Math.floor((8 * byte) / width), Math.ceil((8 * byte + 8) / width)];
    pieces.whole(1, { from: from + first, to: from + last });
  }
  return pieces.offsets();
}

interface Encoding {
  readonly from: number;
  /** Bits that each sign stands for. */
  readonly width: number;
  /** By the code of the sign. */
  readonly values: Uint8Array;
}

/** The bytes that the signs spell, each as the character of that number. Without Buffer, so that browsers can run it. */
function bytesOf(run: string, { from, width, values }: Encoding): string {
  let out = "";
  let bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (let at = from; at < run.length; at++) {
    bits = ((bits << width) | (values[run.charCodeAt(at)] as number)) & 0xffff;
    count += width;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
    if (bytes.length < MOST_ARGUMENTS) continue;
    out += String.fromCharCode(...bytes);
    bytes = [];
  }
  return out + String.fromCharCode(...bytes);
}

/** A safe number of arguments for one call. */
const MOST_ARGUMENTS = 4096;

/** Which parts of a run are the codes of characters, and in which base they are written. */
interface Numbered {
  readonly codes: RegExp;
  readonly base: number;
}

const characters = (run: string, { codes, base }: Numbered): Decoded => ({
  text: (run.match(codes) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, base) || 0)).join(""),
  trace: () => {
    const pieces = createPieces();
    for (const { 0: code, index } of run.matchAll(codes)) pieces.whole(1, { from: index, to: index + code.length });
    return pieces.offsets();
  },
});

function morse(run: string): Decoded {
  const signs = run.replaceAll(/[·•]/g, ".").replaceAll(/[_–—−]/g, "-");
  const letterFor = (sign: string): string => letterOf.get(sign) ?? "";
  return {
    text: signs
      .split(/[\s/|]+/)
      .map(letterFor)
      .join(""),
    trace: () => {
      const pieces = createPieces();
      for (const { 0: sign, index } of signs.matchAll(/[^\s/|]+/g))
        pieces.whole(letterFor(sign).length, { from: index, to: index + sign.length });
      return pieces.offsets();
    },
  };
}

const ESCAPES =
  /%([0-9a-f]{2})|&#x([0-9a-f]{1,6});|&#(\d{1,7});|\\u\{?([0-9a-f]{2,6})\}?|\\x([0-9a-f]{2})|=([0-9a-f]{2})/gi;

const UNESCAPED = replacing(ESCAPES, (whole, percent, hex, decimal, unicode, byte, quoted) => {
  const code = decimal ? Number(decimal) : Number.parseInt(percent ?? hex ?? unicode ?? byte ?? quoted, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
});

function unescaped(text: string): View[] {
  const view = viewBy([UNESCAPED], text);
  return view.text === text ? [] : [view];
}
