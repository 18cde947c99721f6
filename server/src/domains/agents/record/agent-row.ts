import type { Refined } from "../../../platform/db/sql.ts";
import type { AgentRow as StoredAgent } from "../tables/rows.ts";
import type { Agent } from "./shapes.ts";
import { isTrustedNow } from "./trust-stage.ts";

/** Columns of which the contract says more than the table: listed values, and the shapes of JSON. */
type Described = Pick<
  Agent,
  | "status"
  | "access_level"
  | "agent_params"
  | "mcp_config"
  | "delegated_agents"
  | "white_box_config"
  | "agent_metadata"
  | "protocol"
  | "evaluated_harnesses"
  | "protection_status"
  | "trust_stage"
  | "skills"
>;

/**
 * An agent as the table holds it. `revision` counts every entry of the history; `edited_revision` is the entry that last
 * changed the configuration, which people edit against: the ETag.
 */
export type AgentRow = Refined<
  Omit<StoredAgent, "shown_bytes">,
  Described & {
    readonly import_metadata: Agent["import_metadata"] | null;
    readonly capabilities: Agent["capabilities"] | null;
    readonly latest_evaluation: Agent["latest_evaluation"] | null;
    readonly registration: Readonly<Record<string, unknown>> | null;
  }
>;

export interface Presentation {
  /** Scores are included only on request. */
  readonly scores?: boolean;
  /** The key itself, for the request that supplied it or may reveal it; others see the mask. */
  readonly apiKey?: string | null;
}

/** The Agent of the contract, members in its order. */
export function presentAgent(row: AgentRow, { scores = false, apiKey }: Presentation = {}): Agent {
  return {
    id: row.id,
    agent_name: row.agent_name,
    model_name: row.model_name,
    agent_url: row.agent_url,
    hub: row.hub,
    api_key: apiKey === undefined ? row.api_key_mask : apiKey,
    agent_system_prompt: row.agent_system_prompt,
    rate_limit_requests_per_minute: row.rate_limit_requests_per_minute,
    team_id: row.team_id,
    created_by: row.created_by,
    status: row.status,
    created_at: row.created_at,
    updated_at: row.updated_at,
    access_level: row.access_level,
    agent_params: row.agent_params,
    mcp_config: row.mcp_config,
    delegated_agents: row.delegated_agents,
    white_box_config: row.white_box_config,
    agent_metadata: row.agent_metadata,
    purpose: row.purpose,
    protocol: row.protocol,
    test_score: row.test_score,
    last_tested_by: row.last_tested_by,
    evaluated_harnesses: row.evaluated_harnesses,
    last_evaluated_at: row.last_evaluated_at,
    protection_status: row.protection_status,
    trust_stage: row.trust_stage,
    trusted_now: isTrustedNow(row),
    trusted_at: row.trusted_at,
    ttt_days: row.ttt_days,
    guard_config_id: row.guard_config_id,
    guard_manually_configured: row.guard_manually_configured,
    ...(row.import_metadata === null ? {} : { import_metadata: row.import_metadata }),
    ...(row.capabilities === null ? {} : { capabilities: row.capabilities }),
    skills: row.skills,
    ...(scores ? { latest_evaluation: row.latest_evaluation } : {}),
  };
}

export function etagOf(row: Pick<AgentRow, "edited_revision">): string {
  return `"${row.edited_revision}"`;
}

/** The revisions an If-Match header accepts; null when it accepts any. */
export function revisionsOf(ifMatch: string | undefined): number[] | null {
  if (ifMatch === undefined || ifMatch.trim() === "*") return null;
  return ifMatch.split(",").map((tag) => Number(/^\s*"(\d{1,15})"\s*$/.exec(tag)?.[1] ?? -1));
}
