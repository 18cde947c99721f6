-- Figures by quarter of an hour, by six hours and by day, so that a chart reads about a hundred rows whatever its range
-- (docs/decisions/0084). Days have no sketches: nothing asks for a percentile of a day.
create table series_span (
  team_id uuid not null,
  span integer not null,              -- seconds: 900, 21600 or 86400
  agent_id uuid,
  evaluation_id uuid,
  metric integer not null,
  labels integer not null,            -- 0: none, -1: all labels together
  at bigint not null,                 -- when it began
  n bigint not null,
  total double precision not null,
  sketch bytea,
  constraint series_span_read unique nulls not distinct (team_id, span, metric, agent_id, evaluation_id, labels, at)
);
create index series_span_by_time on series_span using brin (at);
alter table series_span enable row level security;
create policy team on series_span using (team_id = current_team()) with check (team_id = current_team());

-- Deltas are folded every quarter of an hour and not every hour, so that few are left to be read. Those that are kept are folded
-- once more; hours whose deltas are gone get their days here.
delete from series_unfolded;
insert into series_unfolded (team_id, at, source, sequence)
select team_id, at / 900 * 900, source, max(sequence) from series_delta group by 1, 2, 3;
comment on column series_unfolded.at is 'when the quarter of an hour began';
insert into series_span (team_id, span, agent_id, evaluation_id, metric, labels, at, n, total)
select team_id, s.span, agent_id, evaluation_id, metric, labels, at / s.span * s.span, sum(n), sum(total)
from series_hour, (values (21600), (86400)) as s (span)
group by 1, 2, 3, 4, 5, 6, 7;

drop function hours_to_fold(bigint, integer);
create function quarters_to_fold(before bigint, most integer) returns table (team_id uuid, at bigint)
language sql stable security definer set search_path = public, pg_temp
as $$
  select distinct u.team_id, u.at
  from series_unfolded u
  where is_authenticating() and u.at < before
  order by u.at, u.team_id
  limit most
$$;

-- Quarters a day longer than minutes: a late figure is added to its hour by way of the quarters.
create or replace function expire_series_minutes(before bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_authenticating() then return; end if;
  delete from series_minute where at < before;
  delete from series_span where span = 900 and at < before - 86400;
end
$$;

create or replace function expire_series_hours(before bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_authenticating() then return; end if;
  delete from series_hour where at < before;
  delete from series_span where span > 3600 and at < before;
end
$$;
