import { isJsonObject, type JsonObject } from "../../../kernel/json/json-object.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import type { Place } from "../../../kernel/shape/check/place.ts";
import { INVALID, type Invalid } from "../../../kernel/shape/check/problem.ts";
import type { SchemaRegistry } from "../../../kernel/shape/check/schema-registry.ts";
import { wording } from "../../../kernel/shape/check/wording.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { type Fields, type Model, type ModelOut, model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out, Shape } from "../../../kernel/shape/shape.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const unknownMember = wording("extra_forbidden", "Extra inputs are not permitted");

/** The same model, but a member that it does not know is a problem at its place: a mistyped cap would cap nothing. */
export function strict<F extends Fields>(inner: Model<F>): Shape<ModelOut<F>> {
  return Object.freeze({
    kind: "strict",
    check(input: unknown, at: Place): ModelOut<F> | Invalid {
      const checked = inner.check(input, at);
      if (!isJsonObject(input)) return checked;
      const unknown = Object.keys(input).filter((name) => !Object.hasOwn(inner.fields, name));
      for (const name of unknown) refuseAt(at, name, input);
      return unknown.length > 0 ? INVALID : checked;
    },
    describe: (registry: SchemaRegistry) => inner.describe(registry),
  });
}

function refuseAt(at: Place, name: string, input: JsonObject): void {
  at.enter(name);
  at.refuse(unknownMember, input[name]);
  at.leave();
}

const count = (most: number) => nullable(integer({ ge: 1, le: most }));

const LARGEST_PRICE = 1_000_000_000;

/** What each million of tokens costs, as for evaluations. */
export const Prices = model("CampaignPrices", {
  prompt_per_million: required(float({ ge: 0, le: LARGEST_PRICE })),
  completion_per_million: required(float({ ge: 0, le: LARGEST_PRICE })),
});

export const Confirm = model("CampaignConfirm", {
  k: required(integer({ ge: 1, le: 20 }), { description: "So many must work for a finding to be confirmed." }),
  n: required(integer({ ge: 1, le: 20 }), { description: "Out of this many new attempts with fresh secrets." }),
});

/** The ways in beside the conversation itself. */
export const sandboxWays = ["tools", "mcp", "a2a", "documents", "memory"] as const;

const MOST_REQUESTS = 10_000_000;

const judge = {
  judge_agent_id: optional(nullable(uuid()), {
    description: "An agent of the team that decides goals that no detector can. They enter no break rate.",
  }),
} as const;

/** What a campaign may spend, and how it confirms. */
const budget = {
  max_requests: optional(count(MOST_REQUESTS), {
    description: "No more requests than this, confirmation and shortening included.",
  }),
  max_tokens: optional(count(1e12), { description: "No more tokens than this." }),
  max_cost: optional(nullable(float({ ge: 0.000001, le: LARGEST_PRICE })), {
    description: "No more money than this. Needs prices.",
  }),
  prices: optional(nullable(strict(Prices))),
  concurrency: optional(count(64), { description: "Goals at a time. Default: 4." }),
  confirm: optional(nullable(strict(Confirm)), { description: "Default: 3 of 5." }),
} as const;

/** Of a retest, which hunts and shortens nothing. */
export const RetestConfig = strict(
  model(
    "RetestConfig",
    {
      ...budget,
      ...judge,
      max_model_calls: optional(nullable(integer({ ge: 0, le: 1_000_000 })), {
        description: "Calls of the judge. Default: 0.",
      }),
    },
    { description: "The budget of a retest. Default: prices, concurrency and confirm of the campaign before." },
  ),
);
export type RetestConfig = Out<typeof RetestConfig>;

export const ProviderConfig = strict(
  model(
    "CampaignConfig",
    {
      seed: optional(nullable(integer({ ge: 0, le: 2 ** 31 - 1 })), {
        description: "The same seed draws the same goals. Default: a new one.",
      }),
      queries_per_goal: optional(count(1_000), { description: "Attempts to break each goal. Default: 30." }),
      ...budget,
      minimize: optional(nullable(bool()), { description: "Whether attacks that work are shortened. Default: true." }),
      minimise: optional(nullable(bool()), { description: "The same as minimize." }),
      sandbox: optional(nullable(list(oneOf(...sandboxWays), { max: 8 })), {
        description:
          "Ways in beside the conversation. tools: tools that the console offers and plays. mcp, a2a, documents: the agent comes to the console's sandbox, which needs an address that it can reach. memory: what one user leaves for the next. Default: tools and memory.",
      }),
      attacker_agent_id: optional(nullable(uuid()), {
        description: "An agent of the team that thinks up attacks too, up to max_model_calls.",
      }),
      ...judge,
      max_model_calls: optional(nullable(integer({ ge: 0, le: 1_000_000 })), {
        description: "Calls of attacker and judge together. Default: 0.",
      }),
      stop_after: optional(count(1_000), {
        description: "No new goals after this many are broken. Default: all are tried.",
      }),
    },
    { description: "The budget of a campaign, and how it attacks. A member that is not listed here is refused." },
  ),
);
export type ProviderConfig = Out<typeof ProviderConfig>;
