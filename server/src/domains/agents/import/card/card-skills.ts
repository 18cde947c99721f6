import { type DraftSkill, type Findings, NAME_LIMIT, quoteText, refuse } from "../draft/draft.ts";
import { listOf, type Members, member, membersOf, textOf, textsOf } from "../draft/members.ts";

const SKILL_COUNT_LIMIT = 200;
const SKILL_TEXT_LIMIT = 4_000;

/** The card's skills; a card without the member is refused, one with an empty list only remarked upon. */
export function cardSkills(card: Members, found: Findings): DraftSkill[] {
  const listed = member(card, "skills");
  if (!Array.isArray(listed)) {
    const isAbsent = listed === undefined;
    const sentence = isAbsent ? 'The card has no "skills".' : '"skills" of the card is not a list of objects.';
    refuse(found, ["skills"], sentence);
    return [];
  }
  if (listed.length === 0) found.warnings.push('"skills" of the card is empty: it does not say what the agent can do.');
  if (listed.length > SKILL_COUNT_LIMIT) {
    found.warnings.push(`The card lists ${listed.length} skills; the first ${SKILL_COUNT_LIMIT} are kept.`);
  }
  const skills = listed.slice(0, SKILL_COUNT_LIMIT).flatMap((item, index) => oneSkill(card, item, index, found));
  const repeated = new Set(skills.map((skill) => skill.id).filter((id, index, ids) => ids.indexOf(id) !== index));
  for (const id of repeated) found.warnings.push(`More than one skill of the card has the id ${quoteText(id)}.`);
  return skills;
}

/** Every tag of every skill, once. */
export function skillTags(card: Members): string[] {
  const tags = listOf(member(card, "skills")).flatMap((item) => textsOf(membersOf(item)?.["tags"]));
  return [...new Set(tags.map((tag) => tag.slice(0, 100)))].slice(0, 100);
}

function oneSkill(card: Members, item: unknown, index: number, found: Findings): DraftSkill[] {
  const skill = membersOf(item);
  const given = { id: skill && textOf(member(skill, "id")), name: skill && textOf(member(skill, "name")) };
  const id = given.id ?? given.name;
  const name = given.name ?? given.id;
  if (skill === undefined || id === undefined || name === undefined) {
    refuse(found, ["skills", index], `"skills[${index}]" of the card has neither an "id" nor a "name".`);
    return [];
  }
  if (given.id === undefined)
    found.warnings.push(`"skills[${index}]" has no "id"; its name ${quoteText(name)} is used.`);
  if (given.name === undefined)
    found.warnings.push(`"skills[${index}]" has no "name"; its id ${quoteText(id)} is used.`);
  return [
    {
      id: id.slice(0, NAME_LIMIT),
      name: name.slice(0, NAME_LIMIT),
      description: shortened(textOf(member(skill, "description")), `"skills[${index}].description"`, found),
      input_modes: modes(skill, card, "Input"),
      output_modes: modes(skill, card, "Output"),
    },
  ];
}

function shortened(text: string | undefined, at: string, found: Findings): string | null {
  return text === undefined ? null : cut(text, { at, limit: SKILL_TEXT_LIMIT, found });
}

/** A text kept within `limit`; what is cut is said. */
export function cut(text: string, bound: { at: string; limit: number; found: Findings }): string {
  if (text.length <= bound.limit) return text;
  bound.found.warnings.push(
    `${bound.at} of the card has ${text.length} characters; the first ${bound.limit} are kept.`,
  );
  return text.slice(0, bound.limit);
}

function modes(skill: Members, card: Members, direction: "Input" | "Output"): string[] {
  const own = textsOf(member(skill, direction === "Input" ? "inputModes" : "outputModes"));
  return (own.length > 0 ? own : textsOf(member(card, `default${direction}Modes`))).slice(0, 50);
}
