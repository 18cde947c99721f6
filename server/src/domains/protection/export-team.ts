import { sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";

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

/** The team's guard configs, every version that was applied, replays, and guards of its own without their keys. */
export async function* exportProtection(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, configs)) yield { ...row, kind: "guard_config" };
  for await (const row of inPages(read, versions)) yield { ...row, kind: "guard_version" };
  for await (const row of inPages(read, replays)) yield { ...row, kind: "guard_replay" };
  for await (const row of inPages(read, external)) yield { ...row, kind: "external_guard" };
}
