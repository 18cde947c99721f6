-- What tools said of themselves, so that a person can see what changed before accepting it (docs/decisions/0081). Null for tools
-- that were last seen before this. Cut at a length that no honest definition reaches; the digest is of the whole.
alter table tool_pins add column definition text;
alter table tool_pins add column changed_definition text;
