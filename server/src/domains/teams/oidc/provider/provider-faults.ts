import { AuthorizationResponseError, ResponseBodyError } from "openid-client";
import { type Fault, fault } from "../../../../kernel/errors.ts";
import { codeOf, OutboundError } from "../../../../platform/outbound/outbound-error.ts";

/** A token or a response that is well formed but not valid: forged, outdated, or meant for someone else. */
const DOES_NOT_HOLD: ReadonlySet<string | undefined> = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_UNSUPPORTED_OPERATION",
]);

/** Whether the provider refused, or could not be reached. */
export function exchangeFault(error: unknown): Fault {
  return isRefusal(error) ? fault("OIDC_REFUSED", { internal: reasonOf(error) }) : unavailable(error);
}

export function unavailable(error: unknown): Fault {
  return fault("OIDC_UNAVAILABLE", { internal: `identity provider: ${reasonOf(error)}`, retryAfter: 10 });
}

function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return !/^(server_error|temporarily_unavailable)$/.test(error.error);
  if (error instanceof ResponseBodyError) return error.error === "invalid_grant";
  return DOES_NOT_HOLD.has(codeOf(error));
}

/**
 * Names and codes only. The errors themselves contain codes, tokens and whole responses as their causes, and causes end
 * up in the log.
 */
function reasonOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return `it answered ${/^[\w.-]{1,60}$/.test(error.error) ? error.error : "an unreadable error"}`;
  }
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof OutboundError) return `${cause.message} (${cause.kind}, ${cause.code ?? "no code"})`;
  return codeOf(error) ?? (error instanceof Error ? error.name : "unknown");
}
