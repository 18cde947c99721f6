import type { TranscriptToolCall as ToolCall } from "@agent-console/sdk";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { Result } from "../../../queries/figures.ts";
import "./transcript.css";

type Exchange = Pick<Result, "question" | "answers">;
type Answer = Result["answers"][number];

interface Said {
  readonly who: string;
  readonly text: string;
  readonly isAgent: boolean;
  /** What happened in the simulated back office because of a call. */
  readonly effects?: readonly string[];
}

interface TranscriptProps extends Exchange {
  /** Marked in the agent's responses. */
  readonly evidence?: string | null;
}

/** The exchange in order, with what the console added labeled. All of it may be hostile, so it is shown as plain text. */
export function Transcript({ evidence = null, ...exchange }: TranscriptProps) {
  const said = saidIn(exchange);
  const marked = callIn(evidence, said);
  return (
    <ol className="transcript">
      {said.map(({ who, text, isAgent, effects = [] }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes its order
        <li key={at} className={isAgent ? "agent" : "scripted"}>
          <h3 className="tiny mut">{who}</h3>
          <HostileText text={text} evidence={isAgent ? marked : null} />
          {effects.length > 0 && (
            <ul className="call-effects" aria-label="Effects of the call">
              {effects.map((words, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: effects never change their order
                <li key={nth} className={isCause(words, evidence) ? "cause" : undefined}>
                  Effect: the agent <ShownText text={words} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The evidence of a finding about an effect begins with the effect, and ends with its call. */
const isCause = (words: string, evidence: string | null): boolean => evidence?.startsWith(`${words}: `) ?? false;

/** What to mark in the agent's own words: of an effect, the call that caused it. */
function callIn(evidence: string | null, said: readonly Said[]): string | null {
  const cause = said.flatMap(({ effects = [] }) => effects).find((words) => isCause(words, evidence));
  return cause === undefined || evidence === null ? evidence : evidence.slice(cause.length + 2);
}

const byConsole = (what: string, text: string): Said => ({ who: `Console: ${what}`, text, isAgent: false });
const callInWords = ({ name, arguments: given }: ToolCall): string => `${name}(${given})`;

const CUT = "Agent (truncated: the rest of the response was not stored or assessed)";

function saidIn({ question, answers }: Exchange): Said[] {
  const { rules, planted, tools, before, turns, is_apart: isApart = false } = question;
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
  const byTurn = answersByTurn(answers);
  const exchanged = turns.flatMap((turn, at): Said[] => {
    const own = byTurn[at] ?? [];
    const isNew = isApart && at > 0;
    const asked = [
      ...(isNew ? [byConsole("new conversation", "The agent knows nothing of the one before.")] : []),
      ...(turn === "" ? [] : [byConsole("user message", turn)]),
    ];
    if (own.length === 0)
      return [...asked, { who: "No response", text: "The agent was not asked or did not respond.", isAgent: true }];
    const isFollowed = at + 1 < turns.length && !isApart;
    return [...asked, ...own.flatMap((answer) => saidBy(answer, isFollowed))];
  });
  return [
    ...(rules ? [byConsole("rules, where the agent takes a system prompt", rules)] : []),
    ...(planted ? [byConsole("added to the system prompt", planted)] : []),
    ...(tools.length > 0 ? [byConsole("tools offered", tools.map(({ name }) => name).join(", "))] : []),
    ...scripted,
    ...exchanged,
  ];
}

/** A response with what the console returned for its tool calls. */
function saidBy(answer: Answer, isFollowed: boolean): Said[] {
  const { toolCalls = [], played } = answer;
  const made = toolCalls.map((call) => `Tool call: ${callInWords(call)}`);
  const text = [answer.text ?? answer.detail ?? "", ...made].filter(Boolean).join("\n");
  const stub = made.length > 0 && isFollowed ? [byConsole("simulated tool result", "{}")] : [];
  const results = played?.map(({ result, effects }, at) => ({
    ...byConsole(`simulated result of ${toolCalls[at]?.name ?? "a tool"}`, result),
    effects: effects.map(({ words }) => words),
  }));
  const who = answer.outcome === "failed" ? "No response" : answer.isCut ? CUT : "Agent";
  return [{ who, text, isAgent: true }, ...(results ?? stub)];
}

/** The responses to each user message: several where the agent went on with the results of its calls. */
function answersByTurn(answers: readonly Answer[]): Answer[][] {
  const turns: Answer[][] = [];
  let isOpen = false;
  for (const answer of answers) {
    if (isOpen) turns.at(-1)?.push(answer);
    else turns.push([answer]);
    isOpen = answer.played !== undefined;
  }
  return turns;
}
