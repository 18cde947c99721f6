/**
 * Fractional indexes: texts that sort by code units, with room between any two. A segment inserted between two others changes
 * neither of them, so that edits in different places do not conflict.
 */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = DIGITS.length;
const ORDER = /^[0-9A-Za-z]*[1-9A-Za-z]$/;

/** Whether another index fits before and after it: letters and digits, the last one not zero. */
export function isOrder(text: string): boolean {
  return ORDER.test(text);
}

/** An index strictly between two, of which either may be missing. */
export function orderBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after)
    throw new RangeError(`nothing fits between ${before} and ${after}`);
  let made = "";
  // Read as digits after a point: below the lower end there are zeros, above an open upper end there is one.
  let open = after === null;
  for (let at = 0; ; at++) {
    const low = digitAt(before, at) ?? 0;
    const high = open ? BASE : (digitAt(after, at) ?? 0);
    if (high - low > 1) return made + DIGITS.charAt(Math.floor((low + high) / 2));
    made += DIGITS.charAt(low);
    if (high - low === 1) open = true;
  }
}

/** So many indexes in ascending order, evenly apart. */
export function evenOrders(count: number): string[] {
  let [width, room] = [1, BASE];
  while (room <= count) {
    width += 1;
    room *= BASE;
  }
  const step = room / (count + 1);
  return Array.from({ length: count }, (_, at) => written(Math.floor((at + 1) * step), width));
}

function digitAt(text: string | null, at: number): number | undefined {
  const digit = text === null ? -1 : DIGITS.indexOf(text.charAt(at) || " ");
  return digit < 0 ? undefined : digit;
}

function written(value: number, width: number): string {
  let [text, rest] = ["", value];
  for (let place = 0; place < width; place++) {
    text = DIGITS.charAt(rest % BASE) + text;
    rest = Math.floor(rest / BASE);
  }
  return text.replace(/0+$/, "");
}
