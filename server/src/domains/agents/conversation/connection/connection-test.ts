import type { AgentReach } from "../../record/agent-reach.ts";
import type { Line } from "../exchange/calls.ts";
import { excerpt } from "../exchange/excerpt.ts";
import type { PacedAgent } from "../pacing/pace-rules.ts";
import type { Pacer } from "../pacing/pacer.ts";
import { type Check, fails } from "./check.ts";
import { advice } from "./content/advice.ts";
import { startDeadline } from "./deadline.ts";
import { probeA2a } from "./probe-a2a.ts";
import { probeChat } from "./probe-chat.ts";
import type { Addressed, ConnectionTestResult } from "./result.ts";
import type { SystemMessage } from "./system-message.ts";

export interface ConnectionReport {
  readonly ok: boolean;
  readonly summary: string;
  readonly checks: readonly Check[];
  readonly system_message: SystemMessage | null;
  readonly latency_ms: number | null;
  readonly reply_excerpt: string | null;
}

export interface Caller {
  readonly pacer: Pacer;
  readonly subject: PacedAgent["subject"];
  readonly signal: AbortSignal;
}

/** Tries the agent with a few requests, within twenty seconds, and says what works and what does not. */
export async function testConnection(line: Line, reach: AgentReach, caller: Caller): Promise<ConnectionReport> {
  if (!isAddressed(reach)) return reportOf([NO_ADDRESS]);
  const agent = { id: reach.id, subject: caller.subject, rate: reach.rateLimit };
  const deadline = startDeadline({ pacer: caller.pacer, agent }, caller.signal);
  const result = await (reach.protocol === "a2a" ? probeA2a : probeChat)(line, reach, deadline);
  return reportOf(result.checks, { ...result, key: reach.key });
}

const NO_ADDRESS = fails("address", "The agent has no valid endpoint URL.", advice.noAddress);

function isAddressed(reach: AgentReach): reach is Addressed {
  return reach.url !== null && URL.canParse(reach.url);
}

function reportOf(
  checks: readonly Check[],
  result?: ConnectionTestResult & { readonly key: string | null },
): ConnectionReport {
  const answer = result?.observation.outcome === "answered" ? result.observation : null;
  return {
    ok: checks.every(({ outcome }) => outcome !== "failed"),
    summary: summaryOf(checks, answer?.latencyMs ?? 0),
    checks,
    system_message: result?.systemMessage ?? null,
    latency_ms: answer?.latencyMs ?? null,
    reply_excerpt: answer ? excerpt(answer.text, { max: 300, key: result?.key ?? null }) : null,
  };
}

function summaryOf(checks: readonly Check[], latencyMs: number): string {
  const failure = checks.find(({ outcome }) => outcome === "failed");
  if (failure) return failure.detail;
  const warnings = checks.filter(({ outcome }) => outcome === "warning");
  const answered = `The agent responded in ${latencyMs} ms.`;
  return warnings[0] ? `${answered} ${warnings[0].detail}` : `${answered} Everything that was checked works.`;
}
