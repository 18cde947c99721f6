import { type OperationSpec, takesIdempotencyKey } from "../../../kernel/operation.ts";
import { isPerson, type Principal } from "../../../kernel/principal.ts";
import type { Act } from "../../act.ts";
import type { Database } from "../../db/database.ts";
import type { Answer } from "../answer.ts";
import type { Request } from "../binding.ts";
import { type Claim, findKept, once, requestHash } from "../idempotency.ts";

export function mayCall(who: Principal, operation: OperationSpec): boolean {
  const { access, callers, services, beforePasswordChange } = operation;
  if (who.mustChangePassword && !beforePasswordChange) return false;
  if (callers === "people" && !isPerson(who)) return false;
  if (who.kind === "service" && !services) return false;
  return access === "public" || access === "signed-in" || who.powers.has(access);
}

export interface Sent {
  /** The address with its query, and the body's text: what a repeated Idempotency-Key must be the same for. */
  readonly url: string;
  readonly bodyText: () => string;
  readonly idempotencyKey: string | undefined;
}

/** What an operation's code does its work with: one caller, in one team, once for each Idempotency-Key. */
export function teamScope(
  operation: OperationSpec,
  { db, caller, sent }: { db: Database; caller: Omit<Act, "tx">; sent: Sent },
): Pick<Request<OperationSpec>, "who" | "inTeam" | "replay" | "transaction"> {
  const { who } = caller;
  const act = (tx: Act["tx"]): Act => ({ tx, ...caller });
  const claim: Claim | null =
    sent.idempotencyKey && takesIdempotencyKey(operation)
      ? { key: sent.idempotencyKey, hash: requestHash(operation.id, sent.url, sent.bodyText()) }
      : null;
  return {
    who,
    inTeam: (work) => db.inTeam(who, (tx) => work(act(tx))),
    replay: async () => (claim ? db.inTeam(who, (tx) => findKept(act(tx), claim)) : null),
    transaction: (work: (act: Act) => Promise<Answer>) =>
      db.transaction(who, (tx) => (claim ? once(act(tx), claim, () => work(act(tx))) : work(act(tx)))),
  };
}
