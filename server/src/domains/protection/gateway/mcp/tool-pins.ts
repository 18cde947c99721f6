import { createHash } from "node:crypto";
import type { ListedTool } from "@agent-console/analysis/guards/protocols/protocol.ts";
import type { Clock } from "../../../../kernel/clock.ts";
import { powersOf } from "../../../../kernel/permissions.ts";
import type { Principal } from "../../../../kernel/principal.ts";
import type { Act } from "../../../../platform/act.ts";
import type { Database } from "../../../../platform/db/database.ts";
import {
  addPins,
  countChanged,
  findPins,
  keepDefinitions,
  noteChange,
  type Pin,
  type PinnedRoute,
  type SeenTool,
} from "./store.ts";

/** Tools whose description or schema is no longer the pinned one. */
export interface ChangedTools {
  readonly agentId: string;
  readonly routeId: string;
  readonly tools: readonly string[];
}

/** Both run in the transaction that records the change. */
export interface PinReports {
  /** Told once for each new definition. */
  readonly changed: (act: Act, changed: ChangedTools) => Promise<unknown>;
  /** No tool of the agent is changed any more. */
  readonly settled: (act: Act, agentId: string) => Promise<unknown>;
}

export interface ToolPins {
  /**
   * The tools of a list whose definition is not the pinned one. Tools that were never seen are pinned. Rejects if nobody can
   * say what is pinned.
   */
  changed(route: PinnedRoute, tools: readonly ListedTool[]): Promise<ReadonlySet<string>>;
  /** Whether a tool was last seen with another definition than the pinned one. */
  isChanged(route: PinnedRoute, tool: string): Promise<boolean>;
}

export interface PinNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly reports: PinReports;
}

/** A server that offers more tools than this on one route has the others counted as changed. */
const MOST_PINS = 1000;
const LONGEST_NAME = 200;
/** Of a definition that is kept to be looked at. Longer ones are kept up to here. */
export const LONGEST_DEFINITION = 16_384;
const MOST_ROUTES = 500;
const FRESH_MS = 1000;

export function createToolPins({ db, clock, reports }: PinNeeds): ToolPins {
  const known = new Map<string, { readonly at: number; readonly pins: ReadonlyMap<string, Pin> }>();

  async function pinsOf(route: PinnedRoute): Promise<ReadonlyMap<string, Pin>> {
    const rows = await db.inTeam({ teamId: route.teamId, userId: "" }, (tx) => findPins(tx, route));
    const pins = new Map(rows.map((pin) => [pin.tool, pin]));
    if (known.size >= MOST_ROUTES) known.clear();
    known.set(route.routeId, { at: performance.now(), pins });
    return pins;
  }

  async function note(
    route: PinnedRoute,
    seen: Readonly<Record<"moved" | "back", readonly SeenTool[]>>,
  ): Promise<void> {
    known.delete(route.routeId);
    const now = clock.milliseconds();
    const { teamId, agentId, routeId } = route;
    await db.transaction({ teamId, userId: "" }, async (tx) => {
      const act = actOn(tx, teamId, now);
      const tools: string[] = [];
      for (const one of seen.moved) if (await noteChange(tx, route, { ...one, now })) tools.push(one.tool);
      if (tools.length > 0) await reports.changed(act, { agentId, routeId, tools });
      for (const one of seen.back) await noteChange(tx, route, { ...one, now });
      if (seen.back.length > 0 && (await countChanged(tx, route)) === 0) await reports.settled(act, agentId);
    });
  }

  return {
    async changed(route, tools) {
      const pins = await pinsOf(route);
      const seen = tools.map(seenTool);
      const isNew = ({ tool }: SeenTool): boolean => !pins.has(tool) && isStorable(tool);
      const added = seen.filter(isNew).slice(0, Math.max(0, MOST_PINS - pins.size));
      if (added.length > 0) {
        const now = clock.milliseconds();
        await db.transaction({ teamId: route.teamId, userId: "" }, (tx) => addPins(tx, route, added, now));
      }
      // Read again: another gateway may have pinned another definition first.
      const pinned = added.length > 0 ? await pinsOf(route) : pins;
      const other = seen.filter(({ tool, digest }) => pinned.get(tool)?.digest !== digest);
      const noted = ({ tool }: SeenTool): string | null => pinned.get(tool)?.changed_digest ?? null;
      const unkept = seen.filter(({ tool, digest }) => isUnkept(pinned.get(tool), digest));
      if (unkept.length > 0) {
        known.delete(route.routeId);
        await db.transaction({ teamId: route.teamId, userId: "" }, (tx) => keepDefinitions(tx, route, unkept));
      }
      const moved = other.filter((one) => pinned.has(one.tool) && noted(one) !== one.digest);
      const back = seen.filter((one) => pinned.get(one.tool)?.digest === one.digest && noted(one) !== null);
      if (moved.length + back.length > 0) await note(route, { moved, back });
      return new Set(other.map(({ tool }) => tool));
    },
    async isChanged(route, tool) {
      const before = known.get(route.routeId);
      const pins = before && performance.now() - before.at < FRESH_MS ? before.pins : await pinsOf(route);
      return (pins.get(tool)?.changed_digest ?? null) !== null;
    },
  };
}

const seenTool = ({ name, definition }: ListedTool): SeenTool => ({
  tool: name,
  digest: sha256(definition),
  definition: definition.slice(0, LONGEST_DEFINITION).toWellFormed(),
});

/** A name that cannot be stored is never pinned, and so counts as changed: the other tools of its server go on. */
const isStorable = (tool: string): boolean =>
  tool.length <= LONGEST_NAME && tool.isWellFormed() && !tool.includes("\0");

const isUnkept = (pin: Pin | undefined, digest: string): boolean => pin?.digest === digest && !pin.is_kept;

/** The gateway has no power over any operation; it notes what it saw. */
function actOn(tx: Act["tx"], teamId: string, now: number): Act {
  const who: Principal = {
    ...{ kind: "service", userId: "", teamId, role: "MEMBER", scopes: ["read"], powers: powersOf("MEMBER", ["read"]) },
    ...{ credentialId: null, mustChangePassword: false },
  };
  return { tx, who, origin: { requestId: "gateway", address: "gateway" }, now };
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
