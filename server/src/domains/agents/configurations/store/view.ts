import { joinStatements, raw, type Statement, sql } from "../../../../platform/db/sql.ts";
import type { AgentRow, Presentation } from "../../record/agent-row.ts";
import { TRUSTED_NOW } from "./trust.ts";

/**
 * An agent as responses show it, written by PostgreSQL: free-form members keep their bytes, and a row of forty columns is
 * neither parsed nor composed here. Members that a response may omit or show differently are separate.
 */
export interface AgentView
  extends Pick<
    AgentRow,
    "edited_revision" | "api_key_mask" | "id" | "agent_name" | "model_name" | "agent_url" | "hub"
  > {
  /** The members after the key, up to those that may be omitted, as one object. */
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

/** The columns of a view, for selecting them from the CTE that returned it. */
export const VIEW_COLUMNS = raw(
  ["updated.edited_revision", "api_key_mask", ...BEFORE_KEY, "after_key", ...APART].join(", "),
);

const columnOf = (column: string): Statement =>
  column === "trusted_now" ? sql`${TRUSTED_NOW} as trusted_now` : raw(`a.${column}`);

/** The select list that reads a view from a row of the agents table, called `a`. */
export const VIEW = sql`
  a.edited_revision,
  a.api_key_mask,
  ${joinStatements(BEFORE_KEY.map((column) => raw(`a.${column}`)))},
  (select row_to_json(v) from (select ${joinStatements(AFTER_KEY.map(columnOf))}) v)::text as after_key,
  ${joinStatements(APART.map((column) => raw(`a.${column}::text as ${column}`)))}`;

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
