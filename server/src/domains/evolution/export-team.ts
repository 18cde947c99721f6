import { type ExportedRow, inPages, type ReadTeam } from "../teams/people/port.ts";

const genomes = {
  rows: "select id, agent_id, body, created_by, created_at from genomes where team_id = $1",
  key: ["id"],
};

/** The team's genomes, each `body` as the text it was sent in: reading it as JSON could change its numbers. */
export async function* exportGenomes(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, genomes)) yield { ...row, kind: "genome" };
}
