import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out, Shape } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { AccessPermissions } from "./access-permissions.ts";
import { intents, knowledgeLevels, skillLevels } from "./presets/levels.ts";

export const KnowledgeLevel = named("KnowledgeLevel", oneOf(...knowledgeLevels));
export const SkillLevel = named("SkillLevel", oneOf(...skillLevels));
export const Intent = named("Intent", oneOf(...intents));

const orNull = <T>(shape: Shape<T>, description?: string) =>
  optional(nullable(shape), description === undefined ? {} : { description });

const LANGUAGE =
  "A language tag (BCP 47), such as en or pt-BR. Prompts can be made in English, German, French, Spanish and Portuguese; for any other language they are in English, and say so.";
const IGNORED = "Ignored: a team can't make presets.";
const INTENT = "What the person is after. It decides which kinds of prompts are made.";

export const Persona = model(
  "Persona",
  {
    id: required(uuid()),
    team_id: required(uuid(), { description: "All zeros for a preset, which belongs to no team." }),
    name: required(text()),
    description: orNull(text()),
    role: required(text()),
    role_description: orNull(text()),
    knowledge_level: withDefault(KnowledgeLevel, "intermediate"),
    skill_level: withDefault(SkillLevel, "competent"),
    intent: withDefault(Intent, "benign", { description: INTENT }),
    language: withDefault(text(), "en", { description: LANGUAGE }),
    access_permissions: orNull(AccessPermissions),
    is_preset: withDefault(bool(), false),
    preset_category: orNull(text()),
    tags: orNull(list(text())),
    icon_filename: orNull(text()),
    created_at: required(integer()),
    updated_at: required(integer()),
    created_by: required(uuid(), { description: "All zeros for a preset." }),
  },
  { description: "Someone who talks to an agent, as far as prompts follow from it." },
);
export type Persona = Out<typeof Persona>;

export const PersonaCreate = model("PersonaCreate", {
  id: orNull(uuid(), "An id of your own choice. By default the console makes one."),
  team_id: orNull(uuid(), "Your team. The token already names it."),
  name: required(text({ min: 1, max: 255 })),
  description: orNull(text()),
  role: required(text({ min: 1, max: 100 }), {
    description: "Who the person is to the agent: customer, nurse, auditor.",
  }),
  role_description: orNull(text()),
  knowledge_level: withDefault(KnowledgeLevel, "intermediate", {
    description: "How much the person knows of the subject: their own words, or the terms of the policy.",
  }),
  skill_level: withDefault(SkillLevel, "competent", {
    description: "How well the person writes to machines: length, order and typing errors of the prompts.",
  }),
  intent: withDefault(Intent, "benign", { description: INTENT }),
  language: withDefault(text(), "en", { description: LANGUAGE }),
  access_permissions: orNull(AccessPermissions),
  is_preset: withDefault(bool(), false, { description: IGNORED }),
  preset_category: orNull(text()),
  tags: orNull(list(text())),
  icon_filename: orNull(text()),
});
export type PersonaCreate = Out<typeof PersonaCreate>;

export const PersonaUpdate = model("PersonaUpdate", {
  name: orNull(text({ min: 1, max: 255 })),
  description: orNull(text()),
  role: orNull(text({ min: 1, max: 100 })),
  role_description: orNull(text()),
  knowledge_level: orNull(KnowledgeLevel),
  skill_level: orNull(SkillLevel),
  intent: orNull(Intent),
  language: orNull(text()),
  access_permissions: orNull(AccessPermissions),
  is_preset: orNull(bool(), IGNORED),
  preset_category: orNull(text()),
  tags: orNull(list(text())),
  icon_filename: orNull(text()),
});
export type PersonaUpdate = Out<typeof PersonaUpdate>;

export const PersonaList = model("PersonaListResponse", {
  results: required(list(Persona)),
  total: required(integer(), { description: "Number of personas that match the filters, on all pages." }),
  next_cursor: orNull(text(), "Send it as `cursor` to get the next page. Null on the last page."),
});
