import { actionWords, decisionWords, wouldWords } from "../../../terms/guards.ts";
import type { GuardFacts } from "./span-facts.ts";

/** What a guard did, in a few words. */
export function guardWords({
  outcome,
  action,
  isEnforced,
}: Pick<GuardFacts, "outcome" | "action" | "isEnforced">): string {
  if (outcome === "undecided") return isEnforced ? "Refused: could not judge" : "Could not judge";
  if (outcome === "hit" || (outcome === null && action !== null)) {
    const known = action !== null && action in actionWords ? (action as keyof typeof actionWords) : "flag";
    return isEnforced ? decisionWords[known] : wouldWords[known];
  }
  return outcome === null || outcome === "passed" ? "Passed" : outcome;
}
