import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import { BodyWalk, countOrNull } from "../body-walk.ts";
import type { JsonObject, ReadAnswer, Usage } from "../protocol.ts";
import { runPath, runsOf, shownApart, textOf } from "../text-runs.ts";
import { isCall, typeOf, walkBesideText, walkBlock } from "./content.ts";

/** What an answer says of itself. The rest is content, or something new that is walked. */
const NAMES = new Set("id type role model stop_reason".split(" "));

export function readMessagesAnswer(body: unknown): ReadAnswer {
  const walk = new BodyWalk();
  const calls: { subject: number; event: ReadAnswer["calls"][number]["event"] }[] = [];
  if (!isRecord(body) || !Array.isArray(body["content"])) {
    walk.value(body, [], { channel: "output", known: new Set(["type", "request_id"]) });
    return { subjects: walk.subjects, unreadable: walk.unreadable, usage: null, calls };
  }
  const blocks: readonly unknown[] = body["content"];
  for (const textRun of runsOf(blocks, (one) => typeOf(one) === "text")) {
    const { first, last } = textRun;
    const block = blocks[first];
    const path: Path = ["content", first];
    if (typeOf(block) === "text") {
      const run = blocks.slice(first, last + 1) as JsonObject[];
      walk.text(run.map(textOf).join(""), runPath(["content"], textRun), "output");
      walk.fixed(shownApart(run.map(textOf)), path, "output");
      run.forEach((one, at) => {
        walkBesideText(walk, one, ["content", first + at]);
      });
    } else if (isRecord(block) && isCall(typeOf(block))) {
      const call = callOf(block);
      const subject = walk.add(
        { channel: "tool_call", text: JSON.stringify(call.arguments) ?? "{}", toolCall: { ...call, name: call.tool } },
        { path: [...path, "input"], isReplaceable: true },
      );
      if (subject >= 0) calls.push({ subject, event: call });
      const { input: _, ...rest } = block;
      walk.value(rest, path, { channel: "output", known: CALL_NAMES });
    } else if (isRecord(block)) walkBlock(walk, block, path);
    else walk.value(block, path, { channel: "output" });
  }
  const { content: _, usage, ...rest } = body;
  walk.value(rest, [], { channel: "output", known: NAMES });
  walk.counts(usage, ["usage"], "output");
  const { subjects, unreadable, joined } = walk;
  return { subjects, unreadable, joined, usage: usageOf(body["usage"]), calls };
}

/** Members of a call that hold identifiers, beside its arguments. */
export const CALL_NAMES: ReadonlySet<string> = new Set("type id name tool_id".split(" "));

export function callOf(block: JsonObject) {
  const { name, id, input } = block;
  return {
    kind: "call" as const,
    tool: typeof name === "string" ? name : "",
    id: typeof id === "string" ? id : null,
    arguments: input ?? {},
  };
}

/** Input tokens of Messages do not contain those read from the cache or written to it. */
export function usageOf(value: unknown): Usage | null {
  if (!isRecord(value)) return null;
  const count = (name: string): number => countOrNull(value[name]) ?? 0;
  if (countOrNull(value["input_tokens"]) === null && countOrNull(value["output_tokens"]) === null) return null;
  const cached = count("cache_read_input_tokens");
  return {
    input: count("input_tokens") + count("cache_creation_input_tokens") + cached,
    output: count("output_tokens"),
    cached,
  };
}

/** Each denied call becomes a text, so that positions stay. A result that the provider already has goes with its call. */
export function withoutMessagesCalls(
  body: unknown,
  denied: readonly { readonly subject: number; readonly message: string }[],
): unknown {
  if (!isRecord(body) || !Array.isArray(body["content"])) return body;
  const { subjects } = readMessagesAnswer(body);
  const content = [...(body["content"] as unknown[])];
  for (const { subject, message } of denied) {
    const at = subjects[subject]?.path[1];
    const call = typeof at === "number" ? content[at] : undefined;
    if (!isRecord(call)) continue;
    content.forEach((block, place) => {
      const isItsResult = isRecord(block) && block["tool_use_id"] === call["id"];
      if (place === at || isItsResult) content[place] = { type: "text", text: message, citations: null };
    });
  }
  const isWaiting = content.some((block) => typeOf(block) === "tool_use");
  const reason = body["stop_reason"] === "tool_use" && !isWaiting ? "end_turn" : body["stop_reason"];
  return { ...body, content, stop_reason: reason };
}
