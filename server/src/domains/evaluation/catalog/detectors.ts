import type { Estimate } from "@agent-console/analysis/cards/card.ts";
import { cards } from "@agent-console/analysis/cards/generated.ts";
import { detectors } from "@agent-console/analysis/detectors/list.ts";
import type { FieldRecord } from "../findings/store/findings.ts";
import type { FieldLabels } from "../labels/field-record.ts";

const NO_RECORD: Omit<FieldRecord, "detector"> = { findings: 0, reviewed: 0, marked_wrong: 0 };
const UNKNOWN = { value: null, low: null, high: null };
const orUnknown = (estimate: Estimate | null | undefined) => estimate ?? UNKNOWN;

export interface TeamRecords {
  readonly findings?: readonly FieldRecord[];
  readonly labels?: readonly FieldLabels[];
}

/** Every detector with its report card, and what a team's people made of its findings and its assessments. */
export function describeDetectors({ findings = [], labels = [] }: TeamRecords = {}) {
  return Object.values(detectors).map(({ name, finds }) => {
    const card = cards[name];
    return {
      name,
      finds,
      answers: card?.answers ?? 0,
      families: card?.families ?? 0,
      undecided: card ? Math.round((1 - card.decided) * 10_000) / 10_000 : 1,
      precision: orUnknown(card?.precision),
      recall: orUnknown(card?.recall),
      f1: orUnknown(card?.f1),
      in_the_field: {
        ...recordOf(findings.find(({ detector }) => detector === name)),
        ...labelsOf(labels.find(({ detector }) => detector === name)),
      },
    };
  });
}

function recordOf(record: Omit<FieldRecord, "detector"> | undefined) {
  const { findings, reviewed, marked_wrong } = record ?? NO_RECORD;
  return { findings, reviewed, marked_wrong };
}

const labelsOf = (record: FieldLabels | undefined) => ({ labels: record?.labels ?? 0, wrong: record?.wrong ?? 0 });
