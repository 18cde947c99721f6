-- What an assistant asked for and only a person may do (docs/decisions/0120).
create table pending_actions (
  id uuid primary key,
  team_id uuid not null references teams,
  operation text not null,
  plan json not null,                 -- the request: path, query, body
  plan_hash text not null,
  resource_etag text,                 -- of what it changes, when it was asked for
  key_id uuid not null,               -- the key that asked, which may have ended since
  asked_by uuid not null,             -- whose key it is
  client text not null,
  reason text not null,
  state text not null check (state in ('open', 'approved', 'declined', 'expired', 'done', 'failed')),
  decided_by uuid,
  decided_at bigint,                  -- seconds
  outcome text,                       -- the code of a refusal
  created_at bigint not null,         -- seconds
  expires_at bigint not null          -- seconds
);
create index pending_actions_by_team on pending_actions (team_id, created_at desc, id desc);
alter table pending_actions enable row level security;
create policy team on pending_actions using (team_id = current_team()) with check (team_id = current_team());

-- Confirmations are used once. Each is here from its use until it would have expired.
create table used_confirmations (
  id uuid primary key,
  team_id uuid not null references teams,
  expires_at bigint not null          -- seconds
);
create index used_confirmations_by_team on used_confirmations (team_id, expires_at);
alter table used_confirmations enable row level security;
create policy team on used_confirmations using (team_id = current_team()) with check (team_id = current_team());
