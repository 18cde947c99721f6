import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { createExample, harnessExample, listedExample, promptsExample, responseExample } from "./example.ts";
import {
  CustomHarness,
  CustomHarnessCreate,
  CustomHarnessList,
  CustomHarnessResponse,
  CustomHarnessStatus,
  HarnessPrompts,
  MOST_PROMPTS,
} from "./shapes.ts";
import { sorts } from "./store.ts";

const BASE = "/v1/custom-harnesses";
const ONE = `${BASE}/{harness_id}`;
const tag = "Evaluation";
const params = model("CustomHarnessPath", { harness_id: required(uuid(), { description: "The harness's id." }) });
const team = {
  team_id: optional(nullable(uuid()), { description: "Your team. The token already names it." }),
};
const query = model("CustomHarnessQuery", team);
const errors = ["HARNESS_NOT_FOUND", "TEAM_NOT_FOUND"] as const;

export const listCustomHarnessesOp = operation({
  id: "evaluation.listCustomHarnesses",
  method: "GET",
  path: `${BASE}/`,
  tag,
  access: "evaluation:read",
  summary: "List custom harnesses",
  query: model("ListCustomHarnessesQuery", {
    ...team,
    limit: withDefault(integer({ ge: 1, le: 100 }), 10, { description: "Rows on a page." }),
    offset: withDefault(integer({ ge: 0 }), 0, { description: "Rows to skip. Ignored with `cursor`." }),
    status: optional(nullable(CustomHarnessStatus), { description: "Only those in this state." }),
    agent_id: optional(nullable(uuid()), { description: "Only those made for this agent." }),
    search: optional(nullable(text()), { description: "Part of the name or description. Not case-sensitive." }),
    sort: withDefault(oneOf(...sorts), "-created_at", { description: "Order; a minus sign means descending." }),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: { 200: CustomHarnessList },
  errors: ["TEAM_NOT_FOUND"],
  example: { response: { results: [listedExample], total: 1, next_cursor: null } },
});

export const createCustomHarnessOp = operation({
  id: "evaluation.createCustomHarness",
  method: "POST",
  path: `${BASE}/`,
  tag,
  access: "evaluation:run",
  summary: "Create a custom harness",
  description:
    "Turns policies and personas into prompts: for each rule attempts to break it, edge cases, and harmless twins that must be served. Returns immediately; read the harness until its status is active or failed. A finished harness never changes.",
  query,
  body: CustomHarnessCreate,
  responses: { 201: CustomHarness },
  errors: [
    ...["AGENT_NOT_FOUND", "PERSONA_NOT_FOUND", "DIMENSION_NOT_FOUND", "POLICY_NOT_FOUND", "TEAM_NOT_FOUND"],
    ...["POLICY_NOT_ACTIVE", "HARNESS_EXISTS"],
  ] as const,
  example: { request: createExample, response: harnessExample },
});

export const getCustomHarnessOp = operation({
  id: "evaluation.getCustomHarness",
  method: "GET",
  path: ONE,
  tag,
  access: "evaluation:read",
  summary: "Get a custom harness and how far it is",
  params,
  query,
  responses: { 200: CustomHarnessResponse },
  errors,
  example: { response: responseExample },
});

export const deleteCustomHarnessOp = operation({
  id: "evaluation.deleteCustomHarness",
  method: "DELETE",
  path: ONE,
  tag,
  access: "evaluation:run",
  summary: "Delete a custom harness",
  description: "With its prompts. Evaluations keep theirs and their results.",
  params,
  query,
  responses: { 204: null },
  errors: [...errors, "HARNESS_IN_USE"],
  example: {},
});

export const cancelCustomHarnessOp = operation({
  id: "evaluation.cancelCustomHarness",
  method: "POST",
  path: `${ONE}/cancel`,
  tag,
  access: "evaluation:run",
  effect: "destructive",
  summary: "Cancel the generation of a custom harness",
  description: "Its status becomes failed with the creation_error cancelled. Its prompts are dropped.",
  params,
  query,
  responses: { 200: mapOf(text()) },
  errors: [...errors, "HARNESS_NOT_GENERATING"],
  example: { response: { harness_id: harnessExample.id, status: "failed" } },
});

export const listHarnessPromptsOp = operation({
  id: "evaluation.listHarnessPrompts",
  method: "GET",
  path: `${ONE}/prompts`,
  tag,
  access: "evaluation:read",
  summary: "List the prompts of a custom harness",
  description: "With what passes and where each comes from. Empty until the harness is active.",
  params,
  query: model("ListHarnessPromptsQuery", {
    ...team,
    limit: optional(nullable(integer({ ge: 1, le: MOST_PROMPTS })), {
      description: "Prompts on a page. All by default.",
    }),
    cursor: optional(nullable(text({ pattern: /^\d{1,9}$/ })), { description: "`next_cursor` of the previous page." }),
  }),
  responses: { 200: HarnessPrompts },
  errors,
  example: { response: promptsExample },
});

export const customHarnessOperations = [
  listCustomHarnessesOp,
  createCustomHarnessOp,
  getCustomHarnessOp,
  deleteCustomHarnessOp,
  cancelCustomHarnessOp,
  listHarnessPromptsOp,
];
