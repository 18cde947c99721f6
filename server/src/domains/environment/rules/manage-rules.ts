import { topicOf } from "@agent-console/analysis/policies/topic.ts";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { acceptsChange } from "../../../platform/http/etag.ts";
import { readCheck } from "./check-shape.ts";
import { chooseCheck } from "./choose-check.ts";
import { freeNumbers } from "./numbers.ts";
import { etagOf } from "./present.ts";
import { decide } from "./review.ts";
import type { PolicyRuleCreate, PolicyRuleUpdate } from "./shapes.ts";
import {
  deleteRuleRow,
  findRule,
  insertRules,
  insertVersions,
  lockNumbers,
  lockRules,
  type Meaning,
  meaningHash,
  policyOfRules,
  type RuleRow,
  takenNumbers,
  writeRule,
} from "./store.ts";

/** The rule, or RULE_NOT_FOUND; another team's looks like none. */
export async function getRule(act: Act, id: string): Promise<RuleRow> {
  const row = await findRule(act, id);
  if (!row) throw fault("RULE_NOT_FOUND");
  return row;
}

/** Which rule, and the revision of it that the client has seen. */
export interface Wanted {
  readonly id: string;
  readonly ifMatch: string | undefined;
}

export async function holdRule(act: Act, { id, ifMatch }: Wanted): Promise<RuleRow> {
  const [row] = await lockRules(act, [id]);
  if (!row) throw fault("RULE_NOT_FOUND");
  if (!acceptsChange(ifMatch, etagOf(row))) throw fault("PRECONDITION_FAILED");
  return row;
}

export async function createRule(act: Act, policyId: string, body: PolicyRuleCreate): Promise<RuleRow> {
  const policy = await policyOfRules(act, policyId);
  await lockNumbers(act, policyId);
  const { numbers, last } = await takenNumbers(act, policyId);
  const id = body.id ?? newId(act.now);
  const meaning: Meaning = {
    rule_type: body.rule_type,
    action: body.action,
    target: body.target ?? null,
    assignee: body.assignee,
    constraints: withConditions(body.constraints as readonly JsonObject[], body.conditions),
    constraint_logic: body.constraint_logic,
    consequence: body.consequence as JsonObject,
    words: body.natural_language,
    test: body.check ? readCheck(body.check) : chooseCheck({ ...body, words: body.natural_language }),
  };
  await insertRules(act, [
    {
      id,
      policy_id: policy.id,
      number: body.rule_id ?? freeNumbers(numbers).next().value,
      position: last + 1,
      category: body.category,
      tags: body.tags ?? null,
      section: "",
      topic: topicOf(meaning.action, meaning.target),
      origins: [{ kind: "person", name: "person", version: "1" }],
      meaning,
    },
  ]);
  await recordAudit(act, {
    action: "rule.created",
    target: { kind: "rule", id },
    afterHash: meaningHash(meaning),
    details: { policy_id: policyId },
  });
  const row = await getRule(act, id);
  return body.status === "draft" ? row : decide(act, row, { status: body.status, notes: null });
}

/** Conditions are constraints that say when a rule applies. */
function withConditions(
  constraints: readonly JsonObject[],
  conditions: readonly JsonObject[] | null | undefined,
): JsonObject[] {
  return [...constraints, ...(conditions ?? []).map((condition) => ({ ...condition, condition_type: "when" }))];
}

export async function updateRule(act: Act, wanted: Wanted, body: PolicyRuleUpdate): Promise<RuleRow> {
  const before = await holdRule(act, wanted);
  const meaning = changedMeaning(before, body);
  const isNew = meaningHash(meaning) !== meaningHash(before);
  const version = isNew ? before.version + 1 : before.version;
  if (isNew) await insertVersions(act, [{ rule_id: before.id, version, ...meaning }]);
  const change = {
    version,
    // What was decided is open again, while the approved version stays in force.
    status: isNew && before.status !== "draft" ? ("modified" as const) : before.status,
    topic: topicOf(meaning.action, meaning.target),
    number: body.rule_id ?? before.number,
    category: body.category ?? before.category,
    tags: body.tags === undefined ? before.tags : body.tags,
  };
  if (isNew || change.number !== before.number || change.category !== before.category || body.tags !== undefined) {
    await writeRule(act, before, change);
    await recordAudit(act, {
      action: "rule.updated",
      target: { kind: "rule", id: before.id },
      beforeHash: meaningHash(before),
      afterHash: meaningHash(meaning),
      details: { policy_id: before.policy_id, version },
    });
  }
  const row = await getRule(act, before.id);
  return body.status ? decide(act, row, { status: body.status, notes: body.review_notes ?? null }) : row;
}

function changedMeaning(before: RuleRow, body: PolicyRuleUpdate): Meaning {
  const words = body.natural_language ?? before.words;
  const all = (body.constraints ?? before.constraints) as readonly JsonObject[];
  const kept = body.conditions ? all.filter((part) => part["condition_type"] !== "when") : all;
  const parts = {
    rule_type: body.rule_type ?? before.rule_type,
    action: body.action ?? before.action,
    target: body.target === undefined ? before.target : body.target,
    words,
  };
  // A check that a person chose, or that still fits the same words, stays.
  const isSame = parts.rule_type === before.rule_type && words === before.words && parts.target === before.target;
  return {
    ...parts,
    assignee: body.assignee === undefined ? before.assignee : body.assignee,
    constraints: withConditions(kept, body.conditions),
    constraint_logic: body.constraint_logic ?? before.constraint_logic,
    consequence: (body.consequence ?? before.consequence) as JsonObject,
    test: body.check ? readCheck(body.check) : isSame ? before.test : chooseCheck(parts),
  };
}

export async function deleteRule(act: Act, wanted: Wanted): Promise<void> {
  const before = await holdRule(act, wanted);
  await deleteRuleRow(act, before.id);
  await recordAudit(act, {
    action: "rule.deleted",
    target: { kind: "rule", id: before.id },
    beforeHash: meaningHash(before),
    details: { policy_id: before.policy_id, in_force: before.approved_version !== null },
  });
}
