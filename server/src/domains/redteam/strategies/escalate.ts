import type { GoalState, Strategy } from "../model/strategy.ts";
import { conversationOf, isSpent } from "./moves.ts";
import { beginning, continueTalk, depthOf, goOn, rungAt } from "./talk.ts";

/** Only an attacker who speaks can lead a conversation; an outsider writes once. */
export const maySpeak = ({ goal }: Pick<GoalState, "goal">): boolean => goal.attacker === "user";

/** From a harmless beginning to the wish, a step a turn. */
export const escalate: Strategy = {
  id: "escalate",
  title: "Escalate",
  idea: "Leads a conversation from a harmless question to the wish in small steps, each taking up the agent's own words.",
  next: (state, draw) => {
    if (isSpent(state) || !maySpeak(state)) return "give up";
    const last = state.attempts.findLast(({ strategy }) => strategy === "escalate");
    const path = last ? conversationOf(state.attempts, last) : [];
    const turn = last ? continueTalk(last, rungAt(state, depthOf(path)), draw) : "";
    return goOn({ strategy: "escalate", state, path, turn }) ?? beginning("escalate", state, [rungAt(state, 0)]);
  },
};
