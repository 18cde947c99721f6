import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Way } from "../model/categories.ts";
import { strategies } from "../strategies/list.ts";
import type { ProviderConfig, RetestConfig } from "./provider-config.ts";
import type { CreateCampaign } from "./shapes.ts";
import type { CampaignSettings } from "./store/campaign-row.ts";

const MICROS = 1_000_000;

/** Ways for which the agent comes to the console. */
const REMOTE: readonly Way[] = ["mcp", "a2a", "documents"];
export const isRemote = (way: Way): boolean => REMOTE.includes(way);

/** The settings that a request comes to. Throws a 422 at the place of what can't be. */
export function settingsOf(body: CreateCampaign): CampaignSettings {
  const config = body.provider_config ?? {};
  return {
    ...budgetOf(config, null),
    goals: body.num_tests,
    strategies: checkedStrategies(body.strategies ?? []),
    custom: checkedCustom(body),
    queriesPerGoal: config.queries_per_goal ?? 30,
    isMinimizing: checkedMinimize(config),
    ways: waysOf(config),
    attackerAgentId: config.attacker_agent_id ?? null,
    judgeAgentId: config.judge_agent_id ?? null,
    mostModelCalls: config.max_model_calls ?? 0,
    stopAfter: config.stop_after ?? null,
    model: body.agent_model_name || null,
  };
}

type Budget = Pick<CampaignSettings, "caps" | "prices" | "concurrency" | "confirm">;

/** What may be spent, and how what works is confirmed. What is not given is as in the campaign before, where there is one. */
export function budgetOf(config: RetestConfig, before: Budget | null): Budget {
  const prices = config.prices
    ? { prompt: config.prices.prompt_per_million, completion: config.prices.completion_per_million }
    : (before?.prices ?? null);
  if (config.max_cost && !prices) throw refused("max_cost", "A cost limit requires prices", config.max_cost);
  return {
    caps: {
      requests: config.max_requests ?? null,
      tokens: config.max_tokens ?? null,
      costMicros: config.max_cost ? Math.floor(config.max_cost * MICROS) : null,
    },
    prices,
    concurrency: config.concurrency ?? before?.concurrency ?? 4,
    confirm: checkedConfirm(config) ?? before?.confirm ?? { k: 3, n: 5 },
  };
}

const refused = (member: string, message: string, input: unknown) =>
  unprocessable(["body", "provider_config", member], message, input);

function checkedStrategies(wanted: readonly string[]): readonly string[] {
  wanted.forEach((id, at) => {
    if (strategies.some((strategy) => strategy.id === id)) return;
    const known = strategies.map((strategy) => strategy.id).join(", ");
    throw unprocessable(["body", "strategies", at], `Unknown strategy. Known: ${known}`, id);
  });
  return wanted.length === 0 ? ["auto"] : [...new Set(wanted)];
}

/** Goals of the team's own, and the category that they belong to, come together. */
function checkedCustom({ categories, custom_plugins }: CreateCampaign): readonly string[] {
  const wanted = custom_plugins ?? [];
  const isCustom = categories.includes("custom");
  if (isCustom && wanted.length === 0) {
    throw unprocessable(["body", "custom_plugins"], "The category custom needs goals of your own", custom_plugins);
  }
  if (!isCustom && wanted.length > 0) {
    throw unprocessable(["body", "custom_plugins"], "Goals of your own need the category custom", custom_plugins);
  }
  return [...new Set(wanted)];
}

function checkedConfirm({ confirm }: RetestConfig): CampaignSettings["confirm"] | null {
  if (!confirm) return null;
  if (confirm.k > confirm.n) throw refused("confirm", "k can't be more than n", confirm);
  return confirm;
}

function checkedMinimize({ minimize, minimise }: ProviderConfig): boolean {
  const given = minimize ?? null;
  const alias = minimise ?? null;
  if (given !== null && alias !== null && given !== alias) throw refused("minimise", "Differs from minimize", alias);
  return given ?? alias ?? true;
}

/** The conversation itself is always a way in. */
const waysOf = ({ sandbox }: ProviderConfig): readonly Way[] => [
  ...new Set<Way>(["chat", ...(sandbox ?? ["tools", "memory"])]),
];
