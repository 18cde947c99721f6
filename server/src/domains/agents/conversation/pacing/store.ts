import type { Database } from "../../../../platform/db/database.ts";
import type { PacedAgent, PaceRules } from "./pace-rules.ts";

const NOW = "extract(epoch from now())::double precision * 1000";

/** One statement that takes the next slots, and moves the point where those of others begin. */
const TAKE = `insert into agent_pace as p (agent_id, team_id, next_at) values ($1, $2, ${NOW} + $3)
  on conflict (agent_id) do update set next_at = greatest(p.next_at, ${NOW} - $5) + $3
  where p.next_at <= ${NOW} + $4
  returning p.next_at - $3 - ${NOW} as wait`;
const LOOK = `select greatest(next_at - ${NOW} - $2, 1) as wait from agent_pace where agent_id = $1`;
const HOLD = `insert into agent_pace as p (agent_id, team_id, next_at) values ($1, $2, ${NOW} + $3)
  on conflict (agent_id) do update set next_at = greatest(p.next_at, ${NOW} + $3)`;

interface Reservation {
  readonly agent: PacedAgent;
  /** Milliseconds of the agent's time that the slots take together. */
  readonly span: number;
  readonly rules: PaceRules;
}

/** Takes slots for this process, or says how long to wait before trying again. */
export function reserveSpan(
  db: Database,
  { agent, span, rules }: Reservation,
): Promise<{ wait: number; taken: boolean }> {
  return db.inTeam(agent.subject, async (tx) => {
    // Half of what may be late: the other half is for the way from here to the request.
    const values = [agent.id, agent.subject.teamId, span, rules.horizonMs, rules.lateMs / 2];
    const [taken] = await tx.query<{ wait: number }>(TAKE, values, "take turns");
    if (taken) return { wait: taken.wait, taken: true };
    const [later] = await tx.query<{ wait: number }>(LOOK, [agent.id, rules.horizonMs], "look for turns");
    return { wait: later?.wait ?? 1, taken: false };
  });
}

/** Gives out no slot for so long, in any process. */
export async function holdAgent(db: Database, agent: PacedAgent, ms: number): Promise<void> {
  await db.inTeam(agent.subject, (tx) => tx.query(HOLD, [agent.id, agent.subject.teamId, ms], "hold agent"));
}
