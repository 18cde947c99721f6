/** A piece of common knowledge, recognized by the words of a question about it. All patterns must match. */
export interface Entry {
  readonly about: readonly RegExp[];
  readonly says: string;
  /** The same question in a few English words, for an answer in the wrong language. */
  readonly english: string | null;
}

/** Word prefixes separated by bars. Several groups are joined with ampersands. */
export function entry(about: string, says: string, english: string | null = null): Entry {
  return { about: about.split("&").map((group) => new RegExp(`(?<!\\p{L})(?:${group.trim()})`, "iu")), says, english };
}
