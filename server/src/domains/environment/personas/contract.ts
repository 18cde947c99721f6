import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { personaExample, presetExample } from "./example.ts";
import { Persona, PersonaCreate, PersonaList, PersonaUpdate } from "./shapes.ts";
import { sorts } from "./store.ts";

const BASE = "/v1/personas";
const tag = "Agent Environment";
const [read, write] = ["environment:read", "environment:write"] as const;
const params = model("PersonaPath", { id: required(uuid(), { description: "The persona's id." }) });
const errors = ["PERSONA_NOT_FOUND"] as const;
const changeErrors = [...errors, "PERSONA_PRESET", "PRECONDITION_FAILED"] as const;

const team = { team_id: optional(nullable(uuid()), { description: "Your team. The token already names it." }) };
const offset = withDefault(integer({ ge: 0 }), 0, { description: "Rows to skip. Ignored with `cursor`." });
const order = {
  sort: withDefault(oneOf(...sorts), "-created_at", { description: "Order; a minus sign means descending." }),
  cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
};

export const listPersonasOp = operation({
  id: "environment.listPersonas",
  method: "GET",
  path: `${BASE}/`,
  tag,
  access: read,
  mcp: { tool: "personas_list" },
  reads: "replica",
  summary: "List personas",
  description: "Those of your team. With `is_preset=true`, those that come with the console.",
  query: model("ListPersonasQuery", {
    ...team,
    intents: optional(nullable(list(text())), {
      description: "Only these intents: benign, curious, adversarial, malicious. Repeat the parameter for several.",
    }),
    is_preset: optional(nullable(bool()), { description: "True lists the presets instead." }),
    search: optional(nullable(text()), {
      description: "Part of the name, role, description or a tag. Not case-sensitive.",
    }),
    limit: withDefault(integer({ ge: 1, le: 100 }), 10, { description: "Rows on a page." }),
    offset,
    ...order,
  }),
  responses: { 200: PersonaList },
  example: { response: { results: [personaExample], total: 1, next_cursor: null } },
});

export const createPersonaOp = operation({
  id: "environment.createPersona",
  method: "POST",
  path: `${BASE}/`,
  tag,
  access: write,
  summary: "Create a persona",
  body: PersonaCreate,
  responses: { 201: Persona },
  errors: ["PERSONA_EXISTS"],
  example: {
    request: { name: "Returning customer", role: "customer", knowledge_level: "advanced", language: "en" },
    response: personaExample,
  },
});

export const getPersonaOp = operation({
  id: "environment.getPersona",
  method: "GET",
  path: `${BASE}/{id}`,
  tag,
  access: read,
  summary: "Get a persona",
  description: "Of your team, or a preset.",
  params,
  query: model("GetPersonaQuery", team),
  responses: { 200: Persona },
  errors,
  example: { response: personaExample },
});

export const updatePersonaOp = operation({
  id: "environment.updatePersona",
  method: "PUT",
  path: `${BASE}/{id}`,
  tag,
  access: write,
  summary: "Change a persona",
  description:
    "Replaces the supplied fields and leaves the others unchanged. Null clears a field that can be null, and leaves any other as it is. Harnesses keep the persona as it was when they were made.",
  params,
  body: PersonaUpdate,
  responses: { 200: Persona },
  errors: changeErrors,
  example: { request: { knowledge_level: "expert" }, response: { ...personaExample, knowledge_level: "expert" } },
});

export const deletePersonaOp = operation({
  id: "environment.deletePersona",
  method: "DELETE",
  path: `${BASE}/{id}`,
  tag,
  access: write,
  summary: "Delete a persona",
  description: "Finished harnesses keep their copy of it.",
  params,
  responses: { 204: null },
  errors: [...changeErrors, "PERSONA_IN_USE"],
  example: {},
});

export const listPersonaPresetsOp = operation({
  id: "environment.listPersonaPresets",
  method: "GET",
  path: `${BASE}/presets/`,
  tag,
  access: read,
  summary: "List persona presets",
  description: "They come with the console and are the same for every team. Copy one to change it.",
  query: model("ListPersonaPresetsQuery", {
    ...team,
    preset_category: optional(nullable(text()), {
      description: "Only this category: public, professional, support, adversarial.",
    }),
    limit: withDefault(integer({ ge: 1, le: 250 }), 100, { description: "Rows on a page." }),
    offset,
    cursor: order.cursor,
  }),
  responses: { 200: PersonaList },
  example: { response: { results: [presetExample], total: 24, next_cursor: null } },
});

export const createPersonaFromPresetOp = operation({
  id: "environment.createPersonaFromPreset",
  method: "POST",
  path: `${BASE}/from-preset/{preset_id}`,
  tag,
  access: write,
  summary: "Copy a persona preset",
  description: "The copy is your team's own. If the team has one of that name already, it gets a number behind it.",
  params: model("PersonaPresetPath", { preset_id: required(uuid(), { description: "The preset's id." }) }),
  body: nullable(
    model("CreateFromPresetRequest", {
      name_override: optional(nullable(text()), { description: "A name for the copy. Default: the preset's." }),
    }),
  ),
  bodyOptional: true,
  responses: { 201: Persona },
  errors,
  example: { request: { name_override: "Returning customer" }, response: personaExample },
});

export const personaOperations = [
  listPersonasOp,
  createPersonaOp,
  listPersonaPresetsOp,
  createPersonaFromPresetOp,
  getPersonaOp,
  updatePersonaOp,
  deletePersonaOp,
];
