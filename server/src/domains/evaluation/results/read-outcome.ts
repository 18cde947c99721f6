import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { findOutcome, type RunOutcome } from "./store/conclusions.ts";

/** What a run came to, apart from its prompts. */
export async function readOutcome(act: Act, id: string): Promise<RunOutcome> {
  const outcome = await findOutcome(act, id);
  if (!outcome) throw fault("EVALUATION_NOT_FOUND");
  return outcome;
}
