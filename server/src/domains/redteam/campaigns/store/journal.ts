/** What a worker writes into the journal of the campaign that it has claimed. */
import type { Act } from "../../../../platform/act.ts";
import { type Statement, sql } from "../../../../platform/db/sql.ts";
import { storableJson } from "../../../../platform/db/storable-json.ts";
import type { Caps, Spending } from "../../../../platform/work/budget.ts";
import { minus } from "../../../../platform/work/budget.ts";
import type { NextSend } from "../../course/next-send.ts";
import type { Attempt } from "../../model/attempt.ts";
import type { CampaignRow } from "./campaign-row.ts";

/** A campaign in the hands of one worker. A worker that lost it writes nothing. */
export interface ClaimedCampaign {
  readonly id: string;
  readonly worker: number;
}

export interface AttemptPlace {
  readonly place: number;
  readonly step: number;
}

export type Reservation = "granted" | "capped" | "lost";

/** The campaign's row with this much more spent or reserved, if it is this worker's, runs, and no cap is passed. */
const reserve = (act: Act, { id, worker }: ClaimedCampaign, { more, caps }: Reserving): Statement => sql`
  update campaigns
  set
    requests = requests + ${more.requests},
    tokens = tokens + ${more.tokens},
    cost_micros = cost_micros + ${more.costMicros}
  where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker} and status = 'running'
    and (${caps.requests}::bigint is null or requests + ${more.requests} <= ${caps.requests}::bigint)
    and (${caps.tokens}::bigint is null or tokens + ${more.tokens} <= ${caps.tokens}::bigint)
    and (${caps.costMicros}::bigint is null or cost_micros + ${more.costMicros} <= ${caps.costMicros}::bigint)
  returning id`;

export interface Reserving {
  readonly more: Spending;
  readonly caps: Caps;
}

/**
 * Writes an attempt down before it is sent, and reserves what it may take. One that is there already was in flight when its
 * worker died: it is sent again, and what was reserved for it then stays reserved, because it may have been spent.
 */
export async function reserveAttempt(
  act: Act,
  claimed: ClaimedCampaign,
  { at, next, ...reserving }: Reserving & { readonly at: AttemptPlace; readonly next: NextSend },
): Promise<Reservation> {
  const { strategy, engine, from, draft } = next.move;
  const written = await act.tx.run(
    sql`
      with claimed as (${reserve(act, claimed, reserving)})
      insert into campaign_attempts as a (campaign_id, place, step, team_id, phase, trial, strategy, engine, operators,
        from_step, draft, sent_at)
      select
        id,
        ${at.place},
        ${at.step},
        ${act.who.teamId},
        ${next.phase},
        ${next.trial}::int,
        ${strategy},
        ${engine},
        ${draft.operators}::text[],
        ${from}::int,
        ${storableJson(draft)}::json,
        ${act.now}::bigint
      from claimed
      on conflict on constraint campaign_attempts_pkey do update
        set sends = a.sends + 1, sent_at = excluded.sent_at
        where a.state = 'sent'`.named("reserve attempt"),
  );
  return written > 0 ? "granted" : whyNot(act, claimed);
}

/** Reserves more for an attempt that is being sent: a retry, or a request after a tool's result. */
export async function reserveMore(act: Act, claimed: ClaimedCampaign, reserving: Reserving): Promise<Reservation> {
  const written = await act.tx.run(reserve(act, claimed, reserving).named("reserve more"));
  return written > 0 ? "granted" : whyNot(act, claimed);
}

async function whyNot(act: Act, { id, worker }: ClaimedCampaign): Promise<Reservation> {
  const found = await act.tx.run(sql`
    select from campaigns
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker} and status = 'running'`);
  return found > 0 ? "capped" : "lost";
}

export interface Paid {
  readonly reserved: Spending;
  readonly spent: Spending;
}

/** The counters after a result was written. */
export type Counted = Pick<CampaignRow, "status" | "watched" | "watched_errors">;

export interface ObservedAttempt extends Paid {
  readonly place: number;
  readonly attempt: Attempt;
  readonly isError: boolean;
}

/** What came of an attempt, and what it took, in one statement. Null when the campaign is no longer this worker's. */
export async function observeAttempt(
  act: Act,
  { id, worker }: ClaimedCampaign,
  { place, attempt, isError, reserved, spent }: ObservedAttempt,
): Promise<Counted | null> {
  const unspent = minus(reserved, spent);
  const { step, seen, signal, outcome } = attempt;
  const [row] = await act.tx.query(
    sql<Counted>`
      with fence as (
        update campaigns
        set
          attempts = attempts + 1,
          errors = errors + ${Number(isError)},
          watched = watched + 1,
          watched_errors = watched_errors + ${Number(isError)},
          requests = requests - ${unspent.requests},
          tokens = tokens - ${unspent.tokens},
          cost_micros = cost_micros - ${unspent.costMicros}
        where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker}
        returning id, status, watched, watched_errors
      ),
      written as (
        update campaign_attempts a
        set
          state = 'observed',
          seen = ${storableJson(seen)}::json,
          signal = ${signal}::double precision,
          outcome = ${outcome},
          is_error = ${isError},
          requests = ${spent.requests},
          tokens = ${spent.tokens}
        from fence
        where a.campaign_id = fence.id and a.place = ${place} and a.step = ${step} and a.state = 'sent'
      )
      select status, watched, watched_errors from fence`.named("observe attempt"),
  );
  return row ?? null;
}

/** What came of an attempt that was judged before, now that more is known. False when the campaign is no longer this worker's. */
export async function rejudgeAttempt(
  act: Act,
  { id, worker }: ClaimedCampaign,
  { place, attempt: { step, seen, signal, outcome } }: { readonly place: number; readonly attempt: Attempt },
): Promise<boolean> {
  const written = await act.tx.run(sql`
    update campaign_attempts a
    set seen = ${storableJson(seen)}::json, signal = ${signal}::double precision, outcome = ${outcome}
    from campaigns c
    where c.id = ${id} and c.team_id = ${act.who.teamId} and c.worker = ${worker}
      and a.campaign_id = c.id and a.place = ${place} and a.step = ${step} and a.state = 'observed'`);
  return written > 0;
}

/** An attempt that was not sent to its end. Its row stays for the next worker, unless nothing at all has left. */
export async function withdrawAttempt(
  act: Act,
  { id, worker }: ClaimedCampaign,
  { place, step, reserved, spent }: AttemptPlace & Paid,
): Promise<void> {
  const unspent = minus(reserved, spent);
  const settled = await act.tx.run(sql`
    update campaigns
    set
      requests = requests - ${unspent.requests},
      tokens = tokens - ${unspent.tokens},
      cost_micros = cost_micros - ${unspent.costMicros}
    where id = ${id} and team_id = ${act.who.teamId} and (worker = ${worker} or worker is null)`);
  if (settled === 0 || spent.requests > 0) return;
  const row = sql`campaign_id = ${id} and team_id = ${act.who.teamId} and place = ${place} and step = ${step}`;
  await act.tx.run(sql`delete from campaign_attempts where ${row} and state = 'sent' and sends = 1`);
  await act.tx.run(sql`update campaign_attempts set sends = sends - 1 where ${row} and state = 'sent' and sends > 1`);
}
