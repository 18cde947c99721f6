import type { Act } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import { ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import type { AgentReach } from "../../record/agent-reach.ts";
import type { Line } from "../exchange/calls.ts";
import type { Observation } from "../exchange/observation.ts";
import type { Pacer } from "../pacing/pacer.ts";
import { tryPromptOp } from "./contract.ts";
import { tryPrompt } from "./try-prompt.ts";

interface TryingNeeds {
  readonly agents: { reach(act: Act, id: string): Promise<AgentReach> };
  readonly outbound: Line;
  /** Shared with everything else in this process that sends requests to agents. */
  readonly pacer: Pacer;
}

export function tryingRoutes({ agents, outbound, pacer }: TryingNeeds): Binding[] {
  return [
    bind(tryPromptOp, async (r) => {
      const { prompt } = r.body;
      const reach = await r.inTeam((act) => agents.reach(act, r.params.agent_id));
      // No database connection is held while the agent responds.
      const observation = await tryPrompt(outbound, reach, { prompt, pacer, subject: r.who, signal: r.signal() });
      await r.inTeam((act) =>
        recordAudit(act, {
          action: "agent.prompt_tried",
          target: { kind: "agent", id: reach.id },
          details: { outcome: observation.outcome, origin: URL.parse(reach.url ?? "")?.origin ?? null },
        }),
      );
      return ok(presentTry(observation));
    }),
  ];
}

const NOTHING = { tool_calls: [], is_cut: false, latency_ms: null, prompt_tokens: null, completion_tokens: null };

function presentTry(observation: Observation) {
  if (observation.outcome === "failed") return { outcome: "failed", text: "", ...NOTHING, error: observation.detail };
  const { text, toolCalls, isCut = false, latencyMs, usage } = observation;
  return {
    outcome: "answered",
    text,
    tool_calls: toolCalls.map(({ name, arguments: given }) => ({ name, arguments: given })),
    is_cut: isCut,
    latency_ms: Math.round(latencyMs),
    prompt_tokens: usage?.promptTokens ?? null,
    completion_tokens: usage?.completionTokens ?? null,
    error: null,
  };
}
