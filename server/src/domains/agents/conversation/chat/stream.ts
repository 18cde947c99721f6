import { listOf, type Members, membersOf, textOf } from "../exchange/json-members.ts";
import { cutMark, KeptCalls, KeptText, shortly } from "../exchange/kept.ts";
import { failed, type ToolCall } from "../exchange/observation.ts";
import type { ReadJson } from "../exchange/read-json.ts";
import {
  type Completion,
  misshapen,
  refuseError,
  requireContent,
  type Speaker,
  textOfMessage,
  usageOf,
} from "./answer.ts";

/** The value of an event; undefined if it is not JSON. */
type ReadEvent = (data: string) => ReadJson | undefined | Promise<ReadJson | undefined>;

interface Source {
  readonly speaker: Speaker;
  readonly read: ReadEvent;
}

/** A chat completion from the events of its stream, which ends with a marker or with a finish reason. */
export async function readStream(events: AsyncIterable<string>, { speaker, read }: Source): Promise<Completion> {
  const text = new KeptText();
  const calls = new KeptCalls();
  let sofar: Pick<Completion, "finishReason" | "usage" | "model"> = { finishReason: null, usage: null, model: null };
  let shaped = false;
  let ended = false;
  let isCut = false;
  for await (const data of events) {
    ended = data.length < 20 && data.trim() === "[DONE]";
    if (ended) break;
    const event = await read(data);
    const chunk = chunkOf(event?.value, speaker);
    isCut ||= event?.isCut ?? false;
    shaped ||= Array.isArray(chunk["choices"]);
    const choice = choiceOf(chunk);
    // Some servers send the whole message as one piece.
    const delta = membersOf(choice["delta"]) ?? membersOf(choice["message"]) ?? {};
    for (const piece of listOf(delta["tool_calls"])) addPiece(calls, membersOf(piece) ?? {});
    text.add(textOfMessage(delta, speaker));
    sofar = {
      finishReason: shortly(textOf(choice["finish_reason"])) ?? sofar.finishReason,
      usage: usageOf(chunk["usage"]) ?? sofar.usage,
      model: sofar.model ?? shortly(textOf(chunk["model"])),
    };
  }
  if (!shaped) throw misshapen(speaker, 'no event of its stream has "choices"');
  if (!ended && sofar.finishReason === null) {
    throw failed("server_error", `${speaker.host} closed the connection before the response was complete.`);
  }
  const toolCalls = calls.list().map((call) => namedCall(call, speaker));
  const cut = cutMark(isCut || text.isCut || calls.isCut);
  return requireContent({ ...sofar, text: text.toString(), toolCalls, ...cut }, speaker);
}

function chunkOf(value: unknown, speaker: Speaker): Members {
  if (value === undefined) throw failed("not_json", `${speaker.host} sent an event that is not JSON.`);
  const chunk = membersOf(value);
  if (!chunk) throw misshapen(speaker, "a stream event is not a JSON object");
  refuseError(chunk, speaker);
  return chunk;
}

/** If there are several choices, which were not requested, only the first counts, as in a complete response. */
function choiceOf(chunk: Members): Members {
  const choices = listOf(chunk["choices"]).map((choice) => membersOf(choice) ?? {});
  return choices.find(({ index }) => index === undefined || index === 0) ?? {};
}

/** The first piece of a call has its id and name, the others more of its arguments; not every server numbers them. */
function addPiece(kept: KeptCalls, piece: Members): void {
  const called = membersOf(piece["function"]) ?? {};
  const [id = "", name, given] = [textOf(piece["id"]), textOf(called["name"]), textOf(called["arguments"])];
  const index = Number.isSafeInteger(piece["index"]) ? (piece["index"] as number) : undefined;
  const many = kept.calls.length;
  const begins = id !== "" && !kept.knows(id);
  const at = index === undefined ? many - (begins || many === 0 ? 0 : 1) : Math.min(Math.max(index, 0), many);
  kept.add(at, { id, name: name ?? "", given: given ?? "" });
}

function namedCall(call: ToolCall, speaker: Speaker): ToolCall {
  if (call.name === "") throw misshapen(speaker, "a tool call has no name");
  return call;
}
