import type { Fields, Model } from "../../../kernel/shape/model.ts";
import { Unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { ChangeNeeds } from "../configurations/changes.ts";
import { createAgent } from "../configurations/create-agent.ts";
import type { AgentRow } from "../record/agent-row.ts";
import { type AgentConfigRequest, AgentMetadata, AgentParams, McpConfig, WhiteBoxConfig } from "../record/shapes.ts";
import type { AgentDraft } from "./draft/draft.ts";
import type { ImportReading } from "./read-import.ts";

const DEFAULT_RATE = 100;
const PARTS = {
  agent_metadata: AgentMetadata,
  white_box_config: WhiteBoxConfig,
  agent_params: AgentParams,
  mcp_config: McpConfig,
};

export interface ImportExtras {
  readonly rate_limit_requests_per_minute: number;
  readonly api_key?: string | null | undefined;
}

/** The draft of a valid import; an invalid one is a 422 with each error at its place. */
export function draftOf(reading: ImportReading): AgentDraft {
  if (reading.draft) return reading.draft;
  throw new Unprocessable(
    reading.errors.map((msg) => ({
      type: "value_error",
      loc: reading.places.get(msg) ?? ["body"],
      msg,
      input: null,
    })),
  );
}

export function importAgent(
  needs: ChangeNeeds,
  act: Act,
  wanted: { draft: AgentDraft; extras: ImportExtras },
): Promise<AgentRow> {
  const { skills, capabilities, import_metadata, ...draft } = wanted.draft;
  const { rate_limit_requests_per_minute, api_key } = wanted.extras;
  const body = {
    hub: "custom",
    status: "active",
    rate_limit_requests_per_minute: DEFAULT_RATE,
    ...draft,
    ...complete(PARTS, draft),
    // The contract fills in its default, so only another number is known to come from the caller.
    ...(rate_limit_requests_per_minute === DEFAULT_RATE ? {} : { rate_limit_requests_per_minute }),
    ...(api_key == null ? {} : { api_key }),
  } as AgentConfigRequest;
  return createAgent(needs, act, { body, provenance: { action: "imported", import_metadata, capabilities, skills } });
}

/** Fills in null for the members of an object that were not found, because responses contain all of them. */
function complete(models: Readonly<Record<string, Model<Fields>>>, draft: object): Record<string, object> {
  const found = Object.entries(models).flatMap(([name, { fields }]) => {
    const given = (draft as Record<string, Record<string, unknown> | null | undefined>)[name];
    if (!given) return [];
    return [[name, Object.fromEntries(Object.keys(fields).map((key) => [key, given[key] ?? null]))] as const];
  });
  return Object.fromEntries(found);
}
