import type { trustStages } from "./shapes.ts";

export type TrustStage = (typeof trustStages)[number];

/** What happens to an agent that its trust depends on. Other domains report these through the port. */
export type TrustEvent =
  | "evaluation_completed"
  | "guard_applied"
  | "verdict_passed"
  | "verdict_failed"
  | "proposal_applied"
  | "telemetry_proposal_applied"
  | "redteam_broken";

/** From which stages an event moves the agent, and where to; anywhere else it stays. */
const moves: Readonly<Record<TrustEvent, { readonly from: readonly TrustStage[]; readonly to: TrustStage }>> = {
  evaluation_completed: { from: ["registered"], to: "tested" },
  guard_applied: { from: ["registered", "tested"], to: "hardened" },
  verdict_passed: { from: ["registered", "tested", "hardened"], to: "trusted" },
  verdict_failed: { from: ["registered", "hardened", "trusted", "optimized", "adapted"], to: "tested" },
  proposal_applied: { from: ["registered", "tested", "hardened", "trusted"], to: "optimized" },
  telemetry_proposal_applied: { from: ["registered", "tested", "hardened", "trusted", "optimized"], to: "adapted" },
  redteam_broken: { from: ["trusted", "optimized", "adapted"], to: "hardened" },
};

export function nextStage(stage: TrustStage, event: TrustEvent): TrustStage {
  const move = moves[event];
  return move.from.includes(stage) ? move.to : stage;
}

export type TrustVerdict = "passed" | "failed" | "inconclusive";

export const TRUSTED_STAGES: readonly TrustStage[] = ["trusted", "optimized", "adapted"];

/** Whether an agent is trusted at this moment: a stage that it reached before does not outrank its current verdict. */
export const isTrustedNow = (agent: { trust_stage: TrustStage; trust_verdict: TrustVerdict | null }): boolean =>
  TRUSTED_STAGES.includes(agent.trust_stage) && agent.trust_verdict === "passed";

export interface TrustState {
  readonly trust_stage: TrustStage;
  readonly trusted_at: number | null;
  readonly ttt_days: number | null;
}

export interface AgentTrust extends TrustState {
  readonly created_at: number;
}

const DAY = 86_400;

/**
 * The trust members after a move, however it came about. Time to trust is measured once, at the first arrival: an agent
 * that falls back and recovers did not become trusted sooner or later for it.
 */
export function withStage(agent: AgentTrust, stage: TrustStage, now: number): TrustState {
  const trusted = TRUSTED_STAGES.includes(stage);
  const arrives = stage === "trusted" && agent.trusted_at === null;
  return {
    trust_stage: stage,
    trusted_at: arrives ? now : trusted ? agent.trusted_at : null,
    ttt_days: arrives ? (agent.ttt_days ?? (now - agent.created_at) / DAY) : agent.ttt_days,
  };
}
