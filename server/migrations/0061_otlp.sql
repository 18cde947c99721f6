-- What OpenTelemetry SDKs send (docs/decisions/0085).

-- Bodies that were stored in the last 15 minutes, by their SHA-256: one that is sent again, because its answer was lost, counts
-- once, whichever gateway gets it.
create table otel_batches (
  team_id uuid not null,
  digest bytea not null,
  at bigint not null,
  primary key (team_id, digest)
);
create index otel_batches_by_time on otel_batches (at);
alter table otel_batches enable row level security;
create policy team on otel_batches using (team_id = current_team()) with check (team_id = current_team());

-- The last value of each sum or histogram that counts up from its beginning: what is stored is how much it grew. A row is locked
-- while it changes, so that any gateway may get the next point.
create table otel_streams (
  team_id uuid not null,
  stream bytea not null,              -- hash of the name, the sender and the attributes
  start_ns bigint not null,           -- when the sender began to count
  at_ns bigint not null,              -- 0: nothing was received yet
  total double precision not null,
  counts double precision[] not null, -- of each bucket of a histogram
  updated_at bigint not null,
  primary key (team_id, stream)
);
create index otel_streams_by_time on otel_streams (updated_at);
alter table otel_streams enable row level security;
create policy team on otel_streams using (team_id = current_team()) with check (team_id = current_team());

create function expire_otlp(now bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_authenticating() then return; end if;
  delete from otel_batches where at < now - 900;
  delete from otel_streams where updated_at < now - 86400;
end
$$;
