import { isWhole, type Members, UnsupportedTokenizer, vocabularyOf } from "./members.ts";

/** The token ids of one word. */
export type Encode = (word: string) => readonly number[];

/** The model of a tokenizer.json. */
export function readModel(model: Members): Encode {
  switch (model["type"]) {
    case "WordPiece":
      return wordPiece(model);
    case "Unigram":
      return unigram(model);
    case "BPE":
      return bytePairs(model);
    default:
      throw new UnsupportedTokenizer(`is of the type ${model["type"]}: WordPiece, Unigram and BPE are supported`);
  }
}

function wordPiece(model: Members): Encode {
  const vocabulary = vocabularyOf(model["vocab"]);
  const unknown = vocabulary.get(String(model["unk_token"] ?? "[UNK]"));
  if (unknown === undefined) throw new UnsupportedTokenizer("has no token for unknown words");
  const prefix = String(model["continuing_subword_prefix"] ?? "##");
  const longest = isWhole(model["max_input_chars_per_word"]) ? model["max_input_chars_per_word"] : 100;
  return (word) => {
    const characters = Array.from(word);
    if (characters.length > longest) return [unknown];
    const ids: number[] = [];
    for (let from = 0; from < characters.length; ) {
      const found = longestPiece(characters, from, { vocabulary, prefix });
      if (!found) return [unknown];
      ids.push(found.id);
      from = found.to;
    }
    return ids;
  };
}

interface Pieces {
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly prefix: string;
}

function longestPiece(characters: readonly string[], from: number, { vocabulary, prefix }: Pieces) {
  for (let to = characters.length; to > from; to--) {
    const id = vocabulary.get((from > 0 ? prefix : "") + characters.slice(from, to).join(""));
    if (id !== undefined) return { id, to };
  }
  return null;
}

/** A word is cut here. No real one is longer, and merging takes time in proportion to the square of it. */
const LONGEST_WORD = 128;

function unigram(model: Members): Encode {
  const list = model["vocab"];
  const isPair = (one: unknown): one is [string, number] =>
    Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "number";
  if (!Array.isArray(list) || !list.every(isPair)) throw new UnsupportedTokenizer("has no pieces with scores");
  const pieces = new Map(list.map(([piece, score], id) => [piece, { id, score }] as const));
  const longest = Math.min(
    64,
    list.reduce((most, [piece]) => Math.max(most, piece.length), 1),
  );
  const unknown = isWhole(model["unk_id"]) ? model["unk_id"] : null;
  if (unknown === null) throw new UnsupportedTokenizer("has no token for unknown characters");
  const worst = list.reduce((least, [, score]) => Math.min(least, score), 0) - 10;
  return (word) => inParts(word).flatMap((part) => bestPath(part, { pieces, longest, unknown, worst }));
}

interface Unigrams {
  readonly pieces: ReadonlyMap<string, { readonly id: number; readonly score: number }>;
  readonly longest: number;
  readonly unknown: number;
  readonly worst: number;
}

/** The most probable way to write the word with pieces (Viterbi). */
function bestPath(word: string, { pieces, longest, unknown, worst }: Unigrams): number[] {
  const best: { score: number; from: number; id: number }[] = [{ score: 0, from: 0, id: -1 }];
  for (let to = 1; to <= word.length; to++) {
    let found = { score: Number.NEGATIVE_INFINITY, from: to - 1, id: unknown };
    for (let from = Math.max(0, to - longest); from < to; from++) {
      const piece = pieces.get(word.slice(from, to));
      const before = best[from]?.score ?? Number.NEGATIVE_INFINITY;
      const score = before + (piece ? piece.score : worst);
      if ((piece || from === to - 1) && score > found.score) found = { score, from, id: piece?.id ?? unknown };
    }
    best.push(found);
  }
  const ids: number[] = [];
  for (let at = word.length; at > 0; at = best[at]?.from ?? 0) {
    const id = best[at]?.id ?? unknown;
    // Neighboring unknown characters are one unknown token.
    if (id !== unknown || ids.at(-1) !== unknown) ids.push(id);
  }
  return ids.reverse();
}

function bytePairs(model: Members): Encode {
  const vocabulary = vocabularyOf(model["vocab"]);
  const merges = model["merges"];
  if (!Array.isArray(merges)) throw new UnsupportedTokenizer("has no merges");
  if (model["byte_fallback"] === true) throw new UnsupportedTokenizer("falls back to bytes, which is not supported");
  const ranks = new Map(merges.map((merge, rank) => [Array.isArray(merge) ? merge.join(" ") : String(merge), rank]));
  const unknown = typeof model["unk_token"] === "string" ? vocabulary.get(model["unk_token"]) : undefined;
  return (word) =>
    inParts(word).flatMap((part) => {
      const whole = model["ignore_merges"] === true ? vocabulary.get(part) : undefined;
      if (whole !== undefined) return [whole];
      return merged(Array.from(part), ranks).flatMap((piece) => vocabulary.get(piece) ?? unknown ?? []);
    });
}

/** Joins the pair with the lowest rank until none is left. */
function merged(symbols: string[], ranks: ReadonlyMap<string, number>): string[] {
  for (;;) {
    let best = { rank: Number.POSITIVE_INFINITY, at: -1 };
    for (let at = 0; at + 1 < symbols.length; at++) {
      const rank = ranks.get(`${symbols[at]} ${symbols[at + 1]}`);
      if (rank !== undefined && rank < best.rank) best = { rank, at };
    }
    if (best.at < 0) return symbols;
    symbols.splice(best.at, 2, `${symbols[best.at]}${symbols[best.at + 1]}`);
  }
}

function inParts(word: string): string[] {
  if (word.length <= LONGEST_WORD) return [word];
  const parts: string[] = [];
  for (let at = 0; at < word.length; at += LONGEST_WORD) parts.push(word.slice(at, at + LONGEST_WORD));
  return parts;
}
