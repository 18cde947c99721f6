import { setImmediate as nextTurn } from "node:timers/promises";
import { MOST_CONCURRENCY } from "../domains/evaluation/runs/shapes.ts";
import { onFirstUse } from "../kernel/on-first-use.ts";
import type { Outbound } from "../platform/outbound/outbound.ts";
import type { AddressPolicy } from "../platform/outbound/policy.ts";
import type { Config } from "./settings/config.ts";
import { backendPolicy } from "./settings/telemetry-backends.ts";

/** The client for URLs that users supply, loaded with the first call: an idle console makes none, and it is large. */
export const outboundOnFirstUse = (config: Config): Outbound => onFirstCall(config, MOST_CONCURRENCY);

/** Agents and models behind the gateway have connections of their own: no evaluation run takes them away. */
export const gatewayOutbound = (config: Config): Outbound => onFirstCall(config, GATEWAY_CONNECTIONS);

const GATEWAY_CONNECTIONS = 256;

/** Telemetry backends and the object store: addresses that the operator set. */
export const backendOutbound = (config: Config): Outbound =>
  onFirstCall(config, BACKEND_CONNECTIONS, backendPolicy(config.networks));

const BACKEND_CONNECTIONS = 8;

const ofUsers = ({ networks, local }: Config): AddressPolicy => ({ allowNetworks: networks, loopback: local });

function onFirstCall(config: Config, connectionsPerOrigin: number, policy = ofUsers(config)): Outbound {
  let opened: Outbound | undefined;
  const client = onFirstUse(async () => {
    opened = await openOutbound(policy, connectionsPerOrigin);
    return opened;
  });
  return {
    request: async (request) => (opened ?? (await client())).request(request),
    stream: (request) => opened?.stream(request) ?? client().then((ready) => ready.stream(request)),
    close: async () => opened?.close(),
  };
}

async function openOutbound(policy: AddressPolicy, connectionsPerOrigin: number): Promise<Outbound> {
  const { createOutbound } = await import("../platform/outbound/outbound.ts");
  await nextTurn(); // Loading it takes a tenth of a second. Whoever waited in the meantime goes before the first call.
  return createOutbound({
    ...policy,
    maxBytes: 10_000_000,
    deadlineMs: 30_000,
    // An agent may take as long as its own timeout allows. Every call has its own deadline.
    silenceMs: 600_000,
    connectionsPerOrigin,
  });
}
