-- Where requests through the gateway go, and who may send them (docs/decisions/0072).
create table gateway_routes (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  leg text not null check (leg in ('front', 'model', 'tools')),
  slug text not null,
  -- In addresses. One console has one list of addresses, so no two teams can have the same.
  route text not null generated always as (slug || case leg when 'front' then '' else '.' || leg end) stored,
  upstream_url text,                  -- front: null, the address of the agent
  protocol text check (protocol in ('openai', 'anthropic', 'a2a', 'mcp')),   -- front: null, that of the agent
  key_sealed text,
  key_origin text,                    -- the key goes to this origin and to no other
  key_header text check (key_header in ('authorization', 'x-api-key', 'api-key')),
  first_byte_ms integer not null,
  silence_ms integer not null,
  total_ms integer not null,
  unscanned_paths text[] not null,    -- let through unjudged by an admin
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index gateway_routes_by_route on gateway_routes (route);
create unique index gateway_routes_single on gateway_routes (team_id, agent_id, leg) where leg <> 'tools';
create index gateway_routes_of_agent on gateway_routes (team_id, agent_id);
alter table gateway_routes enable row level security;
create policy team on gateway_routes using (team_id = current_team()) with check (team_id = current_team());

-- Only the hash of a key is kept. Whoever has the database can't use one.
create table gateway_keys (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  name text not null,
  secret_hash text not null unique,
  hint text not null,                 -- the last four characters
  legs text[] not null,
  origins text[] not null,            -- empty: any
  requests_per_minute bigint,         -- null: no limit, as for all limits
  tokens_per_minute bigint,
  tokens_per_day bigint,
  micros_per_day bigint,              -- money, in millionths of the currency of the prices
  concurrency integer,
  explain boolean not null,
  trusted boolean not null,
  created_by uuid not null,
  created_at bigint not null,
  expires_at bigint,
  last_used_at bigint,
  revoked_at bigint
);
create index gateway_keys_of_agent on gateway_keys (team_id, agent_id, created_at desc);
alter table gateway_keys enable row level security;
create policy team on gateway_keys using (team_id = current_team()) with check (team_id = current_team());

-- Keys as the gateway knows them. It asks by whole hashes before it knows any team.
create function gateway_keys_with(hashes text[]) returns setof gateway_keys
language sql stable security definer set search_path = public, pg_temp
as $$
  select k.* from gateway_keys k
  join teams t on t.id = k.team_id
  where k.secret_hash = any(hashes) and k.revoked_at is null and t.deleted_at is null and is_authenticating()
$$;

-- What models cost, per million tokens. A model without a price costs an unknown amount, not nothing.
create table model_prices (
  id uuid primary key,
  team_id uuid not null,
  pattern text not null,              -- `gpt-4o*`, in lower case
  input double precision not null,
  output double precision not null,
  cached double precision,            -- null: as input
  updated_by uuid not null,
  updated_at bigint not null,
  unique (team_id, pattern)
);
alter table model_prices enable row level security;
create policy team on model_prices using (team_id = current_team()) with check (team_id = current_team());
