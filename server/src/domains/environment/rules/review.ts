import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { ReviewRules, RuleStatus } from "./shapes.ts";
import { findRule, lockRules, meaningHash, policyOfRules, type RuleRow, readSettings, writeRule } from "./store.ts";

export interface Decision {
  readonly status: RuleStatus;
  readonly notes: string | null;
}

/** Decides on a rule that is locked. Whoever may change rules may not thereby decide on them. */
export async function decide(act: Act, rule: RuleRow, { status, notes }: Decision): Promise<RuleRow> {
  if (status === rule.status) {
    if (status === "approved" || status === "rejected") throw decided(rule);
    return rule;
  }
  if (!act.who.powers.has("rule:review")) throw fault("NOT_ALLOWED");
  if ((status === "approved" || status === "rejected") && !isOpen(rule)) throw decided(rule);
  if (status === "approved") await assertNotOwn(act, rule);
  await writeRule(act, rule, {
    status,
    // An approved version stays in force while a later one waits. A rejection, or going back to a draft, ends it.
    approved_version: status === "approved" ? rule.version : status === "modified" ? rule.approved_version : null,
    reviewed_by: act.who.userId,
    reviewed_at: actSeconds(act),
    review_notes: notes,
  });
  await recordAudit(act, {
    action: AUDITED[status],
    target: { kind: "rule", id: rule.id },
    afterHash: meaningHash(rule),
    details: { policy_id: rule.policy_id, version: rule.version },
  });
  const row = await findRule(act, rule.id);
  if (!row) throw fault("RULE_NOT_FOUND");
  return row;
}

const AUDITED: Readonly<Record<RuleStatus, string>> = {
  approved: "rule.approved",
  rejected: "rule.rejected",
  modified: "rule.reopened",
  draft: "rule.withdrawn",
};

const isOpen = ({ status }: RuleRow): boolean => status === "draft" || status === "modified";

const decided = ({ id, number, status }: RuleRow) =>
  fault("RULE_DECIDED", { public: `Rule ${number} is already ${status}.`, members: { rule: { id, rule_id: number } } });

async function assertNotOwn(act: Act, { author }: RuleRow): Promise<void> {
  if (author === act.who.userId && (await readSettings(act)).four_eyes) throw fault("RULE_OWN");
}

/** All decisions or none. */
export async function reviewRules(act: Act, policyId: string, review: ReviewRules): Promise<RuleRow[]> {
  await policyOfRules(act, policyId);
  const [approve, reject] = [new Set(review.approve), new Set(review.reject)];
  if (reject.size > 0 && !review.reason?.trim()) throw unprocessable(["body", "reason"], "A rejection needs a reason");
  const both = [...approve].find((id) => reject.has(id));
  if (both) throw unprocessable(["body", "reject"], "A rule can't be approved and rejected at once", both);
  const rules = await lockRules(act, [...approve, ...reject]);
  if (rules.length < approve.size + reject.size || rules.some(({ policy_id }) => policy_id !== policyId))
    throw fault("RULE_NOT_FOUND");
  const suspicious = rules.find((rule) => rule.suspicious && approve.has(rule.id));
  if (suspicious)
    throw fault("RULE_SUSPICIOUS", { members: { rule: { id: suspicious.id, rule_id: suspicious.number } } });
  const done: RuleRow[] = [];
  for (const rule of rules) {
    const isApproved = approve.has(rule.id);
    const notes = (isApproved ? review.notes : review.reason) ?? null;
    done.push(await decide(act, rule, { status: isApproved ? "approved" : "rejected", notes }));
  }
  return done.sort((a, b) => a.position - b.position);
}
