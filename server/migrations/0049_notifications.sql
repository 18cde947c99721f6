-- Where a team wants to hear of events, and what is to be sent there (docs/decisions/0075).
create sequence notification_positions as bigint;

create table notification_endpoints (
  id uuid primary key,
  team_id uuid not null,
  name text not null,
  kind text not null check (kind in ('webhook', 'mail')),
  destination text not null,           -- the webhook's origin, or the mail address
  address_sealed text not null,        -- a webhook's URL often contains a token
  secret_sealed text,                  -- signs webhooks
  previous_secret_sealed text,         -- signs too while receivers change to the new one
  previous_until bigint,               -- milliseconds
  events text[] not null,              -- empty: all
  agent_ids text[] not null,           -- empty: all
  least_severity text not null check (least_severity in ('info', 'warning', 'critical')),
  is_enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('by_admin', 'gone', 'failing')),
  due_at bigint,                       -- milliseconds; null while nothing waits
  failing_since bigint,                -- milliseconds; of the first failure since the last success
  worker integer,
  created_at bigint not null,
  created_by uuid not null,
  updated_at bigint
);
create index notification_endpoints_of_team on notification_endpoints (team_id, created_at);
create index notification_endpoints_by_due on notification_endpoints (due_at) where due_at is not null and is_enabled;
alter table notification_endpoints enable row level security;
create policy team on notification_endpoints using (team_id = current_team()) with check (team_id = current_team());

-- The outbox: a row is written in the transaction of the change it tells of, once for each endpoint.
create table notification_deliveries (
  id uuid primary key,
  team_id uuid not null,
  endpoint_id uuid not null,
  -- Drawn under the lock of the endpoint's row, so that the order is that of the commits.
  position bigint not null default nextval('notification_positions'),
  event text not null,
  payload json not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'dead')),
  attempts integer not null default 0,
  next_at bigint not null,             -- milliseconds, like all times of this table
  first_at bigint,                     -- of the first attempt
  last_at bigint,                      -- of the newest one
  answer_status integer,
  answer text,                         -- at most 1 kB
  error text,
  created_at bigint not null
);
create index notification_deliveries_waiting on notification_deliveries (endpoint_id, position) where status = 'pending';
create index notification_deliveries_newest on notification_deliveries (endpoint_id, position desc);
create index notification_deliveries_by_time on notification_deliveries (created_at);
create index notification_deliveries_of_team on notification_deliveries (team_id);
alter table notification_deliveries enable row level security;
create policy team on notification_deliveries using (team_id = current_team()) with check (team_id = current_team());

create function notification_endpoints_due(now bigint) returns table (id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from notification_endpoints
  where due_at <= now and is_enabled and is_authenticating()
  order by due_at
$$;

-- What was delivered or given up is kept for 30 days. `now` is in milliseconds.
create function expire_notifications(now bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from notification_deliveries
  where created_at <= now - 30 * 86400000::bigint and status <> 'pending' and is_authenticating()
$$;
