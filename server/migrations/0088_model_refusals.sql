-- Answers of an attacker model that were of no use: it refused, or wrote something else than it was asked for.
alter table campaigns add column model_refusals integer not null default 0;
