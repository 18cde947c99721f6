import type { Sql, Tx } from "./database.ts";
import { sql } from "./sql.ts";

/**
 * For the few transactions that reach beyond the team they are bound to, such as creating a team or deleting a person.
 * The setting is local to the transaction, so the connection returns to the pool bound as before, whatever happens.
 * Outside of a transaction the setting lasts for no statement at all, and the work sees no rows.
 */
async function withSetting<T>(tx: Sql, { name, value }: Setting, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.query(sql<{ value: string }>`select coalesce(current_setting(${name}, true), '') as value`);
  const set = (to: string) => tx.run(sql`select set_config(${name}, ${to}, true)`);
  await set(value);
  try {
    return await work();
  } finally {
    // A failed transaction accepts no further statement, this one included.
    await set(before?.value ?? "").catch(() => {});
  }
}

interface Setting {
  readonly name: "app.team_id" | "app.duty";
  readonly value: string;
}

/** The same transaction, acting in another team, or in a team at all. */
export function inTeamOf<T>(tx: Sql, teamId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withSetting(tx, { name: "app.team_id", value: teamId }, () => work({ ...tx, bound: "team" }));
}

/** The same transaction with the view that sign-in has: people, memberships, sessions and keys of all teams. */
export function asAuthenticator<T>(tx: Tx, work: (tx: Sql) => Promise<T>): Promise<T> {
  return withSetting(tx, { name: "app.duty", value: "authenticate" }, () => work(tx));
}
