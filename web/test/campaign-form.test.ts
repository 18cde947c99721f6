import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type NumberField, specOf } from "../src/areas/redteam/new/draft.ts";

test("the form of a campaign takes the numbers that the API takes", () => {
  const { schemas } = JSON.parse(readFileSync("openapi.json", "utf8")).components;
  const places: Record<NumberField, [schema: string, member: string]> = {
    goals: ["CreateCampaignRequest", "num_tests"],
    queries: ["CampaignConfig", "queries_per_goal"],
    requests: ["CampaignConfig", "max_requests"],
    tokens: ["CampaignConfig", "max_tokens"],
    prompt: ["CampaignPrices", "prompt_per_million"],
    completion: ["CampaignPrices", "completion_per_million"],
    cost: ["CampaignConfig", "max_cost"],
    seed: ["CampaignConfig", "seed"],
    concurrency: ["CampaignConfig", "concurrency"],
    confirmOf: ["CampaignConfirm", "n"],
    confirmLeast: ["CampaignConfirm", "k"],
    stopAfter: ["CampaignConfig", "stop_after"],
    modelCalls: ["CampaignConfig", "max_model_calls"],
  };
  for (const [field, [schema, member]] of Object.entries(places)) {
    const described = schemas[schema].properties[member];
    const { minimum, maximum } = described.anyOf?.[0] ?? described;
    const { field: bounds } = specOf(field as NumberField);
    expect({ field, minimum: bounds.minimum, maximum: bounds.maximum }).toEqual({ field, minimum, maximum });
  }
});
