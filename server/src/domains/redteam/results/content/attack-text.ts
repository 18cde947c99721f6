import { stage } from "../../goals/stage.ts";
import { type Draft, withWish } from "../../model/draft.ts";
import type { DrawnGoal } from "../../model/goal.ts";
import type { ImportedMessage } from "../../model/imported-goal.ts";

/** What was sent in one attempt of a conversation, and what came back last. */
export interface SentDraft {
  readonly draft: Draft;
  readonly answer: string | null;
}

interface Line {
  readonly who: string;
  readonly text: string;
}

const written = (lines: readonly Line[]): string => lines.map(({ who, text }) => `${who}: ${text}`).join("\n\n");

/** An attack as one text for people: what was said, what stood where the agent reads, and what it answered in between. */
export function attackText(goal: DrawnGoal, conversation: readonly SentDraft[]): string {
  const lines = conversation.flatMap((sent, at) => [
    ...linesOf(goal, sent.draft),
    ...(at < conversation.length - 1 && sent.answer !== null ? [{ who: "Agent", text: sent.answer }] : []),
  ]);
  const [only, ...others] = lines;
  return only && others.length === 0 && only.who === "User" ? only.text : written(lines);
}

function linesOf(goal: DrawnGoal, draft: Draft): Line[] {
  const titles = new Map(goal.plant.carriers.map(({ id, title }) => [id, title]));
  const placed = draft.carried.map((one) => ({
    who: `In ${titles.get(one.carrier) ?? "what the agent reads"}`,
    text: withWish(one.text, draft),
  }));
  const before = draft.before.flatMap(({ role, text }) => (text ? [{ who: WHO[role] ?? role, text }] : []));
  return [...before, ...placed, ...stage(goal, draft).turns.map((text) => ({ who: "User", text }))];
}

const WHO: Readonly<Record<string, string>> = { user: "User", assistant: "Agent", system: "System", tool: "Tool" };

/** A conversation of another tool: what was sent up to the last answer, and that answer. */
export function importedTexts(messages: readonly ImportedMessage[]): {
  readonly prompt: string;
  readonly answer: string;
} {
  const last = messages.findLastIndex(({ role }) => role === "assistant");
  const sent = last < 0 ? messages : messages.slice(0, last);
  const [only, ...others] = sent;
  const prompt =
    only && others.length === 0 && only.role === "user"
      ? only.text
      : written(sent.map(({ role, text }) => ({ who: WHO[role] ?? role, text })));
  return { prompt, answer: messages[last]?.text ?? "" };
}
