import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import type { CampaignRow } from "./store/campaign-row.ts";
import { type CampaignFilter, campaignsPage } from "./store/campaigns.ts";

export const campaignOrders = ["newest", "live_first"] as const;

interface Wanted {
  readonly agentId: string | null;
  readonly retestOf: string | null;
  readonly status: string | null;
  readonly order: (typeof campaignOrders)[number];
  readonly limit: number;
  readonly cursor: string | null;
}

type Part = NonNullable<CampaignFilter["part"]>;

const PARTS = ["live", "ended"] as const satisfies readonly Part[];
const NEWEST = { at: "bigint", id: "uuid" } as const;
const LIVE_FIRST = { part: PARTS, ...NEWEST } as const;

/** A page of campaigns, and where the next one begins. A campaign that ends in between may be on both. */
export async function listCampaigns(
  act: Act,
  wanted: Wanted,
): Promise<{ readonly rows: readonly CampaignRow[]; readonly next: string | null }> {
  const { order, limit, cursor, ...filter } = wanted;
  if (order === "newest") {
    const position = cursor === null ? null : readCursor(cursor, NEWEST);
    const found = await campaignsPage(act, { ...filter, after: after(position), part: null }, limit + 1);
    return pageOf(found, limit, () => ({}));
  }
  const position = cursor === null ? null : readCursor(cursor, LIVE_FIRST);
  const found: CampaignRow[] = [];
  const parts: Part[] = [];
  for (const part of position?.part === "ended" ? (["ended"] as const) : PARTS) {
    const from = part === position?.part ? after(position) : null;
    const own = await campaignsPage(act, { ...filter, after: from, part }, limit + 1 - found.length);
    found.push(...own);
    parts.push(...own.map(() => part));
    if (found.length > limit) break;
  }
  return pageOf(found, limit, (at) => ({ part: parts[at] }));
}

const after = (position: { readonly at: number; readonly id: string } | null): CampaignFilter["after"] =>
  position && { createdAt: position.at, id: position.id };

function pageOf(found: readonly CampaignRow[], limit: number, more: (at: number) => object) {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const next = last ? writeCursor({ ...more(rows.length - 1), at: last.created_at, id: last.id }) : null;
  return { rows, next };
}
