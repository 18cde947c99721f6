import { randomUUID } from "node:crypto";
import type { ConversationPort, PacedAgent, Pacer } from "../../agents/conversation/port.ts";
import type { AgentReach } from "../../agents/port.ts";
import { addressesJudge } from "./addresses-judge.ts";
import { askJudge, type Case, LONGEST_TEXT } from "./ask-judge.ts";
import { JUDGE_SYSTEM_PROMPT } from "./content/judge-prompt.ts";
import { type JudgeVerdict, judgeFailed, readVerdict } from "./read-verdict.ts";

/** Asked about answers that no detector could decide. */
export type Judge = (shown: Case, signal: AbortSignal) => Promise<JudgeVerdict>;

/** A model as judge: any agent of the team that speaks chat completions, reached and paced like every other. */
export function openJudge(
  { conversation, pacer }: { conversation: ConversationPort; pacer: Pacer },
  reach: AgentReach,
  paced: PacedAgent,
): Judge {
  const driver = conversation.open(reach);
  return async (shown, signal) => {
    if (shown.answers.some(({ text }) => addressesJudge(text.slice(0, LONGEST_TEXT))))
      return judgeFailed("The response addresses the judge, so a judge does not decide it.");
    const number = randomUUID().slice(0, 8);
    const observation = await driver.converse(
      {
        systemPrompt: JUDGE_SYSTEM_PROMPT,
        messages: [askJudge(shown, number)],
        params: { ...reach.params, temperature: 0 },
        timeoutMs: reach.timeoutMs,
      },
      { signal, pace: () => pacer.turn(paced, signal) },
    );
    return observation.outcome === "failed" ? judgeFailed(observation.detail) : readVerdict(observation.text, number);
  };
}
