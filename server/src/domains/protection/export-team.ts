import { sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";
import { exportAlarms } from "./alarms/export-team.ts";
import { exportAlerts } from "./alerts/team-data.ts";
import { exportRules } from "./rules/export-team.ts";
import { exportAnnotations } from "./telemetry/annotations/export-team.ts";

const configs = {
  rows: (teamId: string) => sql`
    select id, agent_id, status, config_body, digest, guard_instance_url, live_version, created_at, created_by,
      updated_at, updated_by
    from guard_configs
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const versions = {
  rows: (teamId: string) => sql`
    select config_id, version, agent_id, digest, config_body, restored, overrides, applied_at, applied_by
    from guard_versions
    where team_id = ${teamId}`,
  key: ["config_id", "version"],
};

const external = {
  rows: (teamId: string) => sql`
    select id, kind as guard, name, measured_as, url, file, tokenizer, sha256, tokenizer_sha256, labels, attack_label,
      threshold, card, created_by, created_at
    from external_guards
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

const replays = {
  rows: (teamId: string) => sql`
    select id, config_id, agent_id, digest, live_config_id, live_version, material, status, done, total, state, created_by,
      created_at, completed_at
    from guard_replays
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

const events = {
  rows: (teamId: string) => sql`
    select id, agent_id, request_id, trace_id, leg, protocol, kind as found_by, channel, guard, method, rule, outcome, why,
      action, enforced, score, texts, elapsed_us, config_id, policy_id, version, tool, ending, status, is_sample, created_at
    from guard_events
    where team_id = ${teamId}`,
  key: ["id"],
};
const recording = {
  rows: (teamId: string) => sql`
    select agent_id, record_hits, sample_share, reason, updated_at, updated_by
    from traffic_settings
    where team_id = ${teamId}`,
  key: ["agent_id"],
};

const routes = {
  rows: (teamId: string) => sql`
    select id, agent_id, leg, slug, route, upstream_url, protocol, key_origin, key_header, first_byte_ms, silence_ms,
      total_ms, unscanned_paths, created_by, created_at, updated_at
    from gateway_routes
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

const signatures = {
  rows: (teamId: string) => sql`
    select agent_id, rotation, rotated_at, rotated_by
    from gateway_signatures
    where team_id = ${teamId}`,
  key: ["agent_id"],
};

const keys = {
  rows: (teamId: string) => sql`
    select id, agent_id, name, hint, legs, origins, requests_per_minute, tokens_per_minute, tokens_per_day, micros_per_day,
      concurrency, explain, trusted, created_by, created_at, expires_at, last_used_at, revoked_at
    from gateway_keys
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

const spending = {
  rows: (teamId: string) => sql`
    select key_id, day, requests, input_tokens, output_tokens, micros, unpriced
    from gateway_spending
    where team_id = ${teamId}`,
  key: ["key_id", "day"],
};

const prices = {
  rows: (teamId: string) => sql`
    select id, pattern, input, output, cached, updated_by, updated_at
    from model_prices
    where team_id = ${teamId}`,
  key: ["pattern", "id"],
};

const flowPolicies = {
  rows: (teamId: string) => sql`
    select id, name, body, digest, created_at, created_by, updated_at, updated_by
    from flow_policies
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const flowVersions = {
  rows: (teamId: string) => sql`
    select policy_id, version, body, digest, created_at, created_by
    from flow_versions
    where team_id = ${teamId}`,
  key: ["policy_id", "version"],
};
const flowAttachments = {
  rows: (teamId: string) => sql`
    select id, policy_id, agent_id, version, mode, override, attached_at, attached_by
    from flow_attachments
    where team_id = ${teamId}`,
  key: ["id"],
};
const flowLists = {
  rows: (teamId: string) => sql`
    select id, name, entries, updated_at, updated_by
    from flow_lists
    where team_id = ${teamId}`,
  key: ["id"],
};
const pins = {
  rows: (teamId: string) => sql`
    select agent_id, route_id, tool, digest, definition, changed_digest, changed_definition, changed_at, accepted_by,
      created_at, seen_at
    from tool_pins
    where team_id = ${teamId}`,
  key: ["route_id", "tool"],
};

/**
 * The team's guard configs, every version that was applied, replays, guards of its own and routes of the gateway, both without
 * their keys, gateway keys without their hashes, what they spent, prices,
 * flow policies, guard rules, what guards did, alarms, and what members said of traces.
 */
export async function* exportProtection(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, configs)) yield { ...row, kind: "guard_config" };
  for await (const row of inPages(read, versions)) yield { ...row, kind: "guard_version" };
  for await (const row of inPages(read, replays)) yield { ...row, kind: "guard_replay" };
  for await (const row of inPages(read, events)) yield { ...row, kind: "guard_event" };
  for await (const row of inPages(read, recording)) yield { ...row, kind: "traffic_settings" };
  for await (const row of inPages(read, flowPolicies)) yield { ...row, kind: "flow_policy" };
  for await (const row of inPages(read, flowVersions)) yield { ...row, kind: "flow_version" };
  for await (const row of inPages(read, flowAttachments)) yield { ...row, kind: "flow_attachment" };
  for await (const row of inPages(read, flowLists)) yield { ...row, kind: "flow_list" };
  for await (const row of inPages(read, external)) yield { ...row, kind: "external_guard" };
  for await (const row of inPages(read, pins)) yield { ...row, kind: "tool_pin" };
  for await (const row of inPages(read, routes)) yield { ...row, kind: "gateway_route" };
  for await (const row of inPages(read, signatures)) yield { ...row, kind: "gateway_signature" };
  for await (const row of inPages(read, keys)) yield { ...row, kind: "gateway_key" };
  for await (const row of inPages(read, spending)) yield { ...row, kind: "gateway_spending" };
  for await (const row of inPages(read, prices)) yield { ...row, kind: "model_price" };
  yield* exportRules(read);
  yield* exportAlarms(read);
  yield* exportAnnotations(read);
  yield* exportAlerts(read);
}
