/**
 * A gateway in front of a stub upstream, on real sockets and without a database: one route, one key, any guards. It is made
 * for tests with real clients, which need nothing but its URL and key.
 */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "@agent-console/analysis/guards/config/read-config.ts";
import type { GuardMethod } from "@agent-console/analysis/guards/guard.ts";
import type { Leg } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import { traceRequest } from "../../src/app/gateway/traced.ts";
import { protectionErrors } from "../../src/domains/protection/errors.ts";
import type { OpenFlow } from "../../src/domains/protection/flow/open-flow.ts";
import { createGateway } from "../../src/domains/protection/gateway/exchange/gateway.ts";
import type { GatewayNeeds } from "../../src/domains/protection/gateway/exchange/needs.ts";
import type { Admission, Upstream } from "../../src/domains/protection/gateway/keys/admission.ts";
import { createGuardRunner, type GuardRunner } from "../../src/domains/protection/runtime/guard-runner.ts";
import type { LiveGuards } from "../../src/domains/protection/runtime/live-guards.ts";
import type { ExchangeRecord } from "../../src/domains/protection/traffic/exchange-record.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { fault } from "../../src/kernel/errors.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { createOutbound } from "../../src/platform/outbound/outbound.ts";
import { createKeyring, type Keyring, newKey } from "../../src/platform/secrets/keyring.ts";
import { createLogger } from "../../src/platform/telemetry/log.ts";

export const GATEWAY_KEY = "gk_test";
export const UPSTREAM_KEY = "sk-upstream-secret";

export interface GatewayBedOptions {
  /** The body of a guard config. Null: the agent lives by none. */
  readonly guards?: object | null;
  readonly protocol?: Upstream["protocol"];
  readonly leg?: Leg;
  readonly upstream: RequestListener;
  /** An upstream that runs already, instead of the stub. */
  readonly upstreamUrl?: string;
  /** Behind the upstream's origin, such as `/v1`. */
  readonly basePath?: string;
  readonly deadlines?: Partial<Upstream["deadlines"]>;
  readonly runner?: GuardRunner;
  /** Methods other than the console's own. The threads of the runner must know them too. */
  readonly methods?: Readonly<Record<string, GuardMethod>>;
  readonly openFlow?: OpenFlow;
  readonly toolPins?: GatewayNeeds["toolPins"];
  readonly limits?: GatewayNeeds["limits"];
  readonly mayExplain?: boolean;
  readonly isTrusted?: boolean;
}

export interface GatewayBed extends AsyncDisposable {
  /** `http://127.0.0.1:…/gateway/support-bot`; OpenAI clients need `/v1` behind it. */
  readonly url: string;
  readonly key: string;
  /** The stub's own address, to compare with. */
  readonly directUrl: string;
  readonly keyring: Keyring;
  readonly records: readonly ExchangeRecord[];
  /** Waits until so many requests were recorded. */
  recorded(count: number): Promise<readonly ExchangeRecord[]>;
  /** Reservations that were neither settled nor canceled. */
  readonly openReservations: () => number;
}

export async function openGatewayBed(options: GatewayBedOptions): Promise<GatewayBed> {
  const upstream = await listening(createServer(options.upstream));
  const runner = options.runner ?? createGuardRunner();
  const outbound = createOutbound({ allowNetworks: [], loopback: true, maxBytes: 10_000_000, deadlineMs: 30_000 });
  const keyring = createKeyring([newKey()]);
  const records: ExchangeRecord[] = [];
  const waiting = new Set<() => void>();
  let reserved = 0;
  const deadlines = { firstByteMs: 10_000, silenceMs: 10_000, totalMs: 30_000, ...options.deadlines };
  const admission: Admission = {
    async admit({ route, key }) {
      if (route !== "support-bot") throw fault("GATEWAY_ROUTE_NOT_FOUND");
      if (key !== GATEWAY_KEY) throw fault("GATEWAY_KEY_INVALID");
      return {
        ...{ teamId: "team", agentId: "agent", routeId: "route", keyId: "key", leg: options.leg ?? "front" },
        upstream: {
          url: `${options.upstreamUrl ?? upstream.url}${options.basePath ?? "/v1"}`,
          headers: { authorization: `Bearer ${UPSTREAM_KEY}` },
          protocol: options.protocol ?? "openai",
          deadlines,
          unscannedPaths: ["/v1/files"],
          signing: null,
        },
        isTrusted: options.isTrusted ?? false,
        isEvaluation: false,
        mayExplain: options.mayExplain ?? false,
        reserve: async () => {
          reserved += 1;
          const done = (): null => {
            reserved -= 1;
            return null;
          };
          return { settle: done, cancel: done };
        },
      };
    },
    close: async () => {},
  };
  const live = options.guards === null ? null : liveGuards(options.guards ?? {}, options.methods);
  const gateway = createGateway({
    ...{ admission, outbound, runner, catalog: protectionErrors, clock: systemClock, logger: createLogger("silent") },
    db: undefined as unknown as Database,
    keyring,
    liveVersions: { get: async () => live, close: async () => {} },
    remoteGuards: () => null,
    traffic: {
      record: (record) => {
        records.push(record);
        for (const wake of waiting) wake();
      },
      flush: async () => {},
      close: async () => {},
    },
    publicUrl: "http://console.test",
    openFlow: options.openFlow,
    toolPins: options.toolPins,
    ...(options.limits ? { limits: options.limits } : {}),
  });
  let count = 0;
  const server = await listening(
    createServer((request, response) => {
      const [, route = "", path = "/"] = /^\/gateway\/([^/?]*)([^?]*)/.exec(request.url ?? "") ?? [];
      count += 1;
      const trace = traceRequest(request.headers);
      void gateway.serve({ requestId: `request-${count}`, trace, route, path: path || "/", request, response });
    }),
  );
  return {
    url: `${server.url}/gateway/support-bot`,
    key: GATEWAY_KEY,
    directUrl: upstream.url,
    keyring,
    records,
    openReservations: () => reserved,
    recorded: async (wanted) => {
      while (records.length < wanted) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      }
      return records;
    },
    async [Symbol.asyncDispose]() {
      for (const { server: one } of [server, upstream]) {
        one.closeAllConnections();
        one.close();
      }
      await outbound.close();
      if (!options.runner) await runner.close();
    },
  };
}

/** Threads prepare a config once for each key. */
let made = 0;

/** The guards of a config body, as if an agent lived by them. */
export function liveGuards(body: object, methods?: GatewayBedOptions["methods"]): LiveGuards {
  const { config, problems } = readConfig(body, methods);
  made += 1;
  if (!config) throw new Error(JSON.stringify(problems));
  return {
    ...{ key: `test:${made}`, agentId: "agent", configId: "config", version: 1, digest: "digest", agent: {} },
    prepared: prepareConfig(config, {}, methods),
  };
}

async function listening(server: Server): Promise<{ readonly server: Server; readonly url: string }> {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
