-- An agent of the team that may reword prompts of a harness: which one, how many calls, and what became of each. Null without one.
alter table custom_harnesses add column generator json;
