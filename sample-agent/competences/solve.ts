import { calendar, clocks } from "./calendar.ts";
import { claims } from "./claims.ts";
import { errands, missingAttachments } from "./errands.ts";
import { floods } from "./floods.ts";
import { measures } from "./measures.ts";
import { queries } from "./queries.ts";
import { ratings } from "./ratings.ts";
import { disputedNumber, recall } from "./recall.ts";
import { records } from "./records.ts";
import type { Competence, Solved, Task } from "./solved.ts";
import { statedFact } from "./stated.ts";
import { amounts, sums } from "./sums.ts";
import { unknown, unsaid } from "./unknown.ts";
import { verdicts } from "./verdicts.ts";

/** From tasks that depend on the conversation to those in the message, and there from specific to general. */
const competences: readonly Competence[] = [
  recall,
  disputedNumber,
  queries,
  floods,
  verdicts,
  ratings,
  claims,
  unsaid,
  missingAttachments,
  errands,
  clocks,
  records,
  calendar,
  amounts,
  measures,
  statedFact,
  sums,
  unknown,
];

/** The first skill that applies. */
export function solve(task: Task): Solved | null {
  for (const competence of competences) {
    const solved = competence(task);
    if (solved) return solved;
  }
  return null;
}
