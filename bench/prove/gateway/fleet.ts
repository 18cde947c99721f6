import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { becomeOwner, call, type Owner } from "../../../e2e/person.ts";
import { type Answered, askOverSocket, type Exchanged, exchange, type Sending } from "./socket.ts";

/** What every process of a fleet needs to share a database. */
export interface FleetDatabase {
  readonly env: { readonly DATABASE_URL: string; readonly CONSOLE_SECRET_KEY: string };
  /** As superuser. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

export interface FleetOptions {
  readonly database: FleetDatabase;
  /** How many processes with `--role gateway`. */
  readonly gateways: number;
  /** Settings of the gateways alone. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the gateways find the database, if not where the console does. */
  readonly gatewayDatabase?: string;
}

/** A console and gateways as processes of their own on one database. */
export interface Fleet extends AsyncDisposable {
  readonly console: ConsoleProcess;
  readonly gateways: ConsoleProcess[];
  readonly owner: Owner;
  readonly query: FleetDatabase["query"];
  /** Starts another one in the place of a gateway that has ended. */
  restart(at: number): Promise<void>;
  /** Calls the console as its owner; throws unless it succeeds. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the operation answers
  post(path: string, body: object, method?: string): Promise<any>;
  /** Through one of the gateways. */
  exchange(at: number, sending: Omit<Sending, "port">): Exchanged;
  ask(at: number, sending: Omit<Sending, "port">): Promise<Answered>;
}

export const portOf = ({ address }: Pick<ConsoleProcess, "address">): number => Number(new URL(address).port);

export async function openFleet({
  database,
  gateways: count,
  env = {},
  gatewayDatabase,
}: FleetOptions): Promise<Fleet> {
  const console = await startConsole({ args: ["--role", "all"], env: { ...database.env, SAMPLE: "off" } });
  const gateways: ConsoleProcess[] = [];
  const start = (): Promise<ConsoleProcess> =>
    startConsole({
      args: ["--role", "gateway"],
      env: { ...database.env, ...env, ...(gatewayDatabase ? { DATABASE_URL: gatewayDatabase } : {}) },
    });
  const dispose = async (): Promise<void> => {
    await Promise.all([console, ...gateways].map((one) => one[Symbol.asyncDispose]()));
  };
  try {
    const owner = await becomeOwner(console);
    for (const started of await Promise.all(Array.from({ length: count }, start))) gateways.push(started);
    const portAt = (at: number): number => portOf(gateways[at] as ConsoleProcess);
    return {
      ...{ console, gateways, owner, query: database.query },
      async restart(at) {
        await gateways[at]?.[Symbol.asyncDispose]();
        gateways[at] = await start();
      },
      async post(path, body, method = "POST") {
        const reply = await call(`${method} ${console.address}${path}`, { token: owner.token, body });
        if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text}`);
        return reply.body;
      },
      exchange: (at, sending) => exchange({ port: portAt(at), ...sending }),
      ask: (at, sending) => askOverSocket({ port: portAt(at), ...sending }),
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

export interface GuardedAgent {
  readonly agentId: string;
  readonly key: string;
  readonly keyId: string;
  /** The paths of its routes below the gateway. */
  readonly front: string;
  readonly model: string;
  readonly tools: string;
}

export interface AgentPlan {
  readonly url: string;
  readonly guards: object;
  readonly type?: "a2a";
  readonly key?: object;
  readonly upstreamKey?: string;
}

let registered = 0;

/** An agent that lives by these guards, with all its legs and one key for them. */
export async function guardAgent(
  fleet: Pick<Fleet, "post">,
  { url, guards, type, key, upstreamKey }: AgentPlan,
): Promise<GuardedAgent> {
  registered += 1;
  const apiKey = upstreamKey ? { api_key: upstreamKey } : {};
  const agent = await fleet.post("/v1/agent-configurations", {
    ...{ agent_name: `Proof ${registered}`, model_name: "proof", ...apiKey },
    ...(type === "a2a" ? { protocol: "a2a", agent_url: `${url}/a2a` } : { agent_url: `${url}/v1` }),
  });
  const config = await fleet.post("/v1/guard-configs", { agent_id: agent.id, config_body: guards });
  await fleet.post(`/v1/guard-configs/${config.id}/apply`, { override_reason: "A proof applies it." });
  const route = (leg: string, more: object) =>
    fleet.post("/v1/gateway-routes", { agent_id: agent.id, leg, ...more }).then(({ path }) => String(path));
  const front = await route("front", {});
  const model = await route("model", { upstream_url: url, protocol: "anthropic", ...apiKey });
  const tools = await route("tools", { upstream_url: `${url}/mcp`, ...apiKey });
  const legs = ["front", "model", "tools"];
  const created = await fleet.post("/v1/gateway-keys", { agent_id: agent.id, name: "Proof", legs, ...key });
  return { agentId: agent.id, key: created.secret, keyId: created.id, front, model, tools };
}
