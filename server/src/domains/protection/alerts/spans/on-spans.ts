import type { Act } from "../../../../platform/act.ts";
import { insertSuspects } from "./store.ts";
import { type ReceivedSpan, suspectsIn } from "./suspects.ts";
import { recordSightings } from "./unregistered.ts";

/** Looks at spans in the transaction that stores them: a batch that is not stored leaves nothing here either. */
export async function onSpans(act: Act, spans: readonly ReceivedSpan[]): Promise<void> {
  const suspects = suspectsIn(spans, act.now);
  if (suspects.length > 0) await insertSuspects(act, suspects);
  await recordSightings(act, spans);
}
