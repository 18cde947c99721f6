-- What a finished search taught about the clauses of the library, for later searches of the team that want to begin with it.
alter table evolution_jobs add column learnt json;
