import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { presentDelivery } from "./present.ts";
import { type DeliveryStatus, findEndpoint, selectDeliveries } from "./store.ts";

export interface DeliveryQuery {
  readonly status?: DeliveryStatus | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

/** The newest first. */
export async function listDeliveries(act: Act, endpointId: string, query: DeliveryQuery) {
  if (!(await findEndpoint(act, endpointId))) throw fault("ENDPOINT_NOT_FOUND");
  const before = query.cursor ? readCursor(query.cursor, { position: "bigint" }).position : null;
  const page = { endpointId, status: query.status ?? null, before, most: query.limit + 1 };
  const found = await selectDeliveries(act, page);
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const hasMore = found.length > query.limit && last !== undefined;
  return {
    results: rows.map(presentDelivery),
    next_cursor: hasMore ? writeCursor({ position: last.position }) : null,
  };
}
