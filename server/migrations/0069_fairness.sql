-- A fairness test of a harness as it was asked for: dimensions, requests and margin. Null without one.
alter table custom_harnesses add column fairness json;
