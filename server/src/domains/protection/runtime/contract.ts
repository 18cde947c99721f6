import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { GuardChannel } from "../shapes/decision.ts";

const GuardMethodShape = model("GuardMethod", {
  id: required(text()),
  version: required(text(), { description: "Changes whenever judgments may change." }),
  title: required(text()),
  description: required(text()),
  channels: required(list(GuardChannel)),
  needs: required(oneOf("pattern", "segment", "whole"), { description: "How much of a text it must see to judge." }),
  cost: required(oneOf("inline", "worker", "remote"), { description: "Where it runs." }),
  actions: required(list(oneOf("flag", "mask", "rewrite", "deny_call", "block")), {
    description: "What may follow a hit. The first is the default.",
  }),
  languages: required(nullable(list(text())), { description: "ISO 639-1. Null: the language does not matter." }),
  options: required(freeObject(), { description: "Each option with its kind, default and limits." }),
  blind_spots: required(list(text())),
  card: required(nullable(freeObject()), {
    description:
      "How well it does on texts it was not tuned on. Null for methods that are measured when they are set up.",
  }),
});

export const listMethodsOp = operation({
  id: "protection.listGuardMethods",
  method: "GET",
  path: "/v1/guard-methods",
  tag: "Protection",
  access: "guard:read",
  summary: "List guard methods",
  description:
    "Every method with its options and its card. Send the ETag as If-None-Match to get 304 while they are the same.",
  responses: { 200: model("GuardMethodList", { results: required(list(GuardMethodShape)) }), 304: null },
  example: {
    response: {
      results: [
        {
          ...{ id: "secrets", version: "1.0", title: "Secrets", description: "Finds live-looking keys and tokens." },
          ...{ channels: ["output", "tool_call"], needs: "pattern", cost: "inline", actions: ["mask", "block"] },
          ...{ languages: null, options: {}, blind_spots: ["Passwords that look like words."], card: null },
        },
      ],
    },
  },
});

export const methodOperations = [listMethodsOp];
