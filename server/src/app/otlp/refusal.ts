import type { Logger } from "pino";
import { Malformed } from "../../domains/protection/telemetry/otlp/model/malformed.ts";
import { type Catalog, Fault, fault } from "../../kernel/errors.ts";
import { sqlState } from "../../platform/db/database.ts";
import { NoRoom, UnreadableBody } from "../../platform/proxy/read-body.ts";

export interface RefusalNeeds {
  readonly catalog: Catalog;
  readonly logger: Logger;
}

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a sender is told. Exporters try again after 429 and 503, and give the batch up after anything else. */
export function asRefusal(
  error: unknown,
  { catalog, logger, requestId }: RefusalNeeds & { readonly requestId: string },
): Refusal {
  const known = asFault(error);
  const entry = catalog[known.code];
  const status = entry?.status ?? 500;
  const line = { request_id: requestId, code: known.code };
  if (status >= 500) logger.error({ ...line, err: error }, known.message);
  else logger.debug({ ...line, reason: known.message }, "refused");
  const { retryAfter, headers } = known.voices;
  const wait = retryAfter ?? (status === 503 ? 1 : undefined);
  return {
    status,
    message: known.voices.public ?? entry?.text ?? "Internal error",
    headers: {
      ...headers,
      ...(wait === undefined ? {} : { "retry-after": String(Math.max(1, Math.ceil(wait))) }),
      // The rest of the body is not wanted.
      ...(status === 413 ? { connection: "close" } : {}),
    },
  };
}

/** Two gateways in each other's way, a statement that took too long, a day's partition that just came or went. */
const isPassing = (error: unknown): boolean => /^(?:40|53|55|57|42P07|23514)/.test(sqlState(error) ?? "");

function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof Malformed)
    return fault("OTLP_REQUEST_INVALID", { public: `The body can't be read: ${error.message}.` });
  if (error instanceof NoRoom) return fault("OTLP_BUSY", { retryAfter: 2 });
  if (isPassing(error)) return fault("DATABASE_UNAVAILABLE", { internal: String(error), cause: error, retryAfter: 1 });
  if (!(error instanceof UnreadableBody)) return fault("INTERNAL", { internal: String(error), cause: error });
  if (error.problem === "too_large")
    return fault("BODY_TOO_LARGE", { public: "The body is larger than 16 MB, inflated." });
  if (error.problem === "encoding") return fault("OTLP_REQUEST_INVALID", { public: "The body can't be inflated." });
  return fault("BODY_UNREADABLE");
}
