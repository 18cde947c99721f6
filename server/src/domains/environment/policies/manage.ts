import type { PolicyCategory } from "@agent-console/analysis/policies/category.ts";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit, stateHash } from "../../../platform/audit/record.ts";
import { acceptsChange } from "../../../platform/http/etag.ts";
import { givenText } from "./given-text.ts";
import type { PolicyHooks } from "./hooks.ts";
import { etagOf } from "./present.ts";
import type { PolicyUpdate } from "./shapes.ts";
import {
  deletePolicyRow,
  findPolicy,
  findText,
  insertPolicy,
  lockPolicy,
  type PolicyRow,
  type PolicyText,
  type PolicyValues,
  writePolicy,
  writeText,
} from "./store.ts";
import { findView } from "./stores/view-store.ts";

/** The policy, or POLICY_NOT_FOUND; another team's looks like none. */
export async function getPolicy(act: Act, id: string): Promise<PolicyRow> {
  const row = await findPolicy(act, id);
  if (!row) throw fault("POLICY_NOT_FOUND");
  return row;
}

/** Which policy, and the version of it that the client has seen. */
export interface Wanted {
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/** The policy, locked, if the client has its current version. */
export async function holdPolicy(act: Act, { id, ifMatch }: Wanted): Promise<PolicyRow> {
  const row = await lockPolicy(act, id);
  if (!row) throw fault("POLICY_NOT_FOUND");
  if (!acceptsChange(ifMatch, etagOf(row))) throw fault("PRECONDITION_FAILED");
  return row;
}

export interface Creation {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly category: PolicyCategory;
  readonly source_text?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
}

export async function createPolicy(hooks: PolicyHooks, act: Act, given: Creation): Promise<string> {
  const { name, category, description = null, source_text = null, tags = null } = given;
  const id = given.id ?? newId(act.now);
  if (!(await insertPolicy(act, { id, name, description, category, source_text, preset: null, tags })))
    throw fault("POLICY_EXISTS");
  await recordAudit(act, {
    action: "policy.created",
    target: { kind: "policy", id },
    afterHash: stateHash(given),
    details: { name, category },
  });
  if (givenText(source_text)) await giveText(hooks, act, { id, content: source_text });
  return id;
}

/** Puts a text that was written by hand in force; null takes away the one that was. */
async function giveText(
  hooks: PolicyHooks,
  act: Act,
  { id, content }: { readonly id: string; readonly content: string | null },
): Promise<PolicyText | null> {
  const text = await writeText(act, id, givenText(content));
  await hooks.onNewText(act, await getPolicy(act, id), text);
  return text;
}

/** What is left out stays; null removes what may be missing, and leaves the rest. */
export async function updatePolicy(
  hooks: PolicyHooks,
  act: Act,
  { body, ...wanted }: Wanted & { readonly body: PolicyUpdate },
): Promise<void> {
  const before = await holdPolicy(act, wanted);
  const { id } = before;
  const hasFile = (await findView(act, id))?.file_state != null;
  if (body.source_text !== undefined && body.source_text !== before.source_text && hasFile)
    throw fault("POLICY_HAS_FILE");
  const after: PolicyValues = {
    name: body.name ?? before.name,
    description: body.description === undefined ? before.description : body.description,
    category: body.category ?? before.category,
    status: body.status ?? before.status,
    source_text: body.source_text === undefined ? before.source_text : body.source_text,
    tags: body.tags === undefined ? before.tags : body.tags,
  };
  await writePolicy(act, id, after);
  if (after.source_text !== before.source_text) await giveText(hooks, act, { id, content: after.source_text });
  if (after.status === "active" && before.status !== "active") await readForActivation(hooks, act, id);
  await recordAudit(act, {
    action: "policy.updated",
    target: { kind: "policy", id },
    beforeHash: stateHash(valuesOf(before)),
    afterHash: stateHash(after),
    details: { name: after.name, status: after.status, fields: Object.keys(body) },
  });
}

const valuesOf = ({ name, description, category, status, source_text, tags }: PolicyRow): PolicyValues => ({
  ...{ name, description, category, status, source_text, tags },
});

async function readForActivation(hooks: PolicyHooks, act: Act, id: string): Promise<void> {
  const text = await findText(act, id);
  if (!text) throw fault("POLICY_EMPTY");
  await hooks.onActivate(act, await getPolicy(act, id), text);
}

/** Activating an active policy changes nothing. */
export async function activatePolicy(hooks: PolicyHooks, act: Act, wanted: Wanted): Promise<void> {
  const before = await holdPolicy(act, wanted);
  if (before.status === "active") return;
  await writePolicy(act, before.id, { ...valuesOf(before), status: "active" });
  await readForActivation(hooks, act, before.id);
  await recordAudit(act, {
    action: "policy.activated",
    target: { kind: "policy", id: before.id },
    details: { name: before.name, from: before.status, text_version: before.text_version },
  });
}

export async function deletePolicy(act: Act, wanted: Wanted): Promise<void> {
  const row = await holdPolicy(act, wanted);
  await deletePolicyRow(act, row.id);
  await recordAudit(act, {
    action: "policy.deleted",
    target: { kind: "policy", id: row.id },
    beforeHash: stateHash(valuesOf(row)),
    details: { name: row.name, status: row.status },
  });
}
