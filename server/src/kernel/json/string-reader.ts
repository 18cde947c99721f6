import { JsonSyntaxError } from "./faults.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters end a string, which is what is looked for
const STOP = /["\\\u0000-\u001f]/g;
const HEX = /[0-9a-fA-F]{4}/y;

interface ReadString {
  readonly value: string;
  /** The position after the closing quote. */
  readonly end: number;
}

/** The string whose opening quote is at `opening`. */
export function readString(text: string, opening: number): ReadString {
  STOP.lastIndex = opening + 1;
  const stop = STOP.exec(text)?.index ?? text.length;
  if (text.charCodeAt(stop) === QUOTE) return { value: text.slice(opening + 1, stop), end: stop + 1 };
  const end = closingQuote(text, opening) + 1;
  try {
    // The engine's parser knows the same escapes and is many times faster than building the string here.
    if (end > 0) return { value: JSON.parse(text.slice(opening, end)), end };
  } catch {
    // Ours reports the error and its position.
  }
  throw firstFault(text, opening, stop);
}

/** The position of the quote that closes a string, or -1. */
export function closingQuote(text: string, opening: number): number {
  let end = text.indexOf('"', opening + 1);
  while (end > 0 && text.charCodeAt(end - 1) === BACKSLASH) {
    let slashes = 1;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return end;
}

/** What is wrong with a string that does not end or contains an invalid character. The search starts at `from`. */
function firstFault(text: string, opening: number, from: number): JsonSyntaxError {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20) return wrong("Invalid control character at", text, at);
    if (code !== BACKSLASH) continue;
    const letter = text[at + 1];
    if (letter === undefined) break;
    if (letter === "u") {
      HEX.lastIndex = at + 2;
      // Four digits at the end of the text are rejected too: the reference requires the closing quote before it reads
      // them.
      if (!HEX.test(text) || at + 6 >= text.length) return wrong("Invalid \\uXXXX escape", text, at + 1);
      at += 5;
    } else {
      if (!'"\\/bfnrt'.includes(letter)) return wrong("Invalid \\escape", text, at);
      at += 1;
    }
  }
  return wrong("Unterminated string starting at", text, opening);
}

function wrong(error: string, text: string, at: number): JsonSyntaxError {
  return new JsonSyntaxError(error, codePointsBefore(text, at));
}

export function codePointsBefore(text: string, index: number): number {
  let count = index;
  for (let i = 1; i < index; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}
