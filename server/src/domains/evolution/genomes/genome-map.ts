import { type Act, actSeconds } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { likeness, type Profile, profileGenome } from "./likeness/likeness.ts";
import { yieldToEventLoop } from "./likeness/yield-to-event-loop.ts";
import { type Drawing, drawMap, type Measure, type Placed } from "./map/draw.ts";
import type { Point } from "./map/layout.ts";
import { type LatestRow, latestVersions } from "./similar-genomes.ts";

/** What the eye can take in. Older genomes are left out, and the answer says how many. */
const MOST_POINTS = 500;

interface MapRow {
  readonly version: number;
  readonly points: readonly { readonly id: string; readonly point: Point; readonly landmark: boolean }[];
  readonly distances: readonly number[];
  readonly stress: number;
  readonly trustworthiness: number;
  readonly drawn_at: number;
}

export interface MapNeeds {
  readonly agents: AgentsPort;
  readonly run: Run;
}

type Run = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/** Another version of a genome is another point; it then stands where its content belongs. */
const pointId = (row: Pick<LatestRow, "genome_id" | "version">): string => `${row.genome_id}/${row.version}`;

/** The team's genomes on a plane, alike ones near each other. It is drawn anew only when they have changed, from where it was. */
export async function genomeMap({ agents, run }: MapNeeds, highlight: string | null) {
  const [rows, total, kept] = await run(async (act) => [
    await agents.naming(act, await latestVersions(act, { limit: MOST_POINTS, offset: 0 })),
    await countGenomes(act),
    await keptMap(act),
  ]);
  const ids = rows.map(pointId);
  const isCurrent =
    kept !== null &&
    sameSet(
      ids,
      kept.points.map(({ id }) => id),
    );
  const map = isCurrent ? kept : await redraw(run, rows, kept);
  const places = new Map(map.points.map((placed) => [placed.id, placed]));
  const edges = await run((act) => edgesBetween(act, rows));
  return {
    map_version: map.version,
    drawn_at: map.drawn_at,
    stress: map.stress,
    trustworthiness: map.trustworthiness,
    total,
    left_out: total - rows.length,
    highlight_agent_id: highlight,
    points: rows.map(({ genes, ...row }) => {
      const placed = places.get(pointId(row));
      return {
        ...row,
        genes: genes.length,
        x: placed?.point[0] ?? 0,
        y: placed?.point[1] ?? 0,
        landmark: placed?.landmark ?? false,
        highlighted: highlight !== null && row.agent_id === highlight,
      };
    }),
    edges,
  };
}

async function redraw(run: Run, rows: readonly LatestRow[], kept: MapRow | null): Promise<MapRow> {
  const breathe = yieldToEventLoop();
  const profiles = new Map<string, Profile>();
  for (const row of rows) {
    profiles.set(pointId(row), profileGenome(row.genes));
    await breathe();
  }
  const table = knownDistances(kept);
  const measure: Measure = (one, other) => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    const known = table.get(key);
    if (known !== undefined) return known;
    const [a, b] = [profiles.get(one), profiles.get(other)];
    const distance = a && b ? rounded(1 - likeness(a, b).similarity) : 1;
    table.set(key, distance);
    return distance;
  };
  const drawing = await drawMap(rows.map(pointId), { measure, breathe, earlier: kept?.points ?? [] });
  return run((act) => keepMap(act, drawing, { measure, version: (kept?.version ?? 0) + 1 }));
}

/** Of an unchanged pair the distance never changes, so nothing is compared twice. */
function knownDistances(kept: MapRow | null): Map<string, number> {
  const ids = (kept?.points ?? []).filter(({ landmark }) => landmark).map(({ id }) => id);
  const table = new Map<string, number>();
  let at = 0;
  ids.forEach((one, i) => {
    for (const other of ids.slice(0, i)) {
      const distance = kept?.distances[at++];
      if (distance !== undefined) table.set(one < other ? `${one} ${other}` : `${other} ${one}`, distance / PRECISION);
    }
  });
  return table;
}

const PRECISION = 10_000;
const rounded = (distance: number): number => Math.round(distance * PRECISION) / PRECISION;

/** The newer drawing stays when two were made at once: both began at the same one. */
async function keepMap(
  act: Act,
  { placed, stress, trustworthiness }: Drawing,
  { measure, version }: { measure: Measure; version: number },
): Promise<MapRow> {
  const landmarks = placed.filter(({ landmark }) => landmark);
  const distances = landmarks.flatMap(({ id }, i) =>
    landmarks.slice(0, i).map((other) => Math.round(measure(id, other.id) * PRECISION)),
  );
  const points = placed.map(
    ({ id, point: [x, y], landmark }): Placed => ({ id, point: [short(x), short(y)], landmark }),
  );
  const row = { version, points, distances, stress, trustworthiness, drawn_at: actSeconds(act) };
  await act.tx.run(
    `insert into genome_maps as m (team_id, version, points, distances, stress, trustworthiness, drawn_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (team_id) do update set version = excluded.version, points = excluded.points,
       distances = excluded.distances, stress = excluded.stress, trustworthiness = excluded.trustworthiness,
       drawn_at = excluded.drawn_at where m.version < excluded.version`,
    [act.who.teamId, version, JSON.stringify(points), JSON.stringify(distances), stress, trustworthiness, row.drawn_at],
  );
  return row;
}

const short = (value: number): number => Math.round(value * 1e6) / 1e6;

async function keptMap(act: Act): Promise<MapRow | null> {
  const [row] = await act.tx.query<MapRow>("select * from genome_maps where team_id = $1", [act.who.teamId]);
  return row ?? null;
}

async function countGenomes(act: Act): Promise<number> {
  const [row] = await act.tx.query<{ total: number }>(
    "select count(*) as total from genomes where team_id = $1 and deleted_at is null",
    [act.who.teamId],
  );
  return row?.total ?? 0;
}

/** Which of the genomes shown come from which, whatever versions that happened in. */
function edgesBetween(act: Act, rows: readonly LatestRow[]) {
  return act.tx.query<{ parent_id: string; child_id: string; role: string }>(
    `select distinct parent_id, child_id, role from genome_edges
     where team_id = $1 and parent_id <> child_id and parent_id = any($2) and child_id = any($2)
     order by parent_id, child_id, role`,
    [act.who.teamId, rows.map(({ genome_id }) => genome_id)],
  );
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(other);
  return one.length === other.length && one.every((id) => known.has(id));
}
