import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { answerRefused, answerStored, type OtlpAnswer } from "../../domains/protection/telemetry/otlp/answer.ts";
import { MOST_BODY_BYTES } from "../../domains/protection/telemetry/otlp/model/limits.ts";
import type { Receive } from "../../domains/protection/telemetry/otlp/receiver.ts";
import type { Place } from "../../domains/protection/telemetry/otlp/share/places.ts";
import { createPlaces } from "../../domains/protection/telemetry/otlp/share/places.ts";
import { type Encoding, encodingOf, type Signal, signals } from "../../domains/protection/telemetry/otlp/signals.ts";
import { fault } from "../../kernel/errors.ts";
import { onFirstUse } from "../../kernel/on-first-use.ts";
import type { Origin, Principal } from "../../kernel/principal.ts";
import { readWhole } from "../../platform/proxy/read-body.ts";
import { asRefusal } from "./refusal.ts";
import { createSenders, type SenderNeeds } from "./senders.ts";

export interface OtlpNeeds extends SenderNeeds {
  /** Loaded with the first request. */
  readonly open: () => Promise<Receive>;
}

interface Sent {
  readonly raw: IncomingMessage;
  readonly signal: Signal;
  readonly encoding: Encoding;
  readonly origin: Origin;
}

const ENCODINGS = /^(?:identity|gzip|x-gzip|)$/i;
/** Seconds. Exporters wait about as long before they try again anyway. */
const BUSY = { retryAfter: 2 };

/**
 * Serves OpenTelemetry's protocol at `/otlp`, on the same port as everything else and outside of the operations: the answers are
 * what exporters expect, in the content type of the request.
 */
export function serveOtlp(app: FastifyInstance, needs: OtlpNeeds): void {
  const open = onFirstUse(needs.open);
  const admit = createSenders(needs);
  const places = createPlaces();

  async function answer(sent: Sent): Promise<OtlpAnswer> {
    const { raw, encoding, signal } = sent;
    const isKnown =
      encodingOf(raw.headers["content-type"]) !== null && ENCODINGS.test(raw.headers["content-encoding"] ?? "");
    if (!isKnown) throw fault("OTLP_TYPE_UNSUPPORTED");
    const who = await admit({ headers: raw.headers, signal, origin: sent.origin });
    const place = places.enter(who.teamId);
    if (place === null) throw fault("OTLP_BUSY", BUSY);
    try {
      const body = await readWhole(raw, MOST_BODY_BYTES, place.take);
      return answerStored(signal, encoding, await store(sent, { who, body, place }));
    } finally {
      place.leave();
    }
  }

  const store = ({ signal, encoding, origin }: Sent, { who, body, place }: Read) =>
    place.turn(async () => (await open())({ signal, encoding, body, who, origin }));

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    for (const signal of signals) {
      scope.post(`/otlp/v1/${signal}`, { config: { isOtlp: true } }, async (request, reply) => {
        reply.hijack();
        const { raw } = request;
        raw.headers["content-type"] = request.sentType;
        const encoding = encodingOf(request.sentType) ?? "json";
        const sent: Sent = { raw, signal, encoding, origin: { requestId: request.id, address: request.ip } };
        const answered = await answer(sent).catch((error: unknown) =>
          answerRefused(encoding, asRefusal(error, { ...needs, requestId: request.id })),
        );
        write(reply.raw, answered, request.head);
      });
    }
  });
}

interface Read {
  readonly who: Principal;
  readonly body: Buffer;
  readonly place: Place;
}

function write(response: ServerResponse, { status, headers, body }: OtlpAnswer, head: Record<string, string>): void {
  if (response.destroyed) return;
  response.writeHead(status, { ...head, ...headers, "content-length": body.length });
  response.end(body);
}
