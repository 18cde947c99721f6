import { Readable } from "node:stream";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { sql } from "../../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam, type TeamExporter } from "../../../platform/domain/team-rows.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import type { PeopleNeeds } from "../people/needs.ts";
import { holdTeam, listMembers, type Team } from "../people/store.ts";

/** Records who exports the data, before any of it is sent. */
export async function beginExport(act: Act, teamId: string): Promise<Team> {
  const team = await holdTeam(act, teamId);
  await recordAudit(act, { action: "team.exported", target: { kind: "team", id: teamId } });
  return team;
}

export interface Export {
  readonly team: Team;
  readonly now: number;
  readonly read: ReadTeam;
}

export function exportAnswer(needs: PeopleNeeds, wanted: Export): Answer {
  const content = Readable.from(lines([exportPeople, ...needs.exporters], wanted), { objectMode: false });
  return {
    status: 200,
    raw: { content, type: "application/x-ndjson" },
    headers: {
      "content-disposition": `attachment; filename="team-${wanted.team.id}.jsonl"`,
      "cache-control": "no-store",
    },
  };
}

async function* lines(exporters: readonly TeamExporter[], { team, now, read }: Export): AsyncGenerator<string> {
  const line = (value: object): string => `${stringifyJson(value)}\n`;
  yield line({ format: "agent-console/team", version: 1, exported_at: Math.floor(now / 1000), team });
  let rows = 0;
  for (const exporter of exporters) {
    for await (const row of exporter(read)) {
      rows++;
      yield line(row);
    }
  }
  yield line({ kind: "end", rows });
}

const invitations = {
  rows: (teamId: string) => sql`
    select id, email, invited_by, role, status, created_at, expires_at, decided_at
    from invitations
    where team_id = ${teamId}`,
  key: ["id"],
};
const keys = {
  rows: (teamId: string) => sql`
    select id, client_id, user_id, name, hint, scopes, created_at, expires_at, last_used_at, revoked_at
    from api_keys
    where team_id = ${teamId}`,
  key: ["id"],
};
const log = {
  rows: (teamId: string) => sql`
    select
      id, at, actor_kind, actor_id, action, target_kind, target_id, outcome, before_hash, after_hash, request_id,
      address, details
    from audit_log
    where team_id = ${teamId}`,
  key: ["at", "id"],
};

async function* exportPeople(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for (const row of await read((act) => listMembers(act, act.who.teamId))) yield { ...row, kind: "member" };
  for await (const row of inPages(read, invitations)) yield { ...row, kind: "invitation" };
  for await (const row of inPages(read, keys)) yield { ...row, kind: "api_key" };
  for await (const row of inPages(read, log)) yield { ...row, kind: "audit" };
}
