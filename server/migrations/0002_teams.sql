create table teams (
  id uuid primary key,
  name text not null,
  description text,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint
);

create table users (
  id uuid primary key,
  email text not null,
  password_hash text,
  given_name text,
  family_name text,
  external_user_id text,
  oidc_linked_at bigint,             -- null: external_user_id was only written down, and nobody signs in by it
  profile_image text,
  is_active boolean not null default true,
  is_verified boolean not null default false,
  is_super_admin boolean not null default false,
  password_change_required boolean not null default false,
  default_team_id uuid references teams,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint
);
create unique index users_email on users (lower(email)) where deleted_at is null;
create unique index users_external on users (external_user_id) where external_user_id is not null and deleted_at is null;

create table memberships (
  id uuid primary key,
  team_id uuid not null references teams,
  user_id uuid not null references users,
  role text not null check (role in ('OWNER', 'ADMIN', 'MEMBER', 'VIEWER')),
  created_at bigint not null,
  updated_at bigint not null,
  unique (team_id, user_id)
);
create index memberships_by_user on memberships (user_id);

create table invitations (
  id uuid primary key,
  team_id uuid not null references teams,
  email text not null,
  invited_by uuid not null references users,
  role text not null check (role in ('OWNER', 'ADMIN', 'MEMBER', 'VIEWER')),
  status text not null check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REVOKED')),
  token_hash text not null,
  created_at bigint not null,
  expires_at bigint not null,
  decided_at bigint
);
create index invitations_by_team on invitations (team_id, created_at desc);
create unique index invitations_by_token on invitations (token_hash);
create unique index invitations_one_pending on invitations (team_id, lower(email)) where status = 'PENDING';

-- A session is a family of refresh tokens; each token is used once.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  team_id uuid not null references teams,
  address text not null,
  user_agent text,
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  end_reason text
);
create index sessions_by_user on sessions (user_id, created_at desc);
create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  issued_at bigint not null,
  used_at bigint
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

create table api_keys (
  id uuid primary key,
  client_id text not null unique,
  team_id uuid not null references teams,
  user_id uuid not null references users,
  made_with uuid references api_keys, -- the key that made this one, and takes it along when it is revoked
  name text not null,
  secret_hash text not null,
  hint text not null,                -- last four characters, to recognise a key by
  scopes text[] not null,
  created_at bigint not null,
  expires_at bigint,
  last_used_at bigint,
  revoked_at bigint
);
create index api_keys_by_team on api_keys (team_id, created_at desc);
create index api_keys_by_maker on api_keys (made_with) where made_with is not null;

-- One-time links: the first owner, or a way back in for somebody who lost the password.
create table sign_in_links (
  token_hash text primary key,
  user_id uuid references users,      -- null: makes the first owner
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

create table signing_keys (
  kid text primary key,
  public_jwk json not null,
  private_sealed text not null,
  created_at bigint not null,
  retires_at bigint not null,        -- no longer signs
  forgotten_at bigint not null       -- no longer verifies
);

-- Tokens issued up to `at` for this session, key or membership are void.
create table revocations (
  subject text primary key,
  at bigint not null
);

-- How often signing in failed lately, for one address, one account, or the pair.
create table sign_in_failures (
  bucket text primary key,
  failures integer not null,
  last_at bigint not null
);

-- OpenID Connect sign-ins that are under way.
create table oidc_logins (
  state_hash text primary key,
  nonce text not null,
  verifier_sealed text not null,
  return_to text not null,
  expires_at bigint not null
);
create index oidc_logins_by_expiry on oidc_logins (expires_at);

-- A person sees their other teams, and the people of this one; written is only in this one, and only the person.
alter table teams enable row level security;
create policy team on teams using (id = current_team() or is_authenticating());
create policy seen on teams for select using (id in (select team_id from memberships where user_id = current_person()));
alter table users enable row level security;
create policy own on users using (id = current_person() or is_authenticating());
create policy seen on users for select using (id in (select user_id from memberships where team_id = current_team()));
alter table memberships enable row level security;
create policy team on memberships using (team_id = current_team() or is_authenticating());
create policy seen on memberships for select using (user_id = current_person());
alter table invitations enable row level security;
create policy team on invitations using (team_id = current_team() or is_authenticating());
alter table sessions enable row level security;
create policy own on sessions using (user_id = current_person() or is_authenticating());
alter table refresh_tokens enable row level security;
create policy authentication on refresh_tokens using (is_authenticating());
alter table api_keys enable row level security;
create policy team on api_keys using (team_id = current_team() or is_authenticating());
alter table sign_in_links enable row level security;
create policy authentication on sign_in_links using (is_authenticating());
alter table signing_keys enable row level security;
create policy authentication on signing_keys using (is_authenticating());
alter table revocations enable row level security;
-- Every team voids tokens; only housekeeping takes a revocation away.
create policy everybody on revocations using (current_team() is not null or is_authenticating());
create policy swept on revocations as restrictive for delete using (is_authenticating());
alter table sign_in_failures enable row level security;
create policy authentication on sign_in_failures using (is_authenticating());
alter table oidc_logins enable row level security;
create policy authentication on oidc_logins using (is_authenticating());
