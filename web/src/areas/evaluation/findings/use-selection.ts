import type { FindingSummary, FindingsFilter } from "@agent-console/sdk";
import { useState } from "react";
import { useKey } from "../../../parts/keys/use-key.ts";
import type { FindingsSearch } from "../../../routes/findings-search.ts";
import { filterOf } from "./use-findings.ts";

/** The findings that a bulk action changes: chosen one by one, or all that match the filters. */
export interface Selection {
  readonly size: number;
  readonly isAll: boolean;
  /** Failed prompts in the latest runs of the chosen findings. */
  readonly prompts: number;
  has(id: string): boolean;
  toggle(id: string): void;
  /** All rows of the page, or none of them. */
  toggleShown(): void;
  chooseAll(): void;
  clear(): void;
  /** As the API takes it. */
  readonly request: { readonly finding_ids: string[] } | { readonly filter: FindingsFilter };
}

const NOTHING = { key: "", ids: new Set<string>(), isAll: false };

/** Other filters show other findings, so the selection ends with them. */
export function useSelection(search: FindingsSearch, rows: readonly FindingSummary[]): Selection {
  const filter = filterOf(search);
  const key = JSON.stringify(filter);
  const [kept, keep] = useState(NOTHING);
  const { ids, isAll } = kept.key === key ? kept : NOTHING;
  const choose = (next: Iterable<string>, all = false): void => keep({ key, ids: new Set(next), isAll: all });
  const chosen = rows.filter(({ id }) => isAll || ids.has(id));
  const clear = (): void => choose([]);
  useKey("Escape", "Clear the selection", clear);
  return {
    size: chosen.length,
    isAll,
    prompts: chosen.reduce((sum, { latest_run: run }) => sum + (run?.failed ?? 0), 0),
    has: (id) => isAll || ids.has(id),
    toggle: (id) => {
      const before = chosen.map((one) => one.id);
      choose(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
    },
    toggleShown: () => choose(chosen.length === rows.length ? [] : rows.map(({ id }) => id)),
    chooseAll: () => choose([], true),
    clear,
    request: isAll ? { filter } : { finding_ids: chosen.map(({ id }) => id) },
  };
}
