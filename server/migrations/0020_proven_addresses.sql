-- An address reserves nothing until its person has proven it. Accounts that others made under a taken address stand beside
-- the one that holds it: the maker learns nothing, and the holder loses nothing. Proving the address brings them together.
alter table users add column holds_address boolean not null default true;
drop index users_email;
create unique index users_email on users (lower(email)) where deleted_at is null and holds_address;
create index users_by_address on users (lower(email)) where deleted_at is null;

-- Whether the person chose the password; one that was handed over is known to whoever handed it over.
alter table users add column password_own boolean not null default false;
update users set password_own = true where is_verified;

-- Who is meant when sign-in is off. It was told by the address, which its owner can change now.
alter table users add column is_local boolean not null default false;
update users set is_local = true where email = 'local-owner@console.invalid' and is_super_admin;

-- Only an identity that a sign-in proved is unique; one that was written down says no more than an address does.
drop index users_external;
create unique index users_external on users (external_user_id)
  where external_user_id is not null and oidc_linked_at is not null and deleted_at is null;

-- A link that was mailed and shown to nobody else proves the address of whoever opens it.
alter table invitations add column mailed_only boolean not null default false;

-- The role of the maker when the key was made. A key never has more; without a role it could do least.
alter table api_keys add column role text not null default 'VIEWER' check (role in ('OWNER', 'ADMIN', 'MEMBER', 'VIEWER'));
update api_keys k set role = m.role from memberships m where m.team_id = k.team_id and m.user_id = k.user_id;
