/** Words by the part that they play: one bit for each class, in the order of the list. */
export interface Classes {
  readonly classes: readonly string[];
  readonly classesOf: (word: string) => number;
  /** The classes of a word with those it has by the signs next to it. */
  readonly placedAs: (classes: number, text: string, place: { readonly from: number; readonly to: number }) => number;
}

export function classLists(words: Readonly<Record<string, string>>): Pick<Classes, "classes" | "classesOf"> {
  const classes = Object.keys(words);
  const bits = new Map<string, number>();
  for (const [at, name] of classes.entries())
    for (const word of (words[name] ?? "").split(/\s+/))
      if (word !== "") bits.set(word, (bits.get(word) ?? 0) | (1 << at));
  return { classes, classesOf: (word) => bits.get(word) ?? 0 };
}
