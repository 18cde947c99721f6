import type { Act } from "../../../platform/act.ts";
import { type FieldChanges, fieldsBetween, type HistoryStep, type Revisions, stepsBetween } from "./store.ts";

/** How an agent changed between two of its revisions. */
export interface ChangesBetween {
  /** Each field whose value differs, with both values. Secrets are masked. */
  readonly fields: FieldChanges;
  /** The changes behind it, oldest first; the first thousand of them. */
  readonly steps: readonly HistoryStep[];
}

export async function changesBetween(act: Act, id: string, revisions: Revisions): Promise<ChangesBetween> {
  const fields = await fieldsBetween(act, id, revisions);
  const steps = await stepsBetween(act, id, revisions);
  const differing = fields.filter((one) => JSON.stringify(one.from) !== JSON.stringify(one.to));
  return { fields: Object.fromEntries(differing.map(({ field, ...both }) => [field, both])), steps };
}
