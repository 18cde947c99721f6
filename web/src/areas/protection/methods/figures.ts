import { ORDINARY } from "@agent-console/analysis/guards/cards/card.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { GuardCard, GuardFigure } from "@agent-console/sdk";

const percent = (share: number): string => (share * 100).toFixed(1);

/** A share with its 95% interval: `24.9% (19.4 to 31.3)`. */
export function shareWords({ rate, interval }: Pick<GuardFigure, "rate" | "interval">): string {
  if (rate === null || interval === null) return "no data";
  return `${percent(rate)}% (${percent(interval.low)} to ${percent(interval.high)})`;
}

/** The point of a card that a threshold option picks. */
export const pointOf = ({ points }: GuardCard, threshold: unknown): string | undefined =>
  points?.find((point) => point === threshold) ?? points?.[0];

export const figuresAt = (card: GuardCard, point: string | undefined): GuardFigure[] =>
  card.figures.filter((figure) => figure.point === point);

/** Texts in other languages, or of kinds that a method is not made for, say nothing about those that it is. */
const isCovered = ({ pack, kind }: GuardFigure): boolean => pack !== "other-languages" && !kind.endsWith("_outside");

export interface CardSummary {
  /** By kind of attack, with the largest pack first. */
  readonly recall: readonly GuardFigure[];
  /** On ordinary texts. Null if the card has none. */
  readonly falsePositives: Pick<GuardFigure, "rate" | "interval" | "n"> | null;
}

/** What a line of a list has room for. */
export function summaryOf(card: GuardCard, point: string | undefined): CardSummary {
  const figures = figuresAt(card, point).filter(isCovered);
  const ordinary = figures.filter(({ kind, label }) => ORDINARY.includes(kind) && label === 0);
  return {
    recall: figures.filter(({ label }) => label === 1).toSorted((one, other) => other.n - one.n),
    falsePositives: ordinary.length === 0 ? null : pooled(ordinary),
  };
}

function pooled(figures: readonly GuardFigure[]): Pick<GuardFigure, "rate" | "interval" | "n"> {
  const hits = figures.reduce((sum, figure) => sum + figure.hits, 0);
  const n = figures.reduce((sum, figure) => sum + figure.n - figure.undecided - figure.not_covered, 0);
  return { n, rate: n === 0 ? null : hits / n, interval: wilson(hits, n) };
}

export const languageWords = (languages: readonly string[] | "any"): string => {
  if (languages === "any") return "Any language";
  const names = new Intl.DisplayNames("en", { type: "language" });
  return languages.map((code) => names.of(code) ?? code).join(", ");
};

export const costWords = (cost: number | undefined): string =>
  cost === undefined ? "Not measured" : `${cost < 10 ? cost.toFixed(1) : Math.round(cost)} µs per kB`;
