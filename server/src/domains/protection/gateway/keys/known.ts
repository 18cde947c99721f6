import type { Logger } from "pino";
import type { Clock } from "../../../../kernel/clock.ts";
import { fault } from "../../../../kernel/errors.ts";
import { powersOf } from "../../../../kernel/permissions.ts";
import type { Act } from "../../../../platform/act.ts";
import type { Database } from "../../../../platform/db/database.ts";
import { createFresh, type FreshTimes } from "../../../../platform/db/fresh.ts";
import { hearChanges } from "../../../../platform/db/hear-changes.ts";
import { type ModelPriceRow, selectPrices } from "../prices/store.ts";
import type { RouteNeeds } from "../routes/manage-routes.ts";
import { type ReadyRoute, readyRoute } from "../routes/upstream.ts";
import { createKeyReader } from "./read-keys.ts";
import { hashOf, looksLikeKey } from "./secret.ts";
import type { GatewayKeyRow } from "./store.ts";

export interface KnownNeeds extends RouteNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly times?: Partial<FreshTimes>;
}

/** At once while it is known. */
type Held<T> = T | null | Promise<T | null>;

/** Keys, routes and prices as a gateway knows them, at most a second old. GATEWAY_UNAVAILABLE for what it can't find out. */
export interface Known {
  key(secret: string): Held<GatewayKeyRow>;
  route(teamId: string, route: string): Held<ReadyRoute>;
  prices(teamId: string): Held<readonly ModelPriceRow[]>;
  listen(): void;
  close(): Promise<void>;
}

const MOST_HASHES = 20_000;

export function createKnown(needs: KnownNeeds): Known {
  const { db, times = {} } = needs;
  /** The hashes of keys by ID. Notifications of changes carry the ID. */
  const hashes = new Map<string, string>();
  const keys = createFresh<GatewayKeyRow>({
    read: createKeyReader(db),
    unavailable,
    onRead: (hash, row) => {
      if (row) hashes.set(row.id, hash);
      for (const id of hashes.keys()) {
        if (hashes.size <= MOST_HASHES) break;
        hashes.delete(id);
      }
    },
    times,
    source: db,
  });
  const routes = createFresh<ReadyRoute>({ read: (key) => readRoute(needs, key), unavailable, times, source: db });
  const prices = createFresh<readonly ModelPriceRow[]>({
    read: (teamId) => inTeam(needs, teamId, selectPrices),
    unavailable,
    times,
    source: db,
  });
  const { listen, close } = hearChanges(needs, {
    channel: "gateway",
    hear(message) {
      const colon = message.indexOf(":");
      const [kind, what] = [message.slice(0, colon), message.slice(colon + 1)];
      if (kind === "key") keys.outdate(hashes.get(what) ?? "");
      else if (kind === "route") routes.outdate(what);
      else if (kind === "prices") prices.outdate(what);
    },
  });
  return {
    key: (secret) => (looksLikeKey(secret) ? keys.get(hashOf(secret), undefined) : null),
    route: (teamId, route) => routes.get(`${teamId}/${route}`, undefined),
    prices: (teamId) => prices.get(teamId, undefined),
    listen,
    close,
  };
}

const unavailable = (cause: unknown): Error => fault("GATEWAY_UNAVAILABLE", { cause, retryAfter: 1 });

async function readRoute(needs: KnownNeeds, key: string): Promise<ReadyRoute | null> {
  const slash = key.indexOf("/");
  return inTeam(needs, key.slice(0, slash), (act) => readyRoute(needs, act, key.slice(slash + 1)));
}

/** The gateway acts without a user and can only read. */
function inTeam<T>({ db, clock }: KnownNeeds, teamId: string, work: (act: Act) => Promise<T>): Promise<T> {
  const subject = { teamId, userId: "" };
  const who: Act["who"] = {
    ...{ kind: "service", ...subject, role: "VIEWER", scopes: ["read"], powers: powersOf("VIEWER", ["read"]) },
    ...{ credentialId: null, mustChangePassword: false },
  };
  const origin = { requestId: "gateway", address: "gateway" };
  return db.inTeam(subject, (tx) => work({ tx, who, origin, now: clock.milliseconds() }));
}
