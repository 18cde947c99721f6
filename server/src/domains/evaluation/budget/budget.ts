import type { Spending } from "../../../platform/work/budget.ts";
import type { Answered, Conversation } from "../../agents/conversation/port.ts";
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
/** Of a played tool's result. */
const USUAL_RESULT_BYTES = 300;

/**
 * No token is shorter than a byte, so a text never has more tokens than bytes: what this reserves cannot be passed. Where tools
 * are played, it is for the first request alone; each further one is reserved when it is known what it sends.
 */
export function maxSpendingFor(asked: Question, pricing: PricingContext): Spending {
  const question: Question = asked.world ? { ...asked, turns: [asked.turns[0]] } : asked;
  const answer = pricing.params.maxTokens ?? LONGEST_ANSWER_TOKENS;
  const bytes = promptBytes(question, pricing);
  const turns = question.turns.length;
  const answersSentAgain = answer * answersSentAgainIn(question);
  const messages = turns + 1 + (question.before?.length ?? 0);
  const prompt = bytes + answersSentAgain + TOKENS_AROUND_MESSAGE * turns * messages;
  return spending({ requests: turns, prompt, completion: answer * turns }, pricing);
}

/** The most that one more request with these messages can take. */
export function maxSpendingOn(conversation: Conversation, pricing: PricingContext): Spending {
  const completion = pricing.params.maxTokens ?? LONGEST_ANSWER_TOKENS;
  const prompt = sentBytes(conversation) + TOKENS_AROUND_MESSAGE * (conversation.messages.length + 1);
  return spending({ requests: 1, prompt, completion }, pricing);
}

/** Everything that a request sends; JSON is never shorter than the texts in it. */
const sentBytes = ({ systemPrompt, messages, tools = [] }: Conversation): number =>
  Buffer.byteLength(systemPrompt ?? "") + Buffer.byteLength(JSON.stringify([messages, tools]));

export interface Expected {
  /** Mean tokens of an answer. */
  readonly answerTokens: number;
  /** Requests beyond the turns, in which the agent goes on with the results of tools. */
  readonly toolRounds?: number;
  /** Tokens of the agent's tokenizer for one of ours. */
  readonly tokenizer: number;
}

/** What asking this will likely take when the answers are that long. */
export function expectedFor(
  question: Question,
  pricing: PricingContext,
  { answerTokens, tokenizer, toolRounds = 0 }: Expected,
): Spending {
  const turns = question.turns.length;
  const requests = turns + toolRounds;
  const messages = requests + 1 + (question.before?.length ?? 0);
  // A request after a tool's result sends all that one before it sent, and the result.
  const bytes = (promptBytes(question, pricing) / turns) * requests + USUAL_RESULT_BYTES * pairs(toolRounds + 1);
  const sent = (bytes / BYTES_OF_A_TOKEN + USUAL_TOKENS_AROUND_MESSAGE * requests * messages) * tokenizer;
  const answersSentAgain = answerTokens * (answersSentAgainIn(question) + pairs(toolRounds + 1));
  return spending({ requests, prompt: sent + answersSentAgain, completion: answerTokens * requests }, pricing);
}

/** What an answer took: as the agent counts it, or by the length of the texts when it does not. */
export function spentOn(
  answer: Pick<Answered, "usage" | "text">,
  asked: Question | Conversation,
  pricing: PricingContext,
): Spending {
  const { usage, text } = answer;
  const bytes = (): number => ("turns" in asked ? promptBytes(asked, pricing) / asked.turns.length : sentBytes(asked));
  const prompt = usage?.promptTokens ?? bytes() / BYTES_OF_A_TOKEN;
  const completion = usage?.completionTokens ?? Buffer.byteLength(text) / BYTES_OF_A_TOKEN;
  return spending({ requests: 0, prompt: Math.ceil(prompt), completion: Math.ceil(completion) }, pricing);
}

/** Each turn sends all answers so far along, unless it begins a conversation of its own. */
const answersSentAgainIn = ({ turns, isApart }: Question): number => (isApart ? 0 : pairs(turns.length));

const pairs = (count: number): number => (count * (count - 1)) / 2;

function promptBytes(
  { turns, before, tools, rules, preamble, isApart }: Question,
  { systemPrompt }: PricingContext,
): number {
  const always =
    Buffer.byteLength(systemPrompt ?? "") +
    Buffer.byteLength(`${rules ?? ""} ${preamble ?? ""}`) +
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
