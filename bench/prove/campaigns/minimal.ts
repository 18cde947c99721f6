import { gradeMove } from "../../../server/src/domains/redteam/attempts/attempted.ts";
import { sendAttempt } from "../../../server/src/domains/redteam/attempts/send.ts";
import { freshGoal } from "../../../server/src/domains/redteam/course/again.ts";
import { formAttack } from "../../../server/src/domains/redteam/course/attack-form.ts";
import type { GoalCourse } from "../../../server/src/domains/redteam/course/course-rules.ts";
import { cuts } from "../../../server/src/domains/redteam/course/cuts.ts";
import { MINIMIZED_WITH } from "../../../server/src/domains/redteam/course/minimize.ts";
import type { ProvenAttack } from "../../../server/src/domains/redteam/course/next-send.ts";
import { plan } from "../../../server/src/domains/redteam/goals/plan.ts";
import { stage } from "../../../server/src/domains/redteam/goals/stage.ts";
import type { AttackForm } from "../../../server/src/domains/redteam/model/attack-form.ts";
import { type AttackCategory, libraryCategories } from "../../../server/src/domains/redteam/model/categories.ts";
import type { Draft } from "../../../server/src/domains/redteam/model/draft.ts";
import type { DrawnGoal } from "../../../server/src/domains/redteam/model/goal.ts";
import { opening } from "../../../server/src/domains/redteam/strategies/moves.ts";
import {
  jointProfiles,
  profileOf,
  singleProfiles,
  talkProfiles,
} from "../../../server/test/redteam/fortress/profiles.ts";
import { fortressTalking } from "../../../server/test/redteam/fortress/talking.ts";
import { rulesOf, runGoal, ways } from "./in-memory.ts";
import type { Shown } from "./stage.ts";

const MOST_QUERIES = 60;

/** A confirmed attack, what it was made shorter to, and what is wrong with that. */
export interface Minimal {
  readonly goal: string;
  /** Words of the whole attack and of what is left of it, the wish counted as one. */
  readonly words: readonly [number, number];
  readonly queries: number;
  /** Whether every sentence was tried, within the requests that shortening may take. */
  readonly isIrreducible: boolean;
  /** Forms that lack one more part, or several: each was asked five times. */
  readonly cuts: number;
  readonly mistakes: readonly string[];
}

interface Goals {
  readonly seed: number;
  readonly categories: readonly AttackCategory[];
  /** For each category. */
  readonly goals: number;
}

type Planned = Omit<GoalCourse, "attempts">;
type Talking = ReturnType<typeof fortressTalking>;

/** The attacks that were made shorter in a campaign against this agent, of which it is known what it gives in to. */
export async function* minimalAttacks(
  profile: string,
  { seed, categories, goals }: Goals,
): AsyncGenerator<Minimal | null> {
  const talking = fortressTalking(profileOf(profile), seed);
  const rules = { ...rulesOf(seed, true), budget: 120 };
  for (const planned of plan({ seed, categories, goalsPerCategory: goals, ways })) {
    const { attack, result } = await runGoal(planned, rules, talking);
    if (result !== "confirmed" || !attack) continue;
    yield await checked({ planned, rules }, attack, talking);
  }
}

async function checked(course: Planned, attack: ProvenAttack, talking: Talking): Promise<Minimal | null> {
  const { whole, minimized } = attack;
  if (!whole || !minimized) return null;
  const { k, n } = course.rules.confirm;
  const on = { ...course.rules, goal: course.planned.goal };
  const [before, after] = [formAttack(whole.form, on), formAttack(minimized.form, on)].map(wordsOf);
  const { queries, isIrreducible, confirmed } = minimized;
  const mistakes: string[] = [];
  if (!isPartOf(after ?? [], before ?? [])) mistakes.push("it says something that the attack does not");
  if (confirmed.worked < k || confirmed.of !== n) mistakes.push(`it worked in ${confirmed.worked} of ${confirmed.of}`);
  if (queries > MOST_QUERIES) mistakes.push(`it took ${queries} requests`);
  const shorter = isIrreducible ? shorterForms(minimized.form, on) : [];
  for (const form of shorter) {
    let worked = 0;
    // Goals that it was neither found nor made shorter with.
    for (let at = 0; at < n; at++)
      if (await works(form, { ...course, goal: freshGoal(course, 2 * n + MINIMIZED_WITH + at) }, talking)) worked += 1;
    if (worked >= k) mistakes.push(`without ${lacking(form, minimized.form)} it worked in ${worked} of ${n}, too`);
  }
  const words = [before?.length ?? 0, after?.length ?? 0] as const;
  return { goal: course.planned.id, words, queries, isIrreducible, cuts: shorter.length, mistakes };
}

/** Without one turn, operator or sentence more, and without several. */
function shorterForms(form: AttackForm, on: Parameters<typeof cuts>[1]): AttackForm[] {
  // Of an operator's text nothing may be left but the wish as it wrote it: then the plain wish is what is shorter.
  const found: AttackForm[] = form.operators.map((gone) => ({
    ...form,
    ...{ operators: form.operators.filter((id) => id !== gone), gone: [] },
  }));
  const search = cuts(form, on);
  // Phrases are finer than what was promised.
  for (let next = search.next(); !next.done && next.value.level !== "phrases"; next = search.next(false))
    found.push(next.value.form);
  return found;
}

const lacking = (form: AttackForm, whole: AttackForm): string =>
  [...whole.operators.filter((id) => !form.operators.includes(id)), ...form.gone.slice(whole.gone.length)].join(", ");

async function works(form: AttackForm, { goal, rules }: Planned & { goal: DrawnGoal }, talking: Talking) {
  const draft = formAttack(form, { goal, seed: rules.seed, operators: rules.operators });
  if (!draft) return false;
  const seen = await sendAttempt(talking, { stage: stage(goal, draft), conversation: [] });
  const cost = { step: 0, phase: "minimize", requests: 1, tokens: 0, seen } as const;
  return gradeMove(goal, opening("sweep", draft), cost).outcome === "broke";
}

const wordsOf = (draft: Draft | null): string[] =>
  draft === null
    ? []
    : [...draft.before.map(({ text }) => text ?? ""), ...draft.turns, ...draft.carried.map(({ text }) => text)]
        .join("\n")
        // What quotes or brackets stand around a word depends on what stands beside it, and says nothing.
        .split(/[^\p{L}\p{N}{}]+/u)
        .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Whether nothing but leaving out words makes the one of the other. */
function isPartOf(words: readonly string[], of: readonly string[]): boolean {
  let at = 0;
  for (const word of of) if (word === words[at]) at += 1;
  return at === words.length;
}

/** Shortened attacks on agents with a known weakness, one agent after the other. */
export async function proveMinimal(goals: number): Promise<Shown> {
  const found: Minimal[] = [];
  const mistakes: string[] = [];
  let [agents, uncut] = [0, 0];
  for (const { id } of [...singleProfiles, ...jointProfiles, ...talkProfiles]) {
    const before = found.length;
    for await (const one of minimalAttacks(id, { seed: 23, categories: libraryCategories, goals })) {
      if (!one) uncut += 1;
      else {
        found.push(one);
        mistakes.push(...one.mistakes.map((mistake) => `${id}, ${one.goal}: ${mistake}`));
      }
    }
    if (found.length > before) agents += 1;
  }
  const sum = (of: (one: Minimal) => number): number => found.reduce((total, one) => total + of(one), 0);
  const [whole, left] = [sum(({ words }) => words[0]), sum(({ words }) => words[1])];
  const irreducible = found.filter(({ isIrreducible }) => isIrreducible).length;
  return {
    name: "Shortened attacks",
    words: `${found.length} attacks on ${agents} agents with a known weakness: each a part of the whole attack, with ${Math.round((100 * left) / whole)}% of its words, confirmed again, ${(sum(({ queries }) => queries) / found.length).toFixed(0)} requests each and ${Math.max(...found.map(({ queries }) => queries))} at most. ${irreducible} had every sentence tried: without a sentence, a turn or an operator more, ${sum(({ cuts: tried }) => tried)} forms, each was no longer confirmed. ${uncut} confirmed attacks were left as they were`,
    mistakes: found.length > 0 ? mistakes : ["no attack was made shorter"],
  };
}
