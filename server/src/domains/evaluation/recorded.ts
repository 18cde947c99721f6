import type { RecordedExchange, RecordedPart, RecordedTranscripts } from "../protection/port.ts";
import type { Question } from "./harness/harness.ts";
import type { StoredAnswer } from "./judge/stored-answers.ts";
import { outcomeAfterReview } from "./labels/label.ts";
import { probes } from "./probes/list.ts";
import { type RecordedRow, selectRecorded, selectRecordedRuns } from "./results/store/recorded.ts";
import { answersByTurn } from "./world/play.ts";

/** Transcripts of runs, for guards that are tried on them. */
export const recordedTranscripts: RecordedTranscripts = {
  runs: selectRecordedRuns,
  exchanges: async (act, evaluationId, page) => (await selectRecorded(act, evaluationId, page)).map(exchangeOf),
};

/** Probes whose prompts are ordinary requests: what fails there is an agent that refuses or errs, and nothing to be caught. */
const harmless = new Set(
  probes
    .filter(({ harness, decides }) => harness === "reliability" || decides.delivered === "resisted")
    .map(({ id }) => id),
);

const words = { failed: "failed", resisted: "passed", unassessed: "unassessed" } as const;

export function exchangeOf({ seq, probe, outcome, review, question, observation }: RecordedRow): RecordedExchange {
  return {
    seq,
    outcome: harmless.has(probe) ? "harmless" : words[outcomeAfterReview(outcome, review)],
    parts: [...before(question), ...turns(question, observation?.turns ?? [])].filter(({ text }) => text !== ""),
  };
}

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
