import type { Act } from "../../platform/act.ts";
import type { FleetMember, FleetPortrait } from "./configurations/store/fleet.ts";
import type { ChangesBetween } from "./history/changes-between.ts";
import type { Revisions } from "./history/store.ts";
import type { AgentReach, ReachDraft } from "./record/agent-reach.ts";
import type { AgentRow } from "./record/agent-row.ts";
import type { EvaluationResult } from "./record/evaluation-result.ts";
import type { AgentConfigRequest, AgentUpdate } from "./record/shapes.ts";
import type { TrustEvent } from "./record/trust-stage.ts";

export type { FleetMember, FleetPortrait } from "./configurations/store/fleet.ts";
export type { AgentReach, AgentSecret, ModelParams, ReachDraft } from "./record/agent-reach.ts";
export type { EvaluationResult } from "./record/evaluation-result.ts";

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

export interface AgentChange {
  readonly body: AgentUpdate;
  readonly revision: number;
}

/** What a create request is checked down to. */
export type NewAgent = AgentConfigRequest;
