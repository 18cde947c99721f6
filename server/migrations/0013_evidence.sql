-- The keys that evidence packs are signed with. They belong to the console and to no team. An old one is never forgotten:
-- a pack may have to be verified years after it was made.
create table evidence_keys (
  fingerprint text primary key,
  public_key text not null,          -- SPKI, base64
  private_sealed text not null,
  created_at bigint not null
);
alter table evidence_keys enable row level security;
create policy authentication on evidence_keys using (is_authenticating());
