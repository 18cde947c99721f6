import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { acceptsChange } from "../../../platform/http/etag.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { FlowListRow, FlowPolicyRow } from "../tables/rows.ts";
import { casesContext, readPolicy } from "./cases.ts";
import { digestOf, loadFlow } from "./live-flows.ts";
import type { ShownCase, ShownList } from "./shapes.ts";
import {
  deleteListRow,
  deletePolicyRow,
  findPolicy,
  insertPolicy,
  lockPolicy,
  notifyFlow,
  type PolicyContent,
  saveList,
  selectAttachments,
  selectLists,
  selectPolicies,
  selectVersions,
  writePolicy,
} from "./store.ts";

export const etagOf = ({ revision }: Pick<FlowPolicyRow, "revision">): string => `"${revision}"`;

export async function getPolicy(act: Act, id: string): Promise<FlowPolicyRow> {
  const row = await findPolicy(act, id);
  if (!row) throw fault("FLOW_POLICY_NOT_FOUND");
  return row;
}

export interface Wanted {
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/** The policy, locked, if the client has its current version. */
export async function holdPolicy(act: Act, { id, ifMatch }: Wanted): Promise<FlowPolicyRow> {
  const row = await lockPolicy(act, id);
  if (!row) throw fault("FLOW_POLICY_NOT_FOUND");
  if (!acceptsChange(ifMatch, etagOf(row))) throw fault("PRECONDITION_FAILED");
  return row;
}

export interface Written {
  readonly name: string;
  readonly text: string;
  readonly cases: readonly ShownCase[];
}

const LONGEST_CASES = 400_000;

async function contentOf(keyring: Keyring, act: Act, of: { id: string; written: Written }): Promise<PolicyContent> {
  const { name, text, cases } = of.written;
  await readPolicy(act, text, ["body", "text"]);
  const json = JSON.stringify(cases);
  if (json.length > LONGEST_CASES)
    throw unprocessable(["body", "cases"], `The cases have more than ${LONGEST_CASES} characters together.`);
  return { name, body: text, digest: digestOf(text), cases_sealed: keyring.seal(json, casesContext(of.id)) };
}

export async function createPolicy(keyring: Keyring, act: Act, written: Written): Promise<FlowPolicyRow> {
  const id = newId(act.now);
  const content = await contentOf(keyring, act, { id, written });
  if (!(await insertPolicy(act, id, content))) throw fault("FLOW_POLICY_EXISTS");
  await recordAudit(act, {
    action: "flow_policy.created",
    target: { kind: "flow_policy", id },
    afterHash: content.digest,
    details: { name: content.name },
  });
  return getPolicy(act, id);
}

/** Saves another text or other cases. Agents stay with the versions they live by. */
export async function updatePolicy(
  keyring: Keyring,
  act: Act,
  { written, ...wanted }: Wanted & { readonly written: Written },
): Promise<FlowPolicyRow> {
  const before = await holdPolicy(act, wanted);
  const content = await contentOf(keyring, act, { id: before.id, written });
  if (!(await writePolicy(act, before.id, content))) throw fault("FLOW_POLICY_EXISTS");
  await recordAudit(act, {
    action: "flow_policy.updated",
    target: { kind: "flow_policy", id: before.id },
    beforeHash: before.digest,
    afterHash: content.digest,
    details: { name: content.name },
  });
  return getPolicy(act, before.id);
}

export async function deletePolicy(act: Act, wanted: Wanted): Promise<void> {
  const row = await holdPolicy(act, wanted);
  const attached = await selectAttachments(act.tx, act.who.teamId, { policyId: row.id });
  if (attached.length > 0) throw fault("FLOW_POLICY_LIVE");
  await deletePolicyRow(act, row.id);
  await recordAudit(act, {
    action: "flow_policy.deleted",
    target: { kind: "flow_policy", id: row.id },
    beforeHash: row.digest,
    details: { name: row.name },
  });
}

/** Policies by the lists that their saved text or a version in use names. */
async function usesOf(act: Act): Promise<Map<string, string[]>> {
  const { readFlow } = await loadFlow();
  const uses = new Map<string, string[]>();
  const attached = await selectAttachments(act.tx, act.who.teamId, {});
  for (const policy of await selectPolicies(act)) {
    const live = attached.filter(({ policy_id }) => policy_id === policy.id).map(({ version }) => version);
    const versions = live.length === 0 ? [] : await selectVersions(act, policy.id, live);
    const bodies = [policy.body, ...versions.map(({ body }) => body)];
    const named = new Set(bodies.flatMap((body) => readFlow(body).policy?.lists ?? []));
    for (const list of named) uses.set(list, [...(uses.get(list) ?? []), policy.name]);
  }
  return uses;
}

export async function listLists(act: Act): Promise<ShownList[]> {
  const uses = await usesOf(act);
  return (await selectLists(act.tx, act.who.teamId)).map((row) => presentList(row, uses));
}

const presentList = ({ id, name, entries, updated_at }: FlowListRow, uses: Map<string, string[]>): ShownList => ({
  ...{ id, name, entries: entries as string[], policies: uses.get(name) ?? [], updated_at },
});

/** Agents live by the new entries within a second. */
export async function setList(
  act: Act,
  { name, entries }: { readonly name: string; readonly entries: readonly string[] },
): Promise<ShownList> {
  const kept = [...new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== ""))];
  await saveList(act, { id: newId(act.now), name, entries: kept });
  const found = (await listLists(act)).find((list) => list.name === name);
  if (!found) throw fault("FLOW_LISTS_FULL");
  await notifyFlow(act, null);
  await recordAudit(act, {
    action: "flow_list.saved",
    target: { kind: "flow_list", id: found.id },
    details: { name, entries: kept.length, digest: digestOf(JSON.stringify(kept)) },
  });
  return found;
}

export async function deleteList(act: Act, id: string): Promise<void> {
  const found = (await listLists(act)).find((list) => list.id === id);
  if (!found) throw fault("FLOW_LIST_NOT_FOUND");
  const { name, policies } = found;
  if (policies.length > 0) throw fault("FLOW_LIST_IN_USE", { members: { policies } });
  await deleteListRow(act, id);
  await recordAudit(act, { action: "flow_list.deleted", target: { kind: "flow_list", id }, details: { name } });
}
