import { TalkCanceled } from "../../agents/conversation/port.ts";
import { conversationUpTo } from "../attempts/attempted.ts";
import { dialogueOf, type Sending, sendAttempt } from "../attempts/send.ts";
import { type Counted, observeAttempt, reserveAttempt, withdrawAttempt } from "../campaigns/store/journal.ts";
import type { NextSend } from "../course/next-send.ts";
import { stage, stageTwin } from "../goals/stage.ts";
import type { Attempt } from "../model/attempt.ts";
import type { Seen } from "../model/seen.ts";
import { asStored } from "./as-stored.ts";
import { type AttemptContext, AttemptRun, BudgetSpent } from "./attempt-run.ts";
import { CampaignLost } from "./reservations.ts";

const CUT_SHORT = "The campaign's budget was spent before this attempt ended.";

export interface Sent {
  readonly attempt: Attempt;
  readonly counted: Counted;
}

/**
 * Writes an attempt down, sends it, judges what came back, and writes that down. "budget" when a cap does not allow it; null when
 * the campaign is not to go on: the row then stays as sent, and the next worker sends it again.
 */
export async function sendNext(
  context: AttemptContext,
  { place, journal, next }: { readonly place: number; readonly journal: readonly Attempt[]; readonly next: NextSend },
): Promise<Sent | "budget" | null> {
  const { run, reservations, settings, target } = context;
  const { claimed, context: job, session } = run;
  const at = { place, step: journal.length };
  const sending: Sending = {
    stage: next.phase === "twin" ? stageTwin(next.goal) : stage(next.goal, next.move.draft),
    conversation: conversationUpTo(next.goal, journal, next.move.from),
  };
  const asked = new AttemptRun(context, at, dialogueOf(sending, target.instructs));
  const { reserved: more } = asked;
  const isGranted = await reservations.begin((act) =>
    reserveAttempt(act, claimed, { at, next, more, caps: settings.caps }),
  );
  if (!isGranted) return "budget";
  try {
    const seen = await sendOrCut(asked, sending);
    const cost = { step: at.step, phase: next.phase, trial: next.trial, ...costOf(asked) };
    const sent = { goal: next.goal, move: next.move, cost, seen };
    const attempt = await run.needs.attackJudge.judge(sent, session.signal);
    const { reserved, spent } = asked;
    const isError = attempt.seen.error !== null && spent.requests > 0 && !asked.isCutShort;
    const counted = await job.transaction((act) =>
      observeAttempt(act, claimed, { place, attempt, isError, reserved, spent }),
    );
    if (!counted) throw new CampaignLost("the campaign has another worker, or has ended");
    return { attempt, counted };
  } catch (error) {
    const { reserved, spent } = asked;
    await job.transaction((act) => withdrawAttempt(act, claimed, { ...at, reserved, spent })).catch(() => {});
    if (isGivenUp(error) || session.signal.aborted) return null;
    throw error;
  } finally {
    reservations.release();
  }
}

const isGivenUp = (error: unknown): boolean => error instanceof TalkCanceled || error instanceof CampaignLost;

const costOf = ({ spent: { requests, tokens } }: AttemptRun) => ({ requests, tokens });

/** An attempt that a cap ends early is not judged by what is missing, and is no error of the agent. */
async function sendOrCut(asked: AttemptRun, sending: Sending): Promise<Seen> {
  try {
    const seen = asStored(await sendAttempt(asked, sending));
    return asked.isCutShort ? { ...seen, error: seen.error ?? CUT_SHORT } : seen;
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    asked.isCutShort = true;
    return { sent: sending.stage.sent, answers: [], effects: [], refusal: null, error: CUT_SHORT };
  }
}
