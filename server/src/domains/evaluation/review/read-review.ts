import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Outcome } from "../harness/harness.ts";
import { readFieldLabels } from "../labels/field-record.ts";
import { probeTitle } from "../probes/titles.ts";
import { getRun } from "../runs/read-runs.ts";
import { agreementOf } from "./agreement.ts";
import { countPairs, countReview, type ReviewCount } from "./store.ts";

const outcomes: readonly Outcome[] = ["unassessed", "failed", "resisted"];
/** Reasons that carry a number are many; the rest are found by probe. */
const MOST_REASONS = 50;

/** How far the review of a run has got, and what the run says now. */
export async function readReview({ agents }: { readonly agents: AgentsPort }, act: Act, evaluationId: string) {
  const run = await getRun(act, evaluationId);
  const [named] = await agents.naming(act, [run]);
  const rows = await countReview(act, run.id);
  const detectors = new Set(rows.map(({ detector }) => detector));
  const records = (await readFieldLabels(act)).filter(({ detector }) => detectors.has(detector));
  return {
    evaluation_id: run.id,
    agent_id: run.agent_id,
    agent_name: named?.agent_name ?? null,
    status: run.status,
    rescoring: run.rescore_by !== null,
    verdict: run.verdict,
    threshold: run.threshold,
    figures: run.figures,
    errors: run.errors,
    outcomes: outcomes.map((outcome) => ({ outcome, ...sumOf(rows.filter((row) => row.outcome === outcome)) })),
    probes: groupsOf(rows, ({ probe }) => probe).map(({ name, ...sums }) => ({
      probe: name,
      title: probeTitle(name),
      ...sums,
    })),
    reasons: groupsOf(rows, ({ reason }) => reason)
      .slice(0, MOST_REASONS)
      .map(({ name, ...sums }) => ({ reason: name, ...sums })),
    detectors: groupsOf(rows, ({ detector }) => detector).map(({ name, ...sums }) => ({ detector: name, ...sums })),
    agreement: agreementOf(await countPairs(act, run.id)),
    field_records: records,
  };
}

const KEYS = ["answers", "labeled", "mine", "failed", "passed", "disputed"] as const;
type Sums = Readonly<Record<(typeof KEYS)[number], number>>;

const sumOf = (rows: readonly ReviewCount[]): Sums =>
  Object.fromEntries(KEYS.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)])) as Sums;

interface Group extends Sums {
  readonly outcome: Outcome;
  readonly name: string;
}

/** By outcome and whatever else, the largest first. */
function groupsOf(rows: readonly ReviewCount[], nameOf: (row: ReviewCount) => string): Group[] {
  const groups = Map.groupBy(rows, (row) => `${row.outcome} ${nameOf(row)}`);
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      return first ? [{ outcome: first.outcome, name: nameOf(first), ...sumOf(own) }] : [];
    })
    .toSorted((one, other) => other.answers - one.answers || (one.name < other.name ? -1 : 1));
}
