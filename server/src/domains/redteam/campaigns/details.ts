import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { Figures } from "../figures/shapes.ts";
import { attackCategories, ways } from "../model/categories.ts";
import { Confirm, Prices } from "./provider-config.ts";

export const AttackCategory = named("AttackCategory", oneOf(...attackCategories));

const count = (description?: string) => required(integer(), description === undefined ? {} : { description });
const cap = (description: string) => required(nullable(integer()), { description });
const id = (description: string) => required(nullable(uuid()), { description });

const Settings = model(
  "CampaignSettings",
  {
    num_tests: count("Goals for each category."),
    strategies: required(list(text())),
    custom_plugins: required(list(text()), { description: "Goals of the team's own." }),
    ways: required(list(oneOf(...ways)), { description: "Ways in to the agent." }),
    queries_per_goal: count("How long one goal is tried before it counts as held."),
    max_requests: cap("Null: no limit."),
    max_tokens: cap("Null: no limit."),
    max_cost: required(nullable(float()), { description: "Null: no limit." }),
    prices: required(nullable(Prices)),
    concurrency: count("Goals at a time."),
    confirm: required(Confirm),
    minimize: required(bool(), { description: "Whether attacks that work are made shorter." }),
    attacker_agent_id: id("An agent of the team that proposes moves."),
    judge_agent_id: id("An agent of the team that decides goals that no detector can."),
    max_model_calls: count("How often the two may be asked."),
    stop_after: cap("Findings after which no further goals are tried. Null: all goals are tried."),
    agent_model_name: required(nullable(text()), { description: "In place of the agent's own model." }),
  },
  { description: "What the campaign was started with, in the words of the request." },
);

export const CampaignDetails = model("CampaignDetails", {
  agent_id: required(uuid()),
  agent_name: required(nullable(text()), { description: "Null if the agent was deleted." }),
  name: required(text()),
  purpose: required(text()),
  categories: required(list(AttackCategory)),
  seed: count("The same seed gives the same attacks."),
  library: required(text(), { description: "Version of the attack library." }),
  stage: required(text()),
  finish_reason: required(nullable(text()), { description: "Why it ended; null while it runs." }),
  created_by: required(uuid()),
  schedule_id: id("The schedule that started it."),
  retest_of: id("The campaign whose attacks it asks again."),
  retested_tool: required(nullable(text()), {
    description: "Of a retest: whose attacks these are. native, or another tool.",
  }),
  progress: required(
    model("CampaignProgress", {
      goals: count("All goals of the plan."),
      done: count("Finished goals."),
      assessed: count("Goals that were broken or held."),
      broken: count("Goals that an attack broke."),
      attempts: count(),
      errors: count("Attempts without a usable answer. They are in no rate."),
    }),
  ),
  spent: required(
    model("CampaignSpent", {
      requests: count(),
      tokens: count(),
      cost: required(nullable(float()), { description: "Null without prices." }),
      model_calls: count("Requests to the attacker and judge agents."),
      model_tokens: count(),
      model_refusals: count("How often the attacker agent refused."),
    }),
  ),
  settings: required(Settings),
  figures: required(nullable(Figures), { description: "Null until the campaign has ended." }),
});
