import { type Act, actSeconds } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { likeness, type Profile, profileGenome } from "./likeness/likeness.ts";
import { yieldToEventLoop } from "./likeness/yield-to-event-loop.ts";
import { type Drawing, drawMap, type Measure, type Placed } from "./map/draw.ts";
import { edgesBetween } from "./store/ancestry.ts";
import { countGenomes } from "./store/genomes.ts";
import { type MapRow, readMap, writeMap } from "./store/maps.ts";
import { type LatestRow, latestVersions } from "./store/versions.ts";

/** More could not be told apart in a drawing. Older genomes are left out, and the response says how many. */
const MOST_POINTS = 500;

export interface MapNeeds {
  readonly agents: AgentsPort;
  readonly run: Run;
}

type Run = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/** Another version of a genome is another point, placed by its content. */
const pointId = (row: Pick<LatestRow, "genome_id" | "version">): string => `${row.genome_id}/${row.version}`;

/** The team's genomes on a plane, similar ones close together. It is redrawn only when they have changed, starting from the last drawing. */
export async function genomeMap({ agents, run }: MapNeeds, highlight: string | null) {
  const [rows, total, kept] = await run(async (act) => [
    await agents.naming(act, await latestVersions(act, { limit: MOST_POINTS, offset: 0 })),
    await countGenomes(act),
    await readMap(act),
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
  const edges = await run((act) =>
    edgesBetween(
      act,
      rows.map(({ genome_id }) => genome_id),
    ),
  );
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

/** The distance of an unchanged pair never changes, so no pair is compared twice. */
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
  const map: MapRow = { version, points, distances, stress, trustworthiness, drawn_at: actSeconds(act) };
  await writeMap(act, map);
  return map;
}

const short = (value: number): number => Math.round(value * 1e6) / 1e6;

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(other);
  return one.length === other.length && one.every((id) => known.has(id));
}
