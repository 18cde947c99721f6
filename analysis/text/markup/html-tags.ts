export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly written: string;
  /** Its end in the text. */
  readonly end: number;
}

const MOST_TAGS = 5_000;
const LONGEST_TAG = 20_000;

/** The tags of a text as a lenient HTML parser sees them. In Markdown, a tag after a backslash is text. */
export function tagsIn(text: string): Tag[] {
  const tags: Tag[] = [];
  const opening = /(?<!\\)<([a-z][a-z0-9:-]{0,40})(?=[\s/>"'])/gi;
  for (let match = opening.exec(text); match && tags.length < MOST_TAGS; match = opening.exec(text)) {
    const from = match.index + match[0].length;
    const { attributes, end } = attributesFrom(text, from);
    if (end < 0) continue;
    tags.push({ name: (match[1] ?? "").toLowerCase(), attributes, end, written: text.slice(match.index, end) });
    opening.lastIndex = end;
  }
  return tags;
}

const ATTRIBUTE = /[\s/"']{0,20}([^\s/<>="']{1,100})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

function attributesFrom(text: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let at = from;
  for (let count = 0; count < 100 && at - from < LONGEST_TAG; count++) {
    const close = /[\s/"']{0,20}>/y;
    close.lastIndex = at;
    if (close.test(text)) return { attributes, end: close.lastIndex };
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(text);
    if (!match) break;
    const name = (match[1] ?? "").toLowerCase();
    if (!attributes.has(name)) attributes.set(name, withoutEntities(match[2] ?? match[3] ?? match[4] ?? ""));
    at = ATTRIBUTE.lastIndex;
  }
  return { attributes, end: -1 };
}

const NAMED: Readonly<Record<string, string>> = {
  colon: ":",
  tab: "",
  newline: "",
  sol: "/",
  amp: "&",
  lpar: "(",
  rpar: ")",
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
  period: ".",
  bsol: "\\",
};

export const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
