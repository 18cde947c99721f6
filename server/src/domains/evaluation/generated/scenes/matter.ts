import type { TestedRule } from "../cells/material.ts";
import { LONGEST_RULE, phrase, thingOf } from "./words.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const ARTICLES = setOf("un una um uma la el o os las los einen eine einem einer den die das");
const TOWARDS = setOf("over to on up an zu zum zur à au aux a al ao para");
/** Who or what is handed over; the beginnings of words. */
const HANDED = [
  ...["customer", "user", "caller", "client", "person", "them", "conversation", "chat", "case", "request", "matter"],
  ...["kund", "nutzer", "anruf", "gespräch", "fall", "usuari", "cas", "demande", "conversa", "pedido"],
];
const CONDITIONS = setOf(
  "if when whenever once wenn falls sobald sofern si lorsque lorsqu'un lorsqu'une quand cuando quando caso se",
);

/** "over to a person", "the customer to a colleague": where it goes, and not what it is about. */
function isDestination(target: string): boolean {
  const words = wordsOf(target).slice(0, 3);
  const [first = "", second = ""] = words;
  // "a complaint" begins with an article of English, "a una persona" with a preposition.
  if (first === "a" || first === "an" ? ARTICLES.has(second) : TOWARDS.has(first)) return true;
  const at = words.findIndex((word) => HANDED.some((beginning) => word.startsWith(beginning)));
  return at >= 0 && TOWARDS.has(words[at + 1] ?? "");
}

const wordsOf = (text: string): string[] => text.slice(0, LONGEST_RULE).toLowerCase().split(/\s+/).filter(Boolean);

/** When the rule holds: the words behind the one that begins its condition, to the end of the clause. */
function conditionIn(rule: string): string {
  const words = rule
    .slice(0, LONGEST_RULE * 2)
    .split(/\s+/)
    .filter(Boolean);
  const first = words.findIndex((word) => CONDITIONS.has(word.toLowerCase()));
  if (first < 0) return "";
  const from = words.slice(first + 1, first + 4).join(" ") === "and only if" ? first + 3 : first;
  const clause = words.slice(from + 1);
  const end = clause.findIndex((word) => /[.,;:]$/.test(word));
  return (end < 0 ? clause : clause.slice(0, end + 1)).join(" ").replace(/[.,;:]$/, "");
}

/** What a conversation is about that has to be handed over. Words that are no name of a thing are quoted. */
export function matterOf(rule: TestedRule): { readonly text: string; readonly isQuoted: boolean } {
  if (rule.target && !isDestination(rule.target)) return { text: thingOf(rule), isQuoted: false };
  const heading = rule.section.split(" › ").at(-1) ?? "";
  return { text: phrase(conditionIn(rule.words) || heading || rule.words), isQuoted: true };
}
