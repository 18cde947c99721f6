import type { Basis } from "@agent-console/analysis/detectors/detector.ts";
import { fault } from "../../../../kernel/errors.ts";
import type { Act } from "../../../../platform/act.ts";
import { type Counts, countFindings, type FindingState, standingSql } from "../../findings/finding-row.ts";
import { titleOf } from "../../findings/present.ts";
import type { InspectionResult } from "../../inspection/inspect.ts";
import { probes } from "../../probes/list.ts";
import type { Conclusion } from "../../results/conclude.ts";
import { presentResult } from "../../results/present.ts";
import type { ResultRow } from "../../results/read-results.ts";
import { getRun } from "../../runs/read-runs.ts";
import type { AgentSnapshot, RunRow } from "../../runs/store/run-row.ts";
import type { Severity } from "../../shapes/severity.ts";
import { type Versions, versions } from "./versions.ts";

/** One reading on a connection of its own, which is given back before the next. */
export type ReadTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/** Everything a report says before it comes to the single prompts. */
export interface ReportHead {
  readonly run: RunRow;
  readonly agent: AgentSnapshot;
  readonly conclusion: Conclusion;
  readonly inspection: readonly InspectionResult[];
  readonly counts: Counts;
  readonly versions: Versions;
  /** Milliseconds. */
  readonly madeAt: number;
}

interface Found {
  readonly finding_id: string | null;
  readonly finding_state: FindingState | null;
  readonly state_reason: string | null;
  readonly accepted_until: number | null;
  readonly finding_title: string | null;
}

export type PromptLine = ReturnType<typeof presentResult> & Found;

export interface ReportSource {
  readonly head: ReportHead;
  /** In the order in which they were asked. */
  prompts(): AsyncIterable<PromptLine>;
  /** Failed prompts only, the gravest first. */
  gravest(): AsyncIterable<PromptLine>;
}

/** A page may hold answers of a hundred thousand characters each. */
const PAGE_ROWS = 100;
const FOUND = `f.rank, f.severity as finding_severity, f.basis as finding_basis, f.detector as finding_detector,
  f.summary as finding_summary, f.id as finding_id, f.state_reason, f.accepted_until,
  ${standingSql("$3").replaceAll(/\b(state|accepted_until)\b/g, "f.$1")} as finding_state`;
/** A plan is numbered without gaps. The bounds on findings repeat the page's: no statistics are needed to see how few. */
const NUMBERED = `select n as seq, ${FOUND} from generate_series($4::int + 1, $4::int + ${PAGE_ROWS}) as n
  left join findings f on f.evaluation_id = $1 and f.seq = n and f.seq > $4::int and f.seq <= $4::int + ${PAGE_ROWS}`;
const GRAVEST = `select f.seq, ${FOUND} from findings f
  where f.evaluation_id = $1 and f.team_id = $2 and (-f.rank, f.seq) > ($5::int, $4::int)
  order by f.rank desc, f.seq limit ${PAGE_ROWS}`;
const byId = new Map(probes.map((probe) => [probe.id, probe]));

/** A page at a time, each on a connection of its own: a slow reader holds neither a connection nor more than a page. */
export async function openReport(read: ReadTeam, id: string): Promise<ReportSource> {
  const head = await read((act) => readHead(act, id));
  return {
    head,
    prompts: () => pages(read, { id, keys: NUMBERED, order: "p.seq" }),
    gravest: () => pages(read, { id, keys: GRAVEST, order: "k.rank desc, p.seq", failed: true }),
  };
}

async function readHead(act: Act, id: string): Promise<ReportHead> {
  const run = await getRun(act, id);
  const [row] = await act.tx.query<Kept>(
    `select r.report, r.inspection, e.agent_snapshot::text as snapshot from evaluation_reports r
     join evaluations e on e.id = r.evaluation_id where r.evaluation_id = $1 and r.team_id = $2`,
    [id, act.who.teamId],
  );
  if (run.status !== "completed" || !row?.report) {
    throw fault("EVALUATION_STATE", {
      public: `The evaluation is ${run.status}. Reports are available only for completed evaluations.`,
    });
  }
  return {
    run,
    agent: JSON.parse(row.snapshot) as AgentSnapshot,
    conclusion: row.report,
    inspection: row.inspection,
    counts: await countFindings(act, { evaluation_id: id }),
    versions: versions(),
    madeAt: act.now,
  };
}

interface Kept {
  readonly report: Conclusion | null;
  readonly inspection: readonly InspectionResult[];
  readonly snapshot: string;
}

interface Pages {
  readonly id: string;
  /** The numbers of a page's prompts: after prompt $4, and for findings after rank $5. */
  readonly keys: string;
  readonly order: string;
  readonly failed?: true;
}

interface Row extends ResultRow, Omit<Found, "finding_title"> {
  readonly rank: number | null;
  readonly finding_severity: Severity | null;
  readonly finding_basis: Basis | null;
  readonly finding_detector: string | null;
  readonly finding_summary: string | null;
}

/**
 * The page first, then one by one what belongs to it (offset 0 keeps the planner from joining it otherwise): in any other
 * order each page would read the whole run.
 */
async function* pages(read: ReadTeam, { id, keys, order, failed }: Pages): AsyncGenerator<PromptLine> {
  const text = `with k as materialized (${keys})
    select p.seq, p.harness, p.probe, p.state, p.outcome, p.is_error, p.reason, p.attempts, p.sent_at, p.observed_at,
      p.question, p.judgement, p.observation, k.rank, k.finding_severity, k.finding_basis,
      k.finding_detector, k.finding_summary, k.finding_id, k.finding_state, k.state_reason, k.accepted_until
    from k cross join lateral (
      select * from evaluation_prompts where evaluation_id = $1 and team_id = $2 and seq = k.seq offset 0) as p
    where $5::int is not null order by ${order}`;
  const following = (seq: number, rank: number): Promise<Row[]> =>
    read((act) => act.tx.query<Row>(text, [id, act.who.teamId, Math.floor(act.now / 1000), seq, rank]));
  let next: Promise<Row[]> | null = following(-1, failed ? -100 : 0);
  while (next) {
    const rows: Row[] = await next;
    const last = rows.length < PAGE_ROWS ? undefined : rows.at(-1);
    // Read while these are written. Whoever stops listening leaves it unread, and then nobody is there for its failure.
    next = last ? following(last.seq, failed ? -(last.rank ?? 0) : 0) : null;
    next?.catch(() => {});
    for (const row of rows) yield lineOf(row);
  }
}

function lineOf(row: Row): PromptLine {
  const { finding_id, finding_state, state_reason, accepted_until, finding_basis: basis, probe } = row;
  const { finding_detector: detector, finding_summary: summary, finding_severity: severity } = row;
  const result = presentResult(row, byId);
  return {
    ...result,
    severity: severity ?? result.severity,
    ...{ finding_id, finding_state, state_reason, accepted_until },
    finding_title: detector === null ? null : titleOf({ probe, basis, detector, summary: summary ?? "" }),
  };
}
