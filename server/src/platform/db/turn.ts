import type { Sql, Tx } from "./database.ts";

/**
 * For the few transactions that reach beyond the team they are bound to, such as making a team or erasing a person.
 * The settings are local to the transaction, so the connection goes back to the pool bound as it was whatever happens;
 * outside of a transaction they last for no statement at all, and the work sees nothing.
 */
async function turned<T>(tx: Sql, to: Setting, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.query<{ value: string }>("select coalesce(current_setting($1, true), '') as value", [
    to.name,
  ]);
  const set = (value: string) => tx.run("select set_config($1, $2, true)", [to.name, value]);
  await set(to.value);
  try {
    return await work();
  } finally {
    // In a transaction that has failed nothing more can be set, and nothing more can be done either.
    await set(before?.value ?? "").catch(() => {});
  }
}

interface Setting {
  readonly name: "app.team_id" | "app.duty";
  readonly value: string;
}

/** The same transaction, acting in another team, or in one at all. */
export function inTeamOf<T>(sql: Sql, teamId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return turned(sql, { name: "app.team_id", value: teamId }, () => work({ ...sql, bound: "team" }));
}

/** The same transaction with the sight of signing in: people, memberships, sessions and keys of all teams. */
export function asAuthenticator<T>(tx: Tx, work: (sql: Sql) => Promise<T>): Promise<T> {
  return turned(tx, { name: "app.duty", value: "authenticate" }, () => work(tx));
}
