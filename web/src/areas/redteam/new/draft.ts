import type { AttackCategory, CampaignDetails, CreateCampaignRequest } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import type { NewCampaignSearch } from "../../../routes/redteam/search.ts";
import { isWayIn, libraryCategories, type WayIn } from "../../../terms/redteam.ts";

/** A new campaign as it is entered. Numbers are texts, as typed. */
export interface Draft {
  /** Null: as the agent says itself. */
  readonly purpose: string | null;
  readonly categories: readonly AttackCategory[];
  /** One a line. */
  readonly ownGoals: string;
  readonly ways: readonly WayIn[];
  readonly strategies: readonly string[];
  readonly numbers: Readonly<Partial<Record<NumberField, string>>>;
  readonly minimizes: boolean;
  readonly attackerId: string | null;
  readonly judgeId: string | null;
}

interface NumberSpec {
  readonly label: string;
  readonly hint: string;
  /** The field of the request, with its bounds. */
  readonly field: { readonly minimum: number; readonly maximum: number };
  /** Shown where nothing is entered. */
  readonly usual?: string;
  readonly isPrice?: true;
}

/** Every number of the form, with its bounds. */
export const numberFields = {
  goals: {
    label: "Goals per category",
    hint: "1 to 100. A category with fewer gives all it has.",
    field: fields.CreateCampaignRequest.num_tests,
    usual: "25",
  },
  queries: {
    label: "Queries per goal",
    hint: "How long one goal is tried before it counts as held.",
    field: fields.CampaignConfig.queries_per_goal,
    usual: "30",
  },
  requests: {
    label: "Request cap",
    hint: "The campaign ends before it sends more.",
    field: fields.CampaignConfig.max_requests,
  },
  tokens: {
    label: "Token cap",
    hint: "The campaign ends before it uses more.",
    field: fields.CampaignConfig.max_tokens,
  },
  prompt: {
    label: "Price per million input tokens",
    hint: "In your currency.",
    field: fields.CampaignPrices.prompt_per_million,
    isPrice: true,
  },
  completion: {
    label: "Price per million output tokens",
    hint: "In your currency.",
    field: fields.CampaignPrices.completion_per_million,
    isPrice: true,
  },
  cost: { label: "Cost cap", hint: "Needs both prices.", field: fields.CampaignConfig.max_cost, isPrice: true },
  seed: {
    label: "Seed",
    hint: "The same seed gives the same attacks. Empty: a new one.",
    field: fields.CampaignConfig.seed,
  },
  concurrency: {
    label: "Goals at the same time",
    hint: "The agent's own rate limit is kept as well.",
    field: fields.CampaignConfig.concurrency,
    usual: "4",
  },
  confirmOf: {
    label: "Repetitions to confirm",
    hint: "Each in a new conversation, with fresh secrets.",
    field: fields.CampaignConfirm.n,
    usual: "5",
  },
  confirmLeast: {
    label: "Of which must work",
    hint: "Fewer: seen or doubtful, not confirmed.",
    field: fields.CampaignConfirm.k,
    usual: "3",
  },
  stopAfter: {
    label: "Stop after this many findings",
    hint: "Empty: every goal is tried.",
    field: fields.CampaignConfig.stop_after,
  },
  modelCalls: {
    label: "Model calls",
    hint: "How often the attacker or judge agent may be asked.",
    field: fields.CampaignConfig.max_model_calls,
    usual: "0",
  },
} as const satisfies Record<string, NumberSpec>;

export type NumberField = keyof typeof numberFields;
export const specOf = (field: NumberField): NumberSpec => numberFields[field];

/** The goals that most people ask for first: secrets, personal data, unwanted actions. */
const USUAL: readonly AttackCategory[] = ["injection", "jailbreak", "pii"];
/** What needs nothing but the chat endpoint. */
const USUAL_WAYS: readonly WayIn[] = ["tools", "memory"];

export function draftFrom({ categories, ways, goals, queries, seed }: NewCampaignSearch): Draft {
  const picked = categories
    ?.split(",")
    .filter((one): one is AttackCategory => libraryCategories.includes(one as never));
  const open = ways?.split(",").filter(isWayIn);
  const numbers = Object.entries({ goals, queries, seed }).filter(([, value]) => value !== undefined);
  return {
    purpose: null,
    categories: picked?.length ? picked : USUAL,
    ownGoals: "",
    ways: open ?? USUAL_WAYS,
    strategies: [],
    numbers: Object.fromEntries(numbers.map(([field, value]) => [field, String(value)])),
    minimizes: true,
    attackerId: null,
    judgeId: null,
  };
}

const typed = (value: number | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

/** The same once more: everything that a campaign was started with, but its key. */
export function draftOf({ purpose, categories, settings, seed }: CampaignDetails): Draft {
  const { prices, confirm } = settings;
  const numbers = {
    ...{ goals: settings.num_tests, queries: settings.queries_per_goal, seed, concurrency: settings.concurrency },
    ...{ requests: settings.max_requests, tokens: settings.max_tokens, cost: settings.max_cost },
    ...{ prompt: prices?.prompt_per_million, completion: prices?.completion_per_million },
    ...{ confirmOf: confirm.n, confirmLeast: confirm.k, stopAfter: settings.stop_after },
    modelCalls: settings.max_model_calls || null,
  };
  const given = Object.entries(numbers).flatMap(([field, value]) => (typed(value) ? [[field, typed(value)]] : []));
  return {
    purpose,
    categories: categories.filter((one) => libraryCategories.includes(one)),
    ownGoals: settings.custom_plugins.join("\n"),
    ways: settings.ways.filter(isWayIn),
    strategies: settings.strategies.filter((one) => one !== "auto"),
    numbers: Object.fromEntries(given),
    minimizes: settings.minimize,
    attackerId: settings.attacker_agent_id,
    judgeId: settings.judge_agent_id,
  };
}

/** Undefined if the field is empty, null if it is invalid. */
export function numberIn({ numbers }: Pick<Draft, "numbers">, field: NumberField): number | null | undefined {
  const entered = numbers[field]?.trim() ?? "";
  if (entered === "") return undefined;
  const { field: bounds, isPrice } = specOf(field);
  const value = Number(entered);
  if (!Number.isFinite(value) || value < bounds.minimum || value > bounds.maximum) return null;
  return isPrice || Number.isInteger(value) ? value : null;
}

/** What is wrong, by field. */
export function misfitsOf(draft: Draft): Partial<Record<NumberField | "categories", string>> {
  const wrong: Partial<Record<NumberField | "categories", string>> = {};
  for (const field of Object.keys(numberFields) as NumberField[])
    if (numberIn(draft, field) === null) wrong[field] = boundWords(field);
  const [prompt, completion] = [numberIn(draft, "prompt"), numberIn(draft, "completion")];
  if ((prompt === undefined) !== (completion === undefined))
    wrong[prompt === undefined ? "prompt" : "completion"] ??= "Enter both prices, or neither.";
  if (numberIn(draft, "cost") != null && (prompt == null || completion == null))
    wrong.cost ??= "Enter both prices to cap the cost.";
  const [least, of] = [numberIn(draft, "confirmLeast") ?? 3, numberIn(draft, "confirmOf") ?? 5];
  if (least > of) wrong.confirmLeast ??= "Can't be more than the repetitions.";
  if (draft.categories.length === 0 && ownGoalsOf(draft).length === 0) wrong.categories = "Choose at least one.";
  return wrong;
}

function boundWords(field: NumberField): string {
  const { field: bounds, isPrice } = specOf(field);
  const words = isPrice ? "a number" : "a whole number";
  return `Enter ${words} from ${bounds.minimum.toLocaleString()} to ${bounds.maximum.toLocaleString()}.`;
}

const ownGoalsOf = ({ ownGoals }: Draft): string[] =>
  ownGoals
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

interface Target {
  readonly agentId: string;
  /** What the agent is for, as it is registered. */
  readonly purpose: string;
}

/** The request, without invalid values. */
export function bodyOf(draft: Draft, { agentId, purpose }: Target): CreateCampaignRequest {
  const own = ownGoalsOf(draft);
  const { goals, ...config } = configOf(draft);
  return {
    tool: "native",
    agent_id: agentId,
    purpose: (draft.purpose ?? purpose).trim() || "A general assistant.",
    categories: [...draft.categories, ...(own.length > 0 ? ["custom" as const] : [])],
    ...(own.length > 0 ? { custom_plugins: own.map(asPlugin) } : {}),
    ...(draft.strategies.length > 0 ? { strategies: [...draft.strategies] } : {}),
    ...(goals === undefined ? {} : { num_tests: goals }),
    provider_config: config,
  };
}

/** A reference such as `rule:ID` stays; anything else is a goal in words. */
const asPlugin = (line: string): string => (/^(rule|policy|finding|harness|text):/.test(line) ? line : `text:${line}`);

function configOf(draft: Draft) {
  const wrong = misfitsOf(draft);
  const value = (field: NumberField): number | undefined =>
    wrong[field] === undefined ? (numberIn(draft, field) ?? undefined) : undefined;
  const [prompt, completion] = [value("prompt"), value("completion")];
  const confirms = draft.numbers.confirmOf?.trim() || draft.numbers.confirmLeast?.trim();
  const config = {
    goals: value("goals"),
    seed: value("seed"),
    queries_per_goal: value("queries"),
    max_requests: value("requests"),
    max_tokens: value("tokens"),
    max_cost: value("cost"),
    prices:
      prompt === undefined || completion === undefined
        ? undefined
        : { prompt_per_million: prompt, completion_per_million: completion },
    concurrency: value("concurrency"),
    confirm: confirms ? { k: value("confirmLeast") ?? 3, n: value("confirmOf") ?? 5 } : undefined,
    minimize: draft.minimizes ? undefined : false,
    sandbox: [...draft.ways],
    attacker_agent_id: draft.attackerId ?? undefined,
    judge_agent_id: draft.judgeId ?? undefined,
    max_model_calls: value("modelCalls"),
    stop_after: value("stopAfter"),
  };
  return Object.fromEntries(Object.entries(config).filter(([, one]) => one !== undefined)) as Partial<typeof config>;
}

export interface FieldProps {
  readonly draft: Draft;
  readonly set: (draft: Draft) => void;
  readonly wrong: Readonly<Partial<Record<string, string>>>;
}
