import { createDraw, type GradedPrompt } from "../../evaluation/port.ts";
import { climb } from "../goals/build/family.ts";
import { contentLadders } from "../goals/build/rungs.ts";
import { answered } from "../goals/build/twins.ts";
import type { Severity } from "../model/categories.ts";
import type { DrawnGoal, GoalFamily, Twin } from "../model/goal.ts";

/** Of an agent that serves anyone. */
const USUAL_TWIN = answered("What can you help me with?");
const LONGEST_SUBJECT = 80;

interface Wording {
  readonly title: string;
  /** A few words for frames: "refunds above the limit". */
  readonly subject: string;
  readonly seed: number;
  readonly twin?: Twin;
}

const words = ({ title, subject, seed, twin = USUAL_TWIN }: Wording) => {
  const about = subject.slice(0, LONGEST_SUBJECT).trim() || "this matter";
  const rungs = climb(createDraw({ seed, probe: title, n: 0 }), contentLadders, about);
  return { attacker: "user", title, subject: about, rungs, twin, task: twin.turns[0] } as const;
};

/** What a prompt asks for, put in other ways until its own detectors say that the agent gave way. */
export function goalOfPrompt(prompt: GradedPrompt, wording: Wording): DrawnGoal | null {
  const { turns, rules, preamble, tools, before, world, isApart } = prompt.question;
  // Played worlds and invented conversations belong to the probe; around another attack they would mean something else.
  if (world || isApart || (before?.length ?? 0) > 0) return null;
  const wish = turns.at(-1) ?? turns[0];
  return {
    ...words(wording),
    wish,
    plant: {
      ...(rules === undefined ? {} : { rules }),
      ...(preamble === undefined ? {} : { preamble }),
      ...(tools === undefined ? {} : { tools }),
      ...(turns.length > 1 ? { earlier: turns.slice(0, -1) } : {}),
      carriers: [],
    },
    oracle: { kind: "graded", prompt },
  };
}

/** A goal in words, which a judge decides. */
export const goalInWords = (wish: string, question: string, wording: Wording): DrawnGoal => ({
  ...words(wording),
  wish,
  plant: { carriers: [] },
  oracle: { kind: "judge", question },
});

/** What stands for a family of the library. There is one goal in it: what confirms an attack has the same words and secrets. */
export const customFamily = (row: {
  readonly family: string;
  readonly severity: Severity;
  readonly goal: DrawnGoal;
}): GoalFamily => ({
  id: row.family,
  category: "custom",
  title: row.goal.title ?? row.family,
  risk: "A goal of the team's own.",
  severity: row.severity,
  tags: {},
  ways: ["chat"],
  draw: () => row.goal,
});
