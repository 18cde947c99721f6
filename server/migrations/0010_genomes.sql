-- A genome is a line of versions. What was sent to seed it stays beside them byte for byte, until the genome is deleted:
-- then its contents go, and hashes and edges stay, so that the ancestry of others remains whole.
alter table genomes alter column body drop not null;
alter table genomes
  add column name text,
  add column origin text not null default 'seed',   -- seed | extract
  add column latest integer not null default 1,
  add column warnings json,
  add column deleted_at bigint;
create index genomes_alive on genomes (team_id, created_at desc, id desc) where deleted_at is null;
-- What an agent is configured with is one line; two readers at once must not begin two.
create unique index genomes_extracted on genomes (team_id, agent_id) where origin = 'extract' and deleted_at is null;

create table genome_versions (
  genome_id uuid not null references genomes on delete cascade,
  version integer not null,
  team_id uuid not null,
  genes json,                         -- null once the genome is deleted
  gene_count integer not null,
  content_hash text not null,
  config_etag text not null,
  semantic_hash text not null,
  operator json,                      -- what made it, for the versions that a search makes
  run_id uuid,
  note text,
  created_by uuid not null,
  actor_kind text not null,
  created_at bigint not null,
  primary key (genome_id, version)
);
create index genome_versions_by_content on genome_versions (genome_id, content_hash, version desc);
alter table genome_versions enable row level security;
create policy team on genome_versions using (team_id = current_team()) with check (team_id = current_team());

-- From a version to those it came from. A child is written after its parents and never again, so there is no way round.
create table genome_edges (
  child_id uuid not null,
  child_version integer not null,
  parent_id uuid not null,
  parent_version integer not null,
  role text not null,
  team_id uuid not null,
  primary key (child_id, child_version, parent_id, parent_version, role),
  foreign key (child_id, child_version) references genome_versions on delete cascade,
  foreign key (parent_id, parent_version) references genome_versions on delete cascade
);
create index genome_edges_by_parent on genome_edges (parent_id, parent_version);
alter table genome_edges enable row level security;
create policy team on genome_edges using (team_id = current_team()) with check (team_id = current_team());

-- A version is written once. All that may happen to it afterwards is that its content goes.
create function keep_genome_version() returns trigger language plpgsql as $$
begin
  if new.genes is not null or (to_jsonb(new) - array['genes', 'note', 'operator'])
      is distinct from (to_jsonb(old) - array['genes', 'note', 'operator'])
    or new.note is not null or new.operator is not null then
    raise exception 'a version of a genome is never changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger genome_versions_kept before update on genome_versions
  for each row execute function keep_genome_version();

create function keep_genome_edge() returns trigger language plpgsql as $$
begin
  raise exception 'where a genome comes from is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger genome_edges_kept before update on genome_edges for each row execute function keep_genome_edge();

-- The map as it was last drawn, for the next drawing to begin with.
create table genome_maps (
  team_id uuid primary key references teams,
  version integer not null,
  points json not null,
  distances json not null,            -- between the landmarks, row by row below the diagonal
  stress double precision not null,
  trustworthiness double precision not null,
  drawn_at bigint not null
);
alter table genome_maps enable row level security;
create policy team on genome_maps using (team_id = current_team()) with check (team_id = current_team());

-- Genomes kept so far have one version, of which no gene was read. The hashes are those of an empty list of genes.
insert into genome_versions (genome_id, version, team_id, genes, gene_count, content_hash, config_etag, semantic_hash,
    created_by, actor_kind, created_at)
  select id, 1, team_id, '[]', 0, encode(sha256(convert_to(E'genome/1\n[]', 'UTF8')), 'hex'),
    encode(sha256(convert_to(E'config/1\n{}', 'UTF8')), 'hex'), encode(sha256(convert_to(E'sense/1\n[]', 'UTF8')), 'hex'),
    created_by, 'user', created_at
  from genomes;
