import type { Act } from "../../../../platform/act.ts";
import { type Refined, sql } from "../../../../platform/db/sql.ts";
import type { GenomeMapRow } from "../../tables/rows.ts";
import type { Placed } from "../map/draw.ts";

/** The team's genome map as it was last drawn. */
export type MapRow = Refined<
  Omit<GenomeMapRow, "team_id">,
  { readonly points: readonly Placed[]; readonly distances: readonly number[] }
>;

export async function readMap(act: Act): Promise<MapRow | null> {
  const [row] = await act.tx.query(sql<MapRow>`
    select *
    from genome_maps
    where team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** If two drawings were made at once from the same one, the first to be written stays. */
export async function writeMap(act: Act, map: MapRow): Promise<void> {
  await act.tx.run(sql`
    insert into genome_maps as m (team_id, version, points, distances, stress, trustworthiness, drawn_at)
    values (
      ${act.who.teamId},
      ${map.version},
      ${JSON.stringify(map.points)},
      ${JSON.stringify(map.distances)},
      ${map.stress},
      ${map.trustworthiness},
      ${map.drawn_at})
    on conflict (team_id) do update
      set
        version = excluded.version,
        points = excluded.points,
        distances = excluded.distances,
        stress = excluded.stress,
        trustworthiness = excluded.trustworthiness,
        drawn_at = excluded.drawn_at
      where m.version < excluded.version`);
}
