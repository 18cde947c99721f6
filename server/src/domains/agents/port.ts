import type { Act } from "../../platform/act.ts";
import type { FleetMember, FleetPortrait, GuardBound } from "./configurations/store/fleet.ts";
import type { GuardBinding } from "./configurations/write-guard.ts";
import type { ChangesBetween } from "./history/changes-between.ts";
import type { Revisions } from "./history/store.ts";
import type { AgentEvent } from "./record/agent-event.ts";
import type { AgentReach, ReachDraft } from "./record/agent-reach.ts";
import type { AgentRow } from "./record/agent-row.ts";
import type { EvaluationResult } from "./record/evaluation-result.ts";
import type { AgentConfigRequest, AgentUpdate } from "./record/shapes.ts";
import type { TrustEvent } from "./record/trust-stage.ts";

export type { FleetMember, FleetPortrait, GuardBound } from "./configurations/store/fleet.ts";
export type { AgentEvent } from "./record/agent-event.ts";
export type { AgentReach, AgentSecret, ModelParams, ReachDraft } from "./record/agent-reach.ts";
export type { EvaluationResult } from "./record/evaluation-result.ts";
export type { ExpectedRun, Schedulable, ScheduleSettings, StartedRun } from "./schedules/schedulable.ts";

/** What the domains to the right can do with agents, each call inside the caller's own transaction. */
export interface AgentsPort {
  /** The agent, or AGENT_NOT_FOUND; another team's looks like none. */
  get(act: Act, id: string): Promise<AgentRow>;
  /** The agent as it was configured at one of its revisions, with its current evaluation results. */
  asOf(act: Act, id: string, revision: number): Promise<AgentRow>;
  /** A new agent of the team, with its history and audit rows. */
  create(act: Act, body: NewAgent): Promise<AgentRow>;
  /** How to call the agent, including the key in plain text: for callers, never for a response. */
  reach(act: Act, id: string, draft?: ReachDraft): Promise<AgentReach>;
  /** The ids of the agents with exactly this URL, archived ones apart; at most two. */
  atUrl(act: Act, url: string): Promise<string[]>;
  /** The models of the team's agents with exactly this URL that use chat completions, archived ones apart; at most twenty. */
  modelsAt(act: Act, url: string): Promise<string[]>;
  /** The same rows, each with the current name of its agent, in one statement. */
  naming<R extends NamesAgent>(act: Act, rows: readonly R[]): Promise<AgentNamed<R>[]>;
  /** Writes an update, with history and audit rows, if `revision` is still the agent's `edited_revision`; else PRECONDITION_FAILED. */
  update(act: Act, id: string, change: AgentChange): Promise<void>;
  /** Writes the result of an evaluation to the agent, its history and the audit log. */
  evaluated(act: Act, id: string, result: EvaluationResult): Promise<void>;
  /** Adds harnesses to those that the agent was tested with, and changes nothing else. */
  testedWith(act: Act, id: string, harnesses: readonly string[]): Promise<void>;
  /** The team's agents that are not archived, with what their trust is based on. */
  fleet(act: Act): Promise<Fleet>;
  /** Further details of some agents. */
  portraits(act: Act, ids: readonly string[]): Promise<FleetPortrait[]>;
  /** Binds the agent to a guard config, or to none, and says how far it is protected; with history and audit rows. */
  guard(act: Act, id: string, binding: GuardBinding): Promise<void>;
  /** Releases every agent that is bound to a guard config and calls it unprotected. Returns their ids. */
  unguard(act: Act, configId: string): Promise<string[]>;
  /** Agents that are not archived and are bound to a guard config, or are among these. */
  guarded(act: Act, ids: readonly string[]): Promise<GuardBound[]>;
  /** Reports what happened to an agent; the trust stage follows. */
  happened(act: Act, id: string, event: TrustEvent): Promise<AgentRow>;
  /** What changed in an agent after one revision, up to another. */
  changesBetween(act: Act, id: string, revisions: Revisions): Promise<ChangesBetween>;
  /**
   * Tells the team's notification endpoints of something that happened to an agent, inside the caller's transaction. The
   * title is made from the agent's current name.
   */
  announce(act: Act, id: string, event: AgentEvent): Promise<void>;
}

export interface NamesAgent {
  readonly agent_id: string | null;
}

/** The name is null if the row has no agent, or a deleted one. */
export type AgentNamed<R> = R & { readonly agent_name: string | null };

export interface Fleet {
  readonly total: number;
  /** By the stage they count at: an agent that is not trusted now counts as tested. */
  readonly byStage: Readonly<Record<string, number>>;
  /** Newest first, at most 100,000. */
  readonly members: readonly FleetMember[];
}

export interface AgentChange {
  readonly body: AgentUpdate;
  readonly revision: number;
}

/** A validated create request. */
export type NewAgent = AgentConfigRequest;
