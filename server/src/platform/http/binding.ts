import type { Checked, OperationSpec } from "../../kernel/operation.ts";
import type { Origin, Principal } from "../../kernel/principal.ts";
import type { Act } from "../act.ts";
import type { Answer } from "./answer.ts";

/** The parts of a request that are no operation's own. */
export interface RequestFacts {
  readonly origin: Origin;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly ifMatch: string | undefined;
  /** For the few public operations that also know a signed-in person. */
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** The trace this request is part of, to hand on to a service that is asked for its sake. */
  readonly traceparent: string | undefined;
  readonly userAgent: string | undefined;
  readonly cookie: (name: string) => string | undefined;
  /** The body as it came, for the operations that forward or keep it verbatim. */
  readonly bodyText: () => string;
  /** Fires when the client goes away and, for callers who had to prove who they are, when they may no longer call. */
  readonly signal: () => AbortSignal;
}

export interface PublicRequest<O extends OperationSpec> extends Checked<O>, RequestFacts {}

export interface Request<O extends OperationSpec> extends PublicRequest<O> {
  readonly who: Principal;
  /** Reads, or one statement that is its own transaction. */
  inTeam<T>(work: (act: Act) => Promise<T>): Promise<T>;
  /** The kept answer of a repeated Idempotency-Key, for work that cannot happen inside one transaction. */
  replay(): Promise<Answer | null>;
  /** All or nothing; a repeated Idempotency-Key is answered from the store and does nothing again. */
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

/** For the operations that need no token: their handler has no principal to lean on. */
export function bindPublic<O extends OperationSpec & { access: "public" }>(
  operation: O,
  handle: (request: PublicRequest<O>) => Promise<Answer>,
): Binding {
  return { operation, handle: handle as unknown as Binding["handle"] };
}
