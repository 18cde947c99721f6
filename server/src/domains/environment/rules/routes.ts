import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { type Answer, created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { findPreset } from "../policies/copy-preset.ts";
import {
  approveRuleOp,
  createRuleOp,
  deleteRuleOp,
  getRuleOp,
  listPolicyRulesOp,
  listRulesOp,
  listRuleVersionsOp,
  readEnvironmentSettingsOp,
  rejectRuleOp,
  reviewRulesOp,
  updateEnvironmentSettingsOp,
  updateRuleOp,
} from "./contract.ts";
import { listRules } from "./list-rules.ts";
import { createRule, deleteRule, getRule, holdRule, updateRule } from "./manage-rules.ts";
import { etagOf, presentRules, presentVersion } from "./present.ts";
import { presentPresetRules } from "./preset-rules.ts";
import { decide, reviewRules } from "./review.ts";
import { policyOfRules, type RuleRow, readSettings, selectVersions, writeSettings } from "./store.ts";

async function shown(act: Act, row: RuleRow): Promise<Answer> {
  const [rule] = await presentRules(act, [row]);
  return ok(rule, { etag: etagOf(row) });
}

export function ruleRoutes(): Binding[] {
  return [...listRoutes(), ...editingRoutes(), ...reviewRoutes()];
}

function listRoutes(): Binding[] {
  return [
    bind(listPolicyRulesOp, (r) =>
      r.inTeam(async (act) => {
        const { policy_id } = r.params;
        const preset = findPreset(policy_id);
        if (preset) {
          const all = presentPresetRules(preset);
          const results = all.slice(r.query.offset, r.query.offset + r.query.limit);
          return ok({ results, total: all.length, next_cursor: null });
        }
        await policyOfRules(act, policy_id);
        const { rows, count, countCapped, nextCursor } = await listRules(act, { ...r.query, policy_id });
        const capped = countCapped ? { total_capped: true } : {};
        return ok({ results: await presentRules(act, rows), total: count, ...capped, next_cursor: nextCursor });
      }),
    ),
    bind(listRulesOp, (r) =>
      r.inTeam(async (act) => {
        const { rows, count, countCapped, nextCursor } = await listRules(act, r.query);
        const capped = countCapped ? { count_capped: true } : {};
        return ok({ results: await presentRules(act, rows), count, ...capped, next_cursor: nextCursor });
      }),
    ),
    bind(getRuleOp, (r) => r.inTeam(async (act) => shown(act, await getRule(act, r.params.rule_id)))),
    bind(listRuleVersionsOp, (r) =>
      r.inTeam(async (act) => {
        const { id, approved_version } = await getRule(act, r.params.rule_id);
        const versions = await selectVersions(act, id);
        return ok({ results: versions.map((version) => presentVersion(version, approved_version)) });
      }),
    ),
  ];
}

function editingRoutes(): Binding[] {
  return [
    bind(createRuleOp, (r) =>
      r.transaction(async (act) => {
        const row = await createRule(act, r.params.policy_id, r.body);
        const [rule] = await presentRules(act, [row]);
        return created(rule, { etag: etagOf(row), headers: { location: `/v1/rules/${row.id}` } });
      }),
    ),
    bind(updateRuleOp, (r) => {
      const wanted = { id: r.params.rule_id, ifMatch: r.ifMatch };
      return r.transaction(async (act) => shown(act, await updateRule(act, wanted, r.body)));
    }),
    bind(deleteRuleOp, (r) =>
      r.transaction(async (act) => {
        await deleteRule(act, { id: r.params.rule_id, ifMatch: r.ifMatch });
        return noContent();
      }),
    ),
  ];
}

function reviewRoutes(): Binding[] {
  return [
    bind(approveRuleOp, (r) =>
      r.transaction(async (act) => {
        const rule = await holdRule(act, { id: r.params.rule_id, ifMatch: r.ifMatch });
        return shown(act, await decide(act, rule, { status: "approved", notes: r.query.notes ?? null }));
      }),
    ),
    bind(rejectRuleOp, (r) =>
      r.transaction(async (act) => {
        const rule = await holdRule(act, { id: r.params.rule_id, ifMatch: r.ifMatch });
        return shown(act, await decide(act, rule, { status: "rejected", notes: r.query.reason }));
      }),
    ),
    bind(reviewRulesOp, (r) =>
      r.transaction(async (act) => {
        const rows = await reviewRules(act, r.params.policy_id, r.body);
        const approved = rows.filter(({ status }) => status === "approved").length;
        return ok({ approved, rejected: rows.length - approved, results: await presentRules(act, rows) });
      }),
    ),
    bind(readEnvironmentSettingsOp, (r) => r.inTeam(async (act) => ok(await readSettings(act)))),
    bind(updateEnvironmentSettingsOp, (r) =>
      r.transaction(async (act) => {
        await writeSettings(act, r.body);
        await recordAudit(act, { action: "environment.settings_changed", details: { ...r.body } });
        return ok(r.body);
      }),
    ),
  ];
}
