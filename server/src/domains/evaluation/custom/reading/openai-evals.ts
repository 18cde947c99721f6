import type { Message } from "../../../agents/conversation/port.ts";
import { limits, type TestCase } from "../cases/test-case.ts";
import { isRecord } from "./json-schema.ts";
import { asText } from "./own-format.ts";
import type { Path, Problems } from "./place.ts";

/** A sample of an OpenAI evals data file: `input` and `ideal`. */
export const isEvalSample = (value: unknown): boolean => isRecord(value) && "input" in value && !("prompt" in value);

/**
 * The data file does not say how the eval compares. Agents answer in sentences, so one of the ideal answers must be contained
 * in the response, as `Includes` of the evals does.
 */
export function readEvalSample(
  value: unknown,
  { path, problems, number }: { path: Path; problems: Problems; number: number },
): TestCase | null {
  if (!isRecord(value)) {
    problems.add(path, "A sample is a record with input and ideal.");
    return null;
  }
  const spoken = readMessages(value["input"]);
  if (!spoken) {
    problems.add([...path, "input"], "input is a text, or a list of messages that ends with the user's.");
    return null;
  }
  const ideal = [value["ideal"] ?? []].flat().map(asText);
  if (ideal.length === 0 || ideal.some((text) => !text || text.length > limits.text)) {
    problems.add([...path, "ideal"], "ideal is a text, or a list of texts.");
    return null;
  }
  const texts = ideal.map((text) => text ?? "");
  return { id: String(number), ...spoken, expect: [{ kind: "contains", texts }] };
}

/** System messages together, then the messages before the user's last. */
export function readMessages(input: unknown): Pick<TestCase, "system" | "before" | "turns"> | null {
  if (typeof input === "string") return input.trim() && input.length <= limits.text ? { turns: [input] } : null;
  if (!Array.isArray(input)) return null;
  const system: string[] = [];
  const messages: Message[] = [];
  for (const message of input) {
    if (!isRecord(message)) return null;
    const { role, content } = message;
    if (typeof content !== "string" || content.length > limits.text) return null;
    if (role === "system" || role === "developer") system.push(content);
    else if (role === "user" || role === "assistant") messages.push({ role, text: content });
    else return null;
  }
  const last = messages.pop();
  if (last?.role !== "user" || !last.text?.trim()) return null;
  return {
    ...(system.length > 0 ? { system: system.join("\n\n") } : {}),
    ...(messages.length > 0 ? { before: messages } : {}),
    turns: [last.text],
  };
}
