-- Links that show one report, read only, to anyone who has them. Only the token's hash is here.
create table share_links (
  id uuid primary key,
  team_id uuid not null references teams,
  evaluation_id uuid not null references evaluations on delete cascade,
  hash text not null unique,
  includes_transcripts boolean not null,
  created_by uuid not null,
  created_at bigint not null,         -- seconds
  expires_at bigint not null,         -- seconds
  revoked_at bigint,
  revoked_by uuid,
  opened integer not null default 0,
  last_opened_at bigint
);
create index share_links_by_team on share_links (team_id, created_at desc, id desc);
create index share_links_by_evaluation on share_links (evaluation_id);
alter table share_links enable row level security;
create policy team on share_links using (team_id = current_team()) with check (team_id = current_team());

-- A report leaves the team only where the team has said that it may.
alter table evaluation_settings add column share_links boolean not null default false;

-- A reader has a token and no team. One that is unknown, expired, revoked, or of a team that has switched links off is none.
create function shared_report(wanted text, now_s bigint)
returns table (id uuid, team_id uuid, evaluation_id uuid, created_by uuid, includes_transcripts boolean, expires_at bigint)
language sql stable security definer set search_path = public, pg_temp
as $$
  select l.id, l.team_id, l.evaluation_id, l.created_by, l.includes_transcripts, l.expires_at
  from share_links l
  join teams t on t.id = l.team_id and t.deleted_at is null
  join evaluation_settings s on s.team_id = l.team_id and s.share_links
  where is_authenticating() and l.hash = wanted and l.revoked_at is null and l.expires_at > now_s
$$;
