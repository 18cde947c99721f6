import type { Api, AttackCategory, CampaignConfig } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { flag, type OptionValues, under, value, values } from "../../command/options.ts";
import { Ended, type Ending } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { decideAttack, failOnIn } from "./decide-attack.ts";
import { watchCampaign } from "./watch-campaign.ts";
import { wholeIn } from "./whole-number.ts";

/** All that the library has goals for. */
const CATEGORIES = choices.AttackCategory.filter((category) => category !== "custom");

const attackOptions = {
  ...under("Campaign", {
    categories: values(
      "NAMES",
      "injection, jailbreak, harmful, pii, toxicity, hallucination, overreliance; separated by commas (default: injection, jailbreak and pii)",
    ),
    custom: values("GOAL", "a goal of your own: rule:ID, policy:ID, finding:ID, harness:ID or text:WORDS; repeatable"),
    goals: value("N", "goals for each category, 1 to 100 (default: 25)"),
    queries: value("N", "attempts to break each goal (default: 30)"),
    "max-requests": value("N", "maximum number of requests"),
    seed: value("N", "random seed; the same seed draws the same goals"),
    purpose: value("TEXT", "what the agent is for (default: as it is registered)"),
    timeout: value("SECONDS", "time limit while watching (default: 3600)"),
  }),
  ...under("Pass criteria", {
    watch: flag("wait for the end, and exit by what was found"),
    "fail-on": value("WHAT", "confirmed, seen or high: which broken goals fail; watches too (default: confirmed)"),
  }),
} as const;

type AttackCall = Call<typeof attackOptions>;

export const attack = command({
  words: ["attack"],
  summary: "Attack an agent of your team with a red-team campaign",
  details: [
    "Only attack agents whose owner agrees. Without --watch, the campaign is started and goes on by itself.",
    "If this command is interrupted or times out while it watches, it cancels the campaign that it started.",
  ],
  access: "write",
  scope: "redteam",
  arguments: [{ name: "AGENT", summary: "the agent to attack: its ID, the start of it, or its exact name" }],
  options: attackOptions,
  run: runAttack,
});

async function runAttack(call: AttackCall): Promise<Ending> {
  const { client, args, options, signal } = call;
  const on = failOnIn(options["fail-on"]);
  const timeoutMs = 1000 * (wholeIn("timeout", options.timeout) ?? 3600);
  const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
  const id = await start(client, { agent_id, options, signal });
  if (!options.watch && options["fail-on"] === undefined) {
    return call.answer({ campaign_id: id }, () => call.print(`Campaign ${id} started.`));
  }
  return watchCampaign(call, { id, timeoutMs, decide: (goals) => decideAttack(goals, on) });
}

interface Starting {
  readonly agent_id: string;
  readonly options: OptionValues<typeof attackOptions>;
  readonly signal: AbortSignal;
}

async function start(client: Api, { agent_id, options, signal }: Starting): Promise<string> {
  const goals = wholeIn("goals", options.goals);
  const provider_config: CampaignConfig = {
    ...withWhole("seed", wholeIn("seed", options.seed)),
    ...withWhole("queries_per_goal", wholeIn("queries", options.queries)),
    ...withWhole("max_requests", wholeIn("max-requests", options["max-requests"])),
  };
  const body = {
    ...{ tool: "native" as const, agent_id, categories: categoriesIn(options) },
    purpose: options.purpose ?? (await purposeOf(client, agent_id, signal)),
    ...(options.custom.length > 0 ? { custom_plugins: [...options.custom] } : {}),
    ...(goals === undefined ? {} : { num_tests: goals }),
    ...(Object.keys(provider_config).length > 0 ? { provider_config } : {}),
  };
  // A retry after a lost response must not start a second campaign.
  const { campaign_id } = await client.redteam.createCampaign(
    { body, idempotencyKey: crypto.randomUUID() },
    { signal },
  );
  return campaign_id;
}

const withWhole = <Name extends string>(name: Name, given: number | undefined): { [K in Name]?: number } =>
  given === undefined ? {} : ({ [name]: given } as { [K in Name]?: number });

async function purposeOf(client: Api, id: string, signal: AbortSignal): Promise<string> {
  const { purpose, agent_name: name } = await client.agents.get({ id }, { signal });
  return purpose || name;
}

function categoriesIn({ categories, custom }: Starting["options"]): AttackCategory[] {
  const named = categories.flatMap((names) => names.split(",")).flatMap((name) => name.trim() || []);
  const wrong = named.find((name) => !CATEGORIES.some((known) => known === name));
  if (wrong) throw new Ended("usage", `--categories takes ${CATEGORIES.join(", ")}, not "${wrong}".`);
  const own = custom.length > 0 ? (["custom"] as const) : [];
  const usual = own.length > 0 ? [] : (["injection", "jailbreak", "pii"] as const);
  return [...(named.length > 0 ? (named as AttackCategory[]) : usual), ...own];
}
