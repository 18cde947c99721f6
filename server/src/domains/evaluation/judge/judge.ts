import { randomUUID } from "node:crypto";
import { addressesJudge } from "@agent-console/analysis/guards/addresses-judge.ts";
import type { ConversationPort, PacedAgent, Pacer, SendPermission } from "../../agents/conversation/port.ts";
import type { AgentReach } from "../../agents/port.ts";
import { askJudge, type Case, LONGEST_TEXT } from "./ask-judge.ts";
import { JUDGE_SYSTEM_PROMPT } from "./content/judge-prompt.ts";
import { type JudgeVerdict, judgeFailed, readVerdict } from "./read-verdict.ts";

/** What came of one question to a judge. */
export interface JudgeAnswer {
  readonly verdict: JudgeVerdict;
  /** It did not respond: the same question may be answered later. */
  readonly isError: boolean;
  readonly tokens: number;
}

/** Asked about answers that no detector could decide. */
export type Judge = (shown: Case, signal: AbortSignal) => Promise<JudgeVerdict>;

interface JudgeNeeds {
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  /** Where what it is asked for may be stopped at any time. */
  readonly permit?: SendPermission;
}

/** A model as judge: any agent of the team that speaks chat completions, reached and paced like every other. */
export function openJudge(needs: JudgeNeeds, reach: AgentReach, paced: PacedAgent): Judge {
  const ask = openJudgeAsker(needs, reach, paced);
  return async (shown, signal) => (await ask(shown, signal)).verdict;
}

/** The same for those who ask again if there is no response. */
export function openJudgeAsker({ conversation, pacer, permit }: JudgeNeeds, reach: AgentReach, paced: PacedAgent) {
  const driver = conversation.open(reach);
  return async (shown: Case, signal: AbortSignal): Promise<JudgeAnswer> => {
    if (shown.answers.some(speaksToJudge)) {
      const verdict = judgeFailed("The response addresses the judge, so a judge does not decide it.");
      return { verdict, isError: false, tokens: 0 };
    }
    const number = randomUUID().slice(0, 8);
    const observation = await driver.converse(
      {
        systemPrompt: JUDGE_SYSTEM_PROMPT,
        messages: [askJudge(shown, number)],
        params: { ...reach.params, temperature: 0 },
        timeoutMs: reach.timeoutMs,
      },
      { signal, permit, pace: () => pacer.turn(paced, signal) },
    );
    if (observation.outcome === "failed") return { verdict: judgeFailed(observation.detail), isError: true, tokens: 0 };
    const { promptTokens = 0, completionTokens = 0 } = observation.usage ?? {};
    const verdict = readVerdict(observation.text, number);
    return { verdict, isError: false, tokens: promptTokens + completionTokens };
  };
}

/** In its text, or in what it passes to tools: a judge is shown both. */
const speaksToJudge = ({ text, toolCalls }: Case["answers"][number]): boolean =>
  [text, ...toolCalls.map((call) => call.arguments)].some((part) => addressesJudge(part.slice(0, LONGEST_TEXT)));
