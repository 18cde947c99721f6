-- Guards that a team brings itself: an HTTP guard, or a classifier file on the console's disk (docs/decisions/0063). What
-- decides is never changed: a different address, file or threshold is a new guard, with a card of its own.
create table external_guards (
  id uuid primary key,
  team_id uuid not null,
  kind text not null check (kind in ('remote', 'model')),
  name text not null,
  -- The guard method whose packs it is measured on.
  measured_as text not null,
  url text,                          -- remote
  key_sealed text,
  key_origin text,                   -- the key goes to this origin and to no other
  file text,                         -- model: inside the folder that the operator named
  tokenizer text,
  sha256 text,
  tokenizer_sha256 text,
  labels json,                       -- in the order of the model's outputs
  attack_label text,
  threshold double precision,        -- a score from here on is a hit
  created_by uuid not null,
  created_at bigint not null,
  -- The measurement of its card, a background job.
  card_status text not null default 'running'
    check (card_status in ('running', 'paused', 'completed', 'failed', 'cancelled')),
  card_message text,
  card_total integer not null default 0,
  worker integer,
  card json,
  measured_at bigint,
  unique (team_id, kind, name)
);
alter table external_guards enable row level security;
create policy team on external_guards using (team_id = current_team()) with check (team_id = current_team());

create function external_guards_in_measurement() returns table (id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from external_guards
  where card_status = 'running' and is_authenticating()
  order by created_at
$$;

-- The journal of a measurement: what the guard said of the texts of the packs, a batch at a time. The next worker goes on
-- behind the last one.
create table external_guard_judgments (
  guard_id uuid not null references external_guards on delete cascade,
  team_id uuid not null,
  position integer not null,         -- of the first text
  judgments json not null,
  primary key (guard_id, position)
);
alter table external_guard_judgments enable row level security;
create policy team on external_guard_judgments
  using (team_id = current_team()) with check (team_id = current_team());

-- How often judges were asked on behalf of guards. Counted before a question is sent, by all processes together.
create table guard_judge_spending (
  team_id uuid not null,
  agent_id uuid not null,
  day integer not null,              -- since 1970, UTC
  asked integer not null,
  primary key (team_id, agent_id, day)
);
alter table guard_judge_spending enable row level security;
create policy team on guard_judge_spending
  using (team_id = current_team()) with check (team_id = current_team());
