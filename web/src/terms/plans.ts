import * as choices from "@agent-console/sdk/choices";
export const plans = choices.EvaluationPlanName;
export type Plan = (typeof plans)[number];

export const planTitles: Readonly<Record<Plan, string>> = { quick: "Quick", standard: "Standard", deep: "Deep" };

export const isPlan = (value: unknown): value is Plan => plans.some((plan) => plan === value);
