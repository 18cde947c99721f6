import type { Tables } from "../platform/domain/domain.ts";
import { domains } from "./domains.ts";

/** The tables that belong to no domain. */
const platformTables: Tables = {
  idempotent_answers: {
    person: "deleted if the user sent the request; responses to others are deleted after a day",
    team: "deleted",
  },
  audit_log: {
    person: "kept: what an ID without a name did, and from which address",
    team: "kept: what was done, without the team's name",
  },
  audit_seals: {
    person: "kept: the chain proves that the log is complete",
    team: "kept: the chain proves that the log is complete",
  },
  audit_pending: { person: "kept until it is sealed", team: "kept until it is sealed" },
  rate_limits: {
    person: "kept: addresses and IDs of credentials, deleted within 16 minutes",
    team: "kept: addresses and IDs of credentials, deleted within 16 minutes",
  },
  recent_writers: {
    person: "kept: IDs of those who changed something, deleted within half an hour",
    team: "kept: IDs of those who changed something, deleted within half an hour",
  },
  replica_beats: { person: "kept: belongs to no user or team", team: "kept: belongs to no user or team" },
  processes: {
    person: "kept: belongs to no user or team",
    team: "kept: belongs to no user or team",
  },
  schema_migrations: { person: "kept: belongs to no user or team", team: "kept: belongs to no user or team" },
  schema_additions: { person: "kept: belongs to no user or team", team: "kept: belongs to no user or team" },
};

/** Every table of the database, and what happens to its rows when a user or a team is deleted. */
export const consoleTables: Tables = Object.assign({}, ...domains.map(({ tables }) => tables), platformTables);
