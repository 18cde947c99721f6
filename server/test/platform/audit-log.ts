import type { Principal } from "../../src/kernel/principal.ts";
import { recordAudit } from "../../src/platform/audit/record.ts";
import { sealPending } from "../../src/platform/audit/seal.ts";
import { type Verification, type VerifyScope, verifyTeam } from "../../src/platform/audit/verify.ts";
import type { Database } from "../../src/platform/db/database.ts";
import type { World } from "../world.ts";

const origin = { requestId: "test-request", address: "192.0.2.7" };

/** Writes audit entries as a use case would, each in its own transaction, one millisecond apart. */
export async function writeRows(world: World, count: number, who: Principal = world.owner.who): Promise<void> {
  for (let n = 0; n < count; n++) {
    world.clock.now += 1;
    await writeRow(world.services.db, who, world.clock.now);
  }
}

export async function writeRow(db: Database, who: Principal, now: number): Promise<void> {
  await db.transaction(who, (tx) =>
    recordAudit({ tx, who, origin, now }, { action: "thing.changed", details: { amount: 1.5, note: 'ü " \\ 1e3' } }),
  );
}

/** Seals until the queue is empty. */
export async function sealAll(world: World, batch = 500): Promise<void> {
  const { db } = world.services;
  while ((await sealPending({ db, clock: world.clock, batch })).more);
}

export function verify(world: World, scope: Partial<VerifyScope> = {}): Promise<Verification> {
  const { teamId } = world.owner.who;
  return world.services.db.transaction({ teamId: scope.teamId ?? teamId, userId: "" }, (tx) =>
    verifyTeam(tx, { teamId, heads: [], batch: 4, ...scope }),
  );
}

/** The current chain: number, row and hash of each link of the owner's team. */
export async function chainOf(world: World): Promise<{ seq: number; audit_id: string; hash: string }[]> {
  const { rows } = await world.behind.query(
    "select seq::int, audit_id, hash from audit_seals where team_id = $1 order by seq",
    [world.owner.who.teamId],
  );
  return rows;
}
