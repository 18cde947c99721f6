import type { GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import { type DecisionKind, isStopped } from "@agent-console/analysis/guards/run/decision.ts";
import type { Connection } from "./connection.ts";
import type { ToJudge } from "./to-judge.ts";
import type { GuardVerdict } from "./verdict.ts";

interface Shown {
  readonly decision: DecisionKind;
  readonly would: DecisionKind;
  readonly text: string | null;
  readonly messages: readonly unknown[] | null;
  readonly message: string | null;
  readonly results: readonly GuardResult[];
  readonly not_covered: readonly string[];
  readonly unscanned: number;
  readonly version: number | null;
}

/** Has the console judge. */
export async function judgeRemotely(connection: Connection, agent: string, what: ToJudge): Promise<GuardVerdict> {
  const shown = await connection.post<Shown>("/v1/guard-checks", {
    agent_id: agent,
    ...("messages" in what.given ? { messages: what.given.messages } : {}),
    ...("toolCall" in what.given ? { tool_call: what.given.toolCall } : {}),
    ...("text" in what.given ? { channel: what.channel, text: what.given.text } : {}),
    ...(what.question === undefined ? {} : { question: what.question }),
    ...(what.conversation === undefined ? {} : { conversation_id: what.conversation }),
  });
  const allowed = !isStopped(shown.decision);
  return {
    ...{ allowed, decision: shown.decision, would: shown.would, message: shown.message, results: shown.results },
    text: allowed && "text" in what.given ? (shown.text ?? what.given.text) : shown.text,
    messages: allowed && "messages" in what.given ? (shown.messages ?? what.given.messages) : null,
    ...{ notCovered: shown.not_covered, unscanned: shown.unscanned, version: shown.version, error: null },
  };
}
