import { type Message, openingOf } from "../../../agents/conversation/port.ts";
import { answersByTurn, type PlayedAnswer } from "../../world/play.ts";
import type { PromptLine } from "./source.ts";

/** One piece of a conversation, in order. Only what is marked `isAgent` came from the agent. */
export interface TranscriptLine {
  readonly who: string;
  readonly text: string;
  readonly isAgent: boolean;
}

interface Turn extends PlayedAnswer {
  readonly outcome?: string;
  readonly text?: string;
  readonly detail?: string;
  readonly isCut?: boolean;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
}

/** A prompt as people read it: what the console set up or played, labeled as such, and each answer with its tool calls. */
export function conversationOf({ question, answers }: Pick<PromptLine, "question" | "answers">): TranscriptLine[] {
  const { rules, planted, tools, before, turns, is_apart: isApart } = question;
  const lines: TranscriptLine[] = [];
  if (rules) lines.push(fromConsole("rules, where the agent takes a system prompt", rules));
  if (planted) lines.push(fromConsole("system prompt addition", planted));
  if (tools.length > 0) lines.push(fromConsole("tools offered", tools.map(({ name }) => name).join(", ")));
  lines.push(...before.map((message) => scriptedLine(message, before)));
  const byTurn = answersByTurn(answers as readonly Turn[]);
  const most = Math.max(turns.length, byTurn.length);
  for (let at = 0; at < most; at++) {
    const turn = turns[at];
    if (isApart && at > 0) lines.push(fromConsole("new conversation", "The agent knows nothing of the one before."));
    if (turn) lines.push(fromConsole("user message", turn));
    for (const answer of byTurn[at] ?? []) {
      lines.push(answerLine(answer), ...(answer.played ?? []).flatMap(playedLines));
      // Readers must know that no tool ran.
      const isStub = answer.toolCalls?.length && !answer.played && at + 1 < turns.length && !isApart;
      if (isStub) lines.push(fromConsole("tool result", "{}"));
    }
  }
  return lines;
}

type PlayedResult = NonNullable<PlayedAnswer["played"]>[number];

const playedLines = ({ result, effects }: PlayedResult): TranscriptLine[] => [
  fromConsole("simulated tool result", result),
  ...effects.map(({ words }) => fromConsole("effect of the call", words)),
];

const fromConsole = (what: string, text: string): TranscriptLine => ({ who: `console: ${what}`, text, isAgent: false });

function scriptedLine(message: Message, before: readonly Message[]): TranscriptLine {
  switch (message.role) {
    case "user":
      return fromConsole("user message", message.text);
    case "tool": {
      const calls = before.flatMap((one) => (one.role === "assistant" ? (one.toolCalls ?? []) : []));
      const call = calls.find(({ id }) => id === message.toolCallId);
      return fromConsole(`result of ${call?.name ?? "a tool"}`, message.text);
    }
    case "assistant": {
      const calls = (message.toolCalls ?? []).map(callInWords);
      const what = calls.length > 0 ? "scripted tool call" : "scripted assistant message";
      return fromConsole(what, [message.text, ...calls].filter(Boolean).join("\n"));
    }
  }
}

const callInWords = ({ name, arguments: given }: { readonly name: string; readonly arguments: string }): string =>
  `${name}(${given})`;

const CUT = "[The answer was longer. The rest was neither kept nor graded.]";

function answerLine({ outcome, text, detail, isCut, toolCalls = [] }: Turn): TranscriptLine {
  if (outcome === "failed") return { who: "no response", text: detail ?? "", isAgent: true };
  const calls = toolCalls.map((call) => `[called ${callInWords(call)}]`);
  return { who: "agent", text: [text, ...calls, isCut && CUT].filter(Boolean).join("\n"), isAgent: true };
}

/** All messages to the agent, as one text. */
export function questionOf({ question }: Pick<PromptLine, "question">): string {
  const { turns } = question;
  return turns.length === 0 ? "" : [openingOf(question), ...turns.slice(1)].join("\n\n");
}

export const answerOf = (line: PromptLine): string =>
  conversationOf(line)
    .filter(({ isAgent }) => isAgent)
    .map(({ text }) => text)
    .join("\n\n");
