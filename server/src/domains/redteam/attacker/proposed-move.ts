import type { Draw } from "../../evaluation/port.ts";
import type { Move } from "../model/attempt.ts";
import { firstDraft } from "../model/draft.ts";
import type { GoalState } from "../model/strategy.ts";
import { draftWith } from "../strategies/moves.ts";
import type { Proposal } from "./read-proposal.ts";

const STRATEGY = "attacker";

/** The proposal as a move of this goal; null where it does not fit. Every attempt says who thought of it. */
export function proposedMove(state: GoalState, proposal: Proposal, draw: Draw): Move | null {
  const draft =
    proposal.kind === "operator" ? draftWith(state, [proposal.id], draw) : inOwnWords(state, proposal.turns);
  return draft && { strategy: STRATEGY, engine: "model", from: null, draft };
}

/** An attacker who is no user speaks where the agent reads. */
function inOwnWords({ goal }: GoalState, turns: readonly [string, ...string[]]) {
  const plain = firstDraft(goal);
  const [carried] = plain.carried;
  if (!carried) return { ...plain, turns };
  return { ...plain, carried: [{ ...carried, text: turns.join("\n\n") }] };
}
