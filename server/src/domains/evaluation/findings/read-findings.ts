import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { Severity } from "../shapes/severity.ts";
import type { FindingRow } from "../tables/rows.ts";
import { type FindingState, findingStates } from "./finding-state.ts";
import { type CountsQuery, countByState, findFinding } from "./store.ts";

export async function getFinding(act: Act, id: string): Promise<FindingRow> {
  const finding = await findFinding(act, id);
  if (!finding) throw fault("FINDING_NOT_FOUND");
  return finding;
}

export type Counts = Readonly<Record<Severity, Readonly<Record<FindingState, number>>>>;

/** How many findings there are of each severity in each state. */
export async function countFindings(act: Act, query: CountsQuery): Promise<Counts> {
  const rows = await countByState(act, query);
  const of = (severity: Severity) =>
    Object.fromEntries(
      findingStates.map((state) => [
        state,
        rows.find((row) => row.severity === severity && row.state === state)?.count ?? 0,
      ]),
    ) as Record<FindingState, number>;
  return { critical: of("critical"), high: of("high"), medium: of("medium"), low: of("low") };
}
