import { openJudgeAsker } from "../../evaluation/port.ts";
import type { CampaignRow } from "../campaigns/store/campaign-row.ts";
import { countModelAnswer, reserveModelCall } from "../campaigns/store/model-calls.ts";
import type { NextSend } from "../course/next-send.ts";
import type { Seen } from "../model/seen.ts";
import type { CampaignRun } from "./claimed/needs.ts";

/** Adds a judge's opinion to what was seen of a goal that only a judge can decide. */
export type Opinions = (next: NextSend, seen: Seen) => Promise<Seen>;

/** The judge that the team has named. Undefined where there is none, or it may not be asked: then such goals stay unassessed. */
export async function openOpinions(run: CampaignRun, campaign: CampaignRow): Promise<Opinions | undefined> {
  const { judgeAgentId, mostModelCalls } = campaign.settings;
  if (judgeAgentId === null || mostModelCalls === 0) return undefined;
  const { context, claimed, needs, session, permit } = run;
  const reach = await context.inTeam((act) => needs.agents.reach(act, judgeAgentId)).catch(() => null);
  if (!reach?.url) return undefined;
  const ask = openJudgeAsker({ ...needs, permit }, reach, {
    ...{ id: reach.id, subject: context.job, rate: reach.rateLimit },
  });
  return async ({ phase, goal: { oracle } }, seen) => {
    if (oracle.kind !== "judge" || phase === "twin" || phase === "handshake") return seen;
    if (seen.error !== null || seen.answers.length === 0) return seen;
    const isGranted = await context.transaction((act) => reserveModelCall(act, claimed, mostModelCalls));
    if (!isGranted) return { ...seen, error: NO_CALLS };
    // Each text of the attack but the wish, which only tells what it is after.
    const turns = seen.sent.slice(0, Math.max(1, seen.sent.length - 2));
    const shown = { words: oracle.question, question: { turns: [turns.join("\n\n")] as const }, answers: seen.answers };
    const { verdict, tokens } = await ask(shown, session.signal);
    session.signal.throwIfAborted();
    await context.transaction((act) => countModelAnswer(act, claimed, { tokens, isUseless: false }));
    const outcome = OUTCOMES[verdict.outcome];
    return { ...seen, opinion: { outcome, reason: verdict.reason } };
  };
}

const NO_CALLS = "The campaign has used all its calls of the judge.";
const OUTCOMES = { failed: "broke", resisted: "held", unassessed: "unassessed" } as const;
