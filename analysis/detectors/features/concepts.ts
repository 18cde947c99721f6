/** Words by what they contribute, separated by commas; a star stands for any ending. */
export type Lexicon = Readonly<Record<string, string>>;

interface Entry {
  /** The number of the concept, in the order of the lexicons. */
  readonly concept: number;
  /** The words after the first. */
  readonly rest: readonly string[];
}

export interface Concepts {
  readonly names: readonly string[];
  /** Calls back for every word that stands for a concept, or begins several words that do, with its place. */
  read(tokens: readonly string[], found: (concept: number, at: number) => void): void;
}

const LONGEST_BEGINNING = 14;
const LONGEST_UNSPACED = 6;
/** Words repeat, so their concepts are cached; a full cache is cleared. */
const REMEMBERED = 12_000;
const NONE: readonly Entry[] = [];

/** Han, kana and hangul: words stand without spaces, or with endings attached. */
const isUnspaced = (token: string): boolean => {
  const code = token.charCodeAt(0);
  return (code >= 0x3040 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3) || (code >= 0x3130 && code <= 0x318f);
};

/** Builds its tables on first use. */
export function createConcepts(...lexicons: readonly Lexicon[]): Concepts {
  const lists = lexicons.flatMap((lexicon) => Object.entries(lexicon));
  let tables: Tables | undefined;
  const known = new Map<string, readonly Entry[]>();
  const entriesOf = (token: string): readonly Entry[] => {
    const before = known.get(token);
    if (before) return before;
    tables ??= tablesOf(lists);
    if (known.size >= REMEMBERED) known.clear();
    const entries = lookedUp(token, tables);
    known.set(token, entries);
    return entries;
  };
  return {
    names: lists.map(([name]) => name),
    read(tokens, found) {
      for (let at = 0; at < tokens.length; at++)
        for (const { concept, rest } of entriesOf(tokens[at] ?? ""))
          if (rest.length === 0 || follows(tokens, at, rest)) found(concept, at);
    },
  };
}

interface Tables {
  readonly exact: ReadonlyMap<string, readonly Entry[]>;
  readonly beginnings: ReadonlyMap<string, readonly Entry[]>;
}

function tablesOf(lists: readonly (readonly [string, string])[]): Tables {
  const made = { exact: new Map<string, Entry[]>(), beginnings: new Map<string, Entry[]>() };
  for (const [concept, [, list]] of lists.entries())
    for (const entry of list.split(",")) {
      const [first = "", ...rest] = entry.trim().split(/\s+/);
      const isBeginning = first.endsWith("*");
      const key = isBeginning ? first.slice(0, -1) : first;
      if (key === "") continue;
      const table = isBeginning ? made.beginnings : made.exact;
      const entries = table.get(key);
      if (entries) entries.push({ concept, rest });
      else table.set(key, [{ concept, rest }]);
    }
  return made;
}

function lookedUp(token: string, { exact, beginnings }: Tables): readonly Entry[] {
  const found: Entry[] = [];
  if (isUnspaced(token)) {
    for (let from = 0; from < token.length; from++)
      for (let to = from + 1; to <= Math.min(token.length, from + LONGEST_UNSPACED); to++) {
        const piece = token.slice(from, to);
        found.push(...(exact.get(piece) ?? NONE), ...(beginnings.get(piece) ?? NONE));
      }
  } else {
    found.push(...(exact.get(token) ?? NONE));
    for (let to = Math.min(token.length, LONGEST_BEGINNING); to >= 2; to--)
      found.push(...(beginnings.get(token.slice(0, to)) ?? NONE));
  }
  return found.length > 0 ? found : NONE;
}

function follows(tokens: readonly string[], at: number, rest: readonly string[]): boolean {
  return rest.every((word, next) => {
    const token = tokens[at + 1 + next];
    if (token === undefined) return false;
    return word.endsWith("*") ? token.startsWith(word.slice(0, -1)) : token === word;
  });
}

const TOKEN = /[\p{L}\p{M}\p{N}*@$]+(?:['-][\p{L}\p{M}\p{N}*]+)*|\p{Extended_Pictographic}/gu;
const LONGEST_TOKEN = 40;

/** Words, masked words and emoji, in order. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = text.match(TOKEN) ?? [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    if (token.length > LONGEST_TOKEN) tokens[at] = token.slice(0, LONGEST_TOKEN);
  }
  return tokens;
}
