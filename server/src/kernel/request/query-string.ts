/**
 * The pairs of a query string, in order: `+` is a space, an invalid percent sequence is kept, and invalid UTF-8 becomes
 * U+FFFD. Only `&` separates pairs.
 */
export function parseQuery(raw: string): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const part of raw.split("&")) {
    if (part === "") continue;
    const equals = part.indexOf("=");
    const name = equals < 0 ? part : part.slice(0, equals);
    pairs.push([decode(name), equals < 0 ? "" : decode(part.slice(equals + 1))]);
  }
  return pairs;
}

function decode(part: string): string {
  return decodePercent(part.includes("+") ? part.replaceAll("+", " ") : part);
}

/** Decodes percent sequences in the same way. A plus sign is kept, as in a path. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[0-9a-fA-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll("%", ""), "hex").toString("utf8"),
  );
}
