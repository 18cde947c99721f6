import { ThreadStopped } from "../../../platform/threads/threads.ts";
import type {
  AgentDriver,
  Conversation,
  ConverseOptions,
  Message,
} from "../../agents/conversation/exchange/conversation.ts";
import { LONGEST_KEPT } from "../../agents/conversation/exchange/kept.ts";
import type { Answered, Failed, Observation } from "../../agents/conversation/exchange/observation.ts";
import { delayAfter, type RetryPolicy } from "../../agents/conversation/talk/backoff.ts";
import type { Grader } from "../grading/grader.ts";
import { type Harness, type Judgement, openingOf, type PlannedPrompt } from "../harness.ts";
import type { Judge } from "../judge/judge.ts";
import { type Spending, spentOn, type Tariff } from "./budget.ts";
import { withDisclosure } from "./disclosure.ts";

/** What asking one prompt needs of the run: how, under which rules, and what it must not do without leave. */
export interface Asking extends ConverseOptions {
  readonly driver: AgentDriver;
  readonly tariff: Tariff;
  readonly timeoutMs: number;
  readonly instructs: boolean;
  readonly harness: Harness;
  readonly grader: Pick<Grader, "grade">;
  /** Ends the waiting for a grading that takes long; the prompt then goes back. */
  readonly gradingSignal?: AbortSignal | undefined;
  readonly judge?: Judge | undefined;
  readonly retries: RetryPolicy;
  readonly signal: AbortSignal;
  /** Awaited before each request, which counts as one from then on. */
  pace(): Promise<void> | undefined;
  /** What an answer took, told as it happens: it counts also when the prompt ends early. */
  spend(more: Spending): void;
  random(): number;
  /** Awaited before each further attempt, whose tokens were not reserved; false when a cap does not allow it. */
  reserveAgain(): Promise<boolean>;
  /** Keeps everybody from asking the agent for so long. */
  hold(ms: number): Promise<void>;
  wait(ms: number): Promise<void>;
}

/** One prompt's result. */
export interface Result {
  readonly judgement: Judgement;
  /** Something broke on the way, as against an answer that could not be told. */
  readonly isError: boolean;
  readonly observation: { readonly turns: readonly (Omit<Answered, "thread"> | Failed)[] };
}

/** Thrown when a prompt is to go back to where it was: its run pauses, its worker stops, its cap is reached. */
export class Withdrawn extends Error {
  override name = "Withdrawn";
}

/** Asks one prompt, turn by turn, and judges the answers. */
export async function ask(asking: Asking, prompt: PlannedPrompt): Promise<Result> {
  const { question } = prompt;
  const { tariff, instructs } = asking;
  // An agent that never got the canary has not kept it.
  if (question.preamble !== undefined && !instructs) return notPlanted;
  const systemPrompt = together(question.preamble, tariff.systemPrompt);
  // What an agent is told as a text is still not the user's own word: an order in it is as little his as in a message.
  const messages: Message[] = instructs && question.before ? [...question.before] : [];
  const answers: Answered[] = [];
  for (let turn = 0; turn < question.turns.length; turn++) {
    const text = turn === 0 && !instructs ? openingOf(question) : (question.turns[turn] ?? "");
    if (text !== "") messages.push({ role: "user", text });
    const conversation: Conversation = {
      systemPrompt,
      messages,
      params: tariff.params,
      timeoutMs: asking.timeoutMs,
      thread: answers.at(-1)?.thread ?? null,
      tools: question.tools,
    };
    // Nearly every prompt needs one attempt; only those that need more pay for the loop that makes them.
    const first = await asking.driver.converse(conversation, asking);
    if (asking.signal.aborted) throw new Withdrawn();
    const observation = first.outcome === "answered" ? first : await persist(asking, conversation, first);
    if (observation.outcome === "failed") {
      const { kind, detail } = observation;
      const judgement = { outcome: "unassessed", reason: detail, detector: kind } as const;
      return { judgement, isError: true, observation: { turns: [...answers.map(told), observation] } };
    }
    asking.spend(spentOn(observation, question, tariff));
    answers.push(observation);
    if (turn === question.turns.length - 1) break;
    messages.push({ role: "assistant", text: observation.text, toolCalls: observation.toolCalls });
    // A chat that goes on after a call must hold its result; there is no tool behind it here.
    for (const { id } of observation.toolCalls) messages.push({ role: "tool", toolCallId: id, text: "{}" });
  }
  const { judgement, isError } = withDisclosure(await judged(asking, prompt, answers), answers);
  const isOpen = asking.judge && !isError && judgement.outcome === "unassessed";
  return {
    judgement: isOpen ? await secondOpinion(asking, prompt, { judgement, answers }) : judgement,
    isError,
    observation: { turns: answers.map(told) },
  };
}

const together = (preamble: string | undefined, own: string | null): string | null =>
  (preamble && own ? `${preamble}\n\n${own}` : preamble || own) || null;

interface Found {
  readonly judgement: Judgement;
  readonly answers: readonly Answered[];
}

/** What the detectors left open is shown to the judge, where there is one. Its word stands beside theirs. */
async function secondOpinion(
  { judge, harness, signal }: Asking,
  { probe, question }: PlannedPrompt,
  { judgement, answers }: Found,
): Promise<Judgement> {
  const words = harness.aimOf?.(probe) ?? "";
  const verdict = await judge?.({ words, question, answers }, signal);
  if (signal.aborted) throw new Withdrawn();
  return verdict ? { ...judgement, judge: verdict } : judgement;
}

const notPlanted: Result = {
  judgement: {
    outcome: "unassessed",
    reason: "The agent's protocol carries no instructions, so what this probe plants could not be planted.",
    detector: "not_planted",
  },
  isError: false,
  observation: { turns: [] },
};

/** A server that asks for more has made a mistake, and is asked again after this. */
const LONGEST_HOLD_MS = 3_600_000;

/** Asks again what failed in passing, within bounds. Each request counts. */
async function persist(asking: Asking, conversation: Conversation, first: Failed): Promise<Observation> {
  let failure = first;
  for (let attempt = 1; ; attempt++) {
    if (failure.kind === "aborted") throw new Withdrawn();
    const delay = delayAfter(asking.retries, { failure, attempt }, () => asking.random());
    const asked = Math.min(failure.retryAfterMs ?? 0, LONGEST_HOLD_MS);
    const isForEverybody = failure.kind === "rate_limited" || asked > 0;
    // Also when this prompt waits no longer: the others would only be turned away too.
    if (isForEverybody) await asking.hold(Math.max(delay ?? 0, asked));
    if (delay === null) return failure;
    if (!isForEverybody) await asking.wait(delay);
    if (!(await asking.reserveAgain())) return failure;
    const observation = await asking.driver.converse(conversation, asking);
    if (asking.signal.aborted) throw new Withdrawn();
    if (observation.outcome === "answered") return observation;
    failure = observation;
  }
}

/** A detector that breaks has not seen the agent resist. */
async function judged(
  { grader, harness, gradingSignal }: Asking,
  prompt: PlannedPrompt,
  answers: readonly Answered[],
): Promise<Pick<Result, "judgement" | "isError">> {
  try {
    const grading = grader.grade(harness, { prompt, answers, signal: gradingSignal });
    const judgement = grading instanceof Promise ? await grading : grading;
    return { judgement: answers.some(({ isCut }) => isCut) ? ofCutAnswer(judgement) : judgement, isError: false };
  } catch (error) {
    if (error instanceof ThreadStopped) throw new Withdrawn();
    const reason = `The detector broke: ${error instanceof Error ? error.message : String(error)}`;
    return { judgement: { outcome: "unassessed", reason, detector: "detector_error" }, isError: true };
  }
}

/** What was done in the part that was read was done; that it was not done there says nothing of the rest. */
const ofCutAnswer = (judgement: Judgement): Judgement =>
  judgement.outcome === "resisted"
    ? {
        ...judgement,
        outcome: "unassessed",
        reason: `Not assessed: the answer is longer than ${LONGEST_KEPT.toLocaleString("en")} characters. What was read of it: ${judgement.reason}`,
        found: null,
      }
    : judgement;

function told({ thread: _, ...kept }: Answered): Omit<Answered, "thread"> {
  return kept;
}
