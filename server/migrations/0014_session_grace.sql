-- A page that is left while it renews its session may come again with the token it had. What that token's successor was
-- derived with is kept for the seconds in which this is taken for what it is; the successor itself is kept nowhere.
alter table refresh_tokens add column next_salt text;

-- Revocations are counted in milliseconds from now on: a token given out right after one is not void with those before it.
update revocations set at = (at + 1) * 1000 - 1;
