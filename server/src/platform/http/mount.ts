import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Fault, fault } from "../../kernel/errors.ts";
import { stringifyJson } from "../../kernel/json/stringify.ts";
import { type OperationSpec, takesIdempotencyKey } from "../../kernel/operation.ts";
import { isPerson, type Principal } from "../../kernel/principal.ts";
import { type BodyReading, checkBody, readBody } from "../../kernel/shape/body.ts";
import { checkPath, checkQuery } from "../../kernel/shape/parameters.ts";
import type { Problem } from "../../kernel/shape/shape.ts";
import type { Act } from "../act.ts";
import type { Database } from "../db/database.ts";
import type { Answer } from "./answer.ts";
import type { Binding, Request } from "./binding.ts";
import { factsOf } from "./facts.ts";
import { writeJson } from "./head.ts";
import { checkIdempotencyKey, findKept, once, requestHash } from "./idempotency.ts";
import { whileAllowed } from "./while-allowed.ts";

export interface MountNeeds {
  readonly db: Database;
  /** Proves who calls, or throws NOT_AUTHENTICATED. */
  readonly authenticate: (request: FastifyRequest) => Principal | Promise<Principal>;
  /** Tells the audit log that somebody was refused. */
  readonly recordDenial: (act: Omit<Act, "tx">, operation: OperationSpec) => Promise<void>;
}

export function mount(app: FastifyInstance, bindings: readonly Binding[], needs: MountNeeds): void {
  for (const binding of bindings) {
    app.route({
      method: binding.operation.method,
      url: routePath(binding.operation.path),
      config: { operation: binding.operation },
      handler: (request, reply) => serve(binding, needs, { request, reply }),
    });
  }
}

/** `/v1/things/{id}/` → `/v1/things/:id`: the router takes both spellings of the end. */
export function routePath(path: string): string {
  return path.replace(/(.)\/$/, "$1").replaceAll(/\{(\w+)\}/g, ":$1");
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Served = Promise<FastifyReply | undefined> | undefined;

/**
 * The order of the steps is the contract's: body syntax, then who, then all values at once, then the operation. Nothing is
 * awaited that is already known, so that a faulty request is refused without a promise.
 */
function serve(binding: Binding, needs: MountNeeds, exchange: Exchange): Served {
  const { operation } = binding;
  const reading = operation.body ? readBody(bodyOf(exchange.request)) : null;
  if (reading && "problem" in reading) return refuse(exchange.reply, [reading.problem]);
  const call = { binding, needs, exchange, reading };
  if (operation.access === "public" && !provesCaller(operation, exchange.request)) return serveTo(null, call);
  const proven = needs.authenticate(exchange.request);
  return proven instanceof Promise ? proven.then((who) => serveTo(who, call)) : serveTo(proven, call);
}

/** A public operation for people takes no token, or that of a person: whoever sends one is who it says. */
function provesCaller({ callers }: OperationSpec, { headers }: FastifyRequest): boolean {
  return callers === "people" && headers.authorization !== undefined;
}

interface Call {
  readonly binding: Binding;
  readonly needs: MountNeeds;
  readonly exchange: Exchange;
  readonly reading: BodyReading | null;
}

function serveTo(who: Principal | null, { binding, needs, exchange, reading }: Call): Served {
  const { operation } = binding;
  const { request } = exchange;
  if (who && !mayCall(who, operation)) return deny(operation, needs, { who, exchange });
  const problems: Problem[] = [];
  const params = operation.params
    ? checkPath(operation.params, request.params as Record<string, string>, problems)
    : {};
  const query = operation.query ? checkQuery(operation.query, queryOf(request), problems) : {};
  const body = bodyFrom(operation, reading, problems);
  if (problems.length > 0) return refuse(exchange.reply, problems);

  const facts = factsOf(exchange);
  if (takesIdempotencyKey(operation)) checkIdempotencyKey(facts.idempotencyKey);
  const checked = { ...facts, params, query, body };
  const full = who ? { ...checked, ...scopeOf(operation, { needs, who, exchange, facts }) } : checked;
  return perform(binding, full as unknown as Request<OperationSpec>, { needs, who, exchange, facts });
}

async function perform(
  binding: Binding,
  request: Request<OperationSpec>,
  { needs, who, exchange, facts }: Omit<Scope, "who"> & { readonly who: Principal | null },
): Promise<FastifyReply | undefined> {
  try {
    return send(exchange.reply, await binding.handle(request));
  } catch (error) {
    // Some refusals are decided only inside; they stand in the audit log like those at the door.
    const isDenial = error instanceof Fault && error.code === "NOT_ALLOWED";
    if (who && isDenial) await needs.recordDenial({ who, origin: facts.origin, now: facts.now }, binding.operation);
    throw error;
  }
}

async function deny(
  operation: OperationSpec,
  needs: MountNeeds,
  { who, exchange }: { who: Principal; exchange: Exchange },
): Promise<never> {
  if (who.mustChangePassword && !operation.beforePasswordChange) throw fault("PASSWORD_CHANGE_REQUIRED");
  const { origin, now } = factsOf(exchange);
  await needs.recordDenial({ who, origin, now }, operation);
  throw fault("NOT_ALLOWED", {
    internal: `${operation.id} asks for ${neededBy(operation)}; ${who.kind} ${who.userId} is ${who.role}`,
  });
}

function neededBy({ access, callers }: OperationSpec): string {
  return callers === "people" ? `${access}, and for a person` : access;
}

export function mayCall(who: Principal, operation: OperationSpec): boolean {
  const { access, callers, services, beforePasswordChange } = operation;
  if (who.mustChangePassword && !beforePasswordChange) return false;
  if (callers === "people" && !isPerson(who)) return false;
  if (who.kind === "service" && !services) return false;
  return access === "public" || access === "signed-in" || who.powers.has(access);
}

interface Scope {
  readonly needs: MountNeeds;
  readonly who: Principal;
  readonly exchange: Exchange;
  readonly facts: ReturnType<typeof factsOf>;
}

function scopeOf(operation: OperationSpec, { needs, who, exchange, facts }: Scope) {
  const { origin, now, idempotencyKey } = facts;
  const stillMay = async () => mayCall(await needs.authenticate(exchange.request), operation);
  const act = (tx: Act["tx"]): Act => ({ tx, who, origin, now });
  const claim =
    idempotencyKey && takesIdempotencyKey(operation)
      ? { key: idempotencyKey, hash: requestHash(operation.id, exchange.request.url, facts.bodyText()) }
      : null;
  return {
    who,
    signal: () => whileAllowed(facts.signal(), stillMay),
    inTeam: <T>(work: (act: Act) => Promise<T>) => needs.db.inTeam(who, (tx) => work(act(tx))),
    replay: async () => (claim ? needs.db.inTeam(who, (tx) => findKept(act(tx), claim)) : null),
    transaction: (work: (act: Act) => Promise<Answer>) =>
      needs.db.transaction(who, (tx) => (claim ? once(act(tx), claim, () => work(act(tx))) : work(act(tx)))),
  };
}

function bodyFrom(operation: OperationSpec, reading: BodyReading | null, problems: Problem[]): unknown {
  if (!operation.body || !reading) return undefined;
  if (operation.bodyOptional && "value" in reading && reading.value === null) return null;
  return checkBody(operation.body, reading, problems);
}

function bodyOf(request: FastifyRequest): { bytes: Buffer; contentType: string | undefined } {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return { bytes, contentType: request.sentType };
}

function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? "";
  const mark = url.indexOf("?");
  return mark < 0 ? "" : url.slice(mark + 1);
}

/** A faulty request is an everyday answer. What the checks recorded is safe to show as it stands. */
function refuse(reply: FastifyReply, problems: readonly Problem[]): undefined {
  return writeJson(reply, { status: 422, text: stringifyJson({ detail: problems }) });
}

function send(reply: FastifyReply, { status, headers, raw, body }: Answer): FastifyReply | undefined {
  const text = raw
    ? raw.type === "application/json" && typeof raw.content === "string"
      ? raw.content
      : null
    : stringifyJson(body);
  if (text !== null && text !== undefined) return writeJson(reply, { status, text, headers });
  reply.code(status);
  if (headers) reply.headers(headers);
  return raw ? reply.header("content-type", raw.type).send(raw.content) : reply.send();
}
