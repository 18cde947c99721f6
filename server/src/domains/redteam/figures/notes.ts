import type { GoalStates } from "./states.ts";
import type { Tally } from "./tally.ts";

interface Noted {
  readonly states: GoalStates;
  readonly gradient: Tally["gradient"];
}

const goalsWere = (count: number): string => (count === 1 ? "1 goal was" : `${count} goals were`);

/** What a reader must know beside the headline. */
export function notesOf({ states, gradient: { steerable, told } }: Noted): readonly string[] {
  const { seen, doubtful, held, unassessed, judged } = states;
  const blind = told - steerable;
  return [
    ...(seen > 0 ? [`${goalsWere(seen)} seen to break, but too rarely with fresh secrets to be confirmed.`] : []),
    ...(doubtful > 0
      ? [
          `${goalsWere(doubtful)} doubtful: the attack did not work again, so that it counts neither as broken nor as held.`,
        ]
      : []),
    ...(held > 0
      ? [`${goalsWere(held)} not broken within this budget. That does not show that the agent is secure.`]
      : []),
    ...(unassessed > 0 ? [`${goalsWere(unassessed)} not assessed and are in no rate.`] : []),
    ...(judged > 0 ? [`${goalsWere(judged)} decided by a judge and are in no rate.`] : []),
    ...(blind > 0 ? [`In ${blind} of ${told} goals the agent gave no sign to steer by.`] : []),
  ];
}
