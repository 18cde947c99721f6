import type { DashboardResponse } from "../../queries/dashboard.ts";

type AttentionList = DashboardResponse["attention"];
type Item = AttentionList["items"][number];
export type TaskKind = Exclude<Item["kind"], "unprotected">;
export type Task = Item & { readonly kind: TaskKind };

export interface Tasks {
  readonly items: readonly Task[];
  readonly total: number;
  readonly byKind: Readonly<Record<string, unknown>>;
}

const isTask = (item: Item): item is Task => item.kind !== "unprotected";

/** What needs attention. A missing guard does not: guards can't be turned on in the console, so there is nothing to do. */
export function tasksIn({ items, total, by_kind }: AttentionList): Tasks {
  const { unprotected = 0, ...byKind } = by_kind as Record<string, unknown>;
  return { items: items.filter(isTask), total: total - Number(unprotected), byKind };
}
