import { type Statement, sql } from "../../../../platform/db/sql.ts";

const HUNDREDTHS = 100;
const NOTHING = "-";

/**
 * What each attempt of the goal `g` came to, from its attempts: signals in hundredths, one after the other. Those of its hunt; a
 * retest has none. A text, because a plan has a hundred thousand of them, and lists of numbers take ten times as long to read.
 */
export const trailOfGoal: Statement = sql`
  select string_agg(
    coalesce(
      (case when a.outcome in ('broke', 'held') and not a.is_error then round(a.signal * 100)::int end)::text,
      '-'),
    ' ' order by a.step) as trail
  from campaign_attempts a
  where a.campaign_id = g.campaign_id and a.place = g.place and a.state = 'observed'
    and a.phase = case when g.retest is null then 'hunt' else 'confirm' end`;

/** Null where an attempt says nothing. */
export const readTrail = (trail: string | null): (number | null)[] =>
  trail === null ? [] : trail.split(" ").map((signal) => (signal === NOTHING ? null : Number(signal) / HUNDREDTHS));
