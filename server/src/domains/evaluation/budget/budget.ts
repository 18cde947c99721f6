import type { Spending } from "../../../platform/work/budget.ts";
import type { Answered } from "../../agents/conversation/port.ts";
import type { ModelParams } from "../../agents/port.ts";
import type { Question } from "../harness/harness.ts";

/** Of a million tokens, in the currency of the caps. */
export interface Prices {
  readonly prompt: number;
  readonly completion: number;
}

export interface PricingContext {
  readonly systemPrompt: string | null;
  readonly params: ModelParams;
  readonly prices: Prices | null;
}

/** The longest answer to reserve for if the agent has no limit. Sent as the limit where spending is capped. */
export const LONGEST_ANSWER_TOKENS = 4096;
/** Marks around a message that count as tokens too. */
const TOKENS_AROUND_MESSAGE = 16;
const USUAL_TOKENS_AROUND_MESSAGE = 4;
const BYTES_OF_A_TOKEN = 4;

/** No token is shorter than a byte, so a text never has more tokens than bytes: what this reserves cannot be passed. */
export function maxSpendingFor(question: Question, pricing: PricingContext): Spending {
  const answer = pricing.params.maxTokens ?? LONGEST_ANSWER_TOKENS;
  const bytes = promptBytes(question, pricing);
  const turns = question.turns.length;
  const answersSentAgain = answer * answersSentAgainIn(question);
  const messages = turns + 1 + (question.before?.length ?? 0);
  const prompt = bytes + answersSentAgain + TOKENS_AROUND_MESSAGE * turns * messages;
  return spending({ requests: turns, prompt, completion: answer * turns }, pricing);
}

export interface Expected {
  /** Mean tokens of an answer. */
  readonly answerTokens: number;
  /** Tokens of the agent's tokenizer for one of ours. */
  readonly tokenizer: number;
}

/** What asking this will likely take when the answers are that long. */
export function expectedFor(
  question: Question,
  pricing: PricingContext,
  { answerTokens, tokenizer }: Expected,
): Spending {
  const turns = question.turns.length;
  const messages = turns + 1 + (question.before?.length ?? 0);
  const sent =
    (promptBytes(question, pricing) / BYTES_OF_A_TOKEN + USUAL_TOKENS_AROUND_MESSAGE * turns * messages) * tokenizer;
  const answersSentAgain = answerTokens * answersSentAgainIn(question);
  return spending({ requests: turns, prompt: sent + answersSentAgain, completion: answerTokens * turns }, pricing);
}

/** What an answer took: as the agent counts it, or by the length of the texts when it does not. */
export function spentOn(
  answer: Pick<Answered, "usage" | "text">,
  question: Question,
  pricing: PricingContext,
): Spending {
  const { usage, text } = answer;
  const prompt = usage?.promptTokens ?? promptBytes(question, pricing) / question.turns.length / BYTES_OF_A_TOKEN;
  const completion = usage?.completionTokens ?? Buffer.byteLength(text) / BYTES_OF_A_TOKEN;
  return spending({ requests: 0, prompt: Math.ceil(prompt), completion: Math.ceil(completion) }, pricing);
}

/** Each turn sends all answers so far along, unless it begins a conversation of its own. */
const answersSentAgainIn = ({ turns: { length }, isApart }: Question): number =>
  isApart ? 0 : (length * (length - 1)) / 2;

function promptBytes({ turns, before, tools, preamble, isApart }: Question, { systemPrompt }: PricingContext): number {
  const always =
    Buffer.byteLength(systemPrompt ?? "") +
    Buffer.byteLength(preamble ?? "") +
    Buffer.byteLength(before ? JSON.stringify(before) : "") +
    Buffer.byteLength(tools ? JSON.stringify(tools) : "");
  // The first turn is sent in every request, the last in one.
  const times = (at: number): number => (isApart ? 1 : turns.length - at);
  return turns.reduce((sum, turn, at) => sum + Buffer.byteLength(turn) * times(at), always * turns.length);
}

interface Counts {
  readonly requests: number;
  readonly prompt: number;
  readonly completion: number;
}

function spending({ requests, prompt, completion }: Counts, { prices }: PricingContext): Spending {
  // A price of a million tokens is the price of one token in millionths.
  const cost = prices ? prompt * prices.prompt + completion * prices.completion : 0;
  return { requests, tokens: prompt + completion, costMicros: Math.ceil(cost) };
}
