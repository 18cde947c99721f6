import type { Act } from "../../../platform/act.ts";
import type { Finding } from "../../../platform/audit/findings.ts";
import type { Head } from "../../../platform/audit/heads.ts";
import { verifyTeam } from "../../../platform/audit/verify.ts";

export interface Integrity {
  readonly intact: boolean;
  readonly rows: number;
  readonly sealed: number;
  readonly pending: number;
  readonly head: { readonly seq: number; readonly hash: string } | null;
  readonly finding?: Finding;
}

export interface Outside {
  /** Read before the act's transaction started. */
  readonly heads: readonly Head[];
  /** Stops verifying a long chain when the caller has disconnected. */
  readonly signal: AbortSignal;
}

export async function checkAuditLog({ tx, who }: Act, outside: Outside): Promise<Integrity> {
  const { finding, ...counts } = await verifyTeam(tx, { teamId: who.teamId, ...outside });
  return { intact: finding === null, ...counts, ...(finding ? { finding } : {}) };
}
