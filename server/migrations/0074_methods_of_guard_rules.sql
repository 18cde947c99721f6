-- A guard rule can also be a method that needs no pattern, such as one that denies a tool: rules of policies become such guards.
-- For `denied-tools`, the pattern is the name of the tool.
alter table guard_rules add column method text not null default 'custom-patterns'
  check (method in ('custom-patterns', 'denied-tools', 'pii-structured', 'secrets', 'explicit-abuse'));
