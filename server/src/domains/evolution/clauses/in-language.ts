import { languageOf } from "@agent-console/analysis/text/language.ts";
import type { Clause } from "./families/clause.ts";
import { translations } from "./languages/list.ts";
import { clauses } from "./list.ts";
import { isFormal } from "./register.ts";

const PLACES = { strong: 0, short: 1, example: 2 } as const;

/**
 * The library in the language of a prompt, and in the form in which it addresses its agent. An English rule in a German prompt makes some agents answer in English. English
 * where the language is unknown or not among the translations: models follow English rules best.
 *
 * A translated rule has an id of its own, since what was measured of one wording is no evidence about another.
 */
export function clausesFor(prompt: string): readonly Clause[] {
  const spoken = languageOf(prompt) ?? "en";
  const language = isFormal(prompt, spoken) ? `${spoken}-formal` : spoken;
  const translation = translations[language];
  if (!translation) return clauses;
  return clauses.flatMap((clause) => {
    const text = clause.variant === "control" ? undefined : translation[clause.family]?.[PLACES[clause.variant]];
    return text === undefined ? [] : [{ ...clause, id: `${clause.id}.${language}`, text }];
  });
}
