/** A console that listens on a port, with an agent and a key, and what exporters need to send to it. */
import { resourceFromAttributes } from "@opentelemetry/resources";
import { make } from "../../teams/keys.ts";
import { openWorld, type World, type WorldOptions } from "../../world.ts";

export interface OtlpWorld extends AsyncDisposable {
  readonly world: World;
  readonly agentId: string;
  readonly key: string;
  /** What OTEL_EXPORTER_OTLP_ENDPOINT is set to. */
  readonly url: string;
  /** Sends a body as it is. */
  send(signal: string, body: Buffer | string, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

export async function openOtlpWorld(options: WorldOptions = {}): Promise<OtlpWorld> {
  const world = await openWorld(options);
  const agent = await world.call("POST", "/v1/agent-configurations/", {
    body: { agent_name: "Support bot", model_name: "gpt-small", agent_url: "https://agent.example.org/v1" },
  });
  const { secret: key } = await make(world, world.owner, { scopes: ["guards"] });
  const url = `${await world.app.listen({ host: "127.0.0.1", port: 0 })}/otlp`;
  return {
    ...{ world, key, url, agentId: agent.body.id },
    send: (signal, body, headers = {}) =>
      fetch(`${url}/v1/${signal}`, {
        method: "POST",
        body: body as string,
        headers: { "content-type": "application/json", authorization: `Bearer ${key}`, ...headers },
      }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** What an SDK says of the program it is in. */
export const serviceResource = (agentId?: string) =>
  resourceFromAttributes({ "service.name": "shop", ...(agentId ? { "gen_ai.agent.id": agentId } : {}) });

export const MINUTE_NS = 60_000_000_000n;
export const nowNs = (): bigint => BigInt(Date.now()) * 1_000_000n;

interface JsonSpan {
  readonly [name: string]: unknown;
}

/** A body of OTLP/JSON with these spans. */
export const spansBody = (spans: readonly JsonSpan[], resource: object = {}): string =>
  JSON.stringify({ resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans: [{ spans }] }] });

export const attributesOf = (values: object): object[] =>
  Object.entries(values).map(([key, value]) => ({ key, value: anyValue(value) }));

function anyValue(value: unknown): object {
  if (typeof value === "number") return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return typeof value === "boolean" ? { boolValue: value } : { stringValue: value };
}

let count = 0;

/** A span of a minute ago, with IDs of its own. */
export function sentSpan(attributes: object = {}, given: object = {}): JsonSpan {
  const start = nowNs() - MINUTE_NS;
  count++;
  return {
    traceId: count.toString(16).padStart(32, "a"),
    spanId: count.toString(16).padStart(16, "b"),
    ...{ name: "chat gpt-small", kind: 3, startTimeUnixNano: String(start), endTimeUnixNano: String(start + 5n) },
    attributes: attributesOf(attributes),
    ...given,
  };
}
