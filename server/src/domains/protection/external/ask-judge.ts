import { addressesJudge } from "@agent-console/analysis/guards/addresses-judge.ts";
import { type Judgment, type Options, type Subject, undecided } from "@agent-console/analysis/guards/guard.ts";
import type { JobContext } from "../../../platform/work/context.ts";
import type { ConversationPort, Pacer } from "../../agents/conversation/port.ts";
import type { AgentReach, AgentsPort } from "../../agents/port.ts";
import { GUARD_JUDGE_PROMPT, LONGEST_SHOWN, newCase, questionFor, readGuardVerdict } from "./judge-question.ts";
import { spendQuestion } from "./store.ts";

/** What a method says of a text at its two points. */
export interface AtBothPoints {
  readonly flag: Judgment;
  readonly block: Judgment;
}

export type JudgeAtBothPoints = (method: string, subject: Subject) => Promise<AtBothPoints>;

export interface JudgeNeeds {
  readonly agents: AgentsPort;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  readonly atBothPoints: JudgeAtBothPoints;
}

export interface JudgeQuestion {
  readonly options: Options;
  readonly subject: Subject;
  readonly signal: AbortSignal;
}

/**
 * The other method decides what it passes at its flag point or hits at its block point. Only in between, where it is
 * unsure, an agent is asked, within a budget.
 */
export async function askGuardJudge(
  needs: JudgeNeeds,
  context: JobContext,
  question: JudgeQuestion,
): Promise<Judgment> {
  const { options, subject, signal } = question;
  const { flag, block } = await needs.atBothPoints(String(options["method"]), subject);
  if (flag.outcome !== "hit") return flag;
  if (block.outcome === "hit") return block;
  if (block.outcome === "undecided") return block;
  const shown = subject.text.slice(0, LONGEST_SHOWN);
  if (addressesJudge(shown)) return undecided("failed", "The text addresses the judge, so a judge does not decide it.");
  const reach = await judgeOf(needs, context, String(options["agent"]));
  if (!reach) return undecided("unavailable", "The judge is not an agent of your team that speaks chat completions.");
  const budget = Number(options["requests-per-day"]);
  if (!(await context.transaction((act) => spendQuestion(act, reach.id, budget))))
    return undecided("unavailable", `The judge was asked ${budget} times today, which is its budget.`);
  return converse({ needs, context, reach }, { subject, signal, score: flag.score });
}

async function judgeOf({ agents }: JudgeNeeds, context: JobContext, id: string): Promise<AgentReach | null> {
  if (!UUID.test(id)) return null;
  try {
    const reach = await context.inTeam((act) => agents.reach(act, id));
    return reach.url !== null && reach.protocol === "chat_completions" ? reach : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "AGENT_NOT_FOUND") return null;
    throw error;
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Asking {
  readonly needs: JudgeNeeds;
  readonly context: JobContext;
  readonly reach: AgentReach;
}

interface Asked {
  readonly subject: Subject;
  readonly signal: AbortSignal;
  readonly score: number;
}

async function converse({ needs, context, reach }: Asking, { subject, signal, score }: Asked): Promise<Judgment> {
  const number = newCase();
  const paced = { id: reach.id, subject: context.job, rate: reach.rateLimit };
  const observation = await needs.conversation.open(reach).converse(
    {
      systemPrompt: GUARD_JUDGE_PROMPT,
      messages: [{ role: "user", text: questionFor(subject, number) }],
      params: { ...reach.params, temperature: 0 },
      timeoutMs: reach.timeoutMs,
    },
    { signal, pace: () => needs.pacer.turn(paced, signal) },
  );
  if (observation.outcome === "failed")
    return undecided("unavailable", `The judge did not answer: ${observation.detail}`);
  return readGuardVerdict(observation.text, number, score);
}
