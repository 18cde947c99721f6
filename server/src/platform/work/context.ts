import type { Clock } from "../../kernel/clock.ts";
import { powersOf, type Scope } from "../../kernel/permissions.ts";
import type { Principal } from "../../kernel/principal.ts";
import type { Act } from "../act.ts";
import type { Database } from "../db/database.ts";
import type { JobRef } from "./job.ts";

export interface JobIdentity {
  /** Identifies the job in the audit log, before its id. */
  readonly prefix: string;
  readonly scopes: readonly Scope[];
}

/** A job's access to the database. It acts for the user who started it, with the given scopes and no more. */
export interface JobContext {
  readonly job: JobRef;
  /** All or nothing. */
  transaction<T>(work: (act: Act) => Promise<T>): Promise<T>;
  /** Each statement is its own transaction. */
  inTeam<T>(work: (act: Act) => Promise<T>): Promise<T>;
}

export function openJobContext(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  job: JobRef,
  { prefix, scopes }: JobIdentity,
): JobContext {
  const { id, teamId, userId } = job;
  const subject = { teamId, userId };
  const who: Principal = {
    ...{ kind: "service", userId, teamId, role: "MEMBER", scopes, powers: powersOf("MEMBER", scopes) },
    ...{ credentialId: null, mustChangePassword: false },
  };
  const origin = { requestId: `${prefix}-${id}`, address: "worker" };
  const actOn = (tx: Act["tx"]): Act => ({ tx, who, origin, now: clock.milliseconds() });
  return {
    job,
    transaction: (work) => db.transaction(subject, (tx) => work(actOn(tx))),
    inTeam: (work) => db.inTeam(subject, (tx) => work(actOn(tx))),
  };
}
