import type { Principal } from "../../kernel/principal.ts";
import { recordAudit } from "../../platform/audit/record.ts";
import type { ForwardedAnswer, Gateway } from "../../platform/gateway/gateway.ts";
import type { Answer } from "../../platform/http/answer.ts";
import type { EvolutionPort, Forwardable } from "./port.ts";

/** The evolution service at another address: this program elsewhere, or anything that speaks the seed's two paths. */
export function remoteEvolution(gateway: Gateway<Principal>): EvolutionPort {
  return {
    async status(request, agentId) {
      return asAnswer(
        await gateway.forward({ method: "GET", path: `/evolution/status/${agentId}`, ...envelope(request) }),
      );
    },
    async createGenome(request, body) {
      const replayed = await request.replay();
      if (replayed) return replayed;
      const forwarded = await gateway.forward({ method: "POST", path: "/v1/genomes", body, ...envelope(request) });
      const answer = asAnswer(forwarded);
      if (answer.status >= 300) return answer;
      // No connection is held while the service thinks; what it answered is noted afterwards, under the caller's key.
      return request.transaction(async (act) => {
        await recordAudit(act, { action: "genome.forwarded", details: { status: answer.status } });
        return answer;
      });
    },
    async health() {
      const { reachable, circuit } = await gateway.health();
      return { reachable, detail: `remote, circuit ${circuit}` };
    },
    close: () => gateway.close(),
  };
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
    // The contract's success is 200, whatever kind of success a foreign service calls it.
    status: status < 300 ? 200 : status,
    raw: { content: body, type: "application/json" },
    ...(retryAfter === undefined ? {} : { headers: { "retry-after": String(retryAfter) } }),
  };
}
