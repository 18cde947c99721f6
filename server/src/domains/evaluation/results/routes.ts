import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { preferPrimary } from "../../../platform/db/replica/reads.ts";
import { type Answer, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { hasEnded } from "../../../platform/work/status.ts";
import type { AgentNamed, AgentsPort } from "../../agents/port.ts";
import { probes } from "../probes/list.ts";
import { deleteRun } from "../runs/control-run.ts";
import { presentPerformance } from "../runs/prompt-performance.ts";
import { chosenProbes } from "./chosen-probes.ts";
import {
  deleteSummaryOp,
  getSettingsOp,
  getSummaryOp,
  getVerdictOp,
  latestSummariesOp,
  listResultsOp,
  listSummariesOp,
  readResultsOp,
  updateSettingsOp,
} from "./contract.ts";
import { presentOutcome, presentResult, presentSummary } from "./present.ts";
import { readOutcome } from "./read-outcome.ts";
import { readResults } from "./read-results.ts";
import { readVerdict } from "./read-verdict.ts";
import { readSettings, writeSettings } from "./settings.ts";
import type { ReviewedResultRow } from "./store/prompts.ts";
import { type SummaryRow, selectLatestSummaries, selectRunsWithResults } from "./store/summaries.ts";
import { getSummary, listSummaries } from "./summaries.ts";

const byId = new Map(probes.map((probe) => [probe.id, probe]));

const presentReviewed = (evaluationId: string, row: ReviewedResultRow) => ({
  ...presentResult(row, byId),
  performance: presentPerformance(evaluationId, row),
  judges: row.judges,
  review: row.review,
});

/** A team that is named has to be the caller's own; another one looks like none. */
function ownTeam(act: Act, { team_id: named }: { readonly team_id?: string | null | undefined }): void {
  if (named && named !== act.who.teamId) throw fault("TEAM_NOT_FOUND");
}

function summaryPage(
  rows: readonly AgentNamed<SummaryRow>[],
  page: { total: number; limit: number; offset: number },
): Answer {
  return ok({ results: rows.map(presentSummary), ...page });
}

export function evaluationResultRoutes({ agents }: { readonly agents: AgentsPort }): Binding[] {
  return [
    bind(listResultsOp, (r) =>
      r.inTeam(async (act) => {
        ownTeam(act, r.query);
        const { results, total } = await selectRunsWithResults(act, r.query);
        return ok({ results: await agents.naming(act, results), total });
      }),
    ),
    bind(readResultsOp, (r) =>
      r.inTeam(async (act) => {
        ownTeam(act, r.query);
        const found = presentOutcome(await readOutcome(act, r.params.evaluation_id));
        // Whoever saw it end must not get a part of its results as all of them.
        if (!hasEnded(found.status)) preferPrimary(act.tx);
        const [outcome] = await agents.naming(act, [found]);
        if (r.query.report_only) return ok({ ...outcome, results: [], next_cursor: null });
        const wish = { ...r.query, probes: chosenProbes(r.query, probes) };
        const { evaluation_id: id } = r.params;
        const { rows, nextCursor } = await readResults(act, id, wish);
        return ok({ ...outcome, results: rows.map((row) => presentReviewed(id, row)), next_cursor: nextCursor });
      }),
    ),
    bind(getVerdictOp, (r) =>
      r.inTeam(async (act) => {
        ownTeam(act, r.query);
        return ok(await readVerdict(act, r.params.evaluation_id, r.query.threshold ?? null));
      }),
    ),
    bind(listSummariesOp, (r) =>
      r.inTeam(async (act) => {
        ownTeam(act, r.query);
        const { rows, total } = await listSummaries(act, r.query);
        return summaryPage(await agents.naming(act, rows), { total, limit: r.query.limit, offset: r.query.offset });
      }),
    ),
    bind(latestSummariesOp, (r) =>
      r.inTeam(async (act) => {
        ownTeam(act, r.query);
        const rows = await selectLatestSummaries(act);
        return summaryPage(await agents.naming(act, rows), {
          total: rows.length,
          limit: Math.max(1, rows.length),
          offset: 0,
        });
      }),
    ),
    bind(getSummaryOp, (r) =>
      r.inTeam(async (act) => {
        ownTeam(act, r.query);
        const rows = await agents.naming(act, [await getSummary(act, r.params.evaluation_id)]);
        return ok(rows.map(presentSummary)[0]);
      }),
    ),
    bind(deleteSummaryOp, (r) =>
      r.transaction(async (act) => {
        ownTeam(act, r.query);
        await deleteRun(act, r.params.evaluation_id);
        return noContent();
      }),
    ),
    bind(getSettingsOp, (r) => r.inTeam(async (act) => ok(await readSettings(act)))),
    bind(updateSettingsOp, (r) => r.transaction(async (act) => ok(await writeSettings(act, r.body)))),
  ];
}
