import { listOf, type Members, membersOf, parsed, textOf } from "../json-members.ts";
import { failed, type ToolCall } from "../observation.ts";
import { type Completion, completed, misshapen, refuseError, type Speaker, textOfMessage, usageOf } from "./answer.ts";

/** A chat completion out of the events of its stream, which ends with a mark or with the reason for finishing. */
export async function readStream(events: AsyncIterable<string>, speaker: Speaker): Promise<Completion> {
  const calls: Draft[] = [];
  let sofar: Omit<Completion, "toolCalls"> = { text: "", finishReason: null, usage: null, model: null };
  let shaped = false;
  let ended = false;
  for await (const data of events) {
    ended = data.trim() === "[DONE]";
    if (ended) break;
    const chunk = chunkOf(data, speaker);
    shaped ||= Array.isArray(chunk["choices"]);
    const choice = choiceOf(chunk);
    // A server that was not built for streams sends its whole message as one piece.
    const delta = membersOf(choice["delta"]) ?? membersOf(choice["message"]) ?? {};
    for (const piece of listOf(delta["tool_calls"])) addPiece(calls, membersOf(piece) ?? {});
    sofar = {
      text: sofar.text + textOfMessage(delta, speaker),
      finishReason: textOf(choice["finish_reason"]) ?? sofar.finishReason,
      usage: usageOf(chunk["usage"]) ?? sofar.usage,
      model: sofar.model ?? textOf(chunk["model"]) ?? null,
    };
  }
  if (!shaped) throw misshapen(speaker, 'no event of its stream has "choices"');
  if (!ended && sofar.finishReason === null) {
    throw failed("server_error", `${speaker.host} broke off in the middle of its answer.`);
  }
  return completed({ ...sofar, toolCalls: calls.map((call) => namedCall(call, speaker)) }, speaker);
}

function chunkOf(data: string, speaker: Speaker): Members {
  const value = parsed(data);
  if (value === undefined) throw failed("not_json", `${speaker.host} sent an event that is no JSON.`);
  const chunk = membersOf(value);
  if (!chunk) throw misshapen(speaker, "an event of its stream is no JSON object");
  refuseError(chunk, speaker);
  return chunk;
}

/** Of several choices, which were not asked for, only the first counts, as in a whole answer. */
function choiceOf(chunk: Members): Members {
  const choices = listOf(chunk["choices"]).map((choice) => membersOf(choice) ?? {});
  return choices.find(({ index }) => index === undefined || index === 0) ?? {};
}

type Draft = { -readonly [K in keyof ToolCall]: string };

/** The first piece of a call brings its id and name, the others more of its arguments; not every server counts them. */
function addPiece(calls: Draft[], piece: Members): void {
  const called = membersOf(piece["function"]) ?? {};
  const [id, name, given] = [textOf(piece["id"]), textOf(called["name"]), textOf(called["arguments"])];
  const index = Number.isSafeInteger(piece["index"]) ? (piece["index"] as number) : undefined;
  const begins = id !== undefined && id !== "" && calls.every((call) => call.id !== id);
  const at =
    index === undefined ? calls.length - (begins || calls.length === 0 ? 0 : 1) : Math.min(index, calls.length);
  const call = calls[at] ?? { id: "", name: "", arguments: "" };
  calls[at] = { id: call.id || (id ?? ""), name: call.name || (name ?? ""), arguments: call.arguments + (given ?? "") };
}

function namedCall(call: Draft, speaker: Speaker): ToolCall {
  if (call.name === "") throw misshapen(speaker, "one of its tool calls has no name");
  return call;
}
