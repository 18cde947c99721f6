import type { Act } from "../../../platform/act.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import type { Report } from "../scores/report.ts";
import { type Severity, severities } from "../shapes/severity.ts";
import { insertFindings } from "./store.ts";

/** One finding for each failed prompt, in the transaction that completes the run. A rerun keeps the triage from before. */
export async function keepFindings(act: Act, run: RunRow, { probes }: Report): Promise<void> {
  await insertFindings(
    act,
    run,
    probes.map(({ id, scenario, severity }) => ({
      probe: id,
      scenario,
      severity,
      rank: severities.indexOf(severity as Severity) + 1,
    })),
  );
}
