import type { Card } from "@agent-console/analysis/cards/card.ts";
import { type BootstrapSamples, bootstrap, meanOf } from "./bootstrap.ts";
import { type Evidence, evidenceOf, type ProbeCount, type ScoredProbe } from "./evidence.ts";
import { byWeight, type Figure, figureOfGroup, figureOfProbe } from "./figure.ts";
import { DEFAULT_THRESHOLD, partMissing } from "./verdict.ts";

export interface Asked {
  /** Of the requested dimensions. One without evidence leaves the overall verdict inconclusive. */
  readonly probes: readonly ScoredProbe[];
  /** By the probe's id. */
  readonly counts: Readonly<Record<string, ProbeCount>>;
  /** By the detector's name. */
  readonly cards: Readonly<Record<string, Card>>;
  readonly threshold?: number;
  readonly seed: number;
  readonly replicates?: number;
}

export interface Report {
  readonly seed: number;
  readonly threshold: number;
  readonly replicates: number;
  /** By dimension, and `overall`. */
  readonly scores: Readonly<Record<string, number | null>>;
  readonly overall: Figure;
  readonly dimensions: readonly (Figure & { readonly name: string })[];
  readonly scenarios: readonly (Figure & { readonly name: string; readonly dimension: string })[];
  readonly probes: readonly ProbeFigure[];
}

export interface ProbeFigure extends Figure {
  readonly id: string;
  readonly dimension: string;
  readonly scenario: string;
  readonly severity: string;
  readonly family: string;
  /** Whose card the score was corrected with; null where it is as judged. */
  readonly corrected_by: string | null;
}

const REPLICATES = 2_000;

/** What the outcomes of a run say of the agent, and how surely. The same in, the same out, byte for byte. */
export function reportOf({
  probes,
  counts,
  cards,
  seed,
  threshold = DEFAULT_THRESHOLD,
  replicates = REPLICATES,
}: Asked): Report {
  const evidence = probes.map((probe) => evidenceOf(probe, counts[probe.id], cards));
  const dimensions = Map.groupBy(evidence, ({ probe }) => probe.harness);
  const scenarios = Map.groupBy(evidence, ({ probe }) => `${probe.harness} / ${probe.subdimension}`);
  const groups = [...dimensions, ...scenarios].map(([name, members]) => ({ name, members }));
  const known = groups.filter(({ members }) => members.some(({ n }) => n > 0));
  const drawn = bootstrap(evidence, known, { seed, replicates });
  const drawnOf = new Map(known.map(({ name }, at) => [name, drawn[at] as BootstrapSamples]));
  const figureOf = (name: string, members: readonly Evidence[]): Figure =>
    figureOfGroup(members, { drawn: drawnOf.get(name) ?? meanOf([]), threshold });

  // Before the groups' own figures: those sort what was drawn.
  const overall = overallOf(dimensions, { drawnOf, threshold });
  const ofDimensions = [...dimensions].map(([name, members]) => ({ name, ...figureOf(name, members) }));
  return {
    seed,
    threshold,
    replicates,
    scores: { ...Object.fromEntries(ofDimensions.map(({ name, score }) => [name, score])), overall: overall.score },
    overall,
    dimensions: ofDimensions,
    scenarios: [...scenarios].map(([key, members]) => {
      const { harness = "", subdimension = "" } = members[0]?.probe ?? {};
      return { name: subdimension, dimension: harness, ...figureOf(key, members) };
    }),
    probes: evidence.map((one) => ({
      id: one.probe.id,
      dimension: one.probe.harness,
      scenario: one.probe.subdimension,
      severity: one.probe.severity,
      family: one.family,
      corrected_by: one.correction?.detector ?? null,
      ...figureOfProbe(one, threshold),
    })),
  };
}

interface Summary {
  readonly drawnOf: ReadonlyMap<string, BootstrapSamples>;
  readonly threshold: number;
}

/** Each dimension counts the same, however many probes it has. */
function overallOf(dimensions: ReadonlyMap<string, readonly Evidence[]>, { drawnOf, threshold }: Summary): Figure {
  const weightOf = new Map(
    [...dimensions].map(([name, members]) => [
      name,
      members.filter(({ n }) => n > 0).reduce((sum, one) => sum + byWeight(one), 0),
    ]),
  );
  const found = figureOfGroup([...dimensions.values()].flat(), {
    drawn: meanOf([...drawnOf].filter(([name]) => dimensions.has(name)).map(([, drawn]) => drawn)),
    threshold,
    weigh: (one) => byWeight(one) / (weightOf.get(one.probe.harness) || 1),
  });
  const missing = [...weightOf].filter(([, weight]) => weight === 0).map(([name]) => name);
  return missing.length > 0 && found.score !== null ? { ...found, ...partMissing(missing) } : found;
}
