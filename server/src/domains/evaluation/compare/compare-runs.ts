import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { probeTitle } from "../probes/titles.ts";
import { getRun } from "../runs/read-runs.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import type { Figure } from "../scores/figure.ts";
import type { ProbeFigure, Report } from "../scores/report.ts";
import { agentDifference, type CompareNeeds } from "./agent-difference.ts";
import { changeOf, judge, type ProbeChange, summaryOf } from "./change.ts";
import { arePaired, comparabilityOf, sameHarnesses } from "./comparability.ts";
import { countPairs, findReport, selectChangedPrompts } from "./store.ts";

export interface Pair {
  readonly before: string;
  readonly after: string;
}

/** Compares two runs of one agent: the change of each probe, whether it is more than chance, and what was changed in between. */
export async function compareRuns(needs: CompareNeeds, act: Act, ids: Pair) {
  const compared = await readComparison(needs, act, ids);
  // Archived while it was read, it would look like one without prompts.
  await getCompletedRun(act, ids.before);
  return compared;
}

async function readComparison(needs: CompareNeeds, act: Act, ids: Pair) {
  const after = await getCompletedRun(act, ids.after);
  const before = await getCompletedRun(act, ids.before);
  if (before.agent_id !== after.agent_id) {
    throw unprocessable(["query", "with"], "This evaluation belongs to a different agent", ids.before);
  }
  const [was, is] = [await reportOf(act, before), await reportOf(act, after)];
  const isPaired = arePaired(before, after);
  const pairs = isPaired ? await countPairs(act, { before, after }) : [];
  const pairOf = new Map(pairs.map((pair) => [pair.probe, pair]));
  const formerOf = new Map(was.probes.map((figure) => [figure.id, figure]));
  const changes = judge(
    is.probes
      .filter(({ id, n }) => n > 0 && (formerOf.get(id)?.n ?? 0) > 0)
      .map((figure) => changeOf(formerOf.get(figure.id) as ProbeFigure, figure, pairOf.get(figure.id) ?? null)),
  );
  const shared = new Set(changes.map(({ probe }) => probe));
  const onlyIn = (report: Report): string[] =>
    report.probes.filter(({ id, n }) => n > 0 && !shared.has(id)).map(({ id }) => id);
  const [named] = await needs.agents.naming(act, [after]);
  const summary = summaryOf(changes, isPaired);
  return {
    agent_id: after.agent_id,
    agent_name: named?.agent_name ?? null,
    before: runSummary(before, was),
    after: runSummary(after, is),
    method: isPaired ? "paired" : "two samples",
    comparability: comparabilityOf({ before, after }, summary.pairs),
    overall: {
      ...sideBySide(was.overall, is.overall),
      // Scores over other harnesses are scores of something else.
      ...(sameHarnesses(before, after) ? {} : { difference: null }),
      ...summary,
    },
    dimensions: is.dimensions.map(({ name, ...figure }) => ({
      name,
      ...sideBySide(was.dimensions.find((one) => one.name === name) ?? null, figure),
      ...summaryOf(ofDimension(changes, name), isPaired),
    })),
    probes: changes.map(withTitle),
    changed: isPaired ? (await selectChangedPrompts(act, { before, after })).map(withTitle) : [],
    not_compared: { only_before: onlyIn(was), only_after: onlyIn(is) },
    agent: await agentDifference(needs, act, { before, after }),
  };
}

/** Readers know a probe by one name, wherever they meet it; the id stays beside it. */
const withTitle = <Row extends { readonly probe: string }>(row: Row): Row & { readonly title: string } => ({
  ...row,
  title: probeTitle(row.probe),
});

const ofDimension = (changes: readonly ProbeChange[], name: string): ProbeChange[] =>
  changes.filter(({ dimension }) => dimension === name);

async function getCompletedRun(act: Act, id: string): Promise<RunRow> {
  const run = await getRun(act, id);
  if (run.status !== "completed") {
    throw fault("EVALUATION_STATE", {
      public: `Evaluation ${id} is ${run.status}. Only completed evaluations can be compared.`,
    });
  }
  // The one that it is compared with is not in the path, where archives are refused otherwise.
  if (run.archived_at !== null) throw fault("EVALUATION_ARCHIVED", { members: { evaluation_id: id } });
  return run;
}

async function reportOf(act: Act, run: RunRow): Promise<Report> {
  const report = await findReport(act, run);
  if (!report) throw fault("EVALUATION_NOT_FOUND");
  return report;
}

function runSummary(run: RunRow, { threshold, overall }: Report) {
  const { id, seed, completed_at, agent_revision, harness_names, sample_size } = run;
  const { score, low, high, n, verdict, reason } = overall;
  const figure = { score, low, high, n, verdict, reason, threshold };
  return { evaluation_id: id, seed, completed_at, agent_revision, harness_names, sample_size, ...figure };
}

const brief = ({ score, low, high, n }: Figure) => ({ score, low, high, n });

function sideBySide(was: Figure | null, is: Figure) {
  const before = was && brief(was);
  const apart = before && before.score !== null && is.score !== null ? is.score - before.score : null;
  return { before, after: brief(is), difference: apart === null ? null : Math.round(apart * 10_000) / 10_000 };
}
