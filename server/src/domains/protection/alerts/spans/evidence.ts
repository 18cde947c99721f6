import type { Suspect } from "./suspects.ts";
import { isProvider } from "./suspects.ts";

/** What is known of a suspect's trace, a while after it was received. */
export interface TraceEvidence {
  /** The legs on which the gateway took part in it. */
  readonly gatewayLegs: ReadonlySet<string>;
  /** The console itself took part: an evaluation, a campaign. */
  readonly isConsole: boolean;
  /** A span recorded the gateway's signature. */
  readonly isSigned: boolean;
  /** The agent worked on it: health checks and the like don't use a model or a tool. */
  readonly hasAgentWork: boolean;
}

export interface AgentEvidence {
  readonly isProtected: boolean;
  /** The host behind the agent's model route. */
  readonly modelHost: string | null;
  /** Legs on which traces of the agent and of the gateway are known to be joined. */
  readonly joinedLegs: ReadonlySet<string>;
  /** When the console called the agent directly, in seconds. */
  readonly calledDirectly: readonly number[];
}

const NEAR_SECONDS = 600;

/**
 * Whether the trace shows that the agent was used beside the gateway. A missing span proves nothing by itself: an agent whose
 * HTTP client does not pass on `traceparent` would look the same. So either traces of this agent are known to be joined with
 * the gateway's, or the call names the host of a model provider.
 */
export function isBypass(suspect: Suspect, trace: TraceEvidence, agent: AgentEvidence): boolean {
  const { leg, server, started_at: started } = suspect;
  if (!agent.isProtected || trace.isConsole || trace.isSigned || trace.gatewayLegs.has(leg)) return false;
  const isJoined = agent.joinedLegs.has(leg);
  if (leg === "model") return isJoined || (server !== null && (server === agent.modelHost || isProvider(server)));
  // Evaluations call the agent itself, unless they are told to use the gateway.
  const isCalledByConsole = agent.calledDirectly.some((at) => Math.abs(at - started) <= NEAR_SECONDS);
  return isJoined && trace.hasAgentWork && !isCalledByConsole;
}
