import { topicOf } from "@agent-console/analysis/policies/topic.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { PolicyHooks, RuleCounts } from "../policies/hooks.ts";
import type { PresetRule } from "../policies/presets/preset.ts";
import type { PolicyRow, PolicyText } from "../policies/store.ts";
import { loseWords } from "../rules/follow-text.ts";
import { insertRules, type NewRule, type Origin, rulesOfPolicy } from "../rules/store.ts";
import type { PolicyRuleRow } from "../tables/rows.ts";
import { type ExtractionNeeds, readPolicy } from "./read-policy.ts";
import { spanHash } from "./span-hash.ts";
import { insertRun, newestRun } from "./store.ts";

/** What rules do when a policy changes, each in the transaction of the change. */
export function policyHooks(needs: ExtractionNeeds): PolicyHooks {
  return {
    async onNewText(act, policy, text) {
      if (text) await readPolicy(needs, act, { policy, text });
      else await loseGround(act, policy.id);
    },
    async onActivate(act, policy, text) {
      const run = await newestRun(act, policy.id);
      if (run?.text_version !== text.version) await readPolicy(needs, act, { policy, text });
    },
    async onPresetCopied(act, policy, { preset, text }) {
      const rules = preset.rules.map((rule, position) => copiedRule(act, { policy, text, rule, position }));
      await insertRules(act, rules);
      await insertRun(act, { policyId: policy.id, textVersion: text.version, found: rules.length, facts: [] });
    },
    ruleCounts,
  };
}

/** Without a text there is nothing that a rule comes from. */
async function loseGround(act: Act, policyId: string): Promise<void> {
  const rows = await rulesOfPolicy(act, policyId);
  await loseWords(
    act,
    rows.filter(({ quote, status }) => quote !== null && status !== "rejected"),
  );
}

const PRESET: Origin = { kind: "preset", name: "preset", version: "1" };

interface Copied {
  readonly policy: PolicyRow;
  readonly text: PolicyText;
  readonly rule: PresetRule;
  readonly position: number;
}

/** A draft: approval is the team's act. */
function copiedRule(act: Act, { policy, text, rule, position }: Copied): NewRule {
  const at = text.content.indexOf(rule.words);
  const span =
    at < 0 ? {} : { span_start: at, span_end: at + rule.words.length, text_version: text.version, quote: rule.words };
  return {
    id: newId(act.now),
    policy_id: policy.id,
    number: rule.number,
    position,
    category: policy.category,
    tags: rule.sources.map(({ instrument, section }) => `${instrument} ${section}`.slice(0, 100)),
    section: rule.section.join(" › "),
    topic: topicOf(rule.action, rule.target),
    ...span,
    span_hash: spanHash(rule.words),
    origins: [PRESET],
    meaning: {
      rule_type: rule.type,
      action: rule.action,
      target: rule.target,
      assignee: "agent",
      constraints: [],
      constraint_logic: "all",
      consequence: { action: "warn", severity: rule.severity, message: null },
      words: rule.words,
      test: rule.check,
    },
  };
}

type CountRow = Pick<PolicyRuleRow, "policy_id" | "status"> & { readonly n: number };

async function ruleCounts({ tx, who }: Act, policyIds: readonly string[]): Promise<ReadonlyMap<string, RuleCounts>> {
  const rows = await tx.query(sql<CountRow>`
    select policy_id, status, count(*) as n from policy_rules
    where team_id = ${who.teamId} and policy_id = any(${policyIds}::uuid[])
    group by policy_id, status`);
  const counts = new Map<string, RuleCounts>();
  for (const { policy_id, status, n } of rows)
    counts.set(policy_id, { ...NONE, ...counts.get(policy_id), [status]: n });
  return counts;
}

const NONE: RuleCounts = { draft: 0, approved: 0, rejected: 0, modified: 0 };
