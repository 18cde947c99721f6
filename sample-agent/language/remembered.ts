const MOST = 512;
const LONGEST = 4000;

/** The same reading of the same text, kept for the texts seen last: a search asks one question of many candidates. */
export function rememberReadings<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly is: T }>();
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const found = known.get(text) ?? { is: read(text) };
    known.delete(text);
    known.set(text, found);
    if (known.size > MOST) known.delete(known.keys().next().value ?? "");
    return found.is;
  };
}
