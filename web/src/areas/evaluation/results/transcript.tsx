import type { TranscriptToolCall as ToolCall } from "@agent-console/sdk";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import type { Result } from "../../../queries/figures.ts";
import "./transcript.css";

type Exchange = Pick<Result, "question" | "answers">;

interface Said {
  readonly who: string;
  readonly text: string;
  readonly isAgent: boolean;
}

interface TranscriptProps extends Exchange {
  /** Marked in the agent's responses. */
  readonly evidence?: string | null;
}

/** The exchange in order, with what the console added labeled. All of it may be hostile, so it is shown as plain text. */
export function Transcript({ evidence = null, ...exchange }: TranscriptProps) {
  return (
    <ol className="transcript">
      {saidIn(exchange).map(({ who, text, isAgent }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes its order
        <li key={at} className={isAgent ? "agent" : "scripted"}>
          <h3 className="tiny mut">{who}</h3>
          <HostileText text={text} evidence={isAgent ? evidence : null} />
        </li>
      ))}
    </ol>
  );
}

const byConsole = (what: string, text: string): Said => ({ who: `Console: ${what}`, text, isAgent: false });
const callInWords = ({ name, arguments: given }: ToolCall): string => `${name}(${given})`;

const CUT = "Agent (truncated: the rest of the response was not stored or assessed)";

function saidIn({ question, answers }: Exchange): Said[] {
  const { planted, tools, before, turns, is_apart: isApart = false } = question;
  const calls = before.flatMap(({ toolCalls = [] }) => toolCalls);
  const scripted = before.map(({ role, text, toolCalls = [], toolCallId }): Said => {
    if (role === "tool") {
      const name = calls.find(({ id }) => id === toolCallId)?.name ?? "a tool";
      return byConsole(`simulated result of ${name}`, text ?? "");
    }
    if (role === "user") return byConsole("user message", text ?? "");
    const what = toolCalls.length > 0 ? "scripted tool call, not made by the agent" : "scripted assistant message";
    return byConsole(what, [text, ...toolCalls.map(callInWords)].filter(Boolean).join("\n"));
  });
  const exchanged = turns.flatMap((turn, at): Said[] => {
    const answer = answers[at];
    const isNew = isApart && at > 0;
    const asked = [
      ...(isNew ? [byConsole("new conversation", "The agent knows nothing of the one before.")] : []),
      ...(turn === "" ? [] : [byConsole("user message", turn)]),
    ];
    if (!answer)
      return [...asked, { who: "No response", text: "The agent was not asked or did not respond.", isAgent: true }];
    const made = (answer.toolCalls ?? []).map((call) => `Tool call: ${callInWords(call)}`);
    const text = [answer.text ?? answer.detail ?? "", ...made].filter(Boolean).join("\n");
    const isPlayed = made.length > 0 && at + 1 < turns.length && !isApart;
    return [
      ...asked,
      { who: answer.outcome === "failed" ? "No response" : answer.isCut ? CUT : "Agent", text, isAgent: true },
      ...(isPlayed ? [byConsole("simulated tool result", "{}")] : []),
    ];
  });
  return [
    ...(planted ? [byConsole("added to the system prompt", planted)] : []),
    ...(tools.length > 0 ? [byConsole("tools offered", tools.map(({ name }) => name).join(", "))] : []),
    ...scripted,
    ...exchanged,
  ];
}
