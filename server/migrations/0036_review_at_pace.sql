-- Scores follow labels without keeping those who label waiting (docs/decisions/0055). A run is scored from a snapshot; the
-- version says which labels a score contains, so that one from an older snapshot never replaces a newer one.
alter table evaluations
  add column review_version bigint not null default 0,   -- grows with every label and every score
  add column scored_version bigint not null default 0,
  add column rescore_first bigint,    -- milliseconds: the first label that the score lacks
  add column rescore_last bigint;     -- and the newest one
update evaluations set rescore_first = 0, rescore_last = 0 where rescore_by is not null;

-- How long the labels have been waiting, and for how long nobody has labeled: the worker decides when that is long enough.
drop function evaluations_to_rescore();
create function evaluations_to_rescore()
  returns table (id uuid, team_id uuid, rescore_by uuid, waiting_ms bigint, quiet_ms bigint)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, rescore_by, n.now - rescore_first, n.now - rescore_last
  from evaluations, (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now) n
  where rescore_by is not null and is_authenticating()
  order by created_at
$$;

-- The same decisions as before, computed once for each label: under row-level security the earlier form compared every label
-- with every response of the run, and took seconds for a few hundred labels.
create or replace view answer_reviews with (security_invoker = true) as
select evaluation_id, team_id, seq, labels,
  case when failed and passed then 'disputed' when failed then 'failed' when passed then 'passed' else 'cannot_tell' end
    as decision
from (
  select l.evaluation_id, l.team_id, l.seq, count(*) as labels,
    bool_or(l.label = 'failed') as failed, bool_or(l.label = 'passed') as passed
  from (
    select evaluation_id, team_id, seq, response, label,
      bool_or(settles) over (
        partition by evaluation_id, team_id, seq, response
        order by at desc, id desc
        rows between unbounded preceding and 1 preceding) as is_replaced
    from review_labels
    where ended_at is null) as l
  where l.is_replaced is not true
    and l.response = (
      select response_digest(r.observation)
      from evaluation_results r
      where r.evaluation_id = l.evaluation_id and r.seq = l.seq)
  group by l.evaluation_id, l.team_id, l.seq) as given;
