-- What each client has used of its rate limits, over all processes (docs/decisions/0134). Not written ahead: after a crash of the
-- database everyone begins with a full allowance.
create unlogged table rate_limits (
  client text primary key,               -- the limit's name, a slash, and whom it counts
  full_at double precision not null,     -- milliseconds: when everything that was used will have been given back
  granted double precision not null      -- milliseconds of the last payment that there was room for
) with (fillfactor = 50);
alter table rate_limits enable row level security;
create policy authentication on rate_limits using (is_authenticating());
