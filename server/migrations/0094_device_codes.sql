-- Sign-ins of command lines that wait for a person. Only hashes of the two codes are kept; a row lives ten minutes.
create table device_codes (
  device_hash text primary key,
  user_hash text not null unique,
  client text not null,
  scope text not null,
  address text not null,              -- where the request came from, to show to the person who decides
  state text not null default 'pending',
  team_id uuid references teams,      -- who decided, and in which team: null while pending
  user_id uuid references users,
  created_at bigint not null,
  expires_at bigint not null,
  polled_at_ms bigint not null default 0
);
create index device_codes_by_expiry on device_codes (expires_at);
create index device_codes_by_address on device_codes (address, created_at);

alter table device_codes enable row level security;
create policy team on device_codes using (team_id = current_team() or is_authenticating());
