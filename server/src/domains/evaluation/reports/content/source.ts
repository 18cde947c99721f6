import { fault } from "../../../../kernel/errors.ts";
import type { Act } from "../../../../platform/act.ts";
import { titleOf } from "../../findings/present.ts";
import { type Counts, countFindings } from "../../findings/read-findings.ts";
import type { InspectionResult } from "../../inspection/inspect.ts";
import { probes } from "../../probes/list.ts";
import type { Conclusion } from "../../results/conclude.ts";
import { presentResult } from "../../results/present.ts";
import { getRun } from "../../runs/read-runs.ts";
import type { AgentSnapshot, RunRow } from "../../runs/store/run-row.ts";
import {
  type FindingInRun,
  findReport,
  PAGE_ROWS,
  type ReportRow,
  selectExamples,
  selectFindingsInRun,
  selectPromptsBySeq,
} from "./store.ts";
import { type Versions, versions } from "./versions.ts";

/** One reading on a connection of its own, which is given back before the next. */
export type ReadTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/** Everything a report says before the prompts. */
export interface ReportHead {
  readonly run: RunRow;
  readonly agent: AgentSnapshot;
  readonly conclusion: Conclusion;
  readonly inspection: readonly InspectionResult[];
  /** Findings by severity and state. */
  readonly counts: Counts;
  /** How often each finding failed. */
  readonly findings: ReadonlyMap<string, FindingInRun>;
  readonly versions: Versions;
  /** Milliseconds. */
  readonly madeAt: number;
}

export type PromptLine = ReturnType<typeof presentResult> &
  Pick<ReportRow, "finding_id" | "finding_state" | "state_reason" | "accepted_until"> & {
    readonly finding_title: string | null;
  };

/** Transcripts of one finding in the reports that people read. All prompts are in the table, the JSON and the CSV. */
export const EXAMPLES = 5;

/** "Failed in 9 of 24 prompts.", and how many of them are not shown. */
export function oftenWords({ findings }: ReportHead, { finding_id: id }: PromptLine, examples = EXAMPLES): string {
  const { failed = 0, overruled = 0, tried = null } = findings.get(id ?? "") ?? {};
  const of = tried === null ? `${failed} prompts` : `${failed} of ${tried} prompts`;
  const wrong = overruled > 0 ? ` ${overruled} more were false positives.` : "";
  const more = examples > 0 && failed + overruled > examples;
  return `Failed in ${of}.${wrong}${more ? ` ${examples} are shown.` : ""}`;
}

export interface ReportSource {
  readonly head: ReportHead;
  /** In the order in which they were sent. */
  prompts(): AsyncIterable<PromptLine>;
  /** Failed prompts, at most so many of each finding; findings one after the other, the most severe first. */
  examples(most: number): AsyncIterable<PromptLine>;
}

const byId = new Map(probes.map((probe) => [probe.id, probe]));

/** A page at a time, each on a connection of its own: a slow reader holds neither a connection nor more than a page. */
export async function openReport(read: ReadTeam, id: string): Promise<ReportSource> {
  const head = await read((act) => readHead(act, id));
  return {
    head,
    prompts: () => linesOf(read, (act, last) => selectPromptsBySeq(act, id, last)),
    examples: (most) => linesOf(read, (act, last) => selectExamples(act, id, { last, most })),
  };
}

async function readHead(act: Act, id: string): Promise<ReportHead> {
  const run = await getRun(act, id);
  const stored = await findReport(act, id);
  if (run.status !== "completed" || !stored?.report) {
    throw fault("EVALUATION_STATE", {
      public: `The evaluation is ${run.status}. Reports are available only for completed evaluations.`,
    });
  }
  return {
    run,
    agent: stored.agent,
    conclusion: stored.report,
    inspection: stored.inspection,
    counts: await countFindings(act, { evaluation_id: id }),
    findings: new Map((await selectFindingsInRun(act, id)).map((one) => [one.id, one])),
    versions: versions(),
    madeAt: act.now,
  };
}

type ReadPage = (act: Act, last: ReportRow | null) => Promise<ReportRow[]>;

/** Reads the next page while this one is written. */
async function* linesOf(read: ReadTeam, page: ReadPage): AsyncGenerator<PromptLine> {
  let next: Promise<ReportRow[]> | null = read((act) => page(act, null));
  while (next) {
    const rows: ReportRow[] = await next;
    const last = rows.length < PAGE_ROWS ? undefined : rows.at(-1);
    next = last ? read((act) => page(act, last)) : null;
    // A reader that stops leaves this page unread, and then nothing else handles its failure.
    next?.catch(() => {});
    for (const row of rows) yield lineOf(row);
  }
}

function lineOf(row: ReportRow): PromptLine {
  const { finding_id, finding_state, state_reason, accepted_until, finding_basis: basis, probe } = row;
  const { finding_detector: detector, finding_summary: summary, finding_severity: severity } = row;
  const result = presentResult(row, byId);
  return {
    ...result,
    severity: severity ?? result.severity,
    ...{ finding_id, finding_state, state_reason, accepted_until },
    finding_title: detector === null ? null : titleOf({ title: null, probe, basis, detector, summary: summary ?? "" }),
  };
}
