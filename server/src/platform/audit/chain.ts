import { hash } from "node:crypto";
import { joinStatements, raw } from "../db/sql.ts";
import type { AuditLogRow } from "./rows.ts";

/** The columns of an audit row, in the order in which a link covers them. A new column needs a new FORMAT. */
const COLUMNS = [
  "id",
  "team_id",
  "at",
  "actor_kind",
  "actor_id",
  "action",
  "target_kind",
  "target_id",
  "outcome",
  "before_hash",
  "after_hash",
  "request_id",
  "address",
  "details",
] as const satisfies readonly (keyof AuditLogRow)[];

/** A row as PostgreSQL writes it: there is no parser between what is stored and what is hashed. */
export type RowText = Readonly<Record<(typeof COLUMNS)[number], string | null>>;

/** The select list that reads a RowText from `audit_log a`. */
export const ROW_TEXT = joinStatements(COLUMNS.map((column) => raw(`a.${column}::text as ${column}`)));

/** The members of a link besides its hash. */
export interface Link {
  readonly seq: number;
  /** Milliseconds. */
  readonly sealedAt: number;
}

const FORMAT = "agent-console audit/1";

/** The hash before the first link. It contains the team, so that one team's chain can't pass for another's. */
export function genesis(teamId: string): string {
  return hash("sha256", `${FORMAT}\n${"0".repeat(64)}\n${teamId}`);
}

export function linkHash(previous: string, link: Link, row: RowText): string {
  const members: Record<string, unknown> = { seq: link.seq, sealed_at: link.sealedAt };
  for (const column of COLUMNS) members[column] = row[column];
  return hash("sha256", `${FORMAT}\n${previous}\n${JSON.stringify(members)}`);
}
