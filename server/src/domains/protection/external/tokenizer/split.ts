import { type Members, stepsOf, UnsupportedTokenizer } from "./members.ts";

type Split = (parts: readonly string[]) => string[];

/** The pre-tokenizer of a tokenizer.json: what no token reaches across. */
export function readSplit(value: unknown): (text: string) => string[] {
  const steps = stepsOf(value, "pretokenizers").map(splitOf);
  return (text) => steps.reduce<readonly string[]>((parts, step) => step(parts), [text]).filter((part) => part !== "");
}

function splitOf(step: Members): Split {
  switch (step["type"]) {
    case "BertPreTokenizer":
      return (parts) => parts.flatMap((part) => part.match(/\p{P}|[$+<=>^`|~]|[^\s\p{P}$+<=>^`|~]+/gu) ?? []);
    case "Whitespace":
      return (parts) => parts.flatMap((part) => part.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]+/gu) ?? []);
    case "WhitespaceSplit":
      return (parts) => parts.flatMap((part) => part.match(/\S+/g) ?? []);
    case "Punctuation":
      return (parts) => parts.flatMap((part) => part.match(/\p{P}|[^\p{P}]+/gu) ?? []);
    case "Digits":
      return (parts) => parts.flatMap((part) => part.match(digits(step)) ?? []);
    case "Metaspace":
      return metaspace(step);
    case "ByteLevel":
      return byteLevel(step);
    default:
      throw new UnsupportedTokenizer(`has the pre-tokenizer ${step["type"]}, which is not supported`);
  }
}

const digits = (step: Members): RegExp =>
  step["individual_digits"] === true ? /\p{N}|[^\p{N}]+/gu : /\p{N}+|[^\p{N}]+/gu;

/** Spaces become part of the word behind them, visibly. */
function metaspace(step: Members): Split {
  const mark = typeof step["replacement"] === "string" ? step["replacement"] : "\u2581";
  const scheme = step["prepend_scheme"] ?? (step["add_prefix_space"] === false ? "never" : "always");
  return (parts) =>
    parts.flatMap((part, at) => {
      const marked = part.replaceAll(" ", mark);
      const isFirst = scheme === "always" || (scheme === "first" && at === 0);
      const whole = isFirst && !marked.startsWith(mark) ? mark + marked : marked;
      return step["split"] === false ? [whole] : piecesBefore(whole, mark);
    });
}

/** Cuts before each mark. */
function piecesBefore(text: string, mark: string): string[] {
  const pieces = text.split(mark);
  return pieces.map((piece, at) => (at === 0 ? piece : mark + piece)).filter((piece) => piece !== "");
}

const WORDS = /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;

/** Bytes as printable characters, so that any text can be written with 256 of them. */
function byteLevel(step: Members): Split {
  return (parts) =>
    parts
      .flatMap((part, at) => {
        const spaced = step["add_prefix_space"] === true && at === 0 && !part.startsWith(" ") ? ` ${part}` : part;
        return step["use_regex"] === false ? [spaced] : (spaced.match(WORDS) ?? []);
      })
      .map((part) => Array.from(Buffer.from(part, "utf8"), (byte) => SHOWN[byte]).join(""));
}

const SHOWN: readonly string[] = shownBytes();

/** The table of GPT-2: printable bytes stand for themselves, the others for characters from 256 on. */
function shownBytes(): string[] {
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) => {
    const isPrintable = (byte > 32 && byte < 127) || (byte > 160 && byte < 173) || byte > 173;
    return String.fromCodePoint(isPrintable ? byte : next++);
  });
}
