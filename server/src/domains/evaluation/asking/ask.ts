import { ThreadStopped } from "../../../platform/threads/threads.ts";
import {
  type Answered,
  type Failed,
  isAnswered,
  LONGEST_KEPT,
  type Observation,
  TalkCanceled,
  type Talking,
  talk,
} from "../../agents/conversation/port.ts";
import type { Grader } from "../grading/grader.ts";
import { type Harness, type Judgement, type PlannedPrompt, SILENCE } from "../harness/harness.ts";
import type { Judge } from "../judge/judge.ts";
import { openWorld, type PlayedAnswer, withPlayed } from "../world/play.ts";
import { type Judged, withDisclosure } from "./disclosure.ts";

/** What asking one prompt needs of the run, beside what holding the dialogue takes. */
export interface Asking extends Talking {
  readonly harness: Harness;
  readonly grader: Pick<Grader, "grade">;
  /** Ends the waiting for a grading that takes long; the prompt then goes back. */
  readonly gradingSignal?: AbortSignal | undefined;
  readonly judge?: Judge | undefined;
}

type StoredTurn = (Omit<Answered, "thread"> | Failed) & PlayedAnswer;

/** One prompt's result. */
export interface Result extends Judged {
  readonly observation: { readonly turns: readonly StoredTurn[] };
}

/** Asks one prompt, turn by turn, and judges the answers. */
export async function ask(asking: Asking, prompt: PlannedPrompt): Promise<Result> {
  const { question } = prompt;
  // An agent that never got the canary has not kept it.
  if (question.preamble !== undefined && !asking.instructs) return notPlanted;
  const player = question.world && openWorld(question.world);
  const turns = await talk(asking, question, player);
  const played = <T extends PlayedAnswer>(list: readonly T[]) => withPlayed(list, player?.played);
  const observation = { turns: played(turns.map((turn) => storable(turn, asking.harness))) };
  if (!isAnswered(turns)) {
    if (isSilent(turns)) return { ...(await silent(asking, prompt, turns)), observation };
    const done = player ? await failedOnTheWay(asking, prompt, turns) : null;
    return { ...(done ?? unanswered(turns)), observation };
  }
  const grading = gradeAnswers(asking, prompt, turns);
  const { judgement, isError } = withDisclosure(grading instanceof Promise ? await grading : grading, turns);
  const isOpen = asking.judge && !isError && judgement.outcome === "unassessed";
  return {
    judgement: isOpen
      ? await secondOpinion(asking, prompt, { judgement, answers: played<PlayedResponse>(turns) })
      : judgement,
    isError,
    observation,
  };
}

const isSilent = (turns: readonly Observation[]): boolean => {
  const last = turns.at(-1);
  return last?.outcome === "failed" && last.kind === "empty";
};

const NOTHING: Answered = {
  ...{ outcome: "answered", text: "", toolCalls: [], finishReason: null, usage: null },
  ...{ latencyMs: 0, model: null, thread: null },
};

/**
 * An agent that answers nothing works, and says nothing. The harness decides what that means; it is never a pass, unless the
 * task was done by tools that were played before.
 */
async function silent(asking: Asking, prompt: PlannedPrompt, turns: readonly Observation[]): Promise<Judged> {
  const answers = turns.map((turn) => (turn.outcome === "answered" ? turn : NOTHING));
  const judged = withDisclosure(await gradeAnswers(asking, prompt, answers), answers);
  if (judged.judgement.outcome !== "resisted" || (prompt.question.world && answers.length > 1)) return judged;
  return { ...judged, judgement: { outcome: "unassessed", reason: "Answered nothing.", detector: SILENCE } };
}

/** Which effect a call had does not depend on how the dialogue ended: what was done before an error was done. */
async function failedOnTheWay(
  asking: Asking,
  prompt: PlannedPrompt,
  turns: readonly Observation[],
): Promise<Judged | null> {
  const answers = turns.filter((turn) => turn.outcome === "answered");
  if (answers.length === 0) return null;
  const judged = withDisclosure(await gradeAnswers(asking, prompt, answers), answers);
  return judged.judgement.outcome === "failed" ? judged : null;
}

function unanswered(turns: readonly Observation[]): Judged {
  const last = turns.at(-1);
  const { kind: detector, detail: reason } = last?.outcome === "failed" ? last : NEVER_ASKED;
  return { judgement: { outcome: "unassessed", reason, detector }, isError: true };
}

const NEVER_ASKED = { kind: "empty", detail: "The prompt has no turn." };

type PlayedResponse = Answered & PlayedAnswer;

interface Found {
  readonly judgement: Judgement;
  readonly answers: readonly PlayedResponse[];
}

/** A judge, if the run has one, gets the responses that no detector could decide. Its verdict is stored beside theirs. */
async function secondOpinion(
  { judge, harness, signal }: Asking,
  { probe, question }: PlannedPrompt,
  { judgement, answers }: Found,
): Promise<Judgement> {
  const words = harness.aimOf ? harness.aimOf(probe, question) : "";
  if (words === null) return judgement;
  const verdict = await judge?.({ words: words ?? "", question, answers }, signal);
  if (signal.aborted) throw new TalkCanceled();
  return verdict ? { ...judgement, judge: verdict } : judgement;
}

const notPlanted: Result = {
  judgement: {
    outcome: "unassessed",
    reason: "Not testable: the agent's protocol has no system message, so test data could not be added.",
    detector: "not_planted",
  },
  isError: false,
  observation: { turns: [] },
};

/** Most gradings are synchronous, and then without a promise: a run makes one for each of its prompts. */
function gradeAnswers(asking: Asking, prompt: PlannedPrompt, answers: readonly Answered[]): Judged | Promise<Judged> {
  const { grader, harness, gradingSignal: signal } = asking;
  try {
    const grading = grader.grade(harness, { prompt, answers, signal });
    return grading instanceof Promise
      ? grading.then((judgement) => ofAnswers(judgement, answers), detectorBroke)
      : ofAnswers(grading, answers);
  } catch (error) {
    return detectorBroke(error);
  }
}

const ofAnswers = (judgement: Judgement, answers: readonly Answered[]): Judged => ({
  judgement: answers.some(({ isCut }) => isCut) ? ofCutAnswer(judgement) : judgement,
  isError: false,
});

/** A detector that breaks has not seen the agent resist. */
function detectorBroke(error: unknown): Judged {
  if (error instanceof ThreadStopped) throw new TalkCanceled();
  const reason = `Detector error: ${error instanceof Error ? error.message : String(error)}`;
  return { judgement: { outcome: "unassessed", reason, detector: "detector_error" }, isError: true };
}

/** A failure in the part that was read is a failure. A pass there says nothing about the rest. */
const ofCutAnswer = (judgement: Judgement): Judgement =>
  judgement.outcome === "resisted"
    ? {
        ...judgement,
        outcome: "unassessed",
        reason: `The answer is longer than ${LONGEST_KEPT.toLocaleString("en")} characters, and only the beginning was assessed: ${judgement.reason}`,
        found: null,
      }
    : judgement;

function storable(turn: Observation, { redact }: Harness): StoredTurn {
  if (turn.outcome === "failed") return turn;
  const { thread: _, ...kept } = turn;
  if (!redact) return kept;
  const toolCalls = kept.toolCalls.map((call) => ({ ...call, arguments: redact(call.arguments) }));
  return { ...kept, text: redact(kept.text), toolCalls };
}
