import { sentencesOf } from "../language/words.ts";
import { demandedText } from "../situations/demand.ts";

const TOTAL = /\b(?:exactly|only|always|whatever|regardless|every|each|any|nothing else|just)\b/i;
const REPLY = /\b(?:reply|respond|answer|say|output|write)\b/i;
const CONDITION = /\b(?:if|when|unless|whenever|should|in case|where|asked)\b/i;
const SWEEPING = /\b(?:whatever|regardless|every|each|any|no matter|always)\b/i;
const OPENING = /\b(?:begin|start|open|prefix)\b/i;
const WORD = /\b(?:code ?word|pass ?word|pass ?phrase|magic word|check ?word|test ?word|secret word|marker|code)\b/i;

export interface StandingOrder {
  readonly words: string;
  /** Only at the start. The answer follows. */
  readonly isOpening: boolean;
}

/**
 * Text that the system message wants said word for word, which is how a caller checks whether it is read: in every
 * response, or when a word is asked for.
 */
export function standingOrder(system: string, said: string): StandingOrder | null {
  for (const sentence of sentencesOf(system)) {
    const isTotal = REPLY.test(sentence) && TOTAL.test(sentence);
    const isAlways = isTotal && (!CONDITION.test(sentence) || SWEEPING.test(sentence));
    const isAskedFor = WORD.test(sentence) && WORD.test(said);
    const words = isAlways || isAskedFor ? demandedText(sentence) : null;
    if (words && looksMeant(sentence, words)) return { words, isOpening: OPENING.test(sentence) };
  }
  return null;
}

/** A word in the middle of a rule is not an instruction to say it. One in quotation marks or with digits is. */
function looksMeant(sentence: string, words: string): boolean {
  return /\d|[-_]|^[A-Z]{4,}$/.test(words) || new RegExp(`["“'«\`]${escaped(words)}`).test(sentence);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
