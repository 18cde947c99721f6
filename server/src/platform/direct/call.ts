import { Fault, fault } from "../../kernel/errors.ts";
import { stringifyJson } from "../../kernel/json/stringify.ts";
import { effectOf, type OperationSpec } from "../../kernel/operation.ts";
import type { Origin, Principal } from "../../kernel/principal.ts";
import { checkBody } from "../../kernel/request/body.ts";
import { checkPath, checkQuery } from "../../kernel/request/parameters.ts";
import type { Problem } from "../../kernel/shape/check/problem.ts";
import { Unprocessable } from "../../kernel/unprocessable.ts";
import type { Act } from "../act.ts";
import { withOutcome } from "../db/connection/outcome.ts";
import type { Database } from "../db/database.ts";
import type { Reads } from "../db/replica/reads.ts";
import type { Answer } from "../http/answer.ts";
import { type Binding, mayCall, type Request, teamScope } from "../http/binding.ts";

export interface DirectCall {
  readonly operation: OperationSpec;
  readonly who: Principal;
  readonly origin: Origin;
  readonly params: Readonly<Record<string, string>>;
  /** As in an address, without the question mark. */
  readonly query: string;
  /** Parsed; undefined if there is none. */
  readonly body: unknown;
  readonly ifMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal: AbortSignal;
}

export interface DirectNeeds {
  readonly db: Database;
  readonly reads: Reads;
  readonly recordDenial: (act: Omit<Act, "tx">, operation: OperationSpec) => Promise<void>;
}

export type CallDirectly = (call: DirectCall) => Promise<Answer>;

/**
 * Calls an operation inside this process, for a caller that is known already. Permission, validation, idempotency and the record
 * of a refusal are those of a request over HTTP: throws the same faults, and Unprocessable for values that don't fit.
 */
export function createDirectCalls(bindings: readonly Binding[], needs: DirectNeeds): CallDirectly {
  const byId = new Map(bindings.map((binding) => [binding.operation.id, binding]));
  return async (call) => {
    const { operation, who, origin } = call;
    const binding = byId.get(operation.id);
    if (!binding || operation.upload) throw fault("NOT_FOUND");
    const caller = { who, origin, now: Date.now() };
    if (!mayCall(who, operation)) {
      if (who.mustChangePassword) throw fault("PASSWORD_CHANGE_REQUIRED");
      await needs.recordDenial(caller, operation);
      throw fault("NOT_ALLOWED");
    }
    const sent = {
      url: `${operation.path}?${new URLSearchParams(call.params)}&${call.query}`,
      bodyText: () => (call.body === undefined ? "" : stringifyJson(call.body)),
      idempotencyKey: call.idempotencyKey,
    };
    const request = {
      ...checked(call),
      ...{ origin, now: caller.now, ifMatch: call.ifMatch, idempotencyKey: call.idempotencyKey },
      ...{ ifNoneMatch: undefined, authorization: undefined, traceparent: undefined, userAgent: undefined },
      cookie: () => undefined,
      bodyText: sent.bodyText,
      signal: () => call.signal,
      ...teamScope(operation, { db: needs.db, reads: needs.reads, caller, sent }),
    };
    try {
      return await withOutcome(() => binding.handle(request as unknown as Request<OperationSpec>));
    } catch (error) {
      // Decided only inside the operation, and recorded like every other refusal.
      if (error instanceof Fault && error.code === "NOT_ALLOWED") await needs.recordDenial(caller, operation);
      throw error;
    } finally {
      if (effectOf(operation) !== "read") await needs.reads.wrote(who)?.catch(() => {});
    }
  };
}

function checked({ operation, params, query, body }: DirectCall) {
  const problems: Problem[] = [];
  const values = {
    params: operation.params ? checkPath(operation.params, params, problems) : {},
    query: operation.query ? checkQuery(operation.query, query, problems) : {},
    body: bodyOf(operation, body, problems),
  };
  if (problems.length > 0) throw new Unprocessable(problems);
  return values;
}

function bodyOf(operation: OperationSpec, body: unknown, problems: Problem[]): unknown {
  if (!operation.body) return undefined;
  const value = body ?? null;
  if (operation.bodyOptional && value === null) return null;
  return checkBody(operation.body, { value }, problems);
}
