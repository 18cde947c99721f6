-- Functions name the team of each row that they look for, and the key that they conflict with instead of its columns: they work
-- with keys that begin with an id, and with keys that begin with the team (docs/decisions/0167), and read no other team's rows.

create or replace function expire_flow(now bigint)
  returns void
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
declare
  crowded record;
begin
  if not is_authenticating() then return; end if;
  delete from flow_states where expires_at <= now;
  for crowded in
    select team_id, count(*) - 100000 as surplus from flow_states group by team_id having count(*) > 100000
  loop
    delete from flow_states where (team_id, id) in (
      select team_id, id from flow_states where team_id = crowded.team_id order by expires_at limit least(100000, crowded.surplus));
  end loop;
  delete from flow_hits where created_at <= now - 30 * 86400 and label is null;
end
$$;

create or replace function expire_guard_events(now bigint)
  returns void
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
declare
  crowded record;
begin
  if not is_authenticating() then return; end if;
  delete from guard_events where (team_id, id) in (
    select team_id, id from guard_events where created_at <= now - 30 * 86400 order by created_at limit 100000);
  for crowded in
    select team_id, count(*) - 1000000 as surplus from guard_events group by team_id having count(*) > 1000000
  loop
    delete from guard_events where (team_id, id) in (
      select team_id, id from guard_events where team_id = crowded.team_id order by id limit least(100000, crowded.surplus));
  end loop;
  delete from traffic_buckets where at <= now - 15 * 86400;
end
$$;

create or replace function release_objects()
  returns trigger
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
declare
  now_ms bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  -- Brought back: kept for a week more, for the case that a backup from before is restored.
  grace bigint := 0;
begin
  if tg_op = 'UPDATE' and new.place = old.place then
    return null;
  end if;
  if tg_op = 'DELETE' and old.state = 'restoring' and exists (
    select from evaluations where id = old.evaluation_id and team_id = old.team_id) then
    grace := 7 * 86400000::bigint;
  end if;
  insert into unused_objects (prefix, since, delete_at)
  values ('teams/' || old.team_id || '/evaluations/' || old.evaluation_id || '/' || old.place || '/', now_ms, now_ms + grace)
  on conflict do nothing;
  return null;
end $$;

create or replace function remove_findings_without_failures()
  returns trigger
  language plpgsql
as $$
begin
  delete from findings f
  using (select distinct team_id, finding_id from removed) as r
  where f.id = r.finding_id and f.team_id = r.team_id
    and not exists (select from finding_failures m where m.finding_id = f.id and m.team_id = f.team_id);
  return null;
end $$;

create or replace function sandbox_visit(wanted text, now_ms bigint)
  returns table (token_id bigint, team_id uuid, created_by uuid, campaign_id uuid, place integer, step integer,
    agent_id uuid, play json, closed_at bigint, is_own boolean)
  language sql
  stable security definer
  set search_path = public, pg_temp
as $$
  with led as (
    select t.id, t.team_id, true as is_own from sandbox_tokens t where t.hash = wanted
    union all
    select t.id, t.team_id, false from sandbox_addresses a
    join sandbox_tokens t on t.agent_id = a.agent_id and t.team_id = a.team_id and t.closed_at is null
    where a.hash = wanted
    union all
    select t.id, t.team_id, false from sandbox_addresses a
    join sandbox_tokens t on t.agent_id = a.agent_id and t.team_id = a.team_id and t.closed_at > now_ms - 60000
    where a.hash = wanted
  ), alive as (
    select t.*, c.created_by, led.is_own,
      count(*) filter (where t.closed_at is null) over () as in_flight,
      row_number() over (order by t.closed_at desc nulls first, t.opened_at desc) as nth
    from led
    join sandbox_tokens t on t.id = led.id and t.team_id = led.team_id
    join campaigns c on c.id = t.campaign_id and c.team_id = t.team_id
    join teams on teams.id = t.team_id and teams.deleted_at is null
    where is_authenticating() and (
      c.status = 'running'
      or (c.status = 'paused' and t.closed_at is null)
      or t.closed_at + 60000 > now_ms
      or c.completed_at * 1000 + 60000 > now_ms
    )
  )
  select id, team_id, created_by, campaign_id, place, step, agent_id, play, closed_at, is_own
  from alive
  where nth = 1 and (is_own or in_flight <= 1)
$$;

create or replace function schedules_due(now bigint, most integer)
  returns table (id uuid, team_id uuid, created_by uuid)
  language sql
  stable security definer
  set search_path = public, pg_temp
as $$
  select d.id, d.team_id, d.created_by from (
    (select s.id, s.team_id, s.created_by, s.next_at as due_at from schedules s
    where s.is_enabled and s.next_at <= now
    order by s.next_at
    limit most)
    union
    (select s.id, s.team_id, s.created_by, s.changed_at from schedules s
    join agents a on a.id = s.agent_id and a.team_id = s.team_id
    where s.is_enabled and s.on_change and a.edited_revision > s.seen_revision
      and coalesce(s.changed_at, 0) <= now - 3600000
    limit most)) as d
  where is_authenticating()
  order by d.due_at nulls first
  limit most
$$;

create or replace function lease_gateway_key(wanted_key uuid,
    own_gateway uuid, need_requests bigint, ahead_requests bigint, need_tokens bigint,
    ahead_tokens bigint, need_micros bigint, ahead_micros bigint, need_places integer,
    out requests bigint, out tokens bigint, out day_tokens bigint, out day_micros bigint, out places integer,
    out slot bigint, out day integer, out day_left_ms bigint, out retry_ms bigint)
  returns record
  language plpgsql
  set search_path = public, pg_temp
as $$
#variable_conflict use_column
declare
  now_ms bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  k gateway_keys;
  m gateway_meters;
  used_requests bigint;
  used_tokens bigint;
  oldest bigint;
  others integer;
begin
  select * into k from gateway_keys where team_id = current_team() and id = wanted_key and revoked_at is null;
  if not found then return; end if;
  insert into gateway_meters as g (key_id, team_id, day, day_tokens, day_micros, slot)
  values (k.id, k.team_id, now_ms / 86400000, 0, 0, now_ms / 2000)
  on conflict on constraint gateway_meters_pkey do update
  set day_tokens = case when g.day < excluded.day then 0 else g.day_tokens end,
    day_micros = case when g.day < excluded.day then 0 else g.day_micros end,
    day = greatest(g.day, excluded.day), slot = greatest(g.slot, excluded.slot)
  returning * into m;
  -- Others have waited for this row meanwhile.
  now_ms := greatest((extract(epoch from clock_timestamp()) * 1000)::bigint, m.slot * 2000);
  slot := m.slot;
  day := m.day;
  day_left_ms := greatest((m.day + 1)::bigint * 86400000 - now_ms, 1);

  delete from gateway_slots s where s.team_id = k.team_id and s.key_id = k.id and s.slot < m.slot - 31;
  select coalesce(sum(s.requests), 0), coalesce(sum(s.tokens), 0), min(s.slot)
  into used_requests, used_tokens, oldest
  from gateway_slots s
  where s.team_id = k.team_id and s.key_id = k.id;

  requests := slice_of(k.requests_per_minute, used_requests, need_requests, ahead_requests);
  tokens := slice_of(k.tokens_per_minute, used_tokens, need_tokens, ahead_tokens);
  day_tokens := slice_of(k.tokens_per_day, m.day_tokens, need_tokens, ahead_tokens);
  day_micros := slice_of(k.micros_per_day, m.day_micros, need_micros, ahead_micros);
  if day_tokens < need_tokens or day_micros < need_micros then
    retry_ms := day_left_ms;
  elsif requests < need_requests or tokens < need_tokens then
    retry_ms := greatest((oldest + 32) * 2000 - now_ms, 1000);
  end if;
  if coalesce(requests, 0) > 0 or coalesce(tokens, 0) > 0 then
    insert into gateway_slots as s (key_id, slot, team_id, requests, tokens)
    values (k.id, m.slot, k.team_id, coalesce(lease_gateway_key.requests, 0), coalesce(lease_gateway_key.tokens, 0))
    on conflict on constraint gateway_slots_pkey do update
    set requests = s.requests + excluded.requests, tokens = s.tokens + excluded.tokens;
  end if;
  if coalesce(day_tokens, 0) > 0 or coalesce(day_micros, 0) > 0 then
    update gateway_meters g
    set day_tokens = g.day_tokens + coalesce(lease_gateway_key.day_tokens, 0),
      day_micros = g.day_micros + coalesce(lease_gateway_key.day_micros, 0)
    where g.team_id = k.team_id and g.key_id = k.id;
  end if;

  if k.concurrency is not null then
    select coalesce(sum(p.places), 0) into others
    from gateway_places p
    where p.team_id = k.team_id and p.key_id = k.id and p.gateway <> own_gateway and p.seen_at > now_ms - 30000;
    places := greatest(least(need_places, k.concurrency - others), 0);
    insert into gateway_places as p (key_id, gateway, team_id, places, report, seen_at)
    values (k.id, own_gateway, k.team_id, lease_gateway_key.places, 0, now_ms)
    on conflict on constraint gateway_places_pkey do update
    set places = excluded.places, seen_at = excluded.seen_at;
  end if;
end
$$;

create or replace function settle_gateway_key(wanted_key uuid,
    own_gateway uuid, number bigint, held_places integer,
    slots bigint[], slot_requests bigint[], slot_tokens bigint[], days integer[], day_tokens bigint[], day_micros bigint[],
    spent_days integer[], spent_requests bigint[], spent_input bigint[], spent_output bigint[], spent_micros bigint[],
    spent_unpriced bigint[], used_at bigint)
  returns boolean
  language plpgsql
  set search_path = public, pg_temp
as $$
#variable_conflict use_column
declare
  now_ms bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  k gateway_keys;
begin
  select * into k from gateway_keys where team_id = current_team() and id = wanted_key;
  if not found then return true; end if;
  -- The same order of locks as in a lease.
  perform from gateway_meters where team_id = k.team_id and key_id = k.id for update;
  insert into gateway_places as p (key_id, gateway, team_id, places, report, seen_at)
  values (k.id, own_gateway, k.team_id, held_places, number, now_ms)
  on conflict on constraint gateway_places_pkey do update
  set places = excluded.places, report = excluded.report, seen_at = excluded.seen_at
  where p.report < excluded.report;
  if not found then return false; end if;

  insert into gateway_slots as s (key_id, slot, team_id, requests, tokens)
  select k.id, u.slot, k.team_id, u.requests, u.tokens
  from unnest(slots, slot_requests, slot_tokens) as u (slot, requests, tokens)
  on conflict on constraint gateway_slots_pkey do update
  set requests = s.requests + excluded.requests, tokens = s.tokens + excluded.tokens;

  update gateway_meters g
  set day_tokens = g.day_tokens + u.tokens, day_micros = g.day_micros + u.micros
  from unnest(days, settle_gateway_key.day_tokens, settle_gateway_key.day_micros) as u (day, tokens, micros)
  where g.team_id = k.team_id and g.key_id = k.id and g.day = u.day;

  insert into gateway_spending as s (team_id, key_id, day, requests, input_tokens, output_tokens, micros, unpriced)
  select k.team_id, k.id, u.*
  from unnest(spent_days, spent_requests, spent_input, spent_output, spent_micros, spent_unpriced) as u
  on conflict on constraint gateway_spending_pkey do update
  set requests = s.requests + excluded.requests, input_tokens = s.input_tokens + excluded.input_tokens,
    output_tokens = s.output_tokens + excluded.output_tokens, micros = s.micros + excluded.micros,
    unpriced = s.unpriced + excluded.unpriced;

  update gateway_keys
  set last_used_at = used_at
  where team_id = k.team_id and id = k.id and used_at is not null and (last_used_at is null or last_used_at < used_at - 59);
  return true;
end
$$;
