/** Whether a grown console can still be rid of what is old: deleting, and vacuum. */
import { call, logIn } from "../../../e2e/person.ts";
import type { Place } from "./place.ts";

/** Seconds each. */
export interface Upkeep {
  /** One run with its results and findings, as a person or the retention deletes it. */
  readonly run: number;
  /** A team of the mean size with all that it has. */
  readonly team: number;
  /** Looking for what retention removes, in the team that has a tenth of everything. */
  readonly due: number;
  /** Vacuum of the results after a fiftieth of them has changed, at the pace that autovacuum keeps. */
  readonly vacuum: number;
  readonly changed: number;
}

export async function upkeepOf(place: Place, said: (words: string) => void): Promise<Upkeep> {
  const { client, address, owner } = place;
  const { rows: teams } = await client.query<{ id: string; name: string }>(
    `select id, name from teams t where name ~ '^Team \\d+$'
       and exists (select from evaluations where team_id = t.id and created_at >= 0) order by id desc limit 2`,
  );
  const [last, other] = teams;
  if (!last || !other) throw new Error("too few teams");
  const { rows: runs } = await client.query<{ id: string }>(
    "select id from evaluations where team_id = $1 and created_at >= 0 limit 1",
    [other.id],
  );
  const gone = async (team: string, what: string, body?: object): Promise<number> => {
    await client.query("update users set default_team_id = $1 where email = $2", [team, owner.email]);
    const token = await logIn(address, owner);
    return timed(async () => {
      const { status, text } = await call(`DELETE ${address}${what}`, { token, ...(body ? { body } : {}) });
      if (status >= 300) throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
    });
  };
  const run = await gone(other.id, `/v1/evaluations/${runs[0]?.id}`);
  const team = await gone(last.id, `/v1/teams/${last.id}`, { confirm_name: last.name });
  said(`one run is deleted in ${run.toFixed(2)} s, one team in ${team.toFixed(2)} s`);
  await client.query("update users set default_team_id = $1 where email = $2", [owner.teamId, owner.email]);
  const token = await logIn(address, owner);
  const wish = { archive_after_days: null, delete_after_days: 30 };
  await call(`PUT ${address}/v1/evaluation-settings/retention`, { token, body: wish });
  const due = await timed(async () => {
    const { status, text } = await call(`GET ${address}/v1/evaluation-settings/retention`, { token });
    if (status !== 200) throw new Error(`retention: ${status} ${text.slice(0, 300)}`);
  });
  said(`what retention removes is found in ${due.toFixed(2)} s`);
  await call(`PUT ${address}/v1/evaluation-settings/retention`, { token, body: { ...wish, delete_after_days: null } });
  return { run, team, due, ...(await vacuumed(place, said)) };
}

async function vacuumed(
  { connect }: Place,
  said: (words: string) => void,
): Promise<Pick<Upkeep, "vacuum" | "changed">> {
  const client = await connect();
  try {
    await client.query("set session_replication_role = replica");
    const { rowCount } = await client.query(`
      update evaluation_results set retries = retries where evaluation_id = any (array(
        select id from (select id, row_number() over (order by id) as n from evaluations) as r where n % 50 = 0))`);
    said(`${rowCount} results changed`);
    // What autovacuum has by default.
    await client.query("set maintenance_work_mem = '64MB'; set vacuum_cost_delay = 2; set vacuum_cost_limit = 200");
    const vacuum = await timed(() => client.query("vacuum (analyze) evaluation_results"));
    said(`vacuum in ${vacuum.toFixed(0)} s`);
    return { vacuum, changed: rowCount ?? 0 };
  } finally {
    await client.end();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
