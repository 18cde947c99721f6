import { createClients } from "../../../../platform/proxy/outgoing.ts";
import { createSigner } from "../signature/signature.ts";
import { Exchange, type ExchangeNeeds } from "./exchange.ts";
import { type Arrival, type GatewayNeeds, gatewayLimits } from "./needs.ts";
import { createProtocols } from "./protocols.ts";
import { createTeamContexts } from "./texts/team-contexts.ts";
import { createVerdicts } from "./texts/verdicts.ts";
import { createUpstreamCalls } from "./upstream/call-upstream.ts";

export interface Gateway {
  /** Settles when the request is over, whatever came of it. Never rejects. */
  serve(arrival: Arrival): Promise<void>;
}

export function createGateway(needs: GatewayNeeds): Gateway {
  const limits = { ...gatewayLimits, ...needs.limits };
  const own: ExchangeNeeds = {
    ...needs,
    limits,
    verdicts: createVerdicts(),
    contexts: createTeamContexts(needs),
    upstreams: createUpstreamCalls(needs.outbound),
    protocolOf: createProtocols(),
    signer: createSigner(needs.keyring),
  };
  const clients = createClients(limits.stuckMs);
  return {
    serve: (arrival) => new Exchange(own, arrival, clients.open(arrival.response)).run(),
  };
}
