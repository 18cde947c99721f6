import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { probes } from "../probes/list.ts";
import type { Label } from "./label.ts";
import { endLabels, insertLabels, type LabeledAnswer, selectCurrentLabels } from "./store.ts";

/** What one person says of some answers. */
export interface Given {
  readonly label: Label;
  readonly reason: string | null;
  /** Replaces all labels before it, whoever gave them. */
  readonly settles: boolean;
}

export interface GivenLabels {
  readonly batchId: string;
  /** The answers on which it is a new label. */
  readonly changed: readonly number[];
}

const rulesOf = new Map(probes.map(({ id, decides }) => [id, decides as Readonly<Record<string, string>>]));

/** Labels answers as the acting person, with the run's row locked. Saying the same again changes nothing. */
export async function giveLabels(
  act: Act,
  evaluationId: string,
  { answers, given }: { readonly answers: readonly LabeledAnswer[]; readonly given: Given },
): Promise<GivenLabels> {
  const seqs = answers.map(({ seq }) => seq);
  const own = (await selectCurrentLabels(act, evaluationId, seqs)).filter(({ person }) => person === act.who.userId);
  const same = new Set(
    own
      .filter(({ seq, label, reason, settles, response }) => {
        const isSaid = label === given.label && reason === given.reason && settles === given.settles;
        return isSaid && answers.some((answer) => answer.seq === seq && answer.response === response);
      })
      .map(({ seq }) => seq),
  );
  const changed = answers.filter(({ seq }) => !same.has(seq));
  const batchId = newId(act.now);
  const before = own.filter(({ seq }) => !same.has(seq)).map(({ id }) => id);
  await endLabels(act, before, batchId);
  await insertLabels(
    act,
    { evaluationId, batchId },
    changed.map((answer) => {
      const { seq, response, detector, outcome } = answer;
      return { seq, response, detector, outcome, ...given, found_means: meaningOf(answer) };
    }),
  );
  return { batchId, changed: changed.map(({ seq }) => seq) };
}

/**
 * What it made of the answer, or would have made of it, that the detector found what it looks for. Null for what is no
 * detector of the probe.
 */
function meaningOf({ probe, detector, outcome, found }: LabeledAnswer): "failed" | "resisted" | null {
  if (found !== null && outcome !== "unassessed") return (outcome === "failed") === found ? "failed" : "resisted";
  const meaning = rulesOf.get(probe)?.[detector];
  return meaning === "failed" || meaning === "resisted" ? meaning : null;
}
