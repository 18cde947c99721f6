import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { Severity } from "../shapes/severity.ts";
import { type FindingState, findingStates } from "./progress/finding-state.ts";
import { type Change, changes } from "./progress/progress.ts";
import {
  type CountsQuery,
  countByState,
  type FindingWithExample,
  findFinding,
  type StateCount,
} from "./store/findings.ts";

export async function getFinding(act: Act, id: string): Promise<FindingWithExample> {
  const finding = await findFinding(act, id);
  if (!finding) throw fault("FINDING_NOT_FOUND");
  return finding;
}

export type Counts = Readonly<Record<Severity, Readonly<Record<FindingState, number>>>>;

/** What is left to do about the open findings. */
export interface OpenWork {
  /** Open findings by what the newest run showed; `fixed` counts those whose fix was verified. */
  readonly changes: Readonly<Record<Change, number>>;
  readonly overdue: number;
  readonly unassigned: number;
  /** When the first acceptance expires; null if there is none. */
  readonly next_expiry: number | null;
}

/** How many findings there are of each severity in each state, and what is left to do. */
export async function countFindings(act: Act, query: CountsQuery): Promise<Counts & OpenWork> {
  const rows = await countByState(act, query);
  const of = (severity: Severity) =>
    Object.fromEntries(
      findingStates.map((state) => [state, sum(rows, (row) => row.severity === severity && row.state === state)]),
    ) as Record<FindingState, number>;
  const isOpen = ({ state }: StateCount): boolean => state === "open";
  const expiries = rows.flatMap(({ next_expiry: at }) => (at === null ? [] : [at]));
  return {
    ...{ critical: of("critical"), high: of("high"), medium: of("medium"), low: of("low") },
    changes: Object.fromEntries(
      changes.map((change) => [
        change,
        sum(rows, (row) => row.change === change && (change === "fixed" ? row.state === "fixed" : isOpen(row))),
      ]),
    ) as Record<Change, number>,
    overdue: sum(rows, (row) => isOpen(row) && row.is_overdue),
    unassigned: sum(rows, (row) => isOpen(row) && !row.is_assigned),
    next_expiry: expiries.length > 0 ? Math.min(...expiries) : null,
  };
}

const sum = (rows: readonly StateCount[], counts: (row: StateCount) => boolean): number =>
  rows.filter(counts).reduce((total, { count }) => total + count, 0);
