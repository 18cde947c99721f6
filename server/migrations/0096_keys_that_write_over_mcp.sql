-- Whether assistants may change something with this key. Keys that exist may not.
alter table api_keys add column mcp_writes boolean not null default false;
