import { type ExportedRow, inPages, type ReadTeam } from "../teams/people/port.ts";

/** The team's genomes, each `body` as the text it was sent in: reading it as JSON could change its numbers. */
export async function* exportGenomes(read: ReadTeam): AsyncGenerator<ExportedRow> {
  const genomes = inPages<{ id: string }>(read, (act, after, most) =>
    act.tx.query(
      `select id, agent_id, body, created_by, created_at from genomes
       where team_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
      [act.who.teamId, after?.id ?? null, most],
    ),
  );
  for await (const row of genomes) yield { ...row, kind: "genome" };
}
