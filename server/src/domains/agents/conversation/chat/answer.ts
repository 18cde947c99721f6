import { excerpt } from "../exchange/excerpt.ts";
import { listOf, type Members, membersOf, textOf } from "../exchange/json-members.ts";
import { cutMark, KeptCalls, KeptText, shortly } from "../exchange/kept.ts";
import { type Answered, ConversationFailed, failed } from "../exchange/observation.ts";
import type { ReadJson } from "../exchange/read-json.ts";
import { kindOfStatus } from "../exchange/status-failure.ts";

/** The contents of a chat completion, whole or assembled from pieces. */
export type Completion = Pick<Answered, "text" | "toolCalls" | "finishReason" | "usage" | "model" | "isCut">;

export interface Speaker {
  readonly host: string;
  readonly key: string | null;
}

/** Strict: a response that the evaluation would misread must not count as one. */
export function readCompletion({ value, isCut }: ReadJson, speaker: Speaker): Completion {
  const answer = membersOf(value);
  if (!answer) throw misshapen(speaker, "the response is not a JSON object");
  refuseError(answer, speaker);
  const choice = membersOf(listOf(answer["choices"])[0]);
  const message = membersOf(choice?.["message"]);
  if (!choice || !message) throw misshapen(speaker, 'its answer has no "choices" with a "message"');
  const text = new KeptText();
  text.add(textOfMessage(message, speaker));
  const calls = toolCalls(message["tool_calls"], speaker);
  return requireContent(
    {
      text: text.toString(),
      toolCalls: calls.list(),
      finishReason: shortly(textOf(choice["finish_reason"])),
      usage: usageOf(answer["usage"]),
      model: shortly(textOf(answer["model"])),
      ...cutMark(isCut || text.isCut || calls.isCut),
    },
    speaker,
  );
}

/** A response without text and without tool calls is empty. */
export function requireContent(completion: Completion, { host }: Speaker): Completion {
  const { text, toolCalls: calls, finishReason } = completion;
  if (text.trim() !== "" || calls.length > 0) return completion;
  throw finishReason === "length"
    ? failed("out_of_tokens", `${host} returned an empty text: the tokens were used up before the first word.`)
    : failed("empty", `${host} returned an empty text.`);
}

/** Some servers report errors with status 200, and within a stream there is no other way. */
export function refuseError({ error }: Members, { host, key }: Speaker): void {
  const { message, code } = membersOf(error) ?? { message: error };
  if (!membersOf(error) && !textOf(message)) return;
  const status = typeof code === "number" && code >= 400 && code < 600 ? code : 500;
  const said = excerpt(textOf(message) ?? "", { max: 200, key });
  const detail = `${host} returned an error${said === "" ? "." : `: ${said}`}`;
  throw new ConversationFailed({ kind: kindOfStatus(status), detail });
}

/** Text, or a list of parts. A refusal in its own member is a response like any other. */
export function textOfMessage(message: Members, speaker: Speaker): string {
  const { content, refusal } = message;
  if (Array.isArray(content)) return content.map((part) => textOf(membersOf(part)?.["text"]) ?? "").join("");
  if (content !== undefined && content !== null && typeof content !== "string") {
    throw misshapen(speaker, 'the "content" of its message is no text');
  }
  return content || (textOf(refusal) ?? "");
}

function toolCalls(value: unknown, speaker: Speaker): KeptCalls {
  const kept = new KeptCalls();
  for (const [at, item] of listOf(value).entries()) {
    const call = membersOf(item);
    const called = membersOf(call?.["function"]);
    const [name, given] = [textOf(called?.["name"]), textOf(called?.["arguments"])];
    if (name === undefined || given === undefined)
      throw misshapen(speaker, 'one of its "tool_calls" is no function call');
    kept.add(at, { id: textOf(call?.["id"]) ?? "", name, given });
  }
  return kept;
}

export function usageOf(value: unknown): Completion["usage"] {
  const { prompt_tokens: prompt, completion_tokens: completion } = membersOf(value) ?? {};
  return isCount(prompt) && isCount(completion) ? { promptTokens: prompt, completionTokens: completion } : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function misshapen({ host }: Speaker, why: string) {
  return failed("wrong_shape", `${host} did not return a valid chat completion: ${why}.`);
}
