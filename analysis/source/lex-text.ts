/** The value of a string constant. */

const ESCAPE = /\\(?:u\{([0-9a-fA-F]{1,6})\}|U([0-9a-fA-F]{8})|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|[\s\S]))/g;
const LETTERS: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0" };

/** Escapes of Python and of JavaScript alike; a backslash before the end of a line joins the lines. */
export function decodeEscapes(text: string): string {
  return text.replace(ESCAPE, (whole, braced, long, short, byte, other: string | undefined) => {
    const digits: string | undefined = braced ?? long ?? short ?? byte;
    if (digits !== undefined) {
      const point = Number.parseInt(digits, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    }
    if (other === "\n" || other === "\r\n") return "";
    return LETTERS[other ?? ""] ?? (/^[\\'"`$]$/.test(other ?? "") ? (other ?? "") : whole);
  });
}

export function pythonText(raw: string, prefix: string): { value: string; dynamic: boolean } {
  const marks = prefix.toLowerCase();
  const value = marks.includes("r") ? raw : decodeEscapes(raw);
  if (!marks.includes("f")) return { value, dynamic: false };
  // Doubled braces stand for themselves; single ones are filled at run time and stay visible as they are written.
  const dynamic = /\{[^{}]+\}/.test(value.replace(/\{\{|\}\}/g, ""));
  return { value: value.replaceAll("{{", "{").replaceAll("}}", "}"), dynamic };
}

/** The common indentation taken off, as `dedent` does at run time. */
export function dedent(text: string): string {
  const lines = text.split("\n");
  const depths = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const depth = depths.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  return Number.isFinite(depth) ? lines.map((line) => line.slice(depth)).join("\n") : text;
}
