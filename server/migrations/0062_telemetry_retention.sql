-- How far each process has stored rows of a team: a batch whose commit was not confirmed is sent again, and stored once.
create table telemetry_writers (
  team_id uuid not null references teams,
  source uuid not null,               -- the process
  sequence bigint not null,           -- of its last batch
  at bigint not null,
  primary key (team_id, source)
) with (fillfactor = 50);             -- it changes several times a second
alter table telemetry_writers enable row level security;
create policy team on telemetry_writers using (team_id = current_team()) with check (team_id = current_team());

create function expire_telemetry_writers(now bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_authenticating() then return; end if;
  delete from telemetry_writers where at <= now - 86400;
end
$$;

-- Drops one day of one table, and returns whether it did. Nothing else can: the app role owns no table. Never today, and minutes
-- only once every hour of them is in series_hour, so that charts over a long time survive. It waits a moment at most: while it
-- waits for readers of the table, no one else can use it.
create function drop_telemetry_day(parent text, day integer) returns boolean
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '250ms'
as $$
declare
  part text := parent || '_' || to_char(date '1970-01-01' + day, 'YYYYMMDD');
  is_lacking boolean;
begin
  if not is_authenticating() or parent not in ('otel_spans', 'otel_logs', 'series_delta') then return false; end if;
  if day >= floor(extract(epoch from now()) / 86400) or to_regclass(part) is null then return false; end if;
  if parent = 'series_delta' then
    execute format($q$
      select exists (
        select from (
          select team_id, metric, labels, at / 3600 * 3600 as hour, coalesce(agent_id, gen.none) as agent,
            coalesce(evaluation_id, gen.none) as evaluation, sum(n) as n
          from %I, (select '00000000-0000-0000-0000-000000000000'::uuid as none) gen
          group by 1, 2, 3, 4, 5, 6
        ) d
        left join series_hour h
          on h.team_id = d.team_id and h.metric = d.metric and h.labels = d.labels and h.at = d.hour
            and coalesce(h.agent_id, '00000000-0000-0000-0000-000000000000') = d.agent
            and coalesce(h.evaluation_id, '00000000-0000-0000-0000-000000000000') = d.evaluation
            and h.at >= %s and h.at < %s
        where h.n is null or h.n < d.n)$q$, part, day * 86400::bigint, (day + 1) * 86400::bigint)
      into is_lacking;
    if is_lacking then return false; end if;
  end if;
  perform pg_advisory_xact_lock(7140058);
  execute format('drop table %I', part);
  return true;
end
$$;

create function expire_series_hours(before bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_authenticating() then return; end if;
  delete from series_hour where at < before;
end
$$;

-- Which days there are, and what each takes on disk.
create function telemetry_days() returns table (parent text, day integer, bytes bigint)
language sql stable set search_path = public, pg_temp
as $$
  select t.relname::text, to_date(right(p.relname, 8), 'YYYYMMDD') - date '1970-01-01',
    coalesce(pg_total_relation_size(p.oid), 0)
  from pg_inherits i
  join pg_class p on p.oid = i.inhrelid
  join pg_class t on t.oid = i.inhparent
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'p'
    and t.relname in ('otel_spans', 'otel_logs', 'series_delta')
  order by 2, 1
$$;

-- Who had raw rows on a day, for the alarm when it is dropped early.
create function teams_of_telemetry_day(day integer) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  part text;
begin
  if not is_authenticating() then return; end if;
  for part in
    select name || '_' || to_char(date '1970-01-01' + day, 'YYYYMMDD') from unnest(array['otel_spans', 'otel_logs']) name
  loop
    if to_regclass(part) is not null then return query execute format('select distinct team_id from %I', part); end if;
  end loop;
end
$$;
