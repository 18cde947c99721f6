import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorCode, Fault, fault } from "../../kernel/errors.ts";
import { stringifyJson } from "../../kernel/json/stringify.ts";
import { effectOf, type OperationSpec, standingCodes, takesIdempotencyKey } from "../../kernel/operation.ts";
import type { Principal } from "../../kernel/principal.ts";
import {
  type BodyReading,
  checkBody,
  type RawBody,
  readBody,
  readLargeBody,
  SMALL_BODY,
} from "../../kernel/request/body.ts";
import { checkPath, checkQuery } from "../../kernel/request/parameters.ts";
import type { Problem } from "../../kernel/shape/check/problem.ts";
import { largestUpload, type UploadedFile } from "../../kernel/upload.ts";
import type { Act } from "../act.ts";
import { withOutcome } from "../db/connection/outcome.ts";
import type { Database } from "../db/database.ts";
import type { Reads } from "../db/replica/reads.ts";
import type { Answer } from "./answer.ts";
import { type Binding, mayCall, type Request, teamScope } from "./binding.ts";
import { factsOf } from "./facts.ts";
import { writeJson } from "./head.ts";
import { checkIdempotencyKey } from "./idempotency.ts";
import { readUpload, type UploadReading } from "./multipart.ts";
import { chooseBy, createRouter, foundFor, KIND } from "./routing.ts";
import { whileAllowed } from "./while-allowed.ts";

export interface MountNeeds {
  readonly db: Database;
  readonly reads: Reads;
  /** Authenticates the caller, or throws NOT_AUTHENTICATED. */
  readonly authenticate: (request: FastifyRequest) => Principal | Promise<Principal>;
  /** Records a refusal in the audit log. */
  readonly recordDenial: (act: Omit<Act, "tx">, operation: OperationSpec) => Promise<void>;
  /** Called if an operation refuses with a code that it does not list, which makes its document wrong. */
  readonly onUnlistedFault: (operation: OperationSpec, code: ErrorCode) => void;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The caller, if it had to be known before the body was read. */
    proven: Principal | undefined;
  }
}

/**
 * The most that an unauthenticated client can send: enough for every sign-in, and parsed in well under a millisecond.
 */
const STRANGERS_BODY = 16_384;

export function mount(app: FastifyInstance, bindings: readonly Binding[], given: MountNeeds): void {
  const needs = { ...given, inTurn: createTurns() };
  app.decorateRequest("proven", undefined);
  const limit = app.initialConfig.bodyLimit ?? SMALL_BODY;
  const kinds = new Map<string, Kind>();
  const kindOf = (operation: OperationSpec): string => {
    const [, first] = operation.path.split("/");
    const url = `/${first}/*`;
    const kind = {
      method: operation.method,
      url,
      bodyLimit: bodyLimitOf(operation, limit),
      proves: provesFirst(operation),
    };
    const name = Object.values(kind).join(" ");
    kinds.set(name, kind);
    return name;
  };
  chooseBy(createRouter(bindings, kindOf), app);
  for (const [name, { method, url, bodyLimit, proves }] of kinds) {
    app.route({
      ...{ method, url, bodyLimit },
      constraints: { [KIND]: name },
      ...(proves ? { preParsing: provingFirst(needs) } : {}),
      handler: (request, reply) => serve(bindingOf(request), needs, { request, reply }),
    });
  }
}

/** What Fastify has to know before it reads a body. */
interface Kind {
  readonly method: OperationSpec["method"];
  readonly url: string;
  readonly bodyLimit: number;
  readonly proves: boolean;
}

const provesFirst = ({ body, upload, access }: OperationSpec): boolean =>
  Boolean(body || upload) && access !== "public";

function bodyLimitOf(operation: OperationSpec, limit: number): number {
  return operation.upload ? largestUpload(operation.largestFile) : Math.min(mostBytes(operation), limit);
}

function bindingOf(request: FastifyRequest): Binding {
  const found = foundFor(request);
  if (!found) throw fault("NOT_FOUND");
  return found.binding;
}

function mostBytes({ access, body }: OperationSpec): number {
  if (access === "public") return STRANGERS_BODY;
  return body ? Number.POSITIVE_INFINITY : SMALL_BODY;
}

/** The sender of a large body, or of one of unknown length, is authenticated before a byte of it is read. */
function provingFirst(needs: Needs) {
  const prove = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { operation } = bindingOf(request);
    const who = await needs.authenticate(request);
    if (!mayCall(who, operation)) await deny(operation, needs, { who, exchange: { request, reply } });
    request.proven = who;
  };
  return (request: FastifyRequest, reply: FastifyReply, _body: unknown, done: (error?: Error) => void): void => {
    const { "content-length": length, "transfer-encoding": pieces } = request.raw.headers;
    if (pieces === undefined && !(Number(length) > SMALL_BODY)) done();
    else prove(request, reply).then(() => done(), done);
  };
}

/** Large bodies are parsed one at a time: several at once would take all of the time together. */
function createTurns(): Needs["inTurn"] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

interface Needs extends MountNeeds {
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Served = Promise<FastifyReply | undefined> | undefined;

/**
 * The order of the steps is the contract's: body syntax, then authentication (unless the body is large), then all
 * values together, then the operation. Nothing that is already known is awaited, so an invalid request is rejected
 * without a promise.
 */
function serve(binding: Binding, needs: Needs, exchange: Exchange): Served {
  const { operation } = binding;
  const raw = bodyOf(exchange.request);
  if (operation.upload)
    return readUpload({ ...raw, pause: () => setImmediate() }).then((upload) =>
      serveRead(null, { binding, needs, exchange, upload }),
    );
  if (!operation.body) return serveRead(null, { binding, needs, exchange });
  if (raw.bytes.length <= SMALL_BODY) return serveRead(readBody(raw), { binding, needs, exchange });
  return needs
    .inTurn(() => readLargeBody(raw, () => setImmediate()))
    .then((reading) => serveRead(reading, { binding, needs, exchange }));
}

function serveRead(reading: BodyReading | null, { binding, needs, exchange, upload }: Omit<Call, "reading">): Served {
  if (reading && "problem" in reading) return refuse(exchange.reply, [reading.problem]);
  const call = { binding, needs, exchange, reading, upload };
  const { operation } = binding;
  if (operation.access === "public" && !provesCaller(operation, exchange.request)) return serveTo(null, call);
  const proven = exchange.request.proven ?? needs.authenticate(exchange.request);
  return proven instanceof Promise ? proven.then((who) => serveTo(who, call)) : serveTo(proven, call);
}

/** A public operation for people accepts no token or a person's token. A token that is sent must be valid. */
function provesCaller({ callers }: OperationSpec, { headers }: FastifyRequest): boolean {
  return callers === "people" && headers.authorization !== undefined;
}

interface Call {
  readonly binding: Binding;
  readonly needs: Needs;
  readonly exchange: Exchange;
  readonly reading: BodyReading | null;
  /** Of an operation that takes a file. */
  readonly upload?: UploadReading | undefined;
}

function serveTo(who: Principal | null, { binding, needs, exchange, reading, upload }: Call): Served {
  const { operation } = binding;
  const { request } = exchange;
  if (who && !mayCall(who, operation)) return deny(operation, needs, { who, exchange });
  const problems: Problem[] = [];
  const params = operation.params ? checkPath(operation.params, foundFor(request)?.params ?? {}, problems) : {};
  const query = operation.query ? checkQuery(operation.query, queryOf(request), problems) : {};
  const body = upload ? uploadFrom(upload, problems) : bodyFrom(operation, reading, problems);
  if (problems.length > 0) return refuse(exchange.reply, problems);

  const facts = factsOf(exchange);
  if (takesIdempotencyKey(operation)) checkIdempotencyKey(facts.idempotencyKey);
  const checked = { ...facts, params, query, body };
  const scope = who ? scopeOf(operation, { needs, who, exchange, facts }) : null;
  const full = scope ? { ...checked, ...scope } : checked;
  return perform(binding, full as unknown as Request<OperationSpec>, { needs, who, exchange, facts, age: scope?.age });
}

async function perform(
  binding: Binding,
  request: Request<OperationSpec>,
  { needs, who, exchange, facts, age }: Performed,
): Promise<FastifyReply | undefined> {
  const mayChange = effectOf(binding.operation) !== "read";
  const changes = who !== null && mayChange;
  try {
    const answer = await (mayChange ? withOutcome(() => binding.handle(request)) : binding.handle(request));
    const told = changes ? needs.reads.wrote(who) : undefined;
    if (told) await told.catch(() => {});
    const oldest = age?.() ?? null;
    return send(exchange.reply, oldest === null ? answer : aged(answer, oldest));
  } catch (error) {
    // Part of it may have taken effect.
    if (changes) await needs.reads.wrote(who)?.catch(() => {});
    if (error instanceof Fault && !mayAnswer(binding.operation, error.code)) {
      needs.onUnlistedFault(binding.operation, error.code);
    }
    // Some refusals are decided only inside the operation. They are recorded in the audit log like the others.
    const isDenial = error instanceof Fault && error.code === "NOT_ALLOWED";
    if (who && isDenial) await needs.recordDenial({ who, origin: facts.origin, now: facts.now }, binding.operation);
    throw error;
  }
}

function mayAnswer(operation: OperationSpec, code: ErrorCode): boolean {
  return (operation.errors ?? []).includes(code) || standingCodes(operation).includes(code);
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

interface Performed extends Omit<Scope, "who"> {
  readonly who: Principal | null;
  readonly age: (() => number | null) | undefined;
}

/** Says in seconds how old the data of an answer is at most. */
export const AGE_HEADER = "x-agent-console-data-age";

const aged = (answer: Answer, ageMs: number): Answer => ({
  ...answer,
  headers: { ...answer.headers, [AGE_HEADER]: (Math.max(0, ageMs) / 1000).toFixed(3) },
});

interface Scope {
  readonly needs: MountNeeds;
  readonly who: Principal;
  readonly exchange: Exchange;
  readonly facts: ReturnType<typeof factsOf>;
}

function scopeOf(operation: OperationSpec, { needs, who, exchange, facts }: Scope) {
  const { origin, now, idempotencyKey } = facts;
  const stillMay = async () => mayCall(await needs.authenticate(exchange.request), operation);
  return {
    ...teamScope(operation, {
      db: needs.db,
      reads: needs.reads,
      caller: { who, origin, now },
      sent: { url: exchange.request.url, bodyText: facts.bodyText, idempotencyKey },
    }),
    signal: () => whileAllowed(facts.signal(), stillMay),
  };
}

function bodyFrom(operation: OperationSpec, reading: BodyReading | null, problems: Problem[]): unknown {
  if (!operation.body || !reading) return undefined;
  if (operation.bodyOptional && "value" in reading && reading.value === null) return null;
  return checkBody(operation.body, reading, problems);
}

function uploadFrom(file: UploadReading, problems: Problem[]): UploadedFile | undefined {
  if (!("problem" in file)) return file;
  problems.push(file.problem);
  return undefined;
}

function bodyOf(request: FastifyRequest): RawBody {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return { bytes, contentType: request.sentType };
}

function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? "";
  const mark = url.indexOf("?");
  return mark < 0 ? "" : url.slice(mark + 1);
}

/** An invalid request is an everyday case. What the checks recorded is safe to show. */
function refuse(reply: FastifyReply, problems: readonly Problem[]): undefined {
  return writeJson(reply, { status: 422, text: stringifyJson({ detail: problems }) });
}

/** A response without a body, to a client that has it. */
const NOT_MODIFIED = 304;

function send(reply: FastifyReply, { status, headers, raw, body }: Answer): FastifyReply | undefined {
  const text = raw
    ? raw.type === "application/json" && typeof raw.content === "string"
      ? raw.content
      : null
    : status === NOT_MODIFIED
      ? null
      : stringifyJson(body);
  if (text !== null && text !== undefined) return writeJson(reply, { status, text, headers });
  reply.code(status);
  if (headers) reply.headers(headers);
  return raw ? reply.header("content-type", raw.type).send(raw.content) : reply.send();
}
