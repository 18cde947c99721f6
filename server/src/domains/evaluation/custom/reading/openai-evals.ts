import type { Message } from "../../../agents/conversation/port.ts";
import { type Expectation, limits, type TestCase } from "../cases/test-case.ts";
import { isRecord } from "./json-schema.ts";
import { asText } from "./own-format.ts";
import type { Path, Problems } from "./place.ts";

/** A sample of an OpenAI evals data file: `input` and `ideal`. */
export const isEvalSample = (value: unknown): boolean => isRecord(value) && "input" in value && !("prompt" in value);

/**
 * The data file does not say how the eval compares. Agents answer in sentences, so one of the ideal answers must be contained
 * in the response, as `Includes` of the evals does; a letter or a number to choose must begin or end it.
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
  const expect = expectedOf(value);
  if (!expect) {
    problems.add([...path, "ideal"], "ideal is a text, or a list of texts.");
    return null;
  }
  return { id: String(number), ...spoken, expect };
}

function expectedOf({ ideal, criteria }: Record<string, unknown>): Expectation[] | null {
  const rubric = asText(criteria);
  const texts = [ideal ?? []].flat().map((one) => asText(one) ?? "");
  if (texts.length > limits.alternatives || texts.some((text) => text === "" || text.length > limits.text)) return null;
  const found: Expectation[] = [];
  if (texts.length > 0) found.push(idealOf(texts));
  // Samples that a model grades say by what.
  if (rubric && rubric.length <= limits.text) found.push({ kind: "rubric", text: rubric });
  return found.length > 0 ? found : null;
}

/** "B" is in nearly every response. An ideal that short is the choice of an answer: it begins or ends the response. */
const LONGEST_CHOICE = 3;

function idealOf(texts: readonly string[]): Expectation {
  if (!texts.every((text) => text.length <= LONGEST_CHOICE && /^\w+$/.test(text))) return { kind: "contains", texts };
  const choice = texts.join("|");
  return { kind: "regex", pattern: `^\\W*(?:${choice})\\b|\\b(?:${choice})\\W*$` };
}

/** System messages together, then the messages before the user's last. */
export function readMessages(input: unknown): Pick<TestCase, "system" | "before" | "turns"> | null {
  if (typeof input === "string") return input.trim() && input.length <= limits.text ? { turns: [input] } : null;
  if (!Array.isArray(input)) return null;
  const system: string[] = [];
  const messages: Message[] = [];
  for (const message of input) {
    const text = isRecord(message) ? contentOf(message["content"]) : null;
    if (text === null || text.length > limits.text) return null;
    const role = roleOf(message);
    if (role === "system") system.push(text);
    else if (role) messages.push({ role, text });
    else return null;
  }
  // Some samples say everything in the system message.
  if (messages.length === 0) messages.push({ role: "user", text: system.pop() ?? "" });
  const last = messages.pop();
  if (last?.role !== "user" || !last.text?.trim()) return null;
  return {
    ...(system.length > 0 ? { system: system.join("\n\n") } : {}),
    ...(messages.length > 0 ? { before: messages } : {}),
    turns: [last.text],
  };
}

/** Examples are system messages with the name of the one who speaks in them. */
function roleOf({ role, name }: Record<string, unknown>): "system" | "user" | "assistant" | null {
  if (role === "user" || role === "assistant") return role;
  if (role !== "system" && role !== "developer") return null;
  if (name === "example_user") return "user";
  return name === "example_assistant" ? "assistant" : "system";
}

/** A text, or parts that are all text. */
function contentOf(content: unknown): string | null {
  if (typeof content === "string") return content;
  if (!Array.isArray(content) || content.length > limits.turns) return null;
  const texts = content.map((part) => (isRecord(part) && typeof part["text"] === "string" ? part["text"] : null));
  return texts.includes(null) ? null : texts.join("\n");
}
