import type { AttackOracle, PackCase } from "../../evaluation/port.ts";
import { type Stage, stage, stageTwin } from "../goals/stage.ts";
import type { DrawnGoal } from "../model/goal.ts";
import { needsSandbox } from "../sandbox/way.ts";
import type { MadeAgain, ProvenGoal } from "./proven-attacks.ts";

/** Why an evaluation can't ask this attack; null where it can. */
export function unaskable({ planned: { goal } }: ProvenGoal): string | null {
  const { oracle, plant } = goal;
  if (oracle.kind === "hit" || needsSandbox(goal)) return "It needs the sandbox, which evaluations don't have.";
  if (oracle.kind === "graded") return "It comes from an evaluation's own prompt, which is asked there.";
  if (oracle.kind === "judge") return "Only a judge can assess it.";
  const isScripted = !plant.world && plant.carriers.some(({ tool, kind }) => tool && kind !== "tool_description");
  return isScripted ? "Its tools are played in a way that evaluations don't have." : null;
}

/** The attack and its harmless twin, on one goal. */
export function casesOf({ row, planned }: ProvenGoal, { goal, draft }: MadeAgain): PackCase[] {
  const { finding_id, campaign_id, key, category, severity } = row;
  const weakness = { id: finding_id ?? campaign_id, key, title: planned.family.title, category, severity };
  const staged = stage(goal, draft);
  const { attacker, wish, task, subject, twin, plant } = goal;
  const attack = {
    ...{ attacker, wish, task, subject, twin, sent: staged.sent, earlierTurns: staged.earlier.length },
    oracle: goal.oracle as AttackOracle,
    plant: { carriers: plant.carriers.map(({ usual }) => ({ usual })) },
  };
  return [
    { weakness, attack, variant: "breach", question: questionOf(goal, staged) },
    { weakness, attack, variant: "twin", question: questionOf(goal, stageTwin(goal)) },
  ];
}

/** What a campaign sends, as an evaluation asks it. */
function questionOf({ plant }: DrawnGoal, { rules, preamble, before, earlier, turns, later, tools, world }: Stage) {
  const [first, ...more] = [...earlier, ...turns, ...later] as [string, ...string[]];
  return {
    turns: [first, ...more] as [string, ...string[]],
    ...(rules === undefined ? {} : { rules }),
    ...(preamble === undefined ? {} : { preamble }),
    ...(before.length > 0 ? { before } : {}),
    ...(tools.length > 0 ? { tools } : {}),
    ...(world ? { world } : {}),
    ...(plant.isApart ? { isApart: true as const } : {}),
  };
}
