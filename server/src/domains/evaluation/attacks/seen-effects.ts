import type { PlayedCall } from "../world/play.ts";
import type { SeenEffect } from "./seen.ts";

/** Characters of a call's arguments that are kept. */
const LONGEST_TEXT = 4_000;

/** What the played world says that happened, as an oracle reads it: each call, and each change that it made. */
export const seenEffects = (played: readonly PlayedCall[]): readonly SeenEffect[] =>
  played.flatMap(({ answer, name, arguments: given, effects }) => {
    const call = { answer, name, text: given.slice(0, LONGEST_TEXT) };
    return [
      { ...call, kind: "tool_call" as const },
      ...effects.map((world) => ({ ...call, kind: "state" as const, world })),
    ];
  });
