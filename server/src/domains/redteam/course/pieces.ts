import { type Draft, WISH } from "../model/draft.ts";

/** One text of an attack and its place: "t0" a turn of the opening, "s0" a further turn, "b0" a message before, "c0" a carried text. */
interface Placed {
  readonly place: string;
  readonly text: string;
}

/** Where the wish stands in something that the agent reads, the user only asks for the honest task: that is no part of the attack. */
const isHidden = ({ carried }: Pick<Draft, "carried">): boolean => carried.some(({ text }) => text.includes(WISH));

/** An opening may have no turn of its own, where the conversation is all in its further turns. */
export type Opening = Omit<Draft, "turns"> & { readonly turns: readonly string[] };

/** The texts that an attack could do without. */
export const textsOf = (opening: Opening, said: readonly string[]): readonly Placed[] => [
  ...opening.before.map(({ text }, at) => ({ place: `b${at}`, text: text ?? "" })),
  ...(isHidden(opening) ? [] : opening.turns.map((text, at) => ({ place: `t${at}`, text }))),
  ...said.map((text, at) => ({ place: `s${at}`, text })),
  ...opening.carried.map(({ text }, at) => ({ place: `c${at}`, text })),
];

/** The places of what can be cut out of these texts one level down: sentences, or phrases of the sentences that are left. */
export function piecesOf(texts: readonly Placed[], gone: ReadonlySet<string>, level: "sentence" | "phrase"): string[] {
  return texts
    .filter(({ place }) => !gone.has(place))
    .flatMap(({ place, text }) =>
      sentences(text).flatMap((sentence, at) => {
        const own = `${place}.${at}`;
        if (gone.has(own)) return [];
        if (level === "sentence") return sentence.includes(WISH) ? [] : [own];
        const parts = phrases(sentence);
        // A sentence of one phrase was tried as a sentence.
        return parts.length < 2 ? [] : parts.flatMap((part, n) => (part.includes(WISH) ? [] : [`${own}.${n}`]));
      }),
    );
}

/** The draft without these pieces. A text of which nothing is left is not sent. Null if nobody would say anything. */
export function withoutPieces(opening: Opening, said: readonly string[], gone: ReadonlySet<string>): Draft | null {
  const isFree = isHidden(opening);
  const cut = (place: string, text: string): string[] => {
    const left = gone.has(place) ? "" : cutText(place, text, gone);
    return left === "" ? [] : [left];
  };
  const turns = [
    ...opening.turns.flatMap((text, at) => (isFree ? [text] : cut(`t${at}`, text))),
    ...said.flatMap((text, at) => cut(`s${at}`, text)),
  ];
  const [first, ...further] = turns;
  if (first === undefined) return null;
  return {
    ...opening,
    turns: [first, ...further],
    before: opening.before.flatMap((message, at) =>
      cut(`b${at}`, message.text ?? "").map((text) => ({ ...message, text })),
    ),
    carried: opening.carried.flatMap(({ carrier, text }, at) =>
      cut(`c${at}`, text).map((left) => ({ carrier, text: left })),
    ),
  };
}

function cutText(place: string, text: string, gone: ReadonlySet<string>): string {
  const left = sentences(text).flatMap((sentence, at) => {
    const own = `${place}.${at}`;
    if (gone.has(own)) return [];
    return phrases(sentence).filter((_, n) => !gone.has(`${own}.${n}`));
  });
  return left.length === 0 ? "" : left.join("").trim();
}

/** Sentences and lines with what follows them: joined they are the text again. Nothing is cut inside quotation marks. */
export const sentences = (text: string): string[] =>
  cutAfter(text, (at) => text[at] === "\n" || (".!?".includes(text[at] ?? "") && isEnd(text, at)));

/** Parts of a sentence between commas, semicolons and colons: joined they are the sentence again. */
export const phrases = (sentence: string): string[] =>
  cutAfter(sentence, (at) => ",;:".includes(sentence[at] ?? "") && isSpace(sentence[at + 1]));

const isSpace = (sign: string | undefined): boolean => sign === " " || sign === "\n" || sign === undefined;

/** The number of an item in a list ends nothing. */
const isEnd = (text: string, at: number): boolean => isSpace(text[at + 1]) && !/\d/.test(text[at - 1] ?? "");

/** Each piece keeps the white space behind it. A quotation is one piece with what it stands in. */
function cutAfter(text: string, isCut: (at: number) => boolean): string[] {
  const pieces: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "“") depth += 1;
    if (text[at] === "”") depth = Math.max(0, depth - 1);
    if (depth > 0 || !isCut(at)) continue;
    while (at + 1 < text.length && isSpace(text[at + 1])) at += 1;
    pieces.push(text.slice(from, at + 1));
    from = at + 1;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
