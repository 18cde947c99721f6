import type { Api, Persona } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { findId, findOne, type Kind, type Named } from "../../names/find.ts";
import { allOf, pages } from "../../names/pages.ts";
import { visible } from "../../output/visible.ts";

const INTENTS = choices.Intent;
const CATEGORIES = ["public", "professional", "support", "adversarial"] as const;
const KNOWLEDGE = choices.KnowledgeLevel;
const SKILLS = choices.SkillLevel;

const columns = [
  { title: "ID", value: ({ id }: Persona) => id, whole: true },
  { title: "NAME", value: ({ name }: Persona) => name },
  { title: "ROLE", value: ({ role }: Persona) => role },
  { title: "INTENT", value: ({ intent }: Persona) => intent },
  { title: "KNOWLEDGE", value: ({ knowledge_level }: Persona) => knowledge_level },
  { title: "SKILL", value: ({ skill_level }: Persona) => skill_level },
  { title: "LANGUAGE", value: ({ language }: Persona) => language },
];

/** One of the words that an option takes. */
function oneOf<const W extends string>(option: string, given: string | undefined, words: readonly W[]): W | undefined {
  if (given === undefined) return undefined;
  const found = words.find((word) => word === given);
  if (found === undefined) throw new Ended("usage", `--${option} takes ${words.join(", ")}, not "${given}".`);
  return found;
}

export const personasList = command({
  words: ["personas", "list"],
  summary: "List the personas of your team",
  access: "read",
  scope: "read",
  lists: "all",
  arguments: [],
  options: {
    intent: value("INTENT", `only these: ${INTENTS.join(", ")}`),
    search: value("TEXT", "part of a name, role, description or tag"),
  },
  async run({ client, options, signal, answer, rows }) {
    const intent = oneOf("intent", options.intent, INTENTS);
    const query = { intents: intent ? [intent] : null, search: options.search ?? null, limit: 100 };
    const results = await allOf(pages((cursor) => client.environment.listPersonas({ ...query, cursor }, { signal })));
    const none = "No personas. Copy a preset with agent-console personas copy NAME.";
    return answer({ results, total: results.length }, () => rows(results, { columns, none }));
  },
});

export const personasPresets = command({
  words: ["personas", "presets"],
  summary: "List the personas that come with the console",
  access: "read",
  scope: "read",
  lists: "all",
  arguments: [],
  options: { category: value("CATEGORY", `only these: ${CATEGORIES.join(", ")}`) },
  async run({ client, options, signal, answer, rows }) {
    const preset_category = oneOf("category", options.category, CATEGORIES) ?? null;
    const found = await client.environment.listPersonaPresets({ preset_category, limit: 250 }, { signal });
    return answer(found, () => rows(found.results, { columns, none: "No presets." }));
  },
});

export const personasCreate = command({
  words: ["personas", "create"],
  summary: "Create a persona",
  access: "write",
  scope: "full",
  arguments: [{ name: "NAME", summary: "what to call it" }],
  required: "--role ROLE",
  options: {
    role: value("ROLE", "who the person is to the agent: customer, nurse, auditor"),
    intent: value("INTENT", `${INTENTS.join(", ")} (default: benign)`),
    knowledge: value("LEVEL", `${KNOWLEDGE.join(", ")} (default: intermediate)`),
    skill: value("LEVEL", `${SKILLS.join(", ")} (default: competent)`),
    language: value("TAG", "a language tag, such as en or pt-BR (default: en)"),
    description: value("TEXT", "how the person asks"),
  },
  async run({ client, args, options, signal, answer, facts }) {
    const { role, description = null, language = "en" } = options;
    if (role === undefined) throw new Ended("usage", "Say who the person is: --role ROLE.");
    const body = {
      ...{ name: args["NAME"] ?? "", role, description, language },
      intent: oneOf("intent", options.intent, INTENTS) ?? "benign",
      knowledge_level: oneOf("knowledge", options.knowledge, KNOWLEDGE) ?? "intermediate",
      skill_level: oneOf("skill", options.skill, SKILLS) ?? "competent",
    };
    const persona = await client.environment.createPersona({ body }, { signal });
    return answer(persona, () => facts(factsOf(persona)));
  },
});

const factsOf = ({ id, name, role, intent }: Persona) =>
  [
    ["ID", id],
    ["Name", visible(name)],
    ["Role", visible(role)],
    ["Intent", intent ?? null],
  ] as const;

const presetsOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "preset",
  async *list(): AsyncGenerator<Named> {
    yield* (await client.environment.listPersonaPresets({ limit: 250 }, { signal })).results;
  },
});

const personasOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "persona",
  list: (search) => pages((cursor) => client.environment.listPersonas({ search, limit: 100, cursor }, { signal })),
});

export const personasCopy = command({
  words: ["personas", "copy"],
  summary: "Copy a preset, to use and change it",
  access: "write",
  scope: "full",
  arguments: [{ name: "PRESET", summary: "a preset: its ID, the start of it, or its exact name" }],
  options: { name: value("NAME", "what to call the copy (default: as the preset)") },
  async run({ client, args, options, signal, answer, facts }) {
    const preset_id = await findId(presetsOf(client, signal), args["PRESET"] ?? "");
    const body = { name_override: options.name ?? null };
    const persona = await client.environment.createPersonaFromPreset({ preset_id, body }, { signal });
    return answer(persona, () => facts(factsOf(persona)));
  },
});

export const personasDelete = command({
  words: ["personas", "delete"],
  summary: "Delete a persona",
  details: ["Harnesses that were made with it keep their copy."],
  access: "destructive",
  scope: "full",
  arguments: [{ name: "PERSONA", summary: "a persona: its ID, the start of it, or its exact name" }],
  options: {},
  async run({ client, args, signal, answer, print, confirm }) {
    const { id, name } = await findOne(personasOf(client, signal), args["PERSONA"] ?? "");
    await confirm({ sentence: `Deletes the persona ${visible(name)}.`, name });
    await client.environment.deletePersona({ id }, { signal });
    return answer({ id }, () => print(`Deleted ${visible(name)}.`));
  },
});
