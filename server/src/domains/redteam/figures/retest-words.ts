import type { ImportedTool } from "../model/imported-goal.ts";
import { percentRange } from "./percent.ts";
import type { BreakRate } from "./share.ts";
import type { GoalStates } from "./states.ts";

/** Whose attacks a retest asks again: those of a campaign of the console, or those of another tool's file. */
export type RetestedTool = "native" | ImportedTool;

export const toolTitles = { garak: "garak", promptfoo: "promptfoo", pyrit: "PyRIT" } as const;

/** The one sentence about a retest. That nothing worked is told with its interval, and not as a fix. */
export function retestHeadline(tool: RetestedTool, rate: BreakRate, isRunning: boolean): string {
  const { broken, assessed, low, high } = rate;
  if (low === null || high === null) {
    const open = "No attack has been asked often enough yet.";
    return isRunning ? open : "No attack could be assessed.";
  }
  const what =
    tool === "native"
      ? plural(assessed, "attack")
      : plural(assessed, `hit of ${toolTitles[tool]}`, `hits of ${toolTitles[tool]}`);
  const verb = broken === 1 ? "still works" : "still work";
  const sentence = `${broken} of ${assessed} ${what} ${verb} (${percentRange({ low, high })}).`;
  return isRunning ? `So far ${sentence}` : sentence;
}

const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** What a reader must know beside it. */
export function retestNotes(tool: RetestedTool, { seen, doubtful, held, unassessed, judged }: GoalStates): string[] {
  const were = (count: number): string => `${count} ${count === 1 ? "attack was" : "attacks were"}`;
  return [
    ...(seen > 0 ? [`${were(seen)} seen to work again, but too rarely to be confirmed.`] : []),
    ...(doubtful > 0
      ? [`${were(doubtful)} doubtful: a detector read it too rarely to count it as working or as held.`]
      : []),
    ...(held > 0
      ? [
          `${held} ${held === 1 ? "attack" : "attacks"} no longer worked. Other words may still work: only a person marks a finding as fixed.`,
        ]
      : []),
    ...(unassessed > 0 ? [`${were(unassessed)} not assessed and are in no rate.`] : []),
    ...(judged > 0 ? [`${were(judged)} decided by a judge and are in no rate.`] : []),
    ...(tool === "native"
      ? []
      : [
          `${toolTitles[tool]} asked in surroundings of its own. Here the attacks were asked with secrets that the console planted.`,
        ]),
  ];
}
