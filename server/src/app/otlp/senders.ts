import type { IncomingHttpHeaders } from "node:http";
import type { Signal } from "../../domains/protection/telemetry/otlp/signals.ts";
import type { TeamsPort } from "../../domains/teams/port.ts";
import { Fault, fault } from "../../kernel/errors.ts";
import type { Origin, Principal } from "../../kernel/principal.ts";
import { writeAudit } from "../../platform/audit/record.ts";
import type { Database } from "../../platform/db/database.ts";
import type { RateLimits } from "../../platform/limits/rate-limit.ts";
import type { RefusalNeeds } from "./refusal.ts";

export interface SenderNeeds extends RefusalNeeds {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly teams: { readonly port: Pick<TeamsPort, "authenticate"> };
  /** Of an address, with keys that are refused: each of them asks the database. */
  readonly refusedPerMinute: number;
}

interface Knock {
  readonly headers: IncomingHttpHeaders;
  readonly signal: Signal;
  readonly origin: Origin;
}

/** Who sends: a key, in one of the two headers that exporters are given, with the permission to write telemetry. */
export function createSenders(needs: SenderNeeds): (knock: Knock) => Promise<Principal> {
  const failures = needs.rateLimits.open({ name: "refused-telemetry", perMinute: needs.refusedPerMinute });
  const failing = new Map<string, number>();

  return async (knock) => {
    const { address } = knock.origin;
    const until = failing.get(address);
    if (until !== undefined && until > Date.now())
      throw fault("TOO_MANY_REQUESTS", { retryAfter: (until - Date.now()) / 1000 });
    failing.delete(address);
    try {
      return await admitted(needs, knock);
    } catch (error) {
      if (error instanceof Fault && error.code !== "DATABASE_UNAVAILABLE") {
        const { allowed, wait } = await failures.take(address);
        if (!allowed) failing.set(address, Date.now() + wait * 1000);
        if (failing.size > MOST_ADDRESSES) failing.clear();
      }
      throw error;
    }
  };
}

const MOST_ADDRESSES = 10_000;

async function admitted(needs: SenderNeeds, { headers, signal, origin }: Knock): Promise<Principal> {
  const key = headers["x-api-key"];
  const authorization = headers.authorization ?? (typeof key === "string" ? `Bearer ${key}` : undefined);
  const who = await needs.teams.port.authenticate({ authorization, teamId: undefined, origin });
  if (who.mustChangePassword) throw fault("PASSWORD_CHANGE_REQUIRED");
  if (who.powers.has("telemetry:write")) return who;
  const { teamId, userId, kind } = who;
  const source = { teamId, actorKind: kind, actorId: userId, origin, now: Date.now() };
  await needs.db.inTeam(who, (tx) =>
    writeAudit(tx, source, {
      action: "operation.denied",
      target: { kind: "operation", id: `otlp.${signal}` },
      outcome: "denied",
    }),
  );
  throw fault("NOT_ALLOWED", { public: "This key may not send telemetry. It needs the scope guards or full." });
}
