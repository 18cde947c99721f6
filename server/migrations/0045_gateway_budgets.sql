-- What each key has used on a day (UTC).
create table gateway_spending (
  team_id uuid not null,
  key_id uuid not null,
  day integer not null,               -- since 1970, UTC
  requests bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  micros bigint not null,
  unpriced bigint not null,           -- requests whose cost is unknown
  primary key (key_id, day)
);
create index gateway_spending_by_day on gateway_spending (day);
alter table gateway_spending enable row level security;
create policy team on gateway_spending using (team_id = current_team()) with check (team_id = current_team());

-- What gateways have taken out of a key's limits. Its row is locked by whoever takes more. What was taken and not returned
-- counts as used: a gateway that dies takes its rest with it, and the limit holds (docs/decisions/0072).
create table gateway_meters (
  key_id uuid primary key,
  team_id uuid not null,
  day integer not null,               -- the newest; time never runs backwards here
  day_tokens bigint not null,
  day_micros bigint not null,
  slot bigint not null                -- the newest, in units of 2 s since 1970
);
alter table gateway_meters enable row level security;
create policy team on gateway_meters using (team_id = current_team()) with check (team_id = current_team());

-- The last minute of a key, in units of 2 s.
create table gateway_slots (
  key_id uuid not null,
  slot bigint not null,
  team_id uuid not null,
  requests bigint not null,
  tokens bigint not null,
  primary key (key_id, slot)
);
alter table gateway_slots enable row level security;
create policy team on gateway_slots using (team_id = current_team()) with check (team_id = current_team());

-- Requests in progress, by gateway. A gateway that has not been heard of for 30 s has none.
create table gateway_places (
  key_id uuid not null,
  gateway uuid not null,
  team_id uuid not null,
  places integer not null,
  report bigint not null,             -- number of the newest that was booked: none is booked twice
  seen_at bigint not null,            -- in milliseconds, by the clock of the database
  primary key (key_id, gateway)
);
create index gateway_places_by_time on gateway_places (seen_at);
alter table gateway_places enable row level security;
create policy team on gateway_places using (team_id = current_team()) with check (team_id = current_team());

-- Takes a slice out of the limits of a key, as much of it as is left. `need` is for requests that wait, `ahead` for those that
-- may follow: at most a 50th of the limit, so that no gateway sits on what another one is asked for. Null in an answer: no limit.
create function lease_gateway_key(
  wanted_key uuid, own_gateway uuid,
  need_requests bigint, ahead_requests bigint, need_tokens bigint, ahead_tokens bigint, need_micros bigint,
  ahead_micros bigint, need_places integer,
  out requests bigint, out tokens bigint, out day_tokens bigint, out day_micros bigint, out places integer,
  out slot bigint, out day integer, out day_left_ms bigint, out retry_ms bigint
) language plpgsql set search_path = public, pg_temp
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
  select * into k from gateway_keys where id = wanted_key and revoked_at is null;
  if not found then return; end if;
  insert into gateway_meters as g (key_id, team_id, day, day_tokens, day_micros, slot)
  values (k.id, k.team_id, now_ms / 86400000, 0, 0, now_ms / 2000)
  on conflict (key_id) do update
  set day_tokens = case when g.day < excluded.day then 0 else g.day_tokens end,
    day_micros = case when g.day < excluded.day then 0 else g.day_micros end,
    day = greatest(g.day, excluded.day), slot = greatest(g.slot, excluded.slot)
  returning * into m;
  -- Others have waited for this row meanwhile.
  now_ms := greatest((extract(epoch from clock_timestamp()) * 1000)::bigint, m.slot * 2000);
  slot := m.slot;
  day := m.day;
  day_left_ms := greatest((m.day + 1)::bigint * 86400000 - now_ms, 1);

  delete from gateway_slots s where s.key_id = k.id and s.slot < m.slot - 31;
  select coalesce(sum(s.requests), 0), coalesce(sum(s.tokens), 0), min(s.slot)
  into used_requests, used_tokens, oldest
  from gateway_slots s
  where s.key_id = k.id;

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
    on conflict (key_id, slot) do update
    set requests = s.requests + excluded.requests, tokens = s.tokens + excluded.tokens;
  end if;
  if coalesce(day_tokens, 0) > 0 or coalesce(day_micros, 0) > 0 then
    update gateway_meters g
    set day_tokens = g.day_tokens + coalesce(lease_gateway_key.day_tokens, 0),
      day_micros = g.day_micros + coalesce(lease_gateway_key.day_micros, 0)
    where g.key_id = k.id;
  end if;

  if k.concurrency is not null then
    select coalesce(sum(p.places), 0) into others
    from gateway_places p
    where p.key_id = k.id and p.gateway <> own_gateway and p.seen_at > now_ms - 30000;
    places := greatest(least(need_places, k.concurrency - others), 0);
    insert into gateway_places as p (key_id, gateway, team_id, places, report, seen_at)
    values (k.id, own_gateway, k.team_id, lease_gateway_key.places, 0, now_ms)
    on conflict (key_id, gateway) do update
    set places = excluded.places, seen_at = excluded.seen_at;
  end if;
end
$$;

create function slice_of(most bigint, used bigint, need bigint, ahead bigint) returns bigint
language sql immutable parallel safe
as $$ select greatest(least(most - used, need + least(ahead, most / 50)), 0) $$;

-- What became of it: returned, owed and spent. False if this report was booked before.
create function settle_gateway_key(
  wanted_key uuid, own_gateway uuid, number bigint, held_places integer,
  slots bigint[], slot_requests bigint[], slot_tokens bigint[],
  days integer[], day_tokens bigint[], day_micros bigint[],
  spent_days integer[], spent_requests bigint[], spent_input bigint[], spent_output bigint[], spent_micros bigint[],
  spent_unpriced bigint[], used_at bigint
) returns boolean language plpgsql set search_path = public, pg_temp
as $$
#variable_conflict use_column
declare
  now_ms bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  k gateway_keys;
begin
  select * into k from gateway_keys where id = wanted_key;
  if not found then return true; end if;
  -- The same order of locks as in a lease.
  perform from gateway_meters where key_id = k.id for update;
  insert into gateway_places as p (key_id, gateway, team_id, places, report, seen_at)
  values (k.id, own_gateway, k.team_id, held_places, number, now_ms)
  on conflict (key_id, gateway) do update
  set places = excluded.places, report = excluded.report, seen_at = excluded.seen_at
  where p.report < excluded.report;
  if not found then return false; end if;

  insert into gateway_slots as s (key_id, slot, team_id, requests, tokens)
  select k.id, u.slot, k.team_id, u.requests, u.tokens
  from unnest(slots, slot_requests, slot_tokens) as u (slot, requests, tokens)
  on conflict (key_id, slot) do update
  set requests = s.requests + excluded.requests, tokens = s.tokens + excluded.tokens;

  update gateway_meters g
  set day_tokens = g.day_tokens + u.tokens, day_micros = g.day_micros + u.micros
  from unnest(days, settle_gateway_key.day_tokens, settle_gateway_key.day_micros) as u (day, tokens, micros)
  where g.key_id = k.id and g.day = u.day;

  insert into gateway_spending as s (team_id, key_id, day, requests, input_tokens, output_tokens, micros, unpriced)
  select k.team_id, k.id, u.*
  from unnest(spent_days, spent_requests, spent_input, spent_output, spent_micros, spent_unpriced) as u
  on conflict (key_id, day) do update
  set requests = s.requests + excluded.requests, input_tokens = s.input_tokens + excluded.input_tokens,
    output_tokens = s.output_tokens + excluded.output_tokens, micros = s.micros + excluded.micros,
    unpriced = s.unpriced + excluded.unpriced;

  update gateway_keys
  set last_used_at = used_at
  where id = k.id and used_at is not null and (last_used_at is null or last_used_at < used_at - 59);
  return true;
end
$$;

-- Spending is kept for 400 days, gateways that are gone for an hour.
create function expire_gateway_spending(now bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from gateway_spending where day < now / 86400 - 400 and is_authenticating();
  delete from gateway_slots where slot < now / 2 - 1800 and is_authenticating();
  delete from gateway_places where seen_at < (now - 3600) * 1000 and is_authenticating();
$$;
