-- For reads from a replica (docs/decisions/0143). The beat is the time by the primary's clock, written to its log: whoever sees it on
-- a replica sees everything that was acknowledged before it.
create table replica_beats (
  id integer primary key,
  at bigint not null                     -- milliseconds, by the database's clock
) with (fillfactor = 10);
alter table replica_beats enable row level security;
create policy members on replica_beats for select using (current_team() is not null);
create policy authentication on replica_beats using (is_authenticating());

-- Who changed something lately, and reads it from the primary. Not written ahead: the row of everyone (all zeros) is missing after a
-- crash, and then nobody reads from a replica for a while.
create unlogged table recent_writers (
  writer uuid primary key,
  until bigint not null                  -- milliseconds, by the database's clock: changes up to then are told by this row
) with (fillfactor = 50);
alter table recent_writers enable row level security;
create policy authentication on recent_writers using (is_authenticating());
