import { parse } from "yaml";
import { limits } from "../cases/test-case.ts";
import { isRecord } from "./json-schema.ts";
import { readMessages } from "./openai-evals.ts";
import { asText } from "./own-format.ts";

export type Vars = Readonly<Record<string, unknown>>;

/** A text with its variables filled in, or why it cannot be. */
export type Filled = { readonly text: string; readonly missing: readonly string[] } | { readonly problem: string };

const LOGIC = "template logic. Only variables such as {{name}} are filled in";

/** `{{name}}` and `{{name.part}}` only: a template with logic needs the tool that it was written for. */
export function fillText(template: string, vars: Vars): Filled {
  if (/\{%/.test(template)) return { problem: LOGIC };
  const missing = new Set<string>();
  let isLogic = false;
  const text = template.replaceAll(/\{\{([^{}]{0,200})\}\}/g, (_, inside: string) => {
    const name = inside.replaceAll(/^-|-$/g, "").trim();
    if (!/^[\w.-]{1,100}$/.test(name)) isLogic = true;
    const value = lookUp(vars, name);
    if (value === undefined) missing.add(name);
    return value ?? "";
  });
  return isLogic ? { problem: LOGIC } : { text, missing: [...missing] };
}

function lookUp(vars: Vars, name: string): string | undefined {
  if (Object.hasOwn(vars, name)) return asValue(vars[name]);
  let at: unknown = vars;
  for (const part of name.split(".")) {
    if (!isRecord(at) || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return asValue(at);
}

const asValue = (value: unknown): string => asText(value) ?? (value === null ? "" : JSON.stringify(value));

type Spoken = NonNullable<ReturnType<typeof readMessages>>;

/** A prompt with its variables: one message of the user, or a list of messages in JSON or YAML. */
export function fillPrompt(
  template: string,
  vars: Vars,
): { readonly spoken: Spoken; readonly missing: readonly string[] } | { readonly problem: string } {
  const missing = new Set<string>();
  const problems = new Set<string>();
  const put = (text: string): string => {
    const filled = fillText(text, vars);
    if ("problem" in filled) {
      problems.add(`The prompt has ${filled.problem}.`);
      return "";
    }
    for (const name of filled.missing) missing.add(name);
    return filled.text;
  };
  const messages = messagesIn(template);
  const filled = messages ? messages.map((one) => filledMessage(one, put)) : put(template);
  const spoken = readMessages(filled);
  if (!spoken) problems.add("The prompt is empty, too long, or has no text of the user.");
  const [problem] = problems;
  return problem !== undefined || !spoken ? { problem: problem ?? "" } : { spoken, missing: [...missing] };
}

/** Filled in after the list was read: a value with quotation marks must not end a string. */
function messagesIn(template: string): unknown[] | null {
  const start = template.trimStart();
  if (!start.startsWith("[") && !start.startsWith("- role:")) return null;
  try {
    const read: unknown = start.startsWith("[") ? JSON.parse(start) : parse(start, { maxAliasCount: 0 });
    return Array.isArray(read) && read.length <= limits.turns * 2 && read.every(isRecord) ? read : null;
  } catch {
    return null;
  }
}

function filledMessage(message: unknown, put: (text: string) => string): unknown {
  if (!isRecord(message)) return message;
  const { content } = message;
  if (typeof content === "string") return { ...message, content: put(content) };
  if (!Array.isArray(content)) return message;
  const parts = content.map((part) =>
    isRecord(part) && typeof part["text"] === "string" ? { ...part, text: put(part["text"]) } : part,
  );
  return { ...message, content: parts };
}
