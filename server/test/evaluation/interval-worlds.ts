import { cards } from "@agent-console/analysis/cards/generated.ts";
import { probes } from "../../src/domains/evaluation/probes/list.ts";
import { EFFECT } from "../../src/domains/evaluation/world/model/effect.ts";
import type { TestDetector, World } from "./interval-coverage.ts";

type Condition = Omit<World, "families" | "prompts" | "mean">;

const detector = (finds: number, rejects: number, onCard: number): TestDetector => ({
  name: "some",
  found: "failed",
  finds,
  rejects,
  onCard: [onCard, onCard],
});

/** Detectors that err as often as on the cards that ship, in the combinations in which they decide the probes. */
const shipped: readonly (readonly TestDetector[])[] = probes.map(({ decides }) =>
  Object.entries(decides).flatMap(([name, found]) => {
    // What happened in the console's own tools is known without a detector, so it has no card and no errors.
    if (name === EFFECT) return [{ name, found, finds: 1, rejects: 1, onCard: [100, 100] }];
    const { hits = 0, misses = 0, rejections = 0, alarms = 0 } = cards[name]?.counts ?? {};
    const onCard = [hits + misses, rejections + alarms] as const;
    return [{ name, found, finds: hits / onCard[0], rejects: rejections / onCard[1], onCard }];
  }),
);

const margin = ({ finds, rejects }: TestDetector): number => finds + rejects - 1;
/** Those of the probes whose detectors all have a margin of .8 or more between right and wrong. */
const accurate = shipped.filter((own) => own.every((one) => margin(one) >= 0.8));

const spread = { familyCorrelation: 0.1, templateCorrelation: 0.3, inTheField: 1 };
const good = [[detector(0.9, 0.9, 100)]];
const poor = [[detector(0.75, 0.65, 100)]];

/** Without detector errors: what a perfect detector would leave. */
export const perfect: Condition = { ...spread, name: "no detector errors", deciders: [] };

/** Conditions whose detectors all have a margin of .8 or more: their intervals are compared with a perfect detector's. */
export const accurateConditions: readonly Condition[] = [
  { ...spread, name: "one detector, margin .8, errs as on its card", deciders: good },
  { ...spread, name: "one detector, margin .9, errs as on its card", deciders: [[detector(0.95, 0.95, 100)]] },
  { ...spread, name: "shipped detectors with a margin of .8 or more, err as on their cards", deciders: accurate },
];

export const conditions: readonly Condition[] = [
  perfect,
  { ...spread, name: "families alike", familyCorrelation: 0, deciders: [] },
  { ...spread, name: "templates nearly all or nothing", templateCorrelation: 0.6, deciders: [] },
  ...accurateConditions,
  { ...spread, name: "the same (margin .8), never errs", inTheField: 0, deciders: good },
  { ...spread, name: "the same (margin .8), errs half as often", inTheField: 0.5, deciders: good },
  {
    ...spread,
    name: "the same (margin .8), 150 labels, five times as many on failures",
    deciders: good,
    labels: { count: 150, failedFirst: 5 },
  },
  { ...spread, name: "one poor detector, margin .4", deciders: poor },
  { ...spread, name: "all shipped detectors, err as on their cards", deciders: shipped },
  { ...spread, name: "all shipped detectors, never err", inTheField: 0, deciders: shipped },
  {
    ...spread,
    name: "all shipped detectors, unknown which decided",
    deciders: shipped,
    isBreakdownUnknown: true,
  },
  {
    ...spread,
    name: "a fifth of the failures unassessed, margin .8",
    deciders: good,
    unassessed: { passing: 0, failing: 0.2 },
  },
];

export const rates = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98] as const;
export const sizes = [
  { families: 6, prompts: 12 },
  { families: 12, prompts: 15 },
  { families: 30, prompts: 10 },
] as const;
