import type { Channel, Options, ToolCall } from "../guard.ts";

/** Where a text comes from: quoted from a public repository or document, written for the pack, or put together by a script. */
export const ORIGINS = ["found", "written", "generated"] as const;
export type Origin = (typeof ORIGINS)[number];

/** One text of a pack, with what a guard should find in it. */
export interface PackRow {
  readonly id: string;
  readonly text: string;
  /** 1: a guard should hit. 0: it should not. */
  readonly label: 0 | 1;
  /** What kind of text it is, such as `hard_negative`. Figures are stated per kind. */
  readonly kind: string;
  readonly channel: Channel;
  /** As a code of two letters. */
  readonly language: string;
  /** `written`, `generated`, or the repository, package or document that it is quoted from. */
  readonly source: string;
  readonly license: string;
  /** The parts that a guard should report, in UTF-16 units. */
  readonly spans?: readonly { readonly start: number; readonly end: number; readonly kind: string }[];
  readonly toolCall?: ToolCall;
  /** The user's question, for guards that judge a response in its context. */
  readonly question?: string;
  /** The method's options for this row. */
  readonly options?: Options;
  /** What the agent must not reveal, for guards against leaks. */
  readonly agent?: { readonly systemPrompt?: string; readonly canaries?: readonly string[] };
  /** Outside what the method claims to see. Counted apart, so that a card states the size of a known blind spot. */
  readonly outside?: boolean;
}

export const originOf = ({ source }: Pick<PackRow, "source">): Origin =>
  source === "written" || source === "generated" ? source : "found";

/** A line of a pack. A text with a live-looking credential is stored in parts, so that no scanner takes it for a real one. */
interface Line extends Omit<Partial<PackRow>, "toolCall" | "agent"> {
  readonly parts?: readonly string[];
  readonly tool_call?: ToolCall;
  readonly agent?: { readonly system_prompt?: string; readonly canaries?: readonly string[] };
}

/** The rows of a pack from the lines of its file. */
export function readPack(lines: string): PackRow[] {
  return lines
    .split("\n")
    .filter((line) => line.trim())
    .map((line, at) => rowOf(JSON.parse(line) as Line, at + 1));
}

function rowOf(line: Line, at: number): PackRow {
  const { id, label, kind, channel, language, source, license, parts, tool_call, agent, ...rest } = line;
  const text = line.text ?? parts?.join("") ?? (tool_call && JSON.stringify(tool_call.arguments));
  if (
    !id ||
    text === undefined ||
    (label !== 0 && label !== 1) ||
    !kind ||
    !channel ||
    !language ||
    !source ||
    !license
  )
    throw new SyntaxError(`row ${at} has no id, text, label (0 or 1), kind, channel, language, source or license`);
  return {
    ...rest,
    ...{ id, text, label, kind, channel, language, source, license },
    ...(tool_call && { toolCall: tool_call }),
    ...(agent && {
      agent: {
        ...(agent.system_prompt !== undefined && { systemPrompt: agent.system_prompt }),
        ...(agent.canaries && { canaries: agent.canaries }),
      },
    }),
  };
}
