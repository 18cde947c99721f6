-- Figures as dashboards read them (docs/decisions/0084). Each has its index in the order of the question: which series, from when.
drop index series_delta_read;
create index series_delta_read on series_delta (team_id, metric, agent_id, evaluation_id, labels, at);
comment on column series_delta.labels is '-1: all labels together';
create index series_delta_by_time on series_delta using brin (at);

alter table series_hour drop constraint series_hour_team_id_metric_agent_id_evaluation_id_at_labels_key;
alter table series_hour add constraint series_hour_read
  unique nulls not distinct (team_id, metric, agent_id, evaluation_id, labels, at);
comment on column series_hour.labels is '-1: all labels together';

-- The deltas of an hour that is over, merged by minute, for as long as the deltas are kept.
create table series_minute (
  team_id uuid not null,
  agent_id uuid,
  evaluation_id uuid,
  metric integer not null,
  labels integer not null,            -- 0: none, -1: all labels together
  at bigint not null,                 -- when the minute began
  n bigint not null,
  total double precision not null,
  sketch bytea,
  constraint series_minute_read unique nulls not distinct (team_id, metric, agent_id, evaluation_id, labels, at)
);
create index series_minute_by_time on series_minute using brin (at);
alter table series_minute enable row level security;
create policy team on series_minute using (team_id = current_team()) with check (team_id = current_team());

-- Hours that have deltas which are not folded yet: the present one, and those to which something was added late. A row for each
-- process, because writers never wait for each other. Whoever folds an hour deletes its rows and reads its deltas then: a delta
-- that is not seen is of a process whose row is still there.
create table series_unfolded (
  team_id uuid not null,
  at bigint not null,                 -- when the hour began
  source uuid not null,
  sequence bigint not null,
  primary key (team_id, at, source)
);
create index series_unfolded_by_time on series_unfolded (at);
alter table series_unfolded enable row level security;
create policy team on series_unfolded using (team_id = current_team()) with check (team_id = current_team());

create function hours_to_fold(before bigint, most integer) returns table (team_id uuid, at bigint)
language sql stable security definer set search_path = public, pg_temp
as $$
  select distinct u.team_id, u.at
  from series_unfolded u
  where is_authenticating() and u.at < before
  order by u.at, u.team_id
  limit most
$$;

create function expire_series_minutes(before bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_authenticating() then return; end if;
  delete from series_minute where at < before;
end
$$;

-- For figures of one test or probe of an evaluation, which are counted from its spans.
create index otel_spans_of_evaluation on otel_spans (team_id, evaluation_id, start_ns) where evaluation_id is not null;
