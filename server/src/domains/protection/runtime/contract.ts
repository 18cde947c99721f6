import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { GuardMethodShape } from "./method-shape.ts";

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
