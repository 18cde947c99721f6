import { randomUUID } from "node:crypto";
import { createDraw } from "../../evaluation/port.ts";
import { ANSWER_TOKENS, ATTACKER_SYSTEM_PROMPT, attackerMessage } from "../attacker/message.ts";
import { proposedMove } from "../attacker/proposed-move.ts";
import { type NoProposal, type Proposal, readProposal } from "../attacker/read-proposal.ts";
import type { CampaignRow } from "../campaigns/store/campaign-row.ts";
import { countModelAnswer, reserveModelCall } from "../campaigns/store/model-calls.ts";
import type { GoalCourse } from "../course/course-rules.ts";
import { huntOf } from "../course/hunt.ts";
import type { NextSend } from "../course/next-send.ts";
import type { Attempt } from "../model/attempt.ts";
import type { CampaignRun } from "./claimed/needs.ts";

/** Attempts of the built-in engine before a model is asked: it needs something to go by. */
const FIRST_AFTER = 3;
/** From then on, one attempt in this many is the model's. */
const EVERY = 3;

/** May put a move of an attacker model in the place of the engine's own. */
export type OtherMove = (course: GoalCourse, next: NextSend) => Promise<NextSend>;

/**
 * Asks the attacker that the team has named, within its number of calls. Whatever it answers, the hunt goes on: where the answer
 * is of no use, or there is none, the engine's own move is sent. Undefined where no attacker is named.
 */
export async function openAttacker(run: CampaignRun, campaign: CampaignRow): Promise<OtherMove | undefined> {
  const { attackerAgentId, mostModelCalls } = campaign.settings;
  if (attackerAgentId === null || mostModelCalls === 0) return undefined;
  const { context, claimed, needs, session, permit } = run;
  const reach = await context.inTeam((act) => needs.agents.reach(act, attackerAgentId)).catch(() => null);
  if (!reach?.url) return undefined;
  const driver = needs.conversation.open(reach);
  const paced = { id: reach.id, subject: context.job, rate: reach.rateLimit };

  async function ask(course: GoalCourse, hunt: readonly Attempt[]): Promise<Proposal | NoProposal | "failed"> {
    const caseNumber = randomUUID().slice(0, 8);
    const { goal } = course.planned;
    const { operators } = course.rules;
    const { signal } = session;
    const answer = await driver.converse(
      {
        systemPrompt: ATTACKER_SYSTEM_PROMPT,
        messages: [
          {
            role: "user",
            text: attackerMessage({ caseNumber, goal, purpose: campaign.purpose, operators, attempts: hunt }),
          },
        ],
        params: { ...(reach as NonNullable<typeof reach>).params, maxTokens: ANSWER_TOKENS },
        timeoutMs: (reach as NonNullable<typeof reach>).timeoutMs,
      },
      { signal, permit, pace: () => needs.pacer.turn(paced, signal) },
    );
    signal.throwIfAborted();
    const isAnswered = answer.outcome === "answered";
    const read = isAnswered
      ? readProposal(answer.text, { caseNumber, operators: operators.map(({ id }) => id) })
      : "failed";
    const usage = isAnswered ? answer.usage : null;
    const tokens = (usage?.promptTokens ?? 0) + (usage?.completionTokens ?? 0);
    const isUseless = typeof read === "string" && read !== "failed";
    await context.transaction((act) => countModelAnswer(act, claimed, { tokens, isUseless }));
    return read;
  }

  return async (course, next) => {
    const hunt = huntOf(course);
    if (next.phase !== "hunt" || hunt.length < FIRST_AFTER || hunt.length % EVERY !== 0) return next;
    if (!(await context.transaction((act) => reserveModelCall(act, claimed, mostModelCalls)))) return next;
    const proposal = await ask(course, hunt);
    if (typeof proposal === "string") return next;
    const { seed, place, budget, learned, operators, isStateless } = course.rules;
    const { goal, id } = course.planned;
    const state = { goal, place, attempts: hunt, budget, learned, operators, isStateless };
    const move = proposedMove(state, proposal, createDraw({ seed, probe: `${id} attacker`, n: hunt.length }));
    return move ? { ...next, move } : next;
  };
}
