import { newId } from "../../../kernel/ids.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { maskOf, originOf } from "../configurations/api-key.ts";
import type { ChangeNeeds } from "../configurations/changes.ts";
import { getAgent, lockAgent } from "../configurations/store/agents.ts";
import type { SentHeaders } from "../record/agent-reach.ts";
import type { AgentRow } from "../record/agent-row.ts";
import type { AgentHeaderRow } from "../tables/rows.ts";
import type { HeaderValues } from "./contract.ts";
import { faultOfName, isValue } from "./header-names.ts";
import { deleteHeaders, insertHeader, selectHeaders } from "./store.ts";

export const headerContext = (id: string): string => `agent_headers.value/${id}`;

export async function readHeaders(act: Act, id: string) {
  const agent = await getAgent(act, id);
  return presentHeaders(agent, await selectHeaders(act, id));
}

interface HeaderChange {
  readonly id: string;
  readonly headers: HeaderValues;
}

/** Writes the whole list. A value that is the mask of the stored one stays as it is, with the origin it was entered for. */
export async function putHeaders({ keyring }: ChangeNeeds, act: Act, { id, headers }: HeaderChange) {
  await lockAgent(act, id);
  const agent = await getAgent(act, id);
  checkHeaders(agent, headers);
  const stored = new Map((await selectHeaders(act, id)).map((row) => [row.name, row]));
  const changed = headers.filter(({ name, value }) => stored.get(name.toLowerCase())?.value_mask !== value);
  const origin = originOf(agent.agent_url);
  if (changed.length > 0 && origin === null)
    throw unprocessable(["body", "headers"], "The agent needs a URL first: headers are sent to its origin alone");
  const names = headers.map(({ name }) => name.toLowerCase());
  const removed = [...stored.keys()].filter((name) => !names.includes(name));
  await deleteHeaders(act, id, [...removed, ...changed.map(({ name }) => name.toLowerCase())]);
  for (const { name, value } of changed) {
    const row = newId(act.now);
    await insertHeader(act, {
      ...{ id: row, agent_id: id, name: name.toLowerCase(), origin: origin ?? "" },
      ...{ value_sealed: keyring.seal(value, headerContext(row)), value_mask: maskOf(value) },
    });
  }
  if (changed.length + removed.length > 0)
    await recordAudit(act, {
      action: "agent.headers_changed",
      target: { kind: "agent", id },
      details: { set: changed.map(({ name }) => name.toLowerCase()), removed },
    });
  return presentHeaders(agent, await selectHeaders(act, id));
}

function checkHeaders({ api_key_sealed }: AgentRow, headers: HeaderValues): void {
  const seen = new Set<string>();
  for (const [at, { name, value }] of headers.entries()) {
    const lower = name.toLowerCase();
    const fault = seen.has(lower) ? "This header is in the list twice" : faultOfName(name, api_key_sealed !== null);
    if (fault !== null) throw unprocessable(["body", "headers", at, "name"], fault, name);
    // Not given back: it is a secret.
    if (!isValue(value))
      throw unprocessable(["body", "headers", at, "value"], "A header's value is one line of ASCII characters");
    seen.add(lower);
  }
}

const presentHeaders = ({ agent_url }: AgentRow, rows: readonly AgentHeaderRow[]) => ({
  headers: rows.map(({ name, value_mask, origin, updated_at }) => ({
    ...{ name, value: value_mask, is_sent: origin === originOf(agent_url), updated_at },
  })),
});

/** In plain text, and bound to the origin that they were entered for: for callers, never for a response. */
export async function headersToSend({ keyring }: ChangeNeeds, act: Act, id: string): Promise<readonly SentHeaders[]> {
  const rows = await selectHeaders(act, id);
  return [...Map.groupBy(rows, ({ origin }) => origin)].map(([origin, own]) => ({
    origin,
    values: Object.fromEntries(
      own.map((row) => [row.name, keyring.open(row.value_sealed, headerContext(row.id))] as const),
    ),
  }));
}

/** A copy of an agent has the same headers, bound to the same origin. */
export async function copyHeaders(
  { keyring }: ChangeNeeds,
  act: Act,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const { id, name, value_sealed, value_mask, origin } of await selectHeaders(act, from)) {
    const row = newId(act.now);
    const sealed = keyring.seal(keyring.open(value_sealed, headerContext(id)), headerContext(row));
    await insertHeader(act, { id: row, agent_id: to, name, value_sealed: sealed, value_mask, origin });
  }
}
