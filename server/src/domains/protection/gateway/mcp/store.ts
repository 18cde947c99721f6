import type { Tx } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { ToolPinRow } from "../../tables/rows.ts";

export interface Pin extends Pick<ToolPinRow, "tool" | "digest" | "changed_digest"> {
  /** False for a pin of before definitions were kept. */
  readonly is_kept: boolean;
}

export interface PinnedRoute {
  readonly teamId: string;
  readonly agentId: string;
  readonly routeId: string;
}

export const findPins = (tx: Tx, { teamId, routeId }: PinnedRoute): Promise<readonly Pin[]> =>
  tx.query(sql<Pin>`
    select tool, digest, changed_digest, definition is not null as is_kept
    from tool_pins
    where team_id = ${teamId} and route_id = ${routeId}`);

export interface SeenTool {
  readonly tool: string;
  readonly digest: string;
  /** Cut to what is stored. */
  readonly definition: string;
}

/** Pins tools that were never seen. Another gateway may have been first: then its pin stands. */
export async function addPins(tx: Tx, of: PinnedRoute, seen: readonly SeenTool[], now: number): Promise<void> {
  await tx.run(sql`
    insert into tool_pins (team_id, agent_id, route_id, tool, digest, definition, created_at, seen_at)
    select ${of.teamId}::uuid, ${of.agentId}::uuid, ${of.routeId}::uuid, tool, digest, definition, ${now}::bigint,
      ${now}::bigint
    from unnest(${seen.map(({ tool }) => tool)}::text[], ${seen.map(({ digest }) => digest)}::text[],
      ${seen.map(({ definition }) => definition)}::text[]) as seen (tool, digest, definition)
    on conflict on constraint tool_pins_pkey do nothing`);
}

/** The definitions of tools that were pinned by their digests alone. */
export async function keepDefinitions(tx: Tx, of: PinnedRoute, seen: readonly SeenTool[]): Promise<void> {
  await tx.run(sql`
    update tool_pins
    set definition = seen.definition
    from unnest(${seen.map(({ digest }) => digest)}::text[], ${seen.map(({ definition }) => definition)}::text[])
      as seen (digest, definition)
    where team_id = ${of.teamId} and route_id = ${of.routeId} and tool_pins.digest = seen.digest
      and tool_pins.definition is null`);
}

/** Notes that a tool has another definition, or its pinned one again. True if nobody had noted it. */
export async function noteChange(
  tx: Tx,
  of: PinnedRoute,
  { tool, digest, definition, now }: SeenTool & { readonly now: number },
): Promise<boolean> {
  const rows = await tx.query(sql<{ tool: string }>`
    update tool_pins
    set changed_digest = nullif(${digest}, digest),
      changed_definition = case when digest = ${digest} then null else ${definition} end,
      changed_at = case when digest = ${digest} then null else coalesce(changed_at, ${now}) end,
      seen_at = ${now}
    where team_id = ${of.teamId} and route_id = ${of.routeId} and tool = ${tool}
      and changed_digest is distinct from nullif(${digest}, digest)
    returning tool`);
  return rows.length > 0;
}

export type ListedPin = Omit<ToolPinRow, "definition" | "changed_definition">;

/** All of them, without their definitions: the gateway pins no more than fit into one page. */
export const listPins = (tx: Tx, teamId: string, routeId: string): Promise<readonly ListedPin[]> =>
  tx.query(sql<ListedPin>`
    select team_id, agent_id, route_id, tool, digest, changed_digest, changed_at, accepted_by, created_at, seen_at
    from tool_pins
    where team_id = ${teamId} and route_id = ${routeId}
    order by changed_at desc nulls last, tool`);

export async function findPin(tx: Tx, of: PinnedRoute, tool: string): Promise<ToolPinRow | null> {
  const [row] = await tx.query(sql<ToolPinRow>`
    select * from tool_pins where team_id = ${of.teamId} and route_id = ${of.routeId} and tool = ${tool}`);
  return row ?? null;
}

/** Of all routes of the agent. */
export async function countChanged(tx: Tx, { teamId, agentId }: PinnedRoute): Promise<number> {
  const [row] = await tx.query(sql<{ count: number }>`
    select count(*)::int as count from tool_pins
    where team_id = ${teamId} and agent_id = ${agentId} and changed_digest is not null`);
  return row?.count ?? 0;
}

export type ReviewedTool = Pick<SeenTool, "tool" | "digest">;

/** Accepts the newest definitions of tools, each if it is still the one that was looked at. */
export const acceptPins = (
  tx: Tx,
  of: PinnedRoute,
  { reviewed, userId }: { readonly reviewed: readonly ReviewedTool[]; readonly userId: string },
): Promise<readonly ListedPin[]> =>
  tx.query(sql<ListedPin>`
    update tool_pins
    set digest = changed_digest, definition = changed_definition, changed_digest = null, changed_definition = null,
      changed_at = null, accepted_by = ${userId}
    from unnest(${reviewed.map(({ tool }) => tool)}::text[], ${reviewed.map(({ digest }) => digest)}::text[])
      as reviewed (name, seen)
    where team_id = ${of.teamId} and agent_id = ${of.agentId} and route_id = ${of.routeId} and tool = reviewed.name
      and changed_digest = reviewed.seen
    returning team_id, agent_id, route_id, tool, digest, changed_digest, changed_at, accepted_by, created_at, seen_at`);
