import { stringifyJson } from "../../../kernel/json/stringify.ts";
import type { AgentUpdate } from "./shapes.ts";

/** The update body's fields as the table keeps them. Secrets are not here: api-key.ts and changes.ts deal with those. */
export type PlainField = Exclude<keyof AgentUpdate, "api_key">;
export type ColumnType = "text" | "bigint" | "boolean" | "json" | "uuid";

export interface Column {
  readonly type: ColumnType;
  /** What null means: clear it, write this instead, or (undefined) leave the field as it is. */
  readonly onNull: null | "[]" | undefined;
}

const clears = (type: ColumnType): Column => ({ type, onNull: null });
const keeps = (type: ColumnType): Column => ({ type, onNull: undefined });

export const columns: Readonly<Record<PlainField, Column>> = {
  status: keeps("text"),
  agent_name: keeps("text"),
  agent_url: clears("text"),
  model_name: keeps("text"),
  agent_system_prompt: clears("text"),
  hub: keeps("text"),
  rate_limit_requests_per_minute: keeps("bigint"),
  access_level: keeps("text"),
  agent_params: clears("json"),
  mcp_config: clears("json"),
  delegated_agents: { type: "json", onNull: "[]" },
  white_box_config: clears("json"),
  agent_metadata: clears("json"),
  purpose: clears("text"),
  protocol: keeps("text"),
  test_score: clears("text"),
  last_tested_by: clears("text"),
  evaluated_harnesses: clears("json"),
  last_evaluated_at: clears("bigint"),
  protection_status: keeps("text"),
  guard_config_id: clears("uuid"),
  guard_manually_configured: keeps("boolean"),
};

export const plainFields = Object.keys(columns) as PlainField[];

/** A value as a parameter of its column; undefined when the field is to stay as it is. */
export function encode(field: PlainField, value: unknown): unknown {
  const column = columns[field];
  if (value === null || value === undefined) return value === undefined ? undefined : column.onNull;
  return column.type === "json" ? stringifyJson(value) : value;
}
