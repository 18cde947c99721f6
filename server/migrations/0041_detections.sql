-- Texts that a client had judged, under the client's own id. Inputs are readable for 24 hours, results for 30 days.
create table detections (
  uid uuid primary key,
  team_id uuid not null,
  id text not null,                   -- the client's
  digest text not null,               -- of the request: the same id with another request is refused
  detector_id text not null,
  status text not null check (status in ('CREATED', 'PROCESSING', 'COMPLETED', 'ERROR')),
  inputs_sealed text,                 -- null once they have expired
  outputs json not null,              -- in the order of the inputs, as far as they are judged
  ignored json not null,              -- parameters that the detector has no use for
  error_message text,
  worker integer,
  created_by uuid not null,
  created_at bigint not null,
  completed_at bigint,
  unique (team_id, id)
);
create index detections_by_time on detections (created_at);
create index detections_open on detections (created_at) where status in ('CREATED', 'PROCESSING');
alter table detections enable row level security;
create policy team on detections using (team_id = current_team()) with check (team_id = current_team());

create function detections_in_progress() returns table (id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select uid, team_id, created_by from detections
  where status in ('CREATED', 'PROCESSING') and is_authenticating()
  order by created_at
$$;

create function expire_detections(now bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from detections where created_at <= now - 30 * 86400 and is_authenticating();
  update detections set inputs_sealed = null
  where created_at <= now - 86400 and inputs_sealed is not null and is_authenticating();
$$;
