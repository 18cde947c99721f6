import { newId } from "../../../kernel/ids.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit, stateHash } from "../../../platform/audit/record.ts";
import type { AgentRow } from "../record/agent-row.ts";
import { columns } from "../record/fields.ts";
import type { AgentConfigRequest, AgentUpdate } from "../record/shapes.ts";
import { type ChangeNeeds, changesOf } from "./changes.ts";
import { insertAgent, insertHistory } from "./store/agents.ts";

/** What only an import or a clone can supply, and a client cannot. */
export interface Provenance {
  readonly import_metadata?: unknown;
  readonly capabilities?: unknown;
  readonly skills?: unknown;
  /** A secret of another agent, sealed again for this one, still tied to the address it was entered for. */
  readonly api_key?: { readonly sealed: string; readonly mask: string | null; readonly url: string | null };
  readonly action?: string;
}

const UUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

export async function createAgent(
  needs: ChangeNeeds,
  act: Act,
  { body, provenance = {} }: { body: AgentConfigRequest; provenance?: Provenance },
): Promise<AgentRow> {
  const id = body.id && UUID.test(body.id) ? body.id.toLowerCase() : newId(act.now);
  const values = { ...columnsOf(needs, { id, body }), ...provenanceColumns(provenance) };
  const row = await insertAgent(act, { id, ...values });
  const action = provenance.action ?? "created";
  const state = firstState(row);
  await insertHistory(act, { agentId: id, revision: 1, action, changes: stringifyJson(state) });
  await recordAudit(act, { action: `agent.${action}`, target: { kind: "agent", id }, afterHash: stateHash(state) });
  return row;
}

interface Wanted {
  readonly id: string;
  readonly body: AgentConfigRequest;
}

function columnsOf(needs: ChangeNeeds, { id, body }: Wanted): Record<string, unknown> {
  const { rag_params, function_route_params, hub_config, api_key_id, agent_policy_files } = body;
  // The create body may have these two beside agent_params; an agent stores them inside.
  const routing = {
    ...(rag_params ? { rag_params } : {}),
    ...(function_route_params ? { function_route_params } : {}),
  };
  const params =
    Object.keys(routing).length > 0 ? { agent_params: { ...emptyParams, ...body.agent_params, ...routing } } : {};
  const changes = changesOf(needs, id, { ...body, ...params } as AgentUpdate);
  const registration = {
    hub_config,
    api_key_id,
    agent_policy_files,
    ...(body.id && !UUID.test(body.id) ? { id: body.id } : {}),
  };
  const kept = Object.fromEntries(Object.entries(registration).filter(([, value]) => value != null));
  return {
    ...Object.fromEntries(changes.plain.map(({ field, value }) => [field, value])),
    ...(changes.apiKey?.sealed
      ? {
          api_key_sealed: changes.apiKey.sealed,
          api_key_mask: changes.apiKey.mask,
          api_key_url: body.agent_url ?? null,
        }
      : {}),
    ...(changes.repositoryToken
      ? {
          repository_token_sealed: changes.repositoryToken,
          repository_token_url: body.white_box_config?.repo_url ?? null,
        }
      : {}),
    ...(Object.keys(kept).length > 0 ? { registration: stringifyJson(kept) } : {}),
  };
}

const emptyParams = {
  temperature: null,
  top_p: null,
  max_tokens: null,
  timeout: null,
  rag_params: null,
  function_route_params: null,
};

function provenanceColumns({ api_key: key, action: _action, ...members }: Provenance): Record<string, unknown> {
  const encoded = Object.entries(members).map(([name, value]) => [
    name,
    value == null ? undefined : stringifyJson(value),
  ]);
  return {
    ...Object.fromEntries(encoded.filter(([, value]) => value !== undefined)),
    ...(key ? { api_key_sealed: key.sealed, api_key_mask: key.mask, api_key_url: key.url } : {}),
  };
}

/** The first entry of the history: every field that has a value, as a change from null. */
function firstState(row: AgentRow): Record<string, { from: null; to: unknown }> {
  const state = row as unknown as Record<string, unknown>;
  const present = [...Object.keys(columns), "skills", "capabilities", "import_metadata"].filter(
    (field) => state[field] !== null,
  );
  return Object.fromEntries([
    ...present.map((field) => [field, { from: null, to: state[field] }]),
    ...(row.api_key_mask === null ? [] : [["api_key", { from: null, to: row.api_key_mask }]]),
  ]);
}
