import { languageOf } from "@agent-console/analysis/text/language.ts";
import type { Clause } from "./families/clause.ts";
import { translations } from "./languages/list.ts";
import { clauses } from "./list.ts";

const PLACES = { strong: 0, short: 1, example: 2 } as const;

/**
 * The library in the language of a prompt. An English rule in a German prompt makes some agents answer in English. English
 * where the language is unknown or not among the translations: models follow English rules best.
 *
 * A translated rule has an id of its own, since what was measured of one wording is no evidence about another.
 */
export function clausesFor(prompt: string): readonly Clause[] {
  const language = languageOf(prompt) ?? "en";
  const translation = translations[language];
  if (!translation) return clauses;
  return clauses.flatMap((clause) => {
    const text = clause.variant === "control" ? undefined : translation[clause.family]?.[PLACES[clause.variant]];
    return text === undefined ? [] : [{ ...clause, id: `${clause.id}.${language}`, text }];
  });
}
