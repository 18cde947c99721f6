import pg from "pg";

/** On whose behalf rows are read and written: row-level security compares against these. */
export interface Binding {
  readonly teamId: string;
  readonly userId: string;
  /** A subject, or the duty of signing people in. */
  readonly duty: "" | "authenticate";
}

type Setting = readonly [name: string, value: string];

/**
 * What a session would be started with, if poolers did not refuse a connection that asks for it. None of the statements
 * gains from further processes, whose start takes longer than most answers.
 */
const LIMITS: readonly Setting[] = [
  ["statement_timeout", "30s"],
  ["idle_in_transaction_session_timeout", "30s"],
  ["max_parallel_workers_per_gather", "0"],
];

/**
 * Every statement is written to walk an index whatever its values; planning it again each time would cost more than
 * running it. Means nothing where statements are not prepared.
 */
const PREPARED: Setting = ["plan_cache_mode", "force_generic_plan"];

/** A machine that vanishes without a word is noticed by the server within half a minute. */
const NOTICE_SILENCE: readonly Setting[] = [
  ["tcp_keepalives_idle", "10"],
  ["tcp_keepalives_interval", "5"],
  ["tcp_keepalives_count", "3"],
];

const bindings = ({ teamId, userId, duty }: Binding): readonly Setting[] => [
  ["app.team_id", teamId],
  ["app.user_id", userId],
  ["app.duty", duty],
];
const BOUND = bindings({ teamId: "", userId: "", duty: "" });

/** The settings by number, as parameters of a statement. */
const setAll = (settings: readonly Setting[], isLocal: boolean): string =>
  settings.map(([name], at) => `set_config('${name}', $${at + 1}, ${isLocal})`).join(", ");

const BIND_SESSION = `select ${setAll(BOUND, false)}`;

/** Binds a session that is this connection's own. */
export const bindSession = (binding: Binding): pg.QueryConfig => ({
  name: "bind",
  text: BIND_SESSION,
  values: bindings(binding).map(([, value]) => value),
});

/** Binds the transaction that it is part of, and nothing that comes after it. */
export const BIND_TRANSACTION = `select ${setAll([...BOUND, ...LIMITS], true)}`;

export const valuesOf = (binding: Binding): readonly string[] =>
  [...bindings(binding), ...LIMITS].map(([, value]) => value);

/** Begins a transaction and binds it, in one message. */
export function beginBound(binding: Binding, mode: "" | " read only" = ""): string {
  const values = valuesOf(binding).map((value) => pg.escapeLiteral(value));
  return `begin${mode}; ${BIND_TRANSACTION.replaceAll(/\$(\d+)/g, (_, number) => values[Number(number) - 1] ?? "null")}`;
}

/** Whether a connection is what it seems. */
interface Session {
  /** The process at the other end is the one that introduced itself. A pooler introduces itself instead. */
  readonly isDirect: boolean;
  readonly isStandby: boolean;
}

/** The first statements on a connection. A session that belongs to a pooler is left as it is. */
export async function openSession(client: pg.ClientBase, purpose: "pool" | "apart"): Promise<Session> {
  const { processID } = client as pg.ClientBase & { readonly processID: number | null };
  const { rows } = await client.query("select pg_backend_pid() as pid, pg_is_in_recovery() as is_standby");
  const [{ pid, is_standby }] = rows as [{ pid: number; is_standby: boolean }];
  const isDirect = pid === processID;
  const wanted = purpose === "pool" ? [...LIMITS, PREPARED] : NOTICE_SILENCE;
  const set = wanted.map(([name, value]) => `set_config('${name}', '${value}', false)`);
  if (isDirect) await client.query(`select ${set.join(", ")}`);
  return { isDirect, isStandby: is_standby };
}
