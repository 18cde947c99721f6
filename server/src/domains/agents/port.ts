import type { Act } from "../../platform/act.ts";
import type { ChangesBetween, Revisions } from "./history/changes-between.ts";
import type { AgentReach, ReachDraft } from "./record/agent-reach.ts";
import type { AgentRow } from "./record/agent-row.ts";
import type { AgentConfigRequest, AgentUpdate } from "./record/shapes.ts";
import type { TrustEvent, TrustVerdict } from "./record/trust-stage.ts";

export type { AgentReach, AgentSecret, ModelParams, ReachDraft } from "./record/agent-reach.ts";

/** What the domains to the right may ask of agents, each inside the caller's own transaction. */
export interface AgentsPort {
  /** The agent, or AGENT_NOT_FOUND; another team's looks like none. */
  get(act: Act, id: string): Promise<AgentRow>;
  /** The agent as it was configured at one of its revisions; what tests wrote onto it is that of now. */
  asOf(act: Act, id: string, revision: number): Promise<AgentRow>;
  /** A new agent of the team, with its history and audit rows. */
  create(act: Act, body: NewAgent): Promise<AgentRow>;
  /** How to call the agent, with the key in the open: for those who call it, never for an answer. */
  reach(act: Act, id: string, draft?: ReachDraft): Promise<AgentReach>;
  /** The same rows, each with what the agent it names is called now: a list is read without looking up its agents. */
  naming<R extends NamesAgent>(act: Act, rows: readonly R[]): Promise<AgentNamed<R>[]>;
  /** Writes an update, with history and audit rows, if this is still the last change to its configuration (`edited_revision`); else PRECONDITION_FAILED. */
  update(act: Act, id: string, change: AgentChange): Promise<void>;
  /** What an evaluation has found stands on the agent from now on, in its history and in the audit log. */
  evaluated(act: Act, id: string, result: EvaluationResult): Promise<void>;
  /** The team's agents that are not archived, with what their trust rests on. */
  fleet(act: Act): Promise<Fleet>;
  /** Of some of them, what is shown beside. */
  portraits(act: Act, ids: readonly string[]): Promise<FleetPortrait[]>;
  /** Reports what happened to an agent; the trust stage follows. */
  happened(act: Act, id: string, event: TrustEvent): Promise<AgentRow>;
  /** What was changed of an agent after one revision up to another. */
  changesBetween(act: Act, id: string, revisions: Revisions): Promise<ChangesBetween>;
}

export interface NamesAgent {
  readonly agent_id: string | null;
}

/** The name is null where the row names no agent, or one that is gone. */
export type AgentNamed<R> = R & { readonly agent_name: string | null };

export interface Fleet {
  readonly total: number;
  /** By the stage that they count at: one that is not trusted now counts as tested. */
  readonly byStage: Readonly<Record<string, number>>;
  /** The newest first, a hundred thousand at most. */
  readonly members: readonly FleetMember[];
}

export interface FleetMember
  extends Pick<AgentRow, "id" | "agent_name" | "trust_stage" | "ttt_days" | "created_at" | "protection_status"> {
  readonly trusted_now: boolean;
  readonly counted_stage: string;
}

export interface FleetPortrait
  extends Pick<AgentRow, "id" | "model_name" | "protocol" | "access_level" | "latest_evaluation"> {
  /** Seconds. */
  readonly stage_since: number;
}

export interface AgentChange {
  readonly body: AgentUpdate;
  readonly revision: number;
}

/** Scores from 0 to 1; null where nothing was assessed. */
export interface EvaluationResult {
  readonly evaluation_id: string;
  readonly overall_score: number | null;
  readonly reliability_score: number | null;
  readonly security_score: number | null;
  readonly safety_score: number | null;
  /** Seconds. */
  readonly completed_at: number;
  readonly harnesses: readonly string[];
  readonly tested_by: string;
  /** What trust stands on from now on; null leaves it. */
  readonly verdict: TrustVerdict | null;
}

/** What a create request is checked down to. */
export type NewAgent = AgentConfigRequest;
