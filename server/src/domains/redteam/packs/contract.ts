import { operation } from "../../../kernel/operation.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { CampaignPath } from "../campaigns/contract.ts";
import { campaignId } from "../campaigns/example.ts";

const ONE = "/v1/campaigns/{campaign_id}";
const common = { tag: "Red Team", params: CampaignPath, method: "POST", access: "redteam:run" } as const;
const errors = ["CAMPAIGN_NOT_FOUND", "NOTHING_PROVEN"] as const;

const RegressionPack = model("RegressionPack", {
  harness_id: required(uuid(), { description: "The custom harness." }),
  harness_name: required(text(), { description: "For harness_names, and for `gate --harness`." }),
  weaknesses: required(integer(), { description: "Attacks in the pack: one for each finding." }),
  cases: required(integer(), { description: "Prompts: each attack with fresh secrets, and as many harmless twins." }),
  left_out: required(list(model("LeftOutAttack", { key: required(text()), reason: required(text()) })), {
    description: "Proven attacks that an evaluation can't ask, and why.",
  }),
});

export const regressionPackOp = operation({
  ...common,
  id: "redteam.createRegressionPack",
  path: `${ONE}/regression-pack`,
  summary: "Create a regression pack",
  description:
    "A custom harness of the attacks that the campaign proved, in their shortest form and with fresh secrets, and of harmless twins. Run it with harness_type custom: it fails while the weaknesses are there.",
  body: model("RegressionPackRequest", {
    name: optional(nullable(text({ min: 1, max: 255 })), { description: "Default: the campaign's name and the time." }),
  }),
  responses: { 201: RegressionPack },
  errors: [...errors, "HARNESS_EXISTS"],
  example: {
    request: { name: "Order desk, November" },
    response: {
      ...{ harness_id: "0198c2a9-1d20-7b6e-9f7a-2b9a7d1e5c77", harness_name: "Order desk, November" },
      ...{ weaknesses: 3, cases: 24, left_out: [] },
    },
  },
});

const Blocked = model("BlockedShare", {
  tried: required(integer()),
  blocked: required(integer()),
  low: required(float(), { description: "Lower bound of the share (95% CI)." }),
  high: required(float(), { description: "Upper bound of the share (95% CI)." }),
});
const BothModes = model("BlockedByMode", {
  now: required(Blocked, { description: "As the config is: guards in shadow block nothing." }),
  if_enforced: required(Blocked, { description: "If every guard in shadow enforced." }),
});

const share = (tried: number, blocked: number, low: number, high: number) => ({ tried, blocked, low, high });

export const guardTestOp = operation({
  ...common,
  id: "redteam.testGuard",
  path: `${ONE}/guard-test`,
  effect: "read",
  summary: "Test a guard config with proven attacks",
  description:
    "How many of the campaign's proven attacks a guard config stops, and how many harmless twins it stops with them. Nothing is sent to the agent.",
  body: model("GuardTestRequest", { config_id: required(uuid(), { description: "The guard config." }) }),
  responses: {
    200: model("GuardTest", {
      config_id: required(uuid()),
      attacks: required(BothModes),
      twins: required(BothModes, { description: "What it costs: harmless requests that are stopped." }),
      weaknesses: required(
        list(
          model("GuardTestWeakness", {
            key: required(text()),
            title: required(text()),
            severity: required(text()),
            finding_id: required(nullable(uuid())),
            tried: required(integer()),
            blocked: required(integer()),
            would_block: required(integer()),
          }),
        ),
      ),
    }),
  },
  errors: [...errors, "GUARD_CONFIG_NOT_FOUND"],
  example: {
    request: { config_id: campaignId },
    response: {
      config_id: campaignId,
      attacks: { now: share(12, 0, 0, 0.2425), if_enforced: share(12, 8, 0.3906, 0.8619) },
      twins: { now: share(12, 0, 0, 0.2425), if_enforced: share(12, 1, 0.0149, 0.3539) },
      weaknesses: [
        {
          ...{ key: "system-prompt.3", title: "System prompt extraction", severity: "high", finding_id: null },
          ...{ tried: 4, blocked: 0, would_block: 4 },
        },
      ],
    },
  },
});

export const packOperations = [regressionPackOp, guardTestOp];
