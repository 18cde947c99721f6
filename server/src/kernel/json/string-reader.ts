import { JsonSyntaxError } from "./faults.ts";

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters end a string, which is what is looked for
const STOP = /["\\\u0000-\u001f]/g;
const HEX = /[0-9a-fA-F]{4}/y;

/** The string whose opening quote stands at `opening`, and the place after its closing quote. */
export function readString(text: string, opening: number): { readonly value: string; readonly end: number } {
  let value = "";
  let at = opening + 1;
  for (;;) {
    STOP.lastIndex = at;
    const stop = STOP.exec(text)?.index ?? text.length;
    value += text.slice(at, stop);
    const character = text[stop];
    if (character === '"') return { value, end: stop + 1 };
    if (character === undefined) throw wrong("Unterminated string starting at", text, opening);
    if (character !== "\\") throw wrong("Invalid control character at", text, stop);
    const letter = text[stop + 1];
    if (letter === undefined) throw wrong("Unterminated string starting at", text, opening);
    if (letter === "u") {
      value += unicodeEscape(text, stop + 1);
      at = stop + 6;
    } else {
      const escaped = escapes[letter];
      if (escaped === undefined) throw wrong("Invalid \\escape", text, stop);
      value += escaped;
      at = stop + 2;
    }
  }
}

function unicodeEscape(text: string, u: number): string {
  HEX.lastIndex = u + 1;
  // Four digits that end the text are refused too: the reference asks for the closing quote before it looks at them.
  if (!HEX.test(text) || u + 5 >= text.length) throw wrong("Invalid \\uXXXX escape", text, u);
  return String.fromCharCode(Number.parseInt(text.slice(u + 1, u + 5), 16));
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
