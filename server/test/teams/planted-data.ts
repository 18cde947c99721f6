import type pg from "pg";
import { newId } from "../../src/kernel/ids.ts";
import { everyTable } from "../every-table.ts";

/** The names of the tables that have such a column. */
export async function tablesWith(db: pg.Pool, column: string): Promise<string[]> {
  const { rows } = await db.query(
    "select table_name from information_schema.columns where table_schema = 'public' and column_name = $1",
    [column],
  );
  const having = new Set(rows.map((row) => row.table_name));
  return (await everyTable(db)).filter((table) => having.has(table));
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** Columns that accept no free text. */
const CHOSEN: Readonly<Record<string, string>> = {
  "agents.trust_verdict": "inconclusive",
  "memberships.role": "MEMBER",
  "notification_endpoints.kind": "webhook",
  "schedules.kind": "evaluation",
  "schedules.disabled_reason": "by_user",
  "schedule_runs.cause": "time",
  "schedule_runs.result": "skipped",
  "notification_endpoints.least_severity": "info",
  "notification_endpoints.disabled_reason": "gone",
  "notification_deliveries.status": "pending",
  "api_keys.role": "MEMBER",
  "gateway_keys.purpose": "client",
  "invitations.role": "MEMBER",
  "invitations.status": "PENDING",
  "personas.knowledge_level": "expert",
  "personas.skill_level": "expert",
  "personas.intent": "benign",
  "evaluations.status": "paused",
  "evaluations.verdict": "inconclusive",
  "evaluation_results.outcome": "unassessed",
  "evolution_jobs.kind": "search",
  "evolution_jobs.status": "paused",
  "evolution_rollouts.side": "train",
  "evolution_rollouts.state": "planned",
  "evolution_proposer_calls.state": "planned",
  "proposals.status": "pending",
  "findings.severity": "low",
  "findings.state": "accepted",
  "findings.basis": "claim",
  "findings.change": "new",
  "findings.source": "campaign",
  "finding_attacks.result": "seen",
  "finding_attacks.severity": "low",
  "finding_events.kind": "state",
  "finding_events.state": "open",
  "finding_events.former_state": "fixed",
  "judge_cards.status": "paused",
  "evaluations.plan": "quick",
  "judgings.status": "paused",
  "evaluation_archives.state": "archived",
  "guard_configs.status": "pending",
  "guard_counts.source": "sdk",
  "guard_rules.method": "secrets",
  "guard_hits.label": "unsure",
  "detections.status": "COMPLETED",
  "guard_events.leg": "front",
  "recorded_traffic.leg": "front",
  "flow_attachments.mode": "shadow",
  "flow_hits.label": "unsure",
  "guard_events.kind": "guard",
  "guard_events.outcome": "hit",
  "guard_replays.status": "paused",
  "test_set_versions.format": "csv",
  "test_set_versions.layout": "own",
  "custom_harnesses.status": "archived",
  "custom_harnesses.workflow_status": "succeeded",
  "custom_harnesses.phase": "done",
  "judge_verdicts.outcome": "failed",
  "guard_rules.origin": "finding",
  "alarms.kind": "silence",
  "alarms.severity": "critical",
  "alarms.agent_id": newId(),
  "alert_rules.scope": "team",
  "alert_rules.measure": "counter",
  "alert_rules.source": "gateway",
  "alert_rules.time_window": "5m",
  "alert_rules.compare_with": "value",
  "alert_rules.direction": "above",
  "alert_rules.severity": "warning",
  "alert_states.state": "unknown",
  "alert_states.why": "no_data",
  "bypass_suspects.leg": "front",
  "alarms.cleared_because": "accepted",
  "agent_watch.probe_result": "refused",
  "external_guards.kind": "remote",
  "external_guards.card_status": "paused",
  "trace_scores.source": "person",
  "otel_spans.source": "otlp",
  "otel_logs.source": "otlp",
  "otel_logs.level": "info",
  "series_names.kind": "counter",
  "gateway_routes.leg": "tools",
  "gateway_routes.protocol": "mcp",
  "gateway_routes.key_header": "authorization",
  "policies.category": "privacy",
  "policies.status": "draft",
  "policy_files.state": "done",
  "policy_texts.source": "given",
  "policy_rules.status": "draft",
  "rule_versions.rule_type": "obligation",
  "extraction_runs.status": "completed",
  "model_calls.state": "answered",
  "campaigns.tool": "native",
  "campaigns.status": "paused",
  "campaign_goals.severity": "low",
  "campaign_goals.state": "done",
  "campaign_goals.result": "held",
  "campaign_attempts.phase": "hunt",
  "campaign_attempts.engine": "embedded",
  "campaign_attempts.state": "observed",
  "campaign_attempts.outcome": "held",
  "campaign_effects.kind": "hit",
  "review_labels.label": "failed",
  "review_labels.outcome": "unassessed",
  "review_labels.found_means": "failed",
  "pending_actions.state": "done",
};

/** A row with the word in every column that can hold it, whatever columns the table has. */
export async function plantRow(
  db: pg.Pool,
  table: string,
  { word, ...given }: { readonly word: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const { rows } = await db.query<Column>(
    `select column_name as name, udt_name as type, is_nullable = 'YES' as nullable from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const planted = ({ name, type, nullable }: Column): unknown => {
    if (name in given) return given[name];
    if (`${table}.${name}` in CHOSEN) return CHOSEN[`${table}.${name}`];
    if (type === "text") return word;
    if (type === "_text") return [word];
    if (type === "_uuid") return [];
    if (type === "_int4" || type === "_float8") return [1];
    if (type === "json" || type === "jsonb") return JSON.stringify({ word: [word] });
    if (type === "uuid") return nullable ? null : newId();
    if (type === "bool") return false;
    return 1;
  };
  const names = rows.map((column) => column.name);
  const places = names.map((_, index) => `$${index + 1}`);
  await db.query(`insert into ${table} (${names.join(", ")}) values (${places.join(", ")})`, rows.map(planted));
}
