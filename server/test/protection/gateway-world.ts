/** A console that listens on a port, with an agent, its route, a gateway key and a stub upstream. */
import type { RequestListener } from "node:http";
import { fault } from "../../src/kernel/errors.ts";
import { serve, type TestServer } from "../platform/web-server.ts";
import { openWorld, type World, type WorldOptions } from "../world.ts";
import { apply } from "./guarded-agent.ts";

export interface GatewayWorldOptions extends WorldOptions {
  readonly upstream: RequestListener;
  /** The body of a guard config; null applies none. */
  readonly guards: object | null;
  /** `front` calls the agent itself; `model` its model. */
  readonly leg?: "front" | "model" | "tools";
  readonly agentType?: "chat_completions" | "a2a";
  readonly route?: object;
  readonly key?: object;
}

export interface GatewayWorld extends AsyncDisposable {
  readonly world: World;
  readonly agentId: string;
  readonly routeId: string;
  readonly keyId: string;
  /** The gateway key. */
  readonly key: string;
  /** `http://127.0.0.1:…/gateway/{route}`; OpenAI clients need `/v1` behind it. */
  readonly url: string;
  readonly upstream: TestServer;
}

/** Makes the database of a world unreachable, and says how to bring it back. */
export function withoutDatabase({ services: { db } }: World): () => void {
  const { inTeam, transaction, authenticating, looking } = db;
  const before = { inTeam, transaction, authenticating, looking };
  const away = async (): Promise<never> => {
    throw fault("DATABASE_UNAVAILABLE");
  };
  Object.assign(db, { inTeam: away, transaction: away, authenticating: away, looking: away });
  return () => Object.assign(db, before);
}

export async function openGatewayWorld(options: GatewayWorldOptions): Promise<GatewayWorld> {
  const { leg = "front" } = options;
  const upstream = await serve(options.upstream);
  const world = await openWorld(options);
  const agent = await created(world, "/v1/agent-configurations/", {
    agent_name: "Support bot",
    model_name: "gpt-small",
    agent_url: `${upstream.url}/v1`,
    api_key: "sk-upstream-secret",
  });
  if (options.guards) {
    const body = { agent_id: agent.id, config_body: options.guards };
    await apply(world, (await created(world, "/v1/guard-configs", body)).id);
  }
  const elsewhere =
    leg === "front" ? {} : { upstream_url: `${upstream.url}/v1`, api_key: "sk-upstream-secret", ...options.route };
  const route = await created(world, "/v1/gateway-routes", { agent_id: agent.id, leg, ...elsewhere });
  const key = await created(world, "/v1/gateway-keys", {
    agent_id: agent.id,
    name: "Test",
    legs: [leg],
    ...options.key,
  });
  const address = await world.app.listen({ host: "127.0.0.1", port: 0 });
  return {
    world,
    ...{ agentId: agent.id, routeId: route.id, keyId: key.id, key: key.secret, upstream },
    url: `${address}${route.path}`,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the tests read whatever the operations answer
async function created(world: World, path: string, body: object): Promise<any> {
  const reply = await world.call("POST", path, { body });
  if (reply.status !== 201) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
  return reply.body;
}
