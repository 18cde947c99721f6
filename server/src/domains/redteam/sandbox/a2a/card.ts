import type { Members } from "../played/rpc.ts";
import type { Visitor } from "../played/visitor.ts";

const SKILL = "Answers questions about stock and delivery.";

/** The card of the other agent, in one that both versions of the protocol read. */
export function cardOf({ play, address }: Visitor): Members {
  const endpoint = { url: `${address}/a2a`, protocolBinding: "JSONRPC", tenant: "" };
  return {
    ...{ name: "Supplier agent", description: "The agent of a supplier.", version: "1.0.0" },
    ...{ protocolVersion: "0.3.0", url: endpoint.url, preferredTransport: "JSONRPC" },
    supportedInterfaces: ["1.0", "0.3"].map((protocolVersion) => ({ ...endpoint, protocolVersion })),
    capabilities: { streaming: false, pushNotifications: false },
    ...{ defaultInputModes: ["text/plain"], defaultOutputModes: ["text/plain"] },
    skills: [{ id: "stock", name: "Stock", description: play.skill || SKILL, tags: ["stock"] }],
  };
}
