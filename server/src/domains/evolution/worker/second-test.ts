/**
 * A run that turned its first candidate down, because a group got worse, leaves out what search questions blame and tests the rest once
 * more. What is told of the second test must not contain the first one, and whoever reviews it has to know of it.
 */
import type { RunState } from "../engine/run.ts";
import type { RolloutRow } from "../jobs/store/job-row.ts";
import { points } from "../proposals/finding.ts";

/** The rollouts of the last decision of a run: those after its last search question. */
export const decidedOn = <Asked extends Pick<RolloutRow, "side">>(rollouts: readonly Asked[]): readonly Asked[] =>
  rollouts.slice(1 + rollouts.findLastIndex(({ side }) => side === "train"));

/** What the first test found; undefined if there was no other. */
export function firstTestOf({ turnedDown, finish }: Pick<RunState, "turnedDown" | "finish">): string | undefined {
  if (!turnedDown || !finish?.decision || finish.decision === turnedDown.decision) return undefined;
  const worse = turnedDown.decision.groups.filter(({ verdict }) => verdict === "worse");
  const found = worse.map(
    ({ group, estimate: { mean, pairs }, interval: { lower, upper } }) =>
      `${group} ${points(mean)} points (${points(lower)} to ${points(upper)}) on ${pairs} pairs`,
  );
  const fewer = turnedDown.candidate.length - finish.candidate.length;
  return `This is the second test of the run. The first one, of ${fewer} more ${fewer === 1 ? "change" : "changes"}, found them worse: ${found.join("; ")}. Search questions chose what to leave out. This test asked new pairs, of the same held-out questions, and its intervals are wider for it.`;
}
