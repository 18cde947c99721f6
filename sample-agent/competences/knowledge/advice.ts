import type { Language } from "../../language/vocabulary.ts";
import { abroad } from "./abroad.ts";
import { accounts } from "./accounts.ts";
import type { Entry } from "./entry.ts";
import { health } from "./health.ts";
import { household } from "./household.ts";
import { learning } from "./learning.ts";
import { pastime } from "./pastime.ts";
import { protection } from "./protection.ts";
import { society } from "./society.ts";

const english: readonly Entry[] = [
  ...pastime,
  ...protection,
  ...society,
  ...accounts,
  ...health,
  ...household,
  ...learning,
];

/** What the agent knows about an everyday question, or null. If asked in another language, it may answer in English. */
export function adviceOn(text: string, asked: Language, answered = asked): string | null {
  const entries = asked === "en" ? english : abroad[asked];
  const found = entries.find(({ about }) => about.every((pattern) => pattern.test(text)));
  if (!found || asked === answered) return found?.says ?? null;
  return found.english === null ? null : adviceOn(found.english, "en");
}
