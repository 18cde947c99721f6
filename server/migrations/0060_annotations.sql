-- What people and programs say of traces (docs/decisions/0090). A trace is named by its ID only: a score may come before its
-- spans do, and stays when they are dropped. Kept as long as hourly figures.
create table trace_scores (
  team_id uuid not null,
  trace_id bytea not null,
  name text not null,
  scored_by uuid not null,
  source text not null check (source in ('person', 'program')),
  value double precision,
  label text,
  reason text,
  scored_at bigint not null,
  primary key (team_id, trace_id, name, scored_by, source),
  check (value is not null or label is not null)
);
create index trace_scores_newest on trace_scores (team_id, scored_at desc, trace_id);
create index trace_scores_by_time on trace_scores (scored_at);
alter table trace_scores enable row level security;
create policy team on trace_scores using (team_id = current_team()) with check (team_id = current_team());

create table trace_comments (
  id uuid primary key,                -- ordered by time
  team_id uuid not null,
  trace_id bytea not null,
  author uuid not null,
  body text not null,
  created_at bigint not null
);
create index trace_comments_of_trace on trace_comments (team_id, trace_id, id);
create index trace_comments_by_time on trace_comments (created_at);
alter table trace_comments enable row level security;
create policy team on trace_comments using (team_id = current_team()) with check (team_id = current_team());

-- The newest spans that name a conversation or a user.
create index otel_spans_with_conversation on otel_spans (team_id, start_ns desc) where conversation_id is not null;
create index otel_spans_with_user on otel_spans (team_id, start_ns desc) where user_id is not null;

create function expire_annotations(now bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from trace_scores where scored_at <= now - 400 * 86400 and is_authenticating();
  delete from trace_comments where created_at <= now - 400 * 86400 and is_authenticating();
$$;
