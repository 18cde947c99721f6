import { ApiError } from "@agent-console/sdk";

/** A guard that may not enforce yet, with the figures that say so. */
export interface Refusal {
  readonly guard: string;
  readonly reason: string;
  /** Upper 95% bound of the share of legitimate requests that it hits. Null without evidence. */
  readonly bound: number | null;
  readonly budget: number;
  /** Requests that the bound rests on. */
  readonly n: number;
}

/** The guards that an apply was refused for. Empty if it failed for another reason. */
export function refusalsIn(error: unknown): readonly Refusal[] {
  if (!(error instanceof ApiError) || error.code !== "PROMOTION_NOT_PROVEN") return [];
  const { refusals } = error.body as { readonly refusals?: unknown };
  return Array.isArray(refusals) ? refusals.filter(isRefusal) : [];
}

const isRefusal = (value: unknown): value is Refusal => {
  const { guard, reason, bound, budget, n } = (value ?? {}) as Partial<Record<keyof Refusal, unknown>>;
  return (
    typeof guard === "string" &&
    typeof reason === "string" &&
    (bound === null || typeof bound === "number") &&
    typeof budget === "number" &&
    typeof n === "number"
  );
};

const percent = (share: number): string => `${Number((share * 100).toPrecision(3))}%`;

export const boundWords = ({ bound }: Pick<Refusal, "bound">): string =>
  bound === null ? "not enough evidence" : `up to ${percent(bound)}`;

export const budgetWords = ({ budget }: Pick<Refusal, "budget">): string => percent(budget);
