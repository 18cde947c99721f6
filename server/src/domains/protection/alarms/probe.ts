import type { Act } from "../../../platform/act.ts";
import type { ConversationPort, Observation } from "../../agents/conversation/port.ts";
import type { AgentReach, AgentsPort } from "../../agents/port.ts";
import { type AlarmNeeds, clearAlarm, raiseAlarm } from "./raise.ts";
import { isBypassSeen, saveProbe, type WatchRow } from "./store.ts";

export interface ProbeNeeds extends AlarmNeeds {
  readonly agents: AgentsPort;
  readonly conversation: ConversationPort;
}

type ProbeResult = NonNullable<WatchRow["probe_result"]>;

const TIMEOUT_MS = 20_000;

/**
 * Calls the agent's own address as a client would that leaves out the gateway: with its key, without the gateway's signature.
 * An answer means that traffic can pass the guards by.
 */
export async function probeAgent(
  { conversation }: ProbeNeeds,
  reach: AgentReach,
  signal: AbortSignal,
): Promise<ProbeResult> {
  if (reach.url === null) return "unreachable";
  const observed = await conversation
    .open(reach)
    .converse(
      { systemPrompt: null, messages: [{ role: "user", text: "Hello" }], params: reach.params, timeoutMs: TIMEOUT_MS },
      { signal },
    );
  return resultOf(observed);
}

/** Whatever came back from the agent itself is an answer, also an empty one or one that was cut. */
function resultOf(observed: Observation): ProbeResult {
  if (observed.outcome === "answered") return "answered";
  switch (observed.kind) {
    case "empty":
    case "out_of_tokens":
    case "too_large":
      return "answered";
    case "unauthorised":
    case "refused_request":
    case "not_found":
      return "refused";
    default:
      return "unreachable";
  }
}

/**
 * An agent that could not be reached proves nothing: an open alarm stays, and none is raised. What spans showed, a refused probe
 * does not disprove.
 */
export async function recordProbe(
  needs: ProbeNeeds,
  act: Act,
  { agentId, result }: { readonly agentId: string; readonly result: ProbeResult },
): Promise<void> {
  await saveProbe(act, agentId, result);
  if (result === "answered") await raiseAlarm(needs, act, { agentId, kind: "bypass", facts: {} });
  if (result === "refused" && !(await isBypassSeen(act, agentId)))
    await clearAlarm(needs, act, { agentId, kind: "bypass", because: "resolved" });
}
