import type { Presentation } from "../../record/agent-row.ts";
import { trustedNowIn } from "../../record/trust-stage.ts";

/**
 * An agent as its answers show it, written by PostgreSQL: free-form members keep their bytes, and a row of forty columns
 * is neither taken apart nor put together here. What an answer may leave out, or show differently, stands apart.
 */
export interface AgentView {
  /** The ETag: the entry of the history that last changed the configuration. */
  readonly edited_revision: number;
  readonly api_key_mask: string | null;
  readonly id: string;
  readonly agent_name: string;
  readonly model_name: string;
  readonly agent_url: string | null;
  readonly hub: string;
  /** All members from here on to those that may be left out, as one object. */
  readonly after_key: string;
  readonly import_metadata: string | null;
  readonly capabilities: string | null;
  readonly skills: string;
  readonly latest_evaluation: string | null;
}

const BEFORE_KEY = ["id", "agent_name", "model_name", "agent_url", "hub"] as const;
const AFTER_KEY = [
  "agent_system_prompt",
  "rate_limit_requests_per_minute",
  "team_id",
  "created_by",
  "status",
  "created_at",
  "updated_at",
  "access_level",
  "agent_params",
  "mcp_config",
  "delegated_agents",
  "white_box_config",
  "agent_metadata",
  "purpose",
  "protocol",
  "test_score",
  "last_tested_by",
  "evaluated_harnesses",
  "last_evaluated_at",
  "protection_status",
  "trust_stage",
  "trusted_now",
  "trusted_at",
  "ttt_days",
  "guard_config_id",
  "guard_manually_configured",
];

const APART = ["import_metadata", "capabilities", "skills", "latest_evaluation"] as const;

/** The columns of a view, for reading it again from where it was made. */
export const VIEW_COLUMNS = ["updated.edited_revision", "api_key_mask", ...BEFORE_KEY, "after_key", ...APART].join(
  ", ",
);

/** The select list that reads a view from a row of the agents table. */
export function viewFrom(row: string): string {
  const json = (columns: readonly string[]): string =>
    `(select row_to_json(v) from (select ${columns.map((column) => columnOf(row, column)).join(", ")}) v)::text`;
  return [
    `${row}.edited_revision, ${row}.api_key_mask`,
    ...BEFORE_KEY.map((column) => `${row}.${column}`),
    `${json(AFTER_KEY)} as after_key`,
    ...APART.map((column) => `${row}.${column}::text as ${column}`),
  ].join(", ");
}

const columnOf = (row: string, column: string): string =>
  column === "trusted_now" ? `${trustedNowIn(row)} as trusted_now` : `${row}.${column}`;

/** The Agent of the contract as JSON text, members in its order. */
export function viewJson(view: AgentView, { scores = false, apiKey }: Presentation = {}): string {
  const key = apiKey === undefined ? view.api_key_mask : apiKey;
  const first = BEFORE_KEY.map((name) => `"${name}":${JSON.stringify(view[name])},`).join("");
  const optional =
    (view.import_metadata === null ? "" : `,"import_metadata":${view.import_metadata}`) +
    (view.capabilities === null ? "" : `,"capabilities":${view.capabilities}`);
  const latest = scores ? `,"latest_evaluation":${view.latest_evaluation}` : "";
  return `{${first}"api_key":${JSON.stringify(key)},${view.after_key.slice(1, -1)}${optional},"skills":${view.skills}${latest}}`;
}
