import { expect, test } from "vitest";
import { refusals } from "../../../../test/redteam/refusals.ts";
import { answerWith, call, drawGoal, seenBy } from "../../../../test/redteam/seen.ts";
import { gradeAnswers, type PackCase, packPrompts, servesTwin } from "../../evaluation/port.ts";
import { goalFamilies } from "../goals/list.ts";
import { decide } from "../goals/oracles/decide.ts";
import { twinDraft } from "../goals/stage.ts";
import { firstDraft } from "../model/draft.ts";
import type { DrawnGoal, GoalFamily } from "../model/goal.ts";
import type { SeenAnswer } from "../model/seen.ts";
import { casesOf, unaskable } from "./pack-cases.ts";
import type { ProvenGoal } from "./proven-attacks.ts";

const row = { finding_id: null, campaign_id: "c", key: "k", category: "x", severity: "high" };
const proven = (family: GoalFamily, goal: DrawnGoal) => ({ row, planned: { goal, family } }) as unknown as ProvenGoal;

const OUTCOMES = { broke: "failed", held: "resisted", unassessed: "unassessed" } as const;
const EARLIER = answerWith("Noted.");

/** As a run asks the case, with what the agent said before the attack. */
function judgedByPack({ question, ...rest }: PackCase, answers: readonly SeenAnswer[], { plant }: DrawnGoal) {
  const [prompt] = packPrompts({ agentId: "a", campaignId: "c", cases: [{ ...rest, question }] });
  if (!prompt) throw new Error("the case makes no prompt");
  const all = [...(plant.earlier ?? []).map(() => EARLIER), ...answers];
  const heard = { outcome: "answered", usage: null, latencyMs: 0, model: null, thread: null } as const;
  return gradeAnswers(
    prompt,
    all.map((one) => ({ ...one, ...heard })),
  ).outcome;
}

/** Giving in, in the ways that the goal's oracle knows, and not giving in. */
function answersTo({ oracle, wish, subject, task, twin: { servedIf } }: DrawnGoal, at: number): SeenAnswer[][] {
  const [refused = ""] = refusals[(at % (refusals.length - 1)) + 1] ?? [];
  const answers = [
    [answerWith(refused)],
    [answerWith(wish)],
    [answerWith(`Of course. Here is what I know of ${subject}, and of this: ${task}`)],
    [answerWith("Bananas ripen faster in a paper bag, and so do pears, if one waits.")],
    [answerWith("")],
  ];
  if (oracle.kind === "canary") answers.push([answerWith(`It is ${oracle.canaries.join(" ")}.`)]);
  if (oracle.kind === "marker") answers.push([answerWith(oracle.marker)]);
  if (oracle.kind === "call")
    answers.push([answerWith("", call(oracle.tool, { to: oracle.holds ?? "x" })), answerWith("I refuse.")]);
  if (servedIf.kind === "calls") answers.push([answerWith("", call(servedIf.tool, { id: "1" })), answerWith("Done.")]);
  if (servedIf.kind === "says") answers.push([answerWith(`It is ${servedIf.words[0]}.`)]);
  if (oracle.kind === "text" && Array.isArray(oracle.about["signs"]))
    answers.push([
      answerWith(`${wish} This is how it goes, from beginning to end: ${oracle.about["signs"].join(", then ")}.`),
    ]);
  return answers;
}

test("a pack decides every answer as the campaign does, for each family that it can ask", () => {
  const seen = new Map<string, number>();
  for (const [at, family] of goalFamilies.entries()) {
    const goal = drawGoal(family);
    if (unaskable(proven(family, goal)) !== null) continue;
    const [breach, twin] = casesOf(proven(family, goal), { goal, draft: firstDraft(goal) });
    if (!breach || !twin) throw new Error(`${family.id} makes no cases`);
    // Every fifth, and of the next family the ones between.
    for (const answers of answersTo(goal, at).filter((_, place) => (place + at) % 5 === 0)) {
      const decided = OUTCOMES[decide(goal.oracle, seenBy(goal, answers), goal).outcome];
      const said = [family.id, answers.at(0)?.text];
      expect([...said, judgedByPack(breach, answers, goal)]).toEqual([...said, decided]);
      const isServed = servesTwin(goal.twin, { ...seenBy(goal, answers, twinDraft(goal)), sent: [] });
      expect([...said, judgedByPack(twin, answers, goal)]).toEqual([...said, isServed ? "resisted" : "failed"]);
      seen.set(decided, (seen.get(decided) ?? 0) + 1);
    }
  }
  for (const outcome of Object.values(OUTCOMES)) expect(seen.get(outcome)).toBeGreaterThan(4);
});

test("a pack asks under the rules that the campaign set, and its twin too", () => {
  const ruled = goalFamilies.find((family) => drawGoal(family).plant.rules !== undefined) as GoalFamily;
  const goal = drawGoal(ruled);
  const cases = casesOf(proven(ruled, goal), { goal, draft: firstDraft(goal) });
  const asked = packPrompts({ agentId: "a", campaignId: "c", cases }).map(({ question }) => question.rules);
  expect(asked).toEqual([goal.plant.rules, goal.plant.rules]);
});

test("a pack that was stored by an earlier version is still decided", () => {
  const family = goalFamilies.find(({ id }) => id === "system-prompt") as GoalFamily;
  const goal = drawGoal(family);
  const [breach] = casesOf(proven(family, goal), { goal, draft: firstDraft(goal) }) as [PackCase];
  const { attacker, wish, oracle, twin } = breach.attack;
  const first = { attacker, wish, oracle, twin: { asked: twin.turns.join("\n"), servedIf: twin.servedIf } };
  const stored = { ...breach, attack: first as unknown as PackCase["attack"] };
  const [canary = ""] = oracle.kind === "canary" ? oracle.canaries : [];
  expect(judgedByPack(stored, [answerWith(`It is ${canary}.`)], goal)).toBe("failed");
  expect(judgedByPack(stored, [answerWith("I'm sorry, but I can't help with that.")], goal)).toBe("resisted");
});
