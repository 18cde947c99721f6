import type { Verdict } from "../../../charts/score/verdict.tsx";
import type { GuardEvent } from "../../../queries/traffic.ts";
import { actionWords, decisionWords, whyWords, wouldWords } from "../../../terms/guards.ts";

export const legWords: Readonly<Record<GuardEvent["leg"], string>> = { front: "Front", model: "Model", tools: "Tools" };

const endingWords: Readonly<Record<string, string>> = {
  answered: "Answered",
  blocked: "Blocked",
  refused: "Refused",
  limited: "Limited",
  aborted: "The client left",
  upstream_failed: "The upstream failed",
};

export const endingOf = ({ ending }: Pick<GuardEvent, "ending">): string => endingWords[ending] ?? ending;

/** What happened, in one or two words. */
export function outcomeOf({ outcome, enforced, action, why }: GuardEvent): string {
  if (outcome === "undecided") return enforced ? "Refused: could not judge" : `Could not judge${whyOf(why)}`;
  const known = action in actionWords ? (action as keyof typeof actionWords) : "flag";
  return enforced ? decisionWords[known] : wouldWords[known];
}

const whyOf = (why: string | null): string =>
  why !== null && why in whyWords ? `: ${whyWords[why as keyof typeof whyWords].toLowerCase()}` : "";

/** The shape beside it: full for what was stopped, hatched for what was not judged, open for shadow. */
export function glyphOf({ outcome, enforced }: GuardEvent): Verdict | null {
  if (outcome === "undecided") return "inconclusive";
  return enforced ? "failed" : null;
}

/** Who found it. */
export const finderOf = ({ kind, guard, tool }: GuardEvent): string =>
  kind === "flow" ? `Flow policy${tool ? ` on ${tool}` : ""}` : guard;
