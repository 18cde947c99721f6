/** The value of each sign, by its code. Both cases stand for the same values. */
function valuesOf(...alphabets: readonly string[]): Uint8Array {
  const values = new Uint8Array(128);
  for (const alphabet of alphabets) for (let at = 0; at < alphabet.length; at++) values[alphabet.charCodeAt(at)] = at;
  return values;
}

const SMALL = "abcdefghijklmnopqrstuvwxyz";
const BASE32 = valuesOf(`${SMALL}234567`, `${SMALL.toUpperCase()}234567`);
const BASE16 = valuesOf("0123456789abcdef", "0123456789ABCDEF");
const MORSE =
  "a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.-- x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----.";
const letterOf = new Map(MORSE.split(" ").map((entry) => [entry.slice(1), entry.slice(0, 1)]));

/** Everything in the text that may be an encoding, decoded. Most of it is noise; a secret stands out of noise. */
export function decodings(text: string): string[] {
  const close = text.replaceAll(/\s+/g, "");
  return [
    ...runs(close, /[A-Za-z0-9+/_-]{8,}/g).flatMap(base64),
    ...runs(close, /[A-Za-z2-7]{8,}/g).flatMap(base32),
    ...runs(text, /(?:(?:0x|\\x|\\u00|%|=)?[0-9a-f]{2}[\s,:;|-]{0,3}){4,}/gi).flatMap(hexadecimal),
    ...runs(text, /(?:\b[01]{7,8}\b[\s,;-]{0,3}){4,}/g).map((run) => characters(run, 2)),
    ...runs(close, /[01]{32,}/g).map((run) => characters((run.match(/.{8}/g) ?? []).join(" "), 2)),
    ...runs(text, /(?:\b\d{2,3}\b[\s,;-]{0,3}){4,}/g).flatMap((run) => [characters(run, 10), characters(run, 8)]),
    ...runs(text, /[.·•_\-–—−]{1,6}(?:[\s/|]{1,9}[.·•_\-–—−]{1,6}){3,}/g).map(morse),
    ...unescaped(text),
  ];
}

const runs = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/** From each of four beginnings: what stands before it may touch it. */
function base64(run: string): string[] {
  const standard = run.replaceAll("-", "+").replaceAll("_", "/");
  // A last sign that is one too many stands for less than a byte.
  return [0, 1, 2, 3].map((from) =>
    atob(standard.slice(from, standard.length - ((standard.length - from) % 4 === 1 ? 1 : 0))),
  );
}

const base32 = (run: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((from) => bytesOf(run, { from, width: 5, values: BASE32 }));

function hexadecimal(run: string): string[] {
  const digits = run.replaceAll(/0x|\\x|\\u00|[^0-9a-f]/gi, "");
  return [0, 1].map((from) => bytesOf(digits, { from, width: 4, values: BASE16 }));
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

/** As many as one call takes with ease. */
const MOST_ARGUMENTS = 4096;

const characters = (run: string, base: number): string =>
  (run.match(/\d+/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, base) || 0)).join("");

const morse = (run: string): string =>
  run
    .replaceAll(/[·•]/g, ".")
    .replaceAll(/[_–—−]/g, "-")
    .split(/[\s/|]+/)
    .map((sign) => letterOf.get(sign) ?? "")
    .join("");

const ESCAPES =
  /%([0-9a-f]{2})|&#x([0-9a-f]{1,6});|&#(\d{1,7});|\\u\{?([0-9a-f]{2,6})\}?|\\x([0-9a-f]{2})|=([0-9a-f]{2})/gi;

function unescaped(text: string): string[] {
  const out = text.replaceAll(ESCAPES, (whole, percent, hex, decimal, unicode, byte, quoted) => {
    const code = decimal ? Number(decimal) : Number.parseInt(percent ?? hex ?? unicode ?? byte ?? quoted, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
  return out === text ? [] : [out];
}
