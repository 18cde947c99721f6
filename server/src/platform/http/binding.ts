import type { Checked, OperationSpec } from "../../kernel/operation.ts";
import type { Origin, Principal } from "../../kernel/principal.ts";
import type { Act } from "../act.ts";
import type { Answer } from "./answer.ts";

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
