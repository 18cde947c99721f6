import { operation } from "../../../../kernel/operation.ts";
import { optional, required } from "../../../../kernel/shape/field.ts";
import { float } from "../../../../kernel/shape/float.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";

const tag = "Protection";
const PATH = "/v1/model-prices";
const ONE = `${PATH}/{price_id}`;
const params = model("ModelPricePath", { price_id: required(uuid()) });

const pattern = text({ min: 1, max: 200, pattern: /^[!-~]+$/ });
const amount = float({ ge: 0, le: 1_000_000 });
const patternNote = {
  description: "Name of a model, in which `*` matches any characters. The most specific pattern counts.",
  example: "gpt-4o*",
};
const perMillion = "Per million tokens, in your currency; use the same one for all prices.";
const cachedNote = { description: "Per million input tokens from the provider's cache. Null: as input." };

const ModelPrice = model("ModelPrice", {
  id: required(uuid()),
  pattern: required(text(), patternNote),
  input: required(float(), { description: perMillion }),
  output: required(float(), { description: perMillion }),
  cached: required(nullable(float()), cachedNote),
  updated_at: required(integer()),
});

export const NewModelPrice = model("NewModelPrice", {
  pattern: required(pattern, patternNote),
  input: required(amount, { description: perMillion }),
  output: required(amount, { description: perMillion }),
  cached: optional(nullable(amount), cachedNote),
});

export const ModelPriceChange = model("ModelPriceChange", {
  pattern: optional(pattern, patternNote),
  input: optional(amount, { description: perMillion }),
  output: optional(amount, { description: perMillion }),
  cached: optional(nullable(amount), cachedNote),
});

const example = {
  id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c38",
  ...{ pattern: "gpt-4o-mini*", input: 0.15, output: 0.6, cached: 0.075, updated_at: 1_780_000_000 },
};

export const listModelPricesOp = operation({
  id: "protection.listModelPrices",
  method: "GET",
  path: PATH,
  tag,
  access: "guard:read",
  summary: "List model prices",
  description: "What models cost your team. The cost of a model without a price is unknown, not 0.",
  responses: { 200: model("ModelPriceList", { results: required(list(ModelPrice)) }) },
  example: { response: { results: [example] } },
});

export const createModelPriceOp = operation({
  id: "protection.createModelPrice",
  method: "POST",
  path: PATH,
  tag,
  access: "gateway:keys",
  mcp: false,
  summary: "Set the price of a model",
  description: "Cost limits of gateway keys use it from the next request on. What was spent before stays.",
  body: NewModelPrice,
  responses: { 201: ModelPrice },
  errors: ["MODEL_PRICE_EXISTS"],
  example: { request: { pattern: "gpt-4o-mini*", input: 0.15, output: 0.6, cached: 0.075 }, response: example },
});

export const updateModelPriceOp = operation({
  id: "protection.updateModelPrice",
  method: "PATCH",
  path: ONE,
  tag,
  access: "gateway:keys",
  mcp: false,
  summary: "Change a model price",
  params,
  body: ModelPriceChange,
  responses: { 200: ModelPrice },
  errors: ["MODEL_PRICE_NOT_FOUND", "MODEL_PRICE_EXISTS"],
  example: { request: { output: 0.8 }, response: { ...example, output: 0.8 } },
});

export const deleteModelPriceOp = operation({
  id: "protection.deleteModelPrice",
  method: "DELETE",
  path: ONE,
  tag,
  access: "gateway:keys",
  mcp: false,
  summary: "Delete a model price",
  description: "Keys with a cost limit are then refused for models that no other price matches.",
  params,
  responses: { 204: null },
  errors: ["MODEL_PRICE_NOT_FOUND"],
  example: {},
});

export const priceOperations = [listModelPricesOp, createModelPriceOp, updateModelPriceOp, deleteModelPriceOp];
