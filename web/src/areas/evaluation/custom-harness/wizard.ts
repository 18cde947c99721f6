import * as fields from "@agent-console/sdk/fields";
import { count } from "../../../parts/numbers.ts";

export interface HarnessDraft {
  readonly name: string;
  readonly agentId: string;
  readonly personaIds: readonly string[];
  readonly policyIds: readonly string[];
  /** The most prompts. */
  readonly size: number;
  readonly seed: string;
  /** Whose values a fairness test compares; empty without one. */
  readonly dimensionIds: readonly string[];
  readonly requests: number;
  /** Requests of the fairness test are harmless twins of the rules, instead of everyday ones. */
  readonly isByTwins: boolean;
  /** The agent that rewords prompts; empty without one. */
  readonly generatorId: string;
  readonly calls: number;
}

export const newDraft = (known: Pick<HarnessDraft, "agentId" | "policyIds">): HarnessDraft => ({
  ...known,
  ...{
    name: "",
    personaIds: [],
    size: fields.CustomHarnessCreate.max_prompts.default,
    seed: "",
    dimensionIds: [],
    requests: fields.CustomHarnessFairness.requests.default,
    isByTwins: false,
    generatorId: "",
    calls: 5,
  },
});

export interface StepProps {
  readonly draft: HarnessDraft;
  readonly set: (change: Partial<HarnessDraft>) => void;
}

interface Step {
  readonly title: string;
  /** What was chosen, for the list of steps. */
  readonly summary: (draft: HarnessDraft) => string;
  /** Why the step is not done; null if it is. */
  readonly missing: (draft: HarnessDraft) => string | null;
}

const chosen = (some: readonly string[], one: string): string =>
  `${count(some.length)} ${some.length === 1 ? one : one.replace(/y$/, "ie").concat("s")}`;

export const { minimum: SMALLEST, maximum: LARGEST } = fields.CustomHarnessCreate.max_prompts;
export const { minimum: FEWEST_REQUESTS, maximum: MOST_REQUESTS } = fields.CustomHarnessFairness.requests;
export const MOST_CALLS = fields.CustomHarnessCreate.max_calls.maximum;

export const steps: readonly [Step, Step, Step, Step] = [
  { title: "Agent", summary: () => "", missing: ({ agentId }) => (agentId === "" ? "Choose an agent." : null) },
  {
    title: "Who asks",
    summary: ({ personaIds }) => (personaIds.length === 0 ? "a neutral user" : chosen(personaIds, "persona")),
    missing: () => null,
  },
  {
    title: "Rules",
    summary: ({ policyIds }) => (policyIds.length === 0 ? "from the agent itself" : chosen(policyIds, "policy")),
    missing: () => null,
  },
  {
    title: "Size and cost",
    summary: ({ size }) => `up to ${count(size)} prompts`,
    missing: ({ name, size, seed, dimensionIds, requests, generatorId, calls }) => {
      if (name.trim() === "") return "Enter a name.";
      if (!Number.isInteger(size) || size < SMALLEST || size > LARGEST)
        return `Choose ${count(SMALLEST)} to ${count(LARGEST)} prompts.`;
      const isAsked = Number.isInteger(requests) && requests >= FEWEST_REQUESTS && requests <= MOST_REQUESTS;
      if (dimensionIds.length > 0 && !isAsked)
        return `Choose ${count(FEWEST_REQUESTS)} to ${count(MOST_REQUESTS)} requests for fairness.`;
      if (generatorId !== "" && !(Number.isInteger(calls) && calls >= 0 && calls <= MOST_CALLS))
        return `Choose 0 to ${count(MOST_CALLS)} calls.`;
      return /^\d{0,9}$/.test(seed.trim()) ? null : "Enter a seed of up to 9 digits, or none.";
    },
  },
];
