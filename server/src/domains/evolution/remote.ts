import { Fault } from "../../kernel/errors.ts";
import type { Principal } from "../../kernel/principal.ts";
import { recordAudit } from "../../platform/audit/record.ts";
import type { ForwardedAnswer, Forwarder } from "../../platform/forward/forwarder.ts";
import type { Answer } from "../../platform/http/answer.ts";
import { databaseIdentity, SERVICE_NAME } from "./database-identity.ts";
import type { EvolutionPort, Forwardable } from "./port.ts";

/** How long a service counts as foreign before it is checked again: it may have been replaced meanwhile. */
const ASK_AGAIN_MS = 30_000;

/** The evolution service at another URL: this program elsewhere, or any program that implements the contract's two paths. */
export function remoteEvolution(forwarder: Forwarder<Principal>): EvolutionPort {
  let shared = false;
  let askAt = 0;
  return {
    async sharesDatabase(request) {
      if (shared || request.now < askAt) return shared;
      shared = await isOurs(forwarder, request);
      askAt = request.now + ASK_AGAIN_MS;
      return shared;
    },
    async status(request, agentId) {
      return asAnswer(
        await forwarder.forward({ method: "GET", path: `/evolution/status/${agentId}`, ...envelope(request) }),
      );
    },
    async createGenome(request, { text: body }) {
      const replayed = await request.replay();
      if (replayed) return replayed;
      const forwarded = await forwarder.forward({ method: "POST", path: "/v1/genomes", body, ...envelope(request) });
      const answer = asAnswer(forwarded);
      if (answer.status >= 300) return answer;
      // No connection is held while the service works; its response is recorded afterwards, under the caller's key.
      return request.transaction(async (act) => {
        await recordAudit(act, { action: "genome.forwarded", details: { status: answer.status } });
        return answer;
      });
    },
    async health() {
      const { reachable, circuit } = await forwarder.health();
      return { reachable, detail: `remote, circuit ${circuit}` };
    },
    close: () => forwarder.close(),
  };
}

/** An unreachable service is not a foreign one: then this throws. */
async function isOurs(forwarder: Forwarder<Principal>, request: Forwardable): Promise<boolean> {
  try {
    const { status, body } = await forwarder.forward({
      method: "GET",
      path: "/evolution/service",
      ...envelope(request),
    });
    if (status !== 200) return false;
    const { service, database } = JSON.parse(body.toString("utf8")) as Record<string, unknown>;
    return service === SERVICE_NAME && database === (await request.inTeam(databaseIdentity));
  } catch (error) {
    if (error instanceof Fault && error.code === "SERVICE_BAD_ANSWER") return false;
    throw error;
  }
}

function envelope(request: Forwardable) {
  const headers = {
    ...(request.idempotencyKey ? { "idempotency-key": request.idempotencyKey } : {}),
    ...(request.traceparent ? { traceparent: request.traceparent } : {}),
  };
  return { principal: request.who, requestId: request.origin.requestId, signal: request.signal(), headers };
}

function asAnswer({ status, body, retryAfter }: ForwardedAnswer): Answer {
  return {
    // Success is 200 in the contract, whatever success status a foreign service returns.
    status: status < 300 ? 200 : status,
    raw: { content: body, type: "application/json" },
    ...(retryAfter === undefined ? {} : { headers: { "retry-after": String(retryAfter) } }),
  };
}
