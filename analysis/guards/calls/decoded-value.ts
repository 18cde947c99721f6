const ESCAPED = /%[0-9a-f]{2}/i;

/** A value as the program behind a tool may read it: full-width letters plain, percent escapes undone, plus signs as spaces where there are none. */
export function decodedValue(text: string): string {
  const plain = text.normalize("NFKC");
  const spaced = /\s/.test(plain) ? plain : plain.replaceAll("+", " ");
  if (!ESCAPED.test(plain)) return spaced;
  return spaced.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
