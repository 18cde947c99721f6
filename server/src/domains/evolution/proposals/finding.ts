/**
 * What a proposal's evidence shows: the only place that decides whether an improvement is confirmed and words the result.
 * Pages, the API, the review and the job's message use it, so none of them can claim more than the figures show.
 */
import { LEAST_HELPFUL } from "../engine/policies/helpful.ts";
import type { Evidence, GroupEvidence, Mutation, ProposalRow } from "./proposal-row.ts";

/** The part of the evidence that decides. */
export type Measured = Pick<Evidence, "n" | "estimate" | "lower" | "upper" | "level" | "verdict"> & {
  /** The harness of the team that the gain was measured on. */
  readonly objective?: { readonly name: string } | undefined;
  readonly groups: readonly Pick<
    GroupEvidence,
    "group" | "estimate" | "lower" | "upper" | "level" | "margin" | "verdict"
  >[];
};

export interface Finding {
  /** The estimate is positive, its interval excludes zero, every group is within its loss limit, and every change is likely to help. */
  readonly confirmed: boolean;
  /** The result and its uncertainty, in a sentence. */
  readonly words: string;
}

export const points = (share: number): string => `${share < 0 ? "−" : "+"}${Math.abs(100 * share).toFixed(1)}`;
/** Never more than is held. */
const percentOf = (level: number): number => Math.floor(100 * level + 1e-9);
const interval = ({
  lower,
  upper,
  level = 0.95,
}: {
  lower: number;
  upper: number;
  level?: number | undefined;
}): string => `${percentOf(level)}% CI ${points(lower)} to ${points(upper)}`;
const measured = (found: { estimate: number; lower: number; upper: number; level?: number | undefined }): string =>
  `${points(found.estimate)} points, ${interval(found)}`;

const on = ({ objective }: Pick<Measured, "objective">): string => (objective ? ` on “${objective.name}”` : "");

const isInside = ({ lower, margin }: Pick<GroupEvidence, "lower" | "margin">): boolean => lower > -margin;

export function findingOf({ evidence, mutations }: Pick<ProposalRow, "evidence" | "mutations">): Finding {
  if (!evidence) return { confirmed: false, words: "Not tested yet." };
  const doubt = doubtIn(evidence, mutations);
  if (doubt) return { confirmed: false, words: doubt };
  return {
    confirmed: true,
    words: `Improvement confirmed${on(evidence)}: ${measured(evidence)}, on ${evidence.n} pairs of questions.`,
  };
}

/** The most important reason why no improvement is confirmed; null if one is. */
export function doubtIn(
  found: Measured,
  mutations: readonly Pick<Mutation, "arm" | "confidence">[] = [],
): string | null {
  const { lower, upper, verdict, groups } = found;
  const worse = groups.find((group) => group.verdict === "worse");
  if (upper < 0 || verdict === "inferior: worse") return `Worse${on(found)}: ${measured(found)}.`;
  if (worse)
    return `Worse at ${worse.group}: ${measured(worse)}. ${found.objective ? `On “${found.objective.name}”` : "Overall"} ${measured(found)}.`;
  if (!(lower > 0)) return `No improvement shown${on(found)}: ${measured(found)}.`;
  const open = groups.find((group) => !isInside(group));
  if (open)
    return `Better${on(found) || " overall"} (${measured(found)}), but not shown to hold at ${open.group}: ${measured(open)}, where at most ${points(-open.margin)} is allowed.`;
  if (verdict === "inconclusive: gain_too_small")
    return `Better${on(found)} (${measured(found)}), but the gain may be below the requested minimum.`;
  if (verdict !== "superior")
    return `No improvement shown${on(found)}: ${measured(found)}. A test that is checked this often requires more evidence.`;
  if (mutations.some(isControl))
    return `Better${on(found)} (${measured(found)}), but one of the changes is a deliberately weak control.`;
  // What a person wrote was tested as a whole, and nothing else says how likely its parts are to help.
  const unlikely = mutations.filter(({ arm, confidence }) => arm !== null && confidence < LEAST_HELPFUL);
  if (unlikely.length > 0)
    return `Better${on(found)} (${measured(found)}), but ${unlikely.length} of the ${mutations.length} changes may have no effect.`;
  return null;
}

const isControl = ({ arm }: Pick<Mutation, "arm">): boolean => arm?.endsWith("/control") === true;

/** Evidence of an earlier release, judged by today's rule: that release checked loss limits with a shorter interval than it showed. */
export function asJudgedNow(evidence: Evidence | null): Evidence | null {
  if (evidence?.verdict !== "superior") return evidence;
  const groups = evidence.groups.map((group) =>
    group.verdict === "holds" && !isInside(group) ? { ...group, verdict: "unproven" } : group,
  );
  const isOpen = groups.some(({ verdict }) => verdict !== "holds");
  const verdict = !(evidence.lower > 0)
    ? "inconclusive: gain_unproven"
    : isOpen
      ? "inconclusive: group_unproven"
      : evidence.verdict;
  return { ...evidence, groups, verdict };
}
