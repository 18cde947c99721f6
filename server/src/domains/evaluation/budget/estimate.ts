import { nothing, plus, type Spending } from "../../../platform/work/budget.ts";
import type { PlannedPrompt, Question } from "../harness/harness.ts";
import { expectedFor, type PricingContext } from "./budget.ts";

/** What the agent's answers took in an earlier run, by harness. */
export interface EarlierAnswers {
  readonly harness: string;
  readonly answers: number;
  /** Mean tokens of an answer. */
  readonly tokens: number;
  /** Mean milliseconds until an answer was there. */
  readonly latencyMs: number;
}

/** The ends of the range, and the one figure to plan with. */
const ends = ["low", "likely", "high"] as const;
export type Spread = Readonly<Record<(typeof ends)[number], number>>;

/**
 * Mean tokens of an answer for an agent that was never evaluated. An assumption (docs/decisions/0032): many
 * probes ask for a word or a figure, a refusal takes a sentence or two, and few prompts invite an essay.
 */
export const TYPICAL_ANSWER_TOKENS: Spread = { low: 30, likely: 90, high: 200 };
const TYPICAL_LATENCY_MS: Spread = { low: 500, likely: 2_000, high: 5_000 };

/** The means of two runs of one agent differ: other prompts are drawn, and the agent may have been changed. */
const betweenRuns: Spread = { low: 0.8, likely: 1, high: 1.25 };
/** A real tokenizer, over a whole run, against four bytes a token. */
const tokenizers: Spread = { low: 0.9, likely: 1, high: 1.1 };
/** Requests sent again, in a run that goes well. */
const retries: Spread = { low: 1, likely: 1, high: 1.1 };
/** How often an agent goes on with the results of tools before it answers, in a prompt whose tools are played. */
const TOOL_ROUNDS: Spread = { low: 1.5, likely: 2, high: 3 };

/** The requests that a prompt usually takes. */
export const expectedRequests = ({ turns, world }: Question): number => turns.length + (world ? TOOL_ROUNDS.likely : 0);

/** A mean of fewer answers than this says less than the typical one. */
const LEAST_ANSWERS = 5;

export interface Estimate {
  readonly prompts: number;
  readonly byHarness: Readonly<Record<string, number>>;
  readonly low: Spending;
  readonly likely: Spending;
  readonly high: Spending;
  /** Of one answer, in the mean. */
  readonly latencyMs: Spread;
  /** Share of the requests whose answers' length is known from an earlier run. */
  readonly known: number;
}

export interface EstimateFacts {
  readonly pricing: PricingContext;
  readonly earlier: readonly EarlierAnswers[];
  readonly harnessNames: readonly string[];
  /** Asked before the prompts, and no prompts themselves. */
  readonly first?: readonly Question[];
}

/** What these prompts will take: their own lengths, and answers as long as this agent's were before. */
export async function estimateOf(
  prompts: AsyncIterable<PlannedPrompt> | Iterable<PlannedPrompt>,
  { pricing, earlier, harnessNames, first = [] }: EstimateFacts,
): Promise<Estimate> {
  const earlierByHarness = new Map(
    earlier.filter(({ answers }) => answers >= LEAST_ANSWERS).map((one) => [one.harness, one]),
  );
  const byHarness = Object.fromEntries(harnessNames.map((name) => [name, 0]));
  const sums = { low: nothing, likely: nothing, high: nothing };
  const waits = { low: 0, likely: 0, high: 0 };
  const requests = { low: 0, likely: 0, high: 0 };
  const known = { low: 0, likely: 0, high: 0 };
  let count = 0;
  const add = (question: Question, before: EarlierAnswers | undefined): void => {
    for (const end of ends) {
      const toolRounds = question.world ? TOOL_ROUNDS[end] : 0;
      const turns = question.turns.length + toolRounds;
      requests[end] += turns;
      if (before) known[end] += turns;
      const tokens = before ? before.tokens * betweenRuns[end] : TYPICAL_ANSWER_TOKENS[end];
      const answerTokens = Math.min(tokens, pricing.params.maxTokens ?? tokens);
      const one = expectedFor(question, pricing, { answerTokens, tokenizer: tokenizers[end], toolRounds });
      sums[end] = plus(sums[end], one);
      waits[end] += turns * (before ? before.latencyMs * betweenRuns[end] : TYPICAL_LATENCY_MS[end]);
    }
  };
  for (const question of first) add(question, earlierByHarness.values().next().value);
  for await (const { harness, question } of prompts) {
    count += 1;
    byHarness[harness] = (byHarness[harness] ?? 0) + 1;
    add(question, earlierByHarness.get(harness));
  }
  const mean = (end: keyof Spread): number => waits[end] / Math.max(requests[end], 1);
  return {
    prompts: count,
    byHarness,
    low: rounded(sums.low, retries.low),
    likely: rounded(sums.likely, retries.likely),
    high: rounded(sums.high, retries.high),
    latencyMs: { low: mean("low"), likely: mean("likely"), high: mean("high") },
    known: known.likely / Math.max(requests.likely, 1),
  };
}

const rounded = ({ requests, tokens, costMicros }: Spending, factor: number): Spending => ({
  requests: Math.ceil(requests * factor),
  tokens: Math.ceil(tokens * factor),
  costMicros: Math.ceil(costMicros * factor),
});
