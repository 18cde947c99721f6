const PREFIX = "urn:uuid:";
const GROUPS = [8, 4, 4, 4, 12] as const;

/** All hyphens are within the first 24 characters, so the last group is the rest of the text. */
const BEFORE_LAST_GROUP = 24;

interface Stripped {
  readonly text: string;
  /** Characters removed from the start that positions still count. */
  readonly offset: number;
  /** Whether braces or a prefix were removed. */
  readonly dressed: boolean;
  /** The length, in bytes, from which the length of the last group is computed. */
  readonly length: number;
}

/** Longer texts are not analyzed: their problem shows at the start. */
const LONGEST = 1000;

/** What is wrong with a text that is not a UUID, in the words that the contract's clients expect. */
export function uuidFault(input: string): string {
  if (input.length > LONGEST) return `invalid length: expected length 32 for simple format, found ${input.length}`;
  const { text, offset, dressed, length } = strip(input.toWellFormed());
  const stranger = /[^0-9a-fA-F-]/u.exec(text);
  if (stranger !== null) {
    const place = stranger.index + offset + 1;
    return `invalid character: expected an optional prefix of \`urn:uuid:\` followed by [0-9a-fA-F-], found \`${stranger[0]}\` at ${place}`;
  }
  const groups = text.split("-");
  if (groups.length === 1 && !dressed) {
    return `invalid length: expected length 32 for simple format, found ${text.length}`;
  }
  if (groups.length !== GROUPS.length) return `invalid group count: expected 5, found ${groups.length}`;
  for (const [index, expected] of GROUPS.slice(0, 4).entries()) {
    const found = groups[index]?.length ?? 0;
    if (found !== expected) return `invalid group length in group ${index}: expected ${expected}, found ${found}`;
  }
  return `invalid group length in group 4: expected 12, found ${length - BEFORE_LAST_GROUP}`;
}

function strip(input: string): Stripped {
  const length = Buffer.byteLength(input);
  if (length === 38 && isBraced(input)) return undress(input.slice(1, -1));
  if (length === 45 && input.startsWith(PREFIX)) return undress(input.slice(PREFIX.length));
  return undress(input);
}

function undress(input: string): Stripped {
  const length = Buffer.byteLength(input);
  if (isBraced(input)) return { text: input.slice(1, -1), offset: 1, dressed: true, length };
  if (input.startsWith(PREFIX))
    return { text: input.slice(PREFIX.length), offset: PREFIX.length, dressed: true, length };
  return { text: input, offset: 0, dressed: false, length };
}

function isBraced(input: string): boolean {
  return input.length > 1 && input.startsWith("{") && input.endsWith("}");
}
