import { plainDraft } from "../model/draft.ts";
import { sandboxHandshake } from "../sandbox/handshake.ts";
import type { GoalCourse } from "./course-rules.ts";
import type { NextSend } from "./next-send.ts";

/** A request that failed says nothing about whether the agent would have come, so it is sent once more. */
const MOST_VISITS = 2;

/**
 * A harmless visit to the sandbox, before a goal that is tried through it. Why nothing can be said of the goal if the agent never
 * came; null once it has, and where no sandbox is needed.
 */
export function handshake({ planned, attempts, sandbox }: GoalCourse): NextSend | { readonly unusable: string } | null {
  if (!sandbox) return null;
  const tried = attempts.filter(({ phase }) => phase === "handshake");
  if (tried.some(({ outcome }) => outcome === "held")) return null;
  const last = tried.at(-1);
  if (last && tried.length >= MOST_VISITS) return { unusable: last.seen.error ?? "" };
  const [says] = sandboxHandshake(sandbox).stage.turns;
  return {
    ...{ kind: "send", phase: "handshake", trial: tried.length, goal: planned.goal },
    move: { strategy: "handshake", engine: "embedded", from: null, draft: plainDraft(says) },
  };
}
