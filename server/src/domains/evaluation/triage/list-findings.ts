import { type Position, readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { type FindingRow, type FindingState, standingSql } from "../findings/finding-row.ts";
import { probesTitled } from "../probes/titles.ts";

export interface FindingsQuery {
  readonly agent_id?: string | null | undefined;
  readonly evaluation_id?: string | null | undefined;
  readonly seq?: number | null | undefined;
  readonly severity?: string | null | undefined;
  readonly probe?: string | null | undefined;
  readonly state?: FindingState | null | undefined;
  readonly assigned_to?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export interface FindingsPage {
  readonly rows: readonly FindingRow[];
  readonly nextCursor: string | null;
}

/** Newest run first, the gravest of a run first. The conditions that choose the index stand in the statement itself. */
export async function listFindings(act: Act, query: FindingsQuery): Promise<FindingsPage> {
  const after = query.cursor ? readCursor(query.cursor, POSITION) : null;
  const found = await act.tx.query<FindingRow>(
    `select * from findings
     where team_id = $1 and found_at >= 0 and ${query.agent_id ? "agent_id = $2" : "$2::uuid is null"}
       and ${query.evaluation_id ? "evaluation_id = $3" : "$3::uuid is null"}
       and ($15::integer is null or seq = $15)
       and ($4::text is null or severity = $4) and ($5::text is null or probe = $5)
       and ($6::text is null or ${standingSql("$7")} = $6) and ($8::uuid is null or assigned_to = $8)
       and ($9::text is null or (probe || ' ' || summary) ilike $9 or probe = any ($16::text[]))
       and ($10::bigint is null or (found_at, rank, evaluation_id, seq) < ($10, $11, $12::uuid, $13))
     order by found_at desc, rank desc, evaluation_id desc, seq desc limit $14`,
    [
      ...[act.who.teamId, query.agent_id ?? null, query.evaluation_id ?? null, query.severity ?? null],
      ...[query.probe ?? null, query.state ?? null, actSeconds(act), query.assigned_to ?? null],
      query.search ? `%${query.search.replaceAll(/[\\%_]/g, "\\$&")}%` : null,
      ...[after?.["at"] ?? null, after?.["rank"] ?? null, after?.["run"] ?? null, after?.["seq"] ?? null],
      query.limit + 1,
      query.seq ?? null,
      query.search ? probesTitled(query.search) : null,
    ],
  );
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > query.limit && last ? writeCursor(positionOf(last)) : null };
}

function positionOf({ found_at: at, rank, evaluation_id: run, seq }: FindingRow): Position {
  return { at, rank, run, seq };
}

const POSITION = { at: "bigint", rank: "smallint", run: "uuid", seq: "integer" } as const;
