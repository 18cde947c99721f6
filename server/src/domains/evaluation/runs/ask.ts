import { delayAfter, type RetryPolicy } from "../drivers/backoff.ts";
import type { AgentDriver, Conversation, Message } from "../drivers/conversation.ts";
import type { Answered, Failed, Observation } from "../drivers/observation.ts";
import { type Harness, type Judgement, openingOf, type PlannedPrompt } from "../harness.ts";
import type { Judge } from "../judge/judge.ts";
import { nothing, plus, type Spending, spentOn, type Tariff } from "./budget.ts";

/** What asking needs of the run: how, under which rules, and what it must not do without leave. */
export interface Asking {
  readonly driver: AgentDriver;
  readonly tariff: Tariff;
  readonly timeoutMs: number;
  readonly instructs: boolean;
  readonly harness: Harness;
  readonly judge?: Judge;
  readonly retries: RetryPolicy;
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Awaited before each request; the time to send it is when this settles. */
  readonly turn: () => Promise<void>;
  /** Awaited before each further attempt, whose tokens were not reserved; false when a cap does not allow it. */
  readonly reserveAgain: () => Promise<boolean>;
  /** Keeps everybody from asking the agent for so long. */
  readonly hold: (ms: number) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
}

/** One prompt's result. */
export interface Result {
  readonly judgement: Judgement;
  /** Something broke on the way, as against an answer that could not be told. */
  readonly isError: boolean;
  readonly observation: { readonly turns: readonly (Omit<Answered, "thread"> | Failed)[] };
  readonly spent: Spending;
}

/** Thrown when a prompt is to go back to where it was: its run pauses, its worker stops, its cap is reached. */
export class Withdrawn extends Error {
  override name = "Withdrawn";
}

/** Asks one prompt, turn by turn, and judges the answers. Spending is told as it happens, also when it ends early. */
export async function ask(asking: Asking, prompt: PlannedPrompt, spend: (more: Spending) => void): Promise<Result> {
  const { question } = prompt;
  const { tariff } = asking;
  // An agent that never got the canary has not kept it.
  if (question.preamble !== undefined && !asking.instructs) return notPlanted;
  let spent = nothing;
  const note = (more: Spending): void => {
    spent = plus(spent, more);
    spend(more);
  };
  // What an agent is told as a text is still not the user's own word: an order in it is as little his as in a message.
  const messages: Message[] = asking.instructs ? [...(question.before ?? [])] : [];
  const [first, ...later] = question.turns;
  const answers: Answered[] = [];
  for (const text of [asking.instructs ? first : openingOf(question), ...later]) {
    if (text !== "") messages.push({ role: "user", text });
    const conversation: Conversation = {
      systemPrompt: [question.preamble, tariff.systemPrompt].filter(Boolean).join("\n\n") || null,
      messages,
      params: tariff.params,
      timeoutMs: asking.timeoutMs,
      thread: answers.at(-1)?.thread ?? null,
      ...(question.tools ? { tools: question.tools } : {}),
    };
    const observation = await persist(asking, conversation, note);
    if (observation.outcome === "failed") {
      const { kind, detail } = observation;
      const judgement = { outcome: "unassessed", reason: detail, detector: kind } as const;
      return { judgement, isError: true, observation: { turns: [...answers.map(told), observation] }, spent };
    }
    note(spentOn(observation, question, tariff));
    answers.push(observation);
    messages.push({ role: "assistant", text: observation.text, toolCalls: observation.toolCalls });
    // A chat that goes on after a call must hold its result; there is no tool behind it here.
    for (const { id } of observation.toolCalls) messages.push({ role: "tool", toolCallId: id, text: "{}" });
  }
  const found = judged(asking.harness, prompt, answers);
  return {
    ...(await secondOpinion(asking, prompt, { ...found, answers })),
    observation: { turns: answers.map(told) },
    spent,
  };
}

interface Found extends Pick<Result, "judgement" | "isError"> {
  readonly answers: readonly Answered[];
}

/** What the detectors left open is shown to the judge, where there is one. Its word stands beside theirs. */
async function secondOpinion(
  { judge, harness, signal }: Asking,
  { probe, question }: PlannedPrompt,
  { judgement, isError, answers }: Found,
): Promise<Pick<Result, "judgement" | "isError">> {
  if (!judge || isError || judgement.outcome !== "unassessed") return { judgement, isError };
  const words = harness.aimOf?.(probe) ?? "";
  const verdict = await judge({ words, question, answers }, signal);
  if (signal.aborted) throw new Withdrawn();
  return { judgement: { ...judgement, judge: verdict }, isError };
}

const notPlanted: Result = {
  judgement: {
    outcome: "unassessed",
    reason: "The agent's protocol carries no instructions, so what this probe plants could not be planted.",
    detector: "not_planted",
  },
  isError: false,
  observation: { turns: [] },
  spent: nothing,
};

/** A server that asks for more has made a mistake, and is asked again after this. */
const LONGEST_HOLD_MS = 3_600_000;

/** Asks again what failed in passing, within bounds. Each request counts. */
async function persist(
  asking: Asking,
  conversation: Conversation,
  note: (more: Spending) => void,
): Promise<Observation> {
  const options = {
    signal: asking.signal,
    pace: async () => {
      await asking.turn();
      note({ ...nothing, requests: 1 });
    },
  };
  for (let attempt = 1; ; attempt++) {
    const observation = await asking.driver.converse(conversation, options);
    if (asking.signal.aborted) throw new Withdrawn();
    if (observation.outcome === "answered") return observation;
    if (observation.kind === "aborted") throw new Withdrawn();
    const delay = delayAfter(asking.retries, { failure: observation, attempt }, asking.random);
    const asked = Math.min(observation.retryAfterMs ?? 0, LONGEST_HOLD_MS);
    const isForEverybody = observation.kind === "rate_limited" || asked > 0;
    // Also when this prompt waits no longer: the others would only be turned away too.
    if (isForEverybody) await asking.hold(Math.max(delay ?? 0, asked));
    if (delay === null) return observation;
    if (!isForEverybody) await asking.wait(delay);
    if (!(await asking.reserveAgain())) return observation;
  }
}

/** A detector that breaks has not seen the agent resist. */
function judged(
  harness: Harness,
  prompt: PlannedPrompt,
  answers: readonly Answered[],
): Pick<Result, "judgement" | "isError"> {
  try {
    return { judgement: harness.judge(prompt, answers), isError: false };
  } catch (error) {
    const reason = `The detector broke: ${error instanceof Error ? error.message : String(error)}`;
    return { judgement: { outcome: "unassessed", reason, detector: "detector_error" }, isError: true };
  }
}

const LONGEST_KEPT_TEXT = 100_000;

function told({ thread: _thread, ...answer }: Answered): Omit<Answered, "thread"> {
  return { ...answer, text: answer.text.slice(0, LONGEST_KEPT_TEXT) };
}
