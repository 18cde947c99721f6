import { Ended } from "../endings/exit-codes.ts";

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Kind {
  /** As in "There is no agent …". */
  readonly noun: string;
  /** Those whose name contains the text, and maybe others; with null, all of them. */
  readonly list: (search: string | null) => AsyncIterable<Named>;
}

const WHOLE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Shorter prefixes are too often a word or a name. */
const ID_PREFIX = /^[0-9a-f]{6}[0-9a-f-]*$/i;
const MOST_READ = 20_000;
const MOST_SHOWN = 5;

/** What the text names: a whole id, the start of exactly one id (at least 6 characters), or an exact name. */
export async function findId(kind: Kind, text: string): Promise<string> {
  if (WHOLE_ID.test(text)) return text.toLowerCase();
  return (await findOne(kind, text)).id;
}

/** The same with the name, for questions to the user. */
export async function findOne({ noun, list }: Kind, text: string): Promise<Named> {
  const isId = ID_PREFIX.test(text);
  const fits = ({ id, name }: Named): boolean => name === text || (isId && id.startsWith(text.toLowerCase()));
  const found = await matching(list(isId ? null : text), fits);
  const [only] = found;
  if (only && found.length === 1) return only;
  if (!only)
    throw new Ended("refused", `There is no ${noun} "${text}". Use an ID, the start of one, or the exact name.`);
  const shown = found.slice(0, MOST_SHOWN).map(({ id, name }) => `  ${id}  ${name}`);
  const more = found.length > MOST_SHOWN ? ["  …"] : [];
  throw new Ended("refused", [`"${text}" fits more than one ${noun}. Use the ID:`, ...shown, ...more].join("\n"));
}

async function matching(all: AsyncIterable<Named>, fits: (one: Named) => boolean): Promise<Named[]> {
  const found: Named[] = [];
  let read = 0;
  for await (const one of all) {
    if (fits(one)) found.push(one);
    if (found.length > MOST_SHOWN || ++read === MOST_READ) break;
  }
  return found;
}
