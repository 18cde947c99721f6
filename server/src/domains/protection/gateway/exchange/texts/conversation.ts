import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { ReadRequest } from "@agent-console/analysis/guards/protocols/protocol.ts";
import type { Admitted } from "../../keys/admission.ts";

const HEADERS = ["x-conversation-id", "mcp-session-id"];

/**
 * What names a conversation: a member of the body if the protocol has one for it, else a header, else nothing. Two clients
 * with different keys never share a conversation, whatever they call it.
 */
export function conversationOf(
  { leg, keyId }: Pick<Admitted, "leg" | "keyId">,
  { conversation }: Pick<ReadRequest, "conversation">,
  headers: IncomingHttpHeaders,
): string | null {
  const header = HEADERS.map((name) => headers[name]).find((value) => typeof value === "string" && value !== "");
  const named = conversation ?? (typeof header === "string" ? header : null);
  return named === null ? null : `gw-${hash("sha256", [leg, keyId, named].join("\n"), "hex").slice(0, 40)}`;
}
