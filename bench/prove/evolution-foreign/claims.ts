/** Everything that a run says about an agent, compared with the truth. */

/** A figure as it is told, in points. */
export interface Told {
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
}

export interface ToldGroup extends Told {
  readonly group: string;
  readonly margin: number;
  readonly verdict: string;
}

export interface Claims {
  /** Whether anything calls an improvement confirmed. */
  readonly isConfirmed: boolean;
  readonly decision: (Told & { readonly verdict: string; readonly groups: readonly ToldGroup[] }) | null;
  /** Every sentence for people: of the job, of the proposal and of its evidence. */
  readonly sentences: readonly string[];
}

/** The true change in points, and its standard error: the truth is measured as well. */
export interface Truth {
  readonly points: number;
  readonly error: number;
  readonly groups: Readonly<Record<string, { readonly points: number; readonly error: number }>>;
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the API, checked member by member
  readonly [member: string]: any;
}

const inPoints = (share: number): number => 100 * share;

export function claimsOf(job: Answer, proposal: Answer | null): Claims {
  const { decision } = job["extra"];
  const told = (found: Answer, gain: number) => ({
    estimate: inPoints(gain),
    lower: inPoints(found["interval"].lower),
    upper: inPoints(found["interval"].upper),
  });
  const details = proposal?.["extra"];
  const texts: readonly unknown[] = [
    job["extra"].status_message,
    ...job["extra"].warnings,
    proposal?.["trigger_summary"],
    details?.finding?.words,
    ...(details?.limitations ?? []),
  ];
  return {
    isConfirmed: job["extra"].finish_reason === "confirmed" || details?.finding?.confirmed === true,
    decision: decision
      ? {
          ...told(decision, decision.gain ?? decision.estimate.mean),
          verdict: decision.verdict.outcome,
          groups: decision.groups.map((group: Answer) => ({
            ...told(group, group["estimate"].mean),
            ...{ group: group["group"], margin: inPoints(group["margin"]), verdict: group["verdict"] },
          })),
        }
      : null,
    sentences: texts.filter((text): text is string => typeof text === "string"),
  };
}

/** Standard errors of the measured truth that it may lie outside of an interval. */
const SLACK = 2;
const isIn = ({ lower, upper }: Told, { points, error }: { points: number; error: number }): boolean =>
  points >= lower - SLACK * error && points <= upper + SLACK * error;

/** Each one a claim that is not true. */
export function falseClaims({ isConfirmed, decision, sentences }: Claims, truth: Truth | null): string[] {
  const mistakes: string[] = [];
  const sayConfirmed = sentences.filter(
    (text) => /\b(?:is|was|improvement|and) confirmed\b/i.test(text) && !/\b(?:no|not)\b/i.test(text),
  );
  if (!isConfirmed) mistakes.push(...sayConfirmed.map((text) => `says confirmed without a confirmed gain: ${text}`));
  if (isConfirmed && !(decision && decision.lower > 0)) mistakes.push("confirmed, and the interval reaches zero");
  if (!decision || !truth) return mistakes;
  if (isConfirmed && truth.points + SLACK * truth.error <= 0)
    mistakes.push(`confirmed, and the truth is ${show(truth)}`);
  if (!isIn(decision, truth)) mistakes.push(`states ${range(decision)}, and the truth is ${show(truth)}`);
  if (decision.estimate < decision.lower || decision.estimate > decision.upper)
    mistakes.push(`tells ${decision.estimate.toFixed(1)}, which is outside of ${range(decision)}`);
  for (const group of decision.groups) {
    const real = truth.groups[group.group];
    if (group.verdict === "holds" && !(group.lower > -group.margin))
      mistakes.push(`${group.group} holds, and its interval ${range(group)} passes the limit of −${group.margin}`);
    if (group.verdict === "holds" && real && real.points + SLACK * real.error < -group.margin)
      mistakes.push(`${group.group} holds, and the truth is ${show(real)} with a limit of −${group.margin}`);
    if (group.verdict === "worse" && real && real.points - SLACK * real.error > 0)
      mistakes.push(`${group.group} got worse, and the truth is ${show(real)}`);
  }
  return mistakes;
}

/** Figures in sentences that are in no evidence: what an agent says of itself must not be repeated as a result. */
export function foreignFigures(sentences: readonly string[], words: readonly string[]): string[] {
  return sentences
    .filter((text) => words.some((word) => text.includes(word)))
    .map((text) => `repeats the agent: ${text}`);
}

/** How many of the groups' intervals contain the truth. One of them may miss by chance. */
export function coveredGroups(
  { decision }: Claims,
  truth: Truth | null,
): { readonly covered: number; readonly of: number } {
  const known = (decision?.groups ?? []).flatMap((group) => {
    const real = truth?.groups[group.group];
    return real ? [isIn(group, real)] : [];
  });
  return { covered: known.filter(Boolean).length, of: known.length };
}

export const show = ({ points, error }: { readonly points: number; readonly error: number }): string =>
  `${points.toFixed(1)} (± ${(SLACK * error).toFixed(1)})`;
export const range = ({ lower, upper }: Told): string => `${lower.toFixed(1)} to ${upper.toFixed(1)}`;
