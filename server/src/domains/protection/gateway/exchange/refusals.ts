import type { Refusal, RefusalKind } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { type Catalog, Fault, fault } from "../../../../kernel/errors.ts";
import { OutboundError } from "../../../../platform/outbound/outbound-error.ts";
import { UnreadableBody } from "../../../../platform/proxy/read-body.ts";
import { UnreadableJson } from "../../../../platform/proxy/read-json.ts";
import type { Account } from "./account.ts";

const KINDS: Readonly<Record<string, RefusalKind>> = {
  GATEWAY_KEY_INVALID: "unauthorized",
  GATEWAY_KEY_FORBIDDEN: "forbidden",
  GATEWAY_ROUTE_NOT_FOUND: "not_found",
  GATEWAY_PATH_NOT_SERVED: "not_found",
  GATEWAY_LIMITED: "limited",
  MODEL_PRICE_MISSING: "limited",
  GATEWAY_REQUEST_INVALID: "invalid",
  GATEWAY_UPSTREAM_FAILED: "upstream",
  GATEWAY_UPSTREAM_LATE: "upstream",
  GUARD_BLOCKED: "policy",
  GUARD_UNAVAILABLE: "undecided",
};

const FAILED = { status: 500, text: "The gateway failed, and nothing was passed on unjudged." };

export interface Refused extends Refusal {
  readonly headers: Readonly<Record<string, string>>;
}

/** The error for the client. It leaves the cause out: causes contain addresses and parts of answers. */
export function refusalOf(error: unknown, catalog: Catalog): Refused {
  const known = asFault(error);
  const entry = (known.code === "INTERNAL" ? undefined : catalog[known.code]) ?? FAILED;
  const { retryAfter, headers } = known.voices;
  const kind = KINDS[known.code] ?? "unavailable";
  const extra: Record<string, string> = { ...headers };
  if (retryAfter !== undefined) extra["retry-after"] = String(Math.max(1, Math.ceil(retryAfter)));
  if (!mayRetry(known, kind)) extra["x-should-retry"] = "false";
  return {
    kind,
    code: known.code,
    status: entry.status,
    message: known.voices.public ?? entry.text,
    headers: extra,
  };
}

/** A client that tries again could be charged twice, or be judged the same way again. */
function mayRetry({ voices }: Fault, kind: RefusalKind): boolean {
  if (kind === "limited" || kind === "unavailable") return true;
  return kind === "upstream" && voices.members?.["is_unsent"] === true;
}

export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof UnreadableJson || error instanceof UnreadableBody) {
    return fault("GATEWAY_REQUEST_INVALID", { public: PROBLEMS[error.problem], cause: error });
  }
  if (error instanceof OutboundError) return upstreamFault(error);
  return fault("INTERNAL", { internal: error instanceof Error ? error.message : String(error), cause: error });
}

const PROBLEMS: Readonly<Record<UnreadableBody["problem"] | UnreadableJson["problem"], string>> = {
  too_large: "The body is larger than 10 MB.",
  encoding: "The body must be UTF-8 without a byte order mark, plain or gzip.",
  cut_off: "The body ended too early.",
  syntax: "The body is not valid JSON.",
  too_deep: "The body is nested more than 64 levels deep.",
  too_many_values: "The body has more than 100,000 values.",
  number: "The body has a number that is too large.",
};

function upstreamFault(error: OutboundError): Fault {
  const isUnsent = error.kind === "dns" || error.kind === "tls" || error.kind === "refused_address" || error.isUnsent;
  const members = { is_unsent: isUnsent };
  if (error.kind === "timeout") return fault("GATEWAY_UPSTREAM_LATE", { internal: error.message, members });
  return fault("GATEWAY_UPSTREAM_FAILED", { internal: error.message, members });
}

/** How a request that was not answered counts. */
export function endingOf({ code }: Pick<Refusal, "code">): Account["ending"] {
  switch (code) {
    case "GUARD_BLOCKED":
      return "blocked";
    case "GATEWAY_LIMITED":
      return "limited";
    case "GATEWAY_UPSTREAM_FAILED":
    case "GATEWAY_UPSTREAM_LATE":
      return "upstream_failed";
    default:
      return "refused";
  }
}
