-- Whether what campaigns proved is asked again by itself once a proposal is applied. A person switches it on: it sends attacks.
alter table evolution_settings add column reattack_after_apply boolean not null default false;
