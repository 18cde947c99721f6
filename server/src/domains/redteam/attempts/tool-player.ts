import type { ToolCall, ToolPlayer } from "../../agents/conversation/port.ts";
import { MOST_REQUESTS, openWorld, type WorldPlayer } from "../../evaluation/port.ts";
import { seenEffects } from "../goals/seen-effects.ts";
import type { Stage } from "../goals/stage.ts";
import type { SeenEffect } from "../model/seen.ts";

/** Plays the tools of one attempt, and remembers what happened. */
export interface AttemptTools extends ToolPlayer {
  readonly effects: () => readonly SeenEffect[];
}

/** Characters of a call's arguments that are kept. */
const LONGEST_TEXT = 4_000;

/** The stage's world, or its scripted results. Null where the agent is offered no tools. */
export function toolsOf({ world, tools, results }: Stage): AttemptTools | null {
  if (world) return playedIn(openWorld(world));
  return tools.length > 0 ? scripted(results) : null;
}

const playedIn = (player: WorldPlayer): AttemptTools => ({
  mostRequests: player.mostRequests,
  play: (calls) => player.play(calls),
  effects: () => seenEffects(player.played),
});

function scripted(results: Stage["results"]): AttemptTools {
  const effects: SeenEffect[] = [];
  let answer = 0;
  const played = ({ name, arguments: given }: ToolCall): string => {
    effects.push({ answer, kind: "tool_call", name, text: given.slice(0, LONGEST_TEXT) });
    return Object.hasOwn(results, name) ? (results[name] ?? "{}") : "{}";
  };
  return {
    mostRequests: MOST_REQUESTS,
    play: (calls) => {
      const told = calls.map(played);
      answer += 1;
      return told;
    },
    effects: () => effects,
  };
}
