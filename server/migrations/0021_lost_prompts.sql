-- How often a prompt was being asked or graded when its worker died. One that was there again and again is asked alone
-- once more and then set aside: it may be what the workers die of, and the run goes on without it.
alter table evaluation_returns add column lost integer not null default 0;
