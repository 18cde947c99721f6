import { isWhole, type Members, membersOf, UnsupportedTokenizer } from "./members.ts";
import { readModel } from "./models.ts";
import { readNormalizer } from "./normalize.ts";
import { readSplit } from "./split.ts";

export interface Tokenizer {
  /** The tokens of a text, without those that stand around it. Special tokens written in the text are ordinary text. */
  encode(text: string): readonly number[];
  /** Added before and after the tokens of a text. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Tokens that the model takes at once, with those around them. */
  readonly longest: number;
}

const DEFAULT_LONGEST = 512;

/** A tokenizer from the text of its tokenizer.json. Throws UnsupportedTokenizer if it can't be followed. */
export function readTokenizer(json: string): Tokenizer {
  const file = membersOf(parsed(json), "JSON object");
  const encode = readModel(membersOf(file["model"], "model"));
  const normalize = readNormalizer(file["normalizer"]);
  const split = readSplit(file["pre_tokenizer"]);
  const { before, after } = around(file);
  return { ...{ before, after, longest: longestOf(file) }, encode: (text) => split(normalize(text)).flatMap(encode) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UnsupportedTokenizer("is not JSON");
  }
}

function longestOf({ truncation }: Members): number {
  const most = truncation && typeof truncation === "object" ? (truncation as Members)["max_length"] : null;
  return isWhole(most) && most >= 8 && most <= 8_192 ? most : DEFAULT_LONGEST;
}

function around(file: Members): { before: readonly number[]; after: readonly number[] } {
  if (file["post_processor"] === null || file["post_processor"] === undefined) return { before: [], after: [] };
  const processor = lastOf(membersOf(file["post_processor"], "post-processor"));
  switch (processor["type"]) {
    case "TemplateProcessing":
      return template(processor);
    case "BertProcessing":
    case "RobertaProcessing":
      return { before: [idOf(processor["cls"])], after: [idOf(processor["sep"])] };
    case "ByteLevel":
      return { before: [], after: [] };
    default:
      throw new UnsupportedTokenizer(`has the post-processor ${processor["type"]}, which is not supported`);
  }
}

/** Of a sequence, the one that adds tokens. */
function lastOf(processor: Members): Members {
  const list = processor["processors"];
  if (processor["type"] !== "Sequence" || !Array.isArray(list)) return processor;
  return membersOf(list.findLast((one) => one?.type !== "ByteLevel") ?? list.at(-1), "post-processor");
}

function idOf(pair: unknown): number {
  const id = Array.isArray(pair) ? pair[1] : null;
  if (isWhole(id)) return id;
  throw new UnsupportedTokenizer("names no id for the tokens around a text");
}

function template({ single, special_tokens: special }: Members): { before: number[]; after: number[] } {
  if (!Array.isArray(single)) throw new UnsupportedTokenizer("has no template for one text");
  const tokens = membersOf(special ?? {}, "special tokens");
  const place = single.findIndex((part) => part && typeof part === "object" && "Sequence" in part);
  if (place < 0) throw new UnsupportedTokenizer("has a template without the text");
  const idsOf = (part: unknown): number[] => {
    const name = String((membersOf(part, "template")["SpecialToken"] as Members | undefined)?.["id"]);
    const ids = membersOf(tokens[name], `token ${name}`)["ids"];
    if (Array.isArray(ids) && ids.every(isWhole)) return ids;
    throw new UnsupportedTokenizer(`has no id for ${name}`);
  };
  return { before: single.slice(0, place).flatMap(idsOf), after: single.slice(place + 1).flatMap(idsOf) };
}
