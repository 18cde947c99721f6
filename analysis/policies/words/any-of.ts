/** The entries of a list as alternatives of a pattern. A bar inside brackets separates nothing. */
export function alternatives(list: string): string {
  return list
    .split(/\n| \| |(?<=^[^(]*)\|/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .join("|");
}

/** A pattern for any entry of a list, one per line or between bars. Where it stands in a word is up to the two ends. */
export function anyOf(list: string, { before = "^", after = "$" }: { before?: string; after?: string } = {}): RegExp {
  return new RegExp(`${before}(?:${alternatives(list)})${after}`, "iu");
}
