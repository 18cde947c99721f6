import type { AgentReach } from "../../record/agent-reach.ts";
import type { Line } from "../exchange/calls.ts";
import { failed, type Observation } from "../exchange/observation.ts";
import { openDriver } from "../open-driver.ts";
import { RateLimitWaitTooLong } from "../pacing/agent-queue.ts";
import type { PacedAgent } from "../pacing/pace-rules.ts";
import type { Pacer } from "../pacing/pacer.ts";

export interface TriedBy {
  readonly pacer: Pacer;
  readonly subject: PacedAgent["subject"];
  readonly signal: AbortSignal;
}

/** Someone watches the page: whatever takes longer is left to an evaluation. */
const LONGEST_TURN_MS = 20_000;
const LONGEST_ANSWER_MS = 60_000;

/** One prompt, sent once, with the agent's own instructions and at its own rate. */
export function tryPrompt(
  line: Line,
  reach: AgentReach,
  { prompt, pacer, subject, signal }: TriedBy & { readonly prompt: string },
): Promise<Observation> {
  const agent = { id: reach.id, subject, rate: reach.rateLimit };
  const conversation = {
    systemPrompt: reach.systemPrompt,
    params: reach.params,
    messages: [{ role: "user", text: prompt } as const],
    timeoutMs: Math.min(reach.timeoutMs, LONGEST_ANSWER_MS),
  };
  return openDriver(line, reach).converse(conversation, {
    signal,
    pace: () =>
      pacer.turn(agent, signal, LONGEST_TURN_MS)?.catch((error: unknown) => {
        if (signal.aborted) throw failed("aborted", "Canceled.");
        throw error instanceof RateLimitWaitTooLong ? tooLong(error, reach.rateLimit) : error;
      }),
  });
}

const tooLong = ({ waitMs }: RateLimitWaitTooLong, rate: number) =>
  failed(
    "no_turn",
    `Not sent: the agent's rate limit (${rate} per minute) allows the next request in ${Math.ceil(waitMs / 1000)} s.`,
  );
