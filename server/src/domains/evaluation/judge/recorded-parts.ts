import type { RecordedPart } from "../../protection/port.ts";
import type { Question } from "../harness/harness.ts";
import { answersByTurn } from "../world/play.ts";
import type { StoredAnswer } from "./stored-answers.ts";

/** All texts of a conversation, in order, each with where a guard would meet it. */
export const recordedParts = (question: Question, answers: readonly StoredAnswer[]): RecordedPart[] =>
  [...before(question), ...turns(question, answers)].filter(({ text, toolCall }) => text !== "" || toolCall);

/** What the agent was shown ahead of the first turn. */
const before = ({ before: messages = [] }: Question): RecordedPart[] =>
  messages.flatMap((message): RecordedPart[] => {
    if (message.role === "tool") return [{ channel: "tool_result", text: message.text }];
    if (message.role === "user") return [{ channel: "user", text: message.text }];
    return [{ channel: "output", text: message.text ?? "" }, ...(message.toolCalls ?? []).map(callPart)];
  });

function turns(question: Question, stored: readonly StoredAnswer[]): RecordedPart[] {
  const answers = answersByTurn(stored);
  return question.turns.flatMap((asked, at): RecordedPart[] => [
    { channel: "user", text: asked },
    ...(answers[at] ?? []).flatMap(({ text = "", toolCalls = [], played }): RecordedPart[] => [
      { channel: "output", text, question: asked },
      ...toolCalls.map(callPart),
      ...toolCalls.map(({ name }, call): RecordedPart => {
        const result = played?.[call]?.result ?? question.toolResults?.[name] ?? "";
        return { channel: "tool_result", text: result };
      }),
    ]),
  ]);
}

const callPart = ({ name, arguments: sent }: { name: string; arguments: string }): RecordedPart => ({
  channel: "tool_call",
  text: sent,
  toolCall: { name, arguments: parsed(sent) },
});

/** Agents write arguments that are no JSON: then the text itself is the argument. */
function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}
