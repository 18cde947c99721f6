import { Funnel, type FunnelStep } from "../../../charts/effect/funnel.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import type { Effect, Job } from "../../../queries/evolution-shapes.ts";
import { signedNumber } from "../../../queries/evolution-shapes.ts";
import type { CurvePoint } from "./gain-curve.tsx";

interface NarrowingProps {
  readonly job: Job;
  readonly effects: readonly Effect[];
  readonly curve: readonly CurvePoint[];
  readonly className: string;
}

/** From all candidate changes to the confirmed ones: screened, combined, pruned, tested. */
export function CandidateFunnel({ job, effects, curve, className }: NarrowingProps) {
  const steps = stepsOf(job, effects, curve);
  return (
    <Section title="Candidate selection" note="Changes remaining" className={className}>
      <Funnel steps={steps} label="Number of changes remaining after each step" />
    </Section>
  );
}

function stepsOf({ extra }: Job, effects: readonly Effect[], curve: readonly CurvePoint[]): FunnelStep[] {
  const last = (stage: string): CurvePoint | undefined => curve.findLast((point) => point.stage === stage);
  const [search, prune, confirm] = [last("search"), last("prune"), last("confirm")];
  const tried = new Set(effects.filter(({ trials }) => trials > 0).map(({ arm }) => arm)).size;
  const spent = (to: CurvePoint | undefined, from: CurvePoint | undefined): string =>
    to ? `${count(to.spent - (from?.spent ?? 0))} prompts` : "Pending";
  const interval = ({ points, lower, upper }: CurvePoint): string =>
    points === null || lower === null || upper === null
      ? ""
      : `, ${signedNumber(points)} (${signedNumber(lower)} to ${signedNumber(upper)})`;
  // What the search expects is no result, and must not look like one beside the decided figures.
  const known = (point: CurvePoint | undefined, from: CurvePoint | undefined): string => {
    if (!point) return "Pending";
    const told = interval(point);
    return `${spent(point, from)}${told && point.stage !== "confirm" ? told.replace(", ", ", the search expects ") : told}`;
  };
  const isConfirmed = extra.finish_reason === "confirmed";
  return [
    { name: "possible", count: extra.manifest?.arms ?? 0, words: "changes that can be tested by request" },
    { name: "screened", count: tried, words: "tested at least once" },
    { name: "combined", count: search?.changes ?? 0, words: known(search, undefined) },
    ...(prune ? [{ name: "kept after pruning", count: prune.changes, words: known(prune, search) }] : []),
    {
      name: isConfirmed ? "confirmed" : confirm ? "tested on held-out questions" : "to be tested on held-out questions",
      count: confirm?.changes ?? 0,
      words: known(confirm, prune ?? search),
    },
  ];
}
