import type { Act } from "../../../../platform/act.ts";
import { TalkCanceled } from "../../../agents/conversation/port.ts";
import { dialogueOf, type Sending, sendAttempt } from "../../attempts/send.ts";
import {
  type Counted,
  observeAttempt,
  type Reservation,
  reserveAttempt,
  withdrawAttempt,
} from "../../campaigns/store/journal.ts";
import type { Attempt } from "../../model/attempt.ts";
import type { Seen } from "../../model/seen.ts";
import { CampaignLost } from "../claimed/reservations.ts";
import { asStored } from "./as-stored.ts";
import { type AttemptContext, AttemptRun, BudgetSpent } from "./attempt-run.ts";
import { type Route, type Routed, routeOf } from "./route.ts";

const CUT_SHORT = "The campaign's budget was spent before this attempt ended.";

export interface Sent {
  readonly attempt: Attempt;
  readonly counted: Counted;
}

/**
 * Writes an attempt down, sends it, judges what came back, and writes that down. "budget" when a cap does not allow it; null when
 * the campaign is not to go on: the row then stays as sent, and the next worker sends it again.
 */
export function sendNext(context: AttemptContext, routed: Routed): Promise<Sent | "budget" | null> {
  const route = routeOf(context, routed);
  return route.inTurn(() => sendBy(route, context, routed));
}

async function sendBy(
  route: Route,
  context: AttemptContext,
  { place, journal, next }: Routed,
): Promise<Sent | "budget" | null> {
  const { run, reservations, settings } = context;
  const { claimed, context: job, session } = run;
  const target = await context.target.now();
  if (!target) return null;
  const at = { place, step: journal.length };
  let { sending } = route;
  const asked = new AttemptRun(context, { target, at, dialogue: dialogueOf(sending, target.instructs) });
  const { reserved: more } = asked;
  // One statement, and so all or nothing by itself, unless there is something to open with it.
  const within = route.open ? job.transaction : job.inTeam;
  const reserve = async (act: Act): Promise<Reservation> => {
    const reservation = await reserveAttempt(act, claimed, { at, next, more, caps: settings.caps });
    if (reservation === "granted" && route.open) sending = await route.open(act);
    return reservation;
  };
  const isGranted = await reservations.begin(() => within(reserve));
  if (!isGranted) return "budget";
  try {
    const answered = await sendOrCut(asked, sending);
    const visited = await route.seen(answered, asked.answeredAt);
    const seen = (await context.opinions?.(next, visited)) ?? visited;
    const cost = { step: at.step, phase: next.phase, trial: next.trial, ...costOf(asked) };
    const sent = { goal: next.goal, move: next.move, cost, seen };
    const attempt = await run.needs.attackJudge.judge(sent, session.signal);
    const { reserved, spent } = asked;
    // That the agent never came to the sandbox is no error: it answered.
    const failed = visited === answered ? attempt.seen.error : answered.error;
    const isError = failed !== null && spent.requests > 0 && !asked.isCutShort;
    const counted = await job.inTeam((act) =>
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
