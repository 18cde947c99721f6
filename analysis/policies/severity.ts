import type { Candidate, RuleType } from "./candidate.ts";
import { anyOf } from "./words/any-of.ts";

const GRAVE = anyOf(
  `
  under no circumstances | never | law | legal | illegal | safety | emergency | medical | self-harm
  suicid | minors? | children | discriminat | password | credit card | health data | niemals
  auf keinen fall | unter keinen umständen | gesetz | sicherheit | kinder | gesundheit | en aucun cas
  jamais | loi | sécurité | enfants | santé | en ningún caso | nunca | ley | seguridad | menores
  salud | em hipótese alguma | lei | segurança | crianças | saúde`,
  { before: "(?<![\\p{L}])", after: "" },
);

/** By its words: what is never to be done, and what law and safety ask, weighs more. */
export function severityOf(text: string, type: RuleType | "fact"): Candidate["severity"] {
  if (type === "recommendation" || type === "permission" || type === "fact") return "low";
  return GRAVE.test(text.slice(0, 2000)) ? "high" : "medium";
}
