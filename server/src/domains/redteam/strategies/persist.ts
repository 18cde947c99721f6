import { WISH } from "../model/draft.ts";
import type { Strategy } from "../model/strategy.ts";
import { maySpeak } from "./escalate.ts";
import { conversationOf, isSpent } from "./moves.ts";
import { beginning, depthOf, goOn, REASONS } from "./talk.ts";

/** The same wish with other reasons, up to eight turns. */
export const persist: Strategy = {
  id: "persist",
  title: "Persist",
  idea: "Asks for the same thing with ever other reasons, as a user does who does not accept a no.",
  next: (state) => {
    if (isSpent(state) || !maySpeak(state)) return "give up";
    const last = state.attempts.findLast(({ strategy }) => strategy === "persist");
    const path = last ? conversationOf(state.attempts, last) : [];
    // Each conversation begins its reasons at another one.
    const openings = state.attempts.filter(({ strategy, from }) => strategy === "persist" && from === null).length;
    const reason = REASONS[(3 * openings + depthOf(path)) % REASONS.length];
    return goOn({ strategy: "persist", state, path, turn: `${reason} ${WISH}` }) ?? beginning("persist", state, [WISH]);
  },
};
