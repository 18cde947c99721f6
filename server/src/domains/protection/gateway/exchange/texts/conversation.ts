import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isIdentifier } from "@agent-console/analysis/guards/protocols/identifiers.ts";
import type { ReadRequest } from "@agent-console/analysis/guards/protocols/protocol.ts";
import type { Admitted } from "../../keys/admission.ts";

const HEADERS = ["x-conversation-id", "mcp-session-id"];

/**
 * What names a conversation: a member of the body if the protocol has one for it, else a header, else nothing. Two clients
 * with different keys never share a conversation, whatever they call it.
 */
export function conversationOf(
  { leg, keyId }: Pick<Admitted, "leg" | "keyId">,
  request: Pick<ReadRequest, "conversation">,
  headers: IncomingHttpHeaders,
): string | null {
  const named = givenName(request, headers);
  return named === null ? null : `gw-${hash("sha256", [leg, keyId, named].join("\n"), "hex").slice(0, 40)}`;
}

/** The same as the client calls it, for telemetry: identifiers only, because a name can be any text. */
export function namedConversation(
  request: Pick<ReadRequest, "conversation">,
  headers: IncomingHttpHeaders,
): string | null {
  return identifier(givenName(request, headers));
}

/** Whom the client asks for, where the protocol has a member for it. An e-mail address is no identifier and is not kept. */
export function namedUser(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const { user, safety_identifier: safe, metadata } = body as Readonly<Record<string, unknown>>;
  const { user_id: id } = (typeof metadata === "object" && metadata !== null ? metadata : {}) as { user_id?: unknown };
  return identifier(user ?? safe ?? id);
}

const identifier = (name: unknown): string | null =>
  typeof name === "string" && name !== "" && isIdentifier(name) ? name : null;

function givenName({ conversation }: Pick<ReadRequest, "conversation">, headers: IncomingHttpHeaders): string | null {
  const header = HEADERS.map((name) => headers[name]).find((value) => typeof value === "string" && value !== "");
  return conversation ?? (typeof header === "string" ? header : null);
}
