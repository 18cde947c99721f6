import type { Act } from "../../../../../platform/act.ts";
import { sql } from "../../../../../platform/db/sql.ts";
import type { KnownMetric } from "../../sources.ts";
import type { SeriesKind } from "../../store/new-rows.ts";
import { catalog } from "../catalog.ts";

/** The console's own, and what the team's senders named. */
export async function knownMetrics({ tx, who }: Act): Promise<readonly KnownMetric[]> {
  const received = await tx.query(sql<{ name: string; kind: SeriesKind; unit: string }>`
    select name, kind, unit from series_names where team_id = ${who.teamId} and is_received order by name`);
  return [
    ...catalog.map(({ name, kind, unit }) => ({ name, kind, unit, isReceived: false })),
    ...received.map((metric) => ({ ...metric, isReceived: true })),
  ];
}
