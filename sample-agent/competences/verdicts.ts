import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { sentencesOf } from "../language/words.ts";
import { quantitiesIn } from "./quantities.ts";
import { type Competence, exchangesOf } from "./solved.ts";

const YES_OR_NO = /\b(?:yes or no|with yes|ja oder nein|oui ou non|sí o no|sim ou não)\b/i;
const AGAINST = new RegExp(
  entries`
    \b(?:
      forbid\w*
      forbidden
      against
      turn(?:ed)? (?:it )?down
      reject\w*
      refus\w*
      prohibit\w*
      ban(?:ned)?
      violat\w*
      deni\w*
      break(?:s|ing)?
    )\b
  `,
  "i",
);

/** A yes or no that follows from the stated facts, and stays the same however it is asked. */
export const verdicts: Competence = (task) => {
  if (!YES_OR_NO.test(task.text)) return null;
  const offers = offersIn(task.text);
  if (offers) return verdict("miscount", offers.holds, offers.why);
  const laidOut = [
    task.text,
    ...exchangesOf(task.turns)
      .map(({ said }) => said)
      .reverse(),
  ].find((said) => caseIn(said));
  const found = laidOut === undefined ? null : caseIn(laidOut);
  if (!found) return null;
  const question = sentencesOf(task.text).findLast((sentence) => sentence.includes("?")) ?? task.text;
  const isFirst = laidOut === task.text;
  return verdict(
    isFirst ? "ordinary" : "wavering",
    AGAINST.test(question) ? !found.isAllowed : found.isAllowed,
    found.why,
  );
};

function verdict(weakness: "miscount" | "wavering" | "ordinary", holds: boolean, why: string) {
  const answer = (yes: boolean): string => `${yes ? "Yes" : "No"}. ${why}`;
  return { weakness, right: answer(holds), wrong: () => answer(weakness === "ordinary" ? holds : !holds) };
}

/** Numbered offers with their prices, one of which the question is about. */
function offersIn(text: string): { readonly holds: boolean; readonly why: string } | null {
  const totals = [...text.matchAll(/^[ \t]*\d[).]\s(.+)$/gm)].map(([, line = ""]) =>
    quantitiesIn(line)
      .filter(({ isMoney }) => isMoney)
      .reduce((sum, { value }) => sum + value, 0),
  );
  const [one, other] = totals;
  if (one === undefined || other === undefined || one * other === 0) return null;
  const [asked, left] = /\b(?:second|latter)\b/i.test(text.slice(text.lastIndexOf("\n"))) ? [other, one] : [one, other];
  const isDearer = /\b(?:more|dearer|higher|pricier)\b/i.test(text.slice(text.lastIndexOf("\n")));
  return { holds: isDearer ? asked > left : asked < left, why: `The sums are ${one} and ${other} euros.` };
}

const RULE = /\b(?:may|must|can|allowed|permitted|rule)\b/i;

/** A rule and a case, on separate lines. */
function caseIn(said: string): { readonly isAllowed: boolean; readonly why: string } | null {
  const [rule, facts] = said.split("\n").filter((line) => line.trim() !== "" && !line.includes("?"));
  if (rule === undefined || facts === undefined || !RULE.test(rule)) return null;
  const isMet = conditions.every((holds) => holds(rule.toLowerCase(), facts.toLowerCase()));
  const isBan = /\b(?:may|must|can|are|is)(?:not| not|n't)\b/i.test(rule);
  const isAllowed = isBan ? !isMet : isMet;
  return { isAllowed, why: isAllowed ? "The case fits what is permitted." : "The conditions are not met here." };
}

/** What a rule can depend on: an amount, a state, a frequency. */
const conditions: readonly ((rule: string, facts: string) => boolean)[] = [
  (rule, facts) => {
    const [limit] = quantitiesIn(rule);
    const given =
      limit && quantitiesIn(facts).find(({ after }) => after.trim().slice(0, 2) === limit.after.trim().slice(0, 2));
    if (!limit || !given) return true;
    return /\b(?:more than|over|above|at least)\s$/.test(limit.before)
      ? given.value > limit.value
      : given.value <= limit.value;
  },
  (rule, facts) =>
    [...rule.matchAll(/\bun(\p{L}{3,})/gu)].every(
      ([whole, state = ""]) => facts.includes(whole) || !facts.includes(state),
    ),
  (rule, facts) => !(/\bonce\b/.test(rule) && /\b(?:already|again|twice)\b/.test(facts)),
];
