-- What is recorded of an agent's traffic (docs/decisions/0073). Without a row: texts of hits in shadow, and nothing else.
create table traffic_settings (
  team_id uuid not null,
  agent_id uuid not null,
  record_hits boolean not null,
  sample_share double precision not null check (sample_share between 0 and 1),
  reason text,                        -- why, in the words of whoever set it
  updated_at bigint not null,
  updated_by uuid not null,
  primary key (team_id, agent_id)
);
alter table traffic_settings enable row level security;
create policy team on traffic_settings using (team_id = current_team()) with check (team_id = current_team());

-- A sample of requests with everything that was judged in them, sealed, for 7 days. Texts of hits are in guard_hits.
create table recorded_traffic (
  id uuid primary key,                -- ordered by time
  team_id uuid not null,
  agent_id uuid not null,
  request_id text not null,
  leg text not null check (leg in ('front', 'model', 'tools')),
  protocol text not null,
  model text,
  config_id uuid,
  version integer not null,
  decision text not null,             -- of the version that judged it
  texts integer not null,
  characters integer not null,
  is_cut boolean not null,            -- more than is kept of one request
  content_sealed text not null,
  is_sample boolean not null,         -- made up, for the sample agent
  created_at bigint not null
);
create index recorded_traffic_of_agent on recorded_traffic (team_id, agent_id, id desc);
create index recorded_traffic_by_time on recorded_traffic (created_at);
alter table recorded_traffic enable row level security;
create policy team on recorded_traffic using (team_id = current_team()) with check (team_id = current_team());

-- A client sends the whole conversation with every turn: the same text is kept once, with how often it was hit.
alter table guard_hits add column seen integer not null default 1;

create function expire_recorded_traffic(now bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from recorded_traffic where created_at <= now - 7 * 86400 and is_authenticating();
$$;
