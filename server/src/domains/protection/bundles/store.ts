import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { HeartbeatBody } from "./shapes.ts";

interface Heartbeat extends HeartbeatBody {
  readonly downgraded: readonly string[];
  readonly seenAt: number;
}

/** False if this heartbeat, or a later one of the same instance, was taken before. */
export async function takeHeartbeat({ tx, who }: Act, beat: Heartbeat): Promise<boolean> {
  const written = await tx.run(sql`
    insert into guard_heartbeats as h (team_id, agent_id, instance, sequence, config_id, version, digest, modes, downgraded,
      seen_at)
    values (${who.teamId}, ${beat.agent_id}, ${beat.instance}, ${beat.sequence}, ${beat.config_id}, ${beat.version},
      ${beat.digest}, ${JSON.stringify(beat.modes)}, ${JSON.stringify(beat.downgraded)}, ${beat.seenAt})
    on conflict (team_id, agent_id, instance) do update
    set sequence = excluded.sequence, config_id = excluded.config_id, version = excluded.version,
      digest = excluded.digest, modes = excluded.modes, downgraded = excluded.downgraded, seen_at = excluded.seen_at
    where h.sequence < excluded.sequence`);
  return written > 0;
}
