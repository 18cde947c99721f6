import { type Checked, type OperationSpec, takesIdempotencyKey } from "../../kernel/operation.ts";
import { isPerson, type Origin, type Principal } from "../../kernel/principal.ts";
import type { Act } from "../act.ts";
import type { Database } from "../db/database.ts";
import type { Reads } from "../db/replica/reads.ts";
import type { Answer } from "./answer.ts";
import { type Claim, findKept, once, requestHash } from "./idempotency.ts";

/** The parts of a request that are the same for every operation. */
export interface RequestFacts {
  readonly origin: Origin;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** For the few public operations that also recognize a signed-in user. */
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** The trace of this request, to pass on to a service. */
  readonly traceparent: string | undefined;
  readonly userAgent: string | undefined;
  readonly cookie: (name: string) => string | undefined;
  /** The body as received, for operations that forward or store it verbatim. */
  readonly bodyText: () => string;
  /** Fires when the client disconnects and, for authenticated callers, when they lose the permission to call. */
  readonly signal: () => AbortSignal;
}

export interface PublicRequest<O extends OperationSpec> extends Checked<O>, RequestFacts {}

export interface Request<O extends OperationSpec> extends PublicRequest<O> {
  readonly who: Principal;
  /** Reads, or one statement that is its own transaction. */
  inTeam<T>(work: (act: Act) => Promise<T>): Promise<T>;
  /** Reads in one transaction. */
  readTogether<T>(work: (act: Act) => Promise<T>): Promise<T>;
  /** The stored response for a repeated Idempotency-Key, for work that can't run inside one transaction. */
  replay(): Promise<Answer | null>;
  /** All or nothing. A repeated Idempotency-Key gets the stored response, and the work does not run again. */
  transaction(work: (act: Act) => Promise<Answer>): Promise<Answer>;
}

/** An operation and the code behind it. */
export interface Binding {
  readonly operation: OperationSpec;
  readonly handle: (request: Request<OperationSpec>) => Promise<Answer>;
}

export function bind<O extends OperationSpec>(operation: O, handle: (request: Request<O>) => Promise<Answer>): Binding {
  return { operation, handle: handle as unknown as Binding["handle"] };
}

/** For operations that need no token: their handler has no principal. */
export function bindPublic<O extends OperationSpec & { access: "public" }>(
  operation: O,
  handle: (request: PublicRequest<O>) => Promise<Answer>,
): Binding {
  return { operation, handle: handle as unknown as Binding["handle"] };
}

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

interface TeamScope extends Pick<Request<OperationSpec>, "who" | "inTeam" | "readTogether" | "replay" | "transaction"> {
  /** How old what was read is at most, in milliseconds, if it came from a replica. */
  readonly age: () => number | null;
}

/** What an operation's code does its work with: one caller, in one team, once for each Idempotency-Key. */
export function teamScope(
  operation: OperationSpec,
  { db, reads, caller, sent }: { db: Database; reads: Reads; caller: Omit<Act, "tx">; sent: Sent },
): TeamScope {
  const { who } = caller;
  const reading = operation.reads === "replica" ? reads.begin(who) : null;
  const act = (tx: Act["tx"]): Act => ({ tx, ...caller });
  const claim: Claim | null =
    sent.idempotencyKey && takesIdempotencyKey(operation)
      ? { key: sent.idempotencyKey, hash: requestHash(operation.id, sent.url, sent.bodyText()) }
      : null;
  return {
    who,
    inTeam: (work) => (reading ? reading.inTeam((tx) => work(act(tx))) : db.inTeam(who, (tx) => work(act(tx)))),
    readTogether: (work) =>
      reading ? reading.transaction((tx) => work(act(tx))) : db.transaction(who, (tx) => work(act(tx))),
    replay: async () => (claim ? db.inTeam(who, (tx) => findKept(act(tx), claim)) : null),
    transaction: (work: (act: Act) => Promise<Answer>) =>
      db.transaction(who, (tx) => (claim ? once(act(tx), claim, () => work(act(tx))) : work(act(tx)))),
    age: () => reading?.age() ?? null,
  };
}
