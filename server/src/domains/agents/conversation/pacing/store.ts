import type { Database } from "../../../../platform/db/database.ts";
import { prepare, slot } from "../../../../platform/db/prepared.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { PacedAgent, PaceRules } from "./pace-rules.ts";

interface Reservation {
  readonly agent: PacedAgent;
  /** Milliseconds of the agent's time that the slots take together. */
  readonly span: number;
  readonly rules: PaceRules;
}

const agentId = slot(({ agent }: Reservation) => agent.id);
const teamId = slot(({ agent }: Reservation) => agent.subject.teamId);
const span = slot(({ span }: Reservation) => span);
const horizon = slot(({ rules }: Reservation) => rules.horizonMs);
/** Half of the allowed lateness; the other half is for the time until the request is sent. */
const lateness = slot(({ rules }: Reservation) => rules.lateMs / 2);

/** Milliseconds by the clock that all processes share. */
const NOW = sql`extract(epoch from now())::double precision * 1000`;

/** Takes the next slots and moves the start of all later ones, in one statement. */
const takeSlots = prepare<Reservation, { wait: number }>(
  sql<{ wait: number }>`
    insert into agent_pace as p (agent_id, team_id, next_at)
    values (${agentId}, ${teamId}, ${NOW} + ${span})
    on conflict on constraint agent_pace_pkey do update
      set next_at = greatest(p.next_at, ${NOW} - ${lateness}) + ${span}
      where p.next_at <= ${NOW} + ${horizon}
    returning p.next_at - ${span} - ${NOW} as wait`.named("take turns"),
);

/** Takes slots for this process, or returns how long to wait before trying again. */
export function reserveSpan(db: Database, reservation: Reservation): Promise<{ wait: number; taken: boolean }> {
  const { agent, rules } = reservation;
  return db.inTeam(agent.subject, async (tx) => {
    const [taken] = await tx.query(takeSlots(reservation));
    if (taken) return { wait: taken.wait, taken: true };
    const [later] = await tx.query(
      sql<{ wait: number }>`
        select greatest(next_at - ${NOW} - ${rules.horizonMs}, 1) as wait
        from agent_pace
        where agent_id = ${agent.id}`.named("look for turns"),
    );
    return { wait: later?.wait ?? 1, taken: false };
  });
}

/** No process gets a slot for this long. */
export async function holdAgent(db: Database, agent: PacedAgent, ms: number): Promise<void> {
  await db.inTeam(agent.subject, (tx) =>
    tx.run(
      sql`
      insert into agent_pace as p (agent_id, team_id, next_at)
      values (${agent.id}, ${agent.subject.teamId}, ${NOW} + ${ms})
      on conflict on constraint agent_pace_pkey do update
      set next_at = greatest(p.next_at, excluded.next_at)`.named("hold agent"),
    ),
  );
}
