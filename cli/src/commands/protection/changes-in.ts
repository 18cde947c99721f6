import type { GuardConfigDiff } from "@agent-console/sdk";

/** One line of a difference. */
export interface ListedChange {
  readonly guard: string;
  readonly key: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Settings of the config itself first, then guard by guard. */
export function changesIn({ settings, guards }: GuardConfigDiff): ListedChange[] {
  const own = settings.map(({ key, from, to }) => ({ guard: "(config)", key, from: said(from), to: said(to) }));
  const ofGuards = guards.flatMap(({ guard, change, keys }): ListedChange[] => {
    if (change === "added") return [{ guard, key: "(added)", from: null, to: null }];
    if (change === "removed") return [{ guard, key: "(removed)", from: null, to: null }];
    return keys.map(({ key, from, to }) => ({ guard, key, from: said(from), to: said(to) }));
  });
  return [...own, ...ofGuards];
}

const said = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === "string" ? value : JSON.stringify(value);
