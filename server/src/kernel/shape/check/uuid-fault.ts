const PREFIX = "urn:uuid:";
const GROUPS = [8, 4, 4, 4, 12] as const;

/** Hyphens stand after the first 24 characters at the latest, so the last group is what remains of the whole. */
const BEFORE_LAST_GROUP = 24;

interface Stripped {
  readonly text: string;
  /** Characters cut off in front that positions still count. */
  readonly offset: number;
  /** Whether braces or a prefix were cut off. */
  readonly dressed: boolean;
  /** Length that the last group is reckoned from, in bytes. */
  readonly length: number;
}

/** No text of more characters is taken apart: what is wrong with it shows at its beginning. */
const LONGEST = 1000;

/** What is wrong with a text that is no UUID, in the words the contract's clients know. */
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
