import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { PackRow } from "@agent-console/analysis/guards/packs/pack.ts";
import type { Source } from "./item.ts";
import type { MeasuredGuard } from "./local-guards.ts";

/** A row of a pack on the channel where it is judged. */
export interface PackItem {
  readonly source: Source;
  readonly subject: Subject;
}

export type LoadPack = (name: string) => Promise<readonly PackRow[]>;

/** Of the text of an example. */
const LONGEST_EXCERPT = 200;

/**
 * The packs of the guards' methods, in an order that stays the same, with all kinds mixed: a limit then takes some of each.
 * Rows for an agent with secrets or options of its own say nothing about this agent.
 */
export async function packItems(
  loadPack: LoadPack,
  guards: readonly MeasuredGuard[],
  most: number,
): Promise<readonly PackItem[]> {
  const names = [...new Set(guards.flatMap(({ packs }) => [...packs]))].sort();
  const rows: { pack: string; row: PackRow }[] = [];
  for (const pack of names) {
    for (const row of await loadPack(pack)) if (!row.agent && !row.options && !row.outside) rows.push({ pack, row });
  }
  const kinds = [...Map.groupBy(rows, ({ pack, row }) => `${pack} ${row.kind} ${row.label}`).values()];
  return inTurn(kinds)
    .slice(0, most)
    .map(({ pack, row }) => itemOf(guards, pack, row));
}

/** One of each list, then the next of each. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

function itemOf(guards: readonly MeasuredGuard[], pack: string, row: PackRow): PackItem {
  const measured = guards.find(({ packs }) => packs.has(pack));
  // A row keeps its channel if there are guards on it. Otherwise it moves to one with a guard that is measured on it.
  const isGuarded = guards.some(({ channel }) => channel === row.channel);
  const channel = isGuarded ? row.channel : (measured?.channel ?? row.channel);
  return {
    source: {
      ...{ material: "packs", kind: row.kind, pack, row_id: row.id, label: row.label },
      text: row.text.slice(0, LONGEST_EXCERPT),
    },
    subject: {
      ...{ channel, text: row.text },
      ...(row.question !== undefined && { question: row.question }),
      ...(row.toolCall && { toolCall: row.toolCall }),
    },
  };
}
