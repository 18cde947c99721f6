import type { Tables } from "../platform/domain/domain.ts";
import { domains } from "./domains.ts";

/** The tables that belong to no domain. */
const platformTables: Tables = {
  idempotent_answers: {
    person: "erased where the person asked; answers to others are cleared after a day",
    team: "erased",
  },
  audit_log: {
    person: "kept: what an id without a name did, and from which address",
    team: "kept: what was done, with no name of the team in it",
  },
  audit_seals: { person: "kept: the chain proves the log whole", team: "kept: the chain proves the log whole" },
  audit_pending: { person: "kept until it is sealed", team: "kept until it is sealed" },
  schema_migrations: { person: "kept: nobody's", team: "kept: nobody's" },
};

/** Every table of the database, and what happens to its rows when a user or a team is deleted. */
export const consoleTables: Tables = Object.assign({}, ...domains.map(({ tables }) => tables), platformTables);
