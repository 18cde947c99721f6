import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ActionNeeds } from "../../domains/teams/approvals/decide-action.ts";
import type { TeamsPort } from "../../domains/teams/port.ts";
import { type Catalog, Fault, fault } from "../../kernel/errors.ts";
import { onFirstUse } from "../../kernel/on-first-use.ts";
import type { OperationSpec } from "../../kernel/operation.ts";
import type { Principal } from "../../kernel/principal.ts";
import { sourceOf, writeAudit } from "../../platform/audit/record.ts";
import type { Database } from "../../platform/db/database.ts";
import type { CallDirectly } from "../../platform/direct/call.ts";
import type { RateLimits } from "../../platform/limits/rate-limit.ts";
import type { Keyring } from "../../platform/secrets/keyring.ts";
import { type MethodNeeds, type Served, serveCall } from "./methods.ts";
import { readEra } from "./protocol/era.ts";
import {
  answerText,
  INTERNAL_ERROR,
  INVALID_REQUEST,
  METHOD_NOT_FOUND,
  membersOf,
  type RpcCall,
  type RpcId,
  readMessage,
} from "./protocol/rpc.ts";
import { createOffer } from "./tools/offer.ts";
import type { Caller } from "./tools/run.ts";
import { createSeals } from "./writes/seal.ts";

export interface McpNeeds {
  readonly db: Database;
  readonly catalog: Catalog;
  readonly operations: readonly OperationSpec[];
  readonly callDirectly: CallDirectly;
  readonly callPlanned: ActionNeeds["callPlanned"];
  readonly etagOf: ActionNeeds["etagOf"];
  readonly keyring: Pick<Keyring, "derive">;
  readonly publicUrl: string;
  readonly teams: { readonly port: Pick<TeamsPort, "authenticate"> };
  /** Fires when the console stops: a client that waits is answered before. */
  readonly stopping: AbortController;
  readonly rateLimits: RateLimits;
  readonly logger: { error: (facts: object, text: string) => void };
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who sends a message to the MCP endpoint. */
    mcpCaller: Principal | undefined;
  }
}

const CALLS_PER_MINUTE = 120;
/** Enough for every argument that a model writes. */
const MOST_BODY = 1_048_576;
/** There is no stream that the server begins, and no session to end. */
const OTHER_METHODS = ["GET", "DELETE", "PUT", "PATCH"];

/**
 * Serves the Model Context Protocol at `/mcp`, in both generations, outside of the operations: what it offers is made of them.
 * Nothing is kept between two requests, so any process can answer the next one.
 */
export function serveMcp(app: FastifyInstance, needs: McpNeeds): void {
  const calls = needs.rateLimits.open({ name: "mcp", perMinute: CALLS_PER_MINUTE });
  const seals = onFirstUse(async () => createSeals(needs.keyring));
  const offer = onFirstUse(async () => createOffer(needs.operations));
  app.decorateRequest("mcpCaller", undefined);

  const authenticate = async (request: FastifyRequest): Promise<Principal> =>
    needs.teams.port.authenticate({
      authorization: request.headers.authorization,
      teamId: undefined,
      origin: { requestId: request.id, address: request.ip },
    });

  app.route({
    method: "POST",
    url: "/mcp",
    bodyLimit: MOST_BODY,
    preParsing: async (request, _reply, body) => {
      const who = await authenticate(request);
      if (who.kind === "service") throw fault("NOT_ALLOWED");
      if (who.mustChangePassword) throw fault("PASSWORD_CHANGE_REQUIRED");
      const { allowed, wait } = await calls.take(who.credentialId ?? who.userId);
      if (!allowed) throw fault("TOO_MANY_REQUESTS", { retryAfter: wait });
      request.mcpCaller = who;
      return body;
    },
    errorHandler: (error, request, reply) => refuse(error, { request, reply, needs }),
    handler: async (request, reply) => {
      const who = request.mcpCaller;
      if (!who) throw fault("NOT_AUTHENTICATED");
      const methods: MethodNeeds = {
        ...needs,
        call: needs.callDirectly,
        seals: await seals(),
        etagOf: ({ operation, parts }, { origin, signal }) =>
          needs.etagOf({
            ...{ operation, who, origin, signal },
            plan: { params: parts.params, query: parts.query, body: parts.body ?? null },
          }),
        offer: await offer(),
        recordRefusal: ({ origin }, tool) =>
          needs.db.inTeam(who, (tx) =>
            writeAudit(tx, sourceOf({ who, origin, now: Date.now() }), {
              action: "operation.denied",
              target: { kind: "mcp_tool", id: tool },
              outcome: "denied",
            }),
          ),
        proveAgain: async () => void (await authenticate(request)),
        onError: (error) => needs.logger.error({ request_id: request.id, err: error }, "an MCP call failed"),
      };
      return answer({ request, reply, who }, methods, needs.stopping.signal);
    },
  });
  app.route({
    method: OTHER_METHODS,
    url: "/mcp",
    handler: () => {
      throw fault("METHOD_NOT_ALLOWED", { headers: { allow: "POST" } });
    },
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly who: Principal;
}

async function answer(
  { request, reply, who }: Exchange,
  needs: MethodNeeds,
  stopping: AbortSignal,
): Promise<FastifyReply> {
  const message = readMessage(Buffer.isBuffer(request.body) ? request.body.toString("utf8") : "");
  if (message.kind === "notification") return reply.code(202).send();
  if (message.kind === "refused") return send(reply, { id: message.id, served: message }, 400);
  const { call } = message;
  const reading = readEra(call, request.headers);
  if ("error" in reading) return send(reply, { id: call.id, served: reading }, 400);
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const stream = openStream({ request, reply, call });
  const caller: Caller = {
    ...{ who, era: reading.era, writes: mayWrite(who, request), only: onlyOf(request) },
    origin: { requestId: request.id, address: request.ip },
    signal: AbortSignal.any([gone.signal, stopping]),
    progress: stream.progress,
  };
  const served = await serveCall(needs, call, caller);
  if (stream.isOpen()) return stream.end(served);
  const isUnknown = "error" in served && served.error.code === METHOD_NOT_FOUND;
  return send(reply, { id: call.id, served }, reading.era.isModern && isUnknown ? 404 : 200);
}

/** Only a key that was made for it writes, and `?access=read` narrows even that. */
const mayWrite = ({ mcpWrites }: Principal, { query }: FastifyRequest): boolean =>
  mcpWrites === true && (query as Readonly<Record<string, unknown>>)["access"] !== "read";

/** `?tools=findings,evaluation` narrows what is offered to names that begin so. */
function onlyOf({ query }: FastifyRequest): readonly string[] {
  const { tools } = query as Readonly<Record<string, unknown>>;
  return typeof tools === "string" ? tools.slice(0, 1000).split(",").filter(Boolean) : [];
}

const send = (
  reply: FastifyReply,
  { id, served }: { id: RpcId | null; served: Served },
  status: number,
): FastifyReply => reply.code(status).header("content-type", "application/json").send(answerText(id, served));

/** Becomes a stream of events with the first progress, if the client asked for progress and takes events. */
function openStream({ request, reply, call }: { request: FastifyRequest; reply: FastifyReply; call: RpcCall }) {
  const token = membersOf(call.params["_meta"])["progressToken"];
  const takesEvents = (request.headers.accept ?? "").includes("text/event-stream");
  let isOpen = false;
  const write = (text: string): void => void reply.raw.write(`event: message\ndata: ${text}\n\n`);
  return {
    isOpen: () => isOpen,
    progress: (progress: number, total: number | null, message: string): void => {
      if (token === undefined || !takesEvents || reply.raw.destroyed) return;
      if (!isOpen) {
        reply.hijack();
        reply.raw.writeHead(200, { ...request.head, "content-type": "text/event-stream" });
        isOpen = true;
      }
      const params = { progressToken: token, progress, ...(total === null ? {} : { total }), message };
      write(JSON.stringify({ jsonrpc: "2.0", method: "notifications/progress", params }));
    },
    end(served: Served): FastifyReply {
      write(answerText(call.id, served));
      reply.raw.end();
      return reply;
    },
  };
}

/** Refusals before a message was read, in the form that clients of the protocol can read. */
function refuse(
  error: unknown,
  { request, reply, needs }: { request: FastifyRequest; reply: FastifyReply; needs: McpNeeds },
): FastifyReply {
  const known = error instanceof Fault ? error : tooLarge(error);
  const entry = known && needs.catalog[known.code];
  if (!known || !entry || entry.status >= 500) {
    needs.logger.error({ request_id: request.id, err: error }, "an MCP request failed");
    return send(
      reply,
      { id: null, served: { error: { code: INTERNAL_ERROR, message: "Internal error" } } },
      entry?.status ?? 500,
    );
  }
  const { headers = {}, retryAfter } = known.voices;
  if (retryAfter !== undefined) reply.header("retry-after", String(Math.max(1, Math.ceil(retryAfter))));
  const data = { code: known.code, request_id: request.id };
  const served = { error: { code: INVALID_REQUEST, message: known.voices.public ?? entry.text, data } };
  return send(reply.headers(headers), { id: null, served }, entry.status);
}

function tooLarge(error: unknown): Fault | null {
  const { code } = error as { code?: unknown };
  return code === "FST_ERR_CTP_BODY_TOO_LARGE" ? fault("BODY_TOO_LARGE") : null;
}
