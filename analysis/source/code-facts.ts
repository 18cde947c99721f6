/** What one file of code says about its agent. Facts only; which of them counts is decided over all files. */

import { entries } from "../lexicons/entries.ts";
import { readTools, type ToolFacts } from "./code-tools.ts";
import { type Language, lex, type Token } from "./lex-source.ts";
import { isGiving, isMark, readText, type TextExpression, valueStart } from "./text-expression.ts";

export interface Candidate {
  /** Lower is more certain. */
  readonly rank: number;
  readonly line: number;
  readonly text: TextExpression;
}

export interface CodeFacts extends ToolFacts {
  readonly imports: Set<string>;
  readonly constants: Map<string, TextExpression>;
  readonly prompts: Candidate[];
  readonly models: Candidate[];
  readonly names: Candidate[];
  readonly numbers: Map<string, number>;
  /** Names in use, for features that a name alone gives away. */
  readonly words: Set<string>;
  readonly docstring: string | undefined;
}

/** With the path they come from. */
export type FileFacts = readonly [path: string, facts: CodeFacts];

const PROMPT_NAME =
  /^(?:\w*_)?system_?(?:prompt|message|instructions?)(?:_\w+)?$|^(?:system|instructions?|state_modifier)$/i;
const LESSER_PROMPT_NAME = /^(?:\w*_)?(?:prompt|instructions?|backstory)(?:_template)?$/i;
const MODEL_NAME = /^(?:model|model_?name|model_?id|llm|chat_?model|\w+_model)$/i;
const AGENT_MAKER = /Agent$|^create_\w*agent$|^Agent$/;
const NUMBER_NAMES: Readonly<Record<string, string>> = {
  temperature: "temperature",
  top_p: "top_p",
  topP: "top_p",
  max_tokens: "max_tokens",
  maxTokens: "max_tokens",
  max_output_tokens: "max_tokens",
  maxOutputTokens: "max_tokens",
};
const OFF = /^(?:False|false|None|null|undefined|0)$/;
const NEAR = 60;

export function codeFacts(source: string, language: Language): CodeFacts {
  const tokens = lex(source, language);
  const facts: CodeFacts = {
    ...readTools(tokens),
    imports: new Set(),
    constants: new Map(),
    prompts: [],
    models: [],
    names: [],
    numbers: new Map(),
    words: new Set(),
    docstring: language === "python" && tokens[0]?.kind === "text" ? tokens[0].value : leadingComment(source, language),
  };
  tokens.forEach((token, at) => {
    if (token.kind === "text") readRole(tokens, at, facts);
    if (token.kind !== "name") return;
    readImport(tokens, at, facts);
    readGiven(tokens, at, facts);
    readAgentName(tokens, at, facts);
    if (/^SystemMessage(?:PromptTemplate)?$/.test(token.value)) readSystemMessage(tokens, at, facts);
    if (!(isGiving(tokens[at + 1]) && OFF.test(tokens[at + 2]?.value ?? ""))) facts.words.add(token.value);
  });
  return facts;
}

function readImport(tokens: readonly Token[], at: number, facts: CodeFacts): void {
  const word = tokens[at]?.value;
  if (word !== "import" && word !== "from" && word !== "require") return;
  const next = isMark(tokens[at + 1], "(") ? at + 2 : at + 1;
  if (tokens[next]?.kind === "text") facts.imports.add(tokens[next]?.value ?? "");
  if (word === "require" || tokens[next]?.kind !== "name") return;
  let module = tokens[next]?.value ?? "";
  for (let dot = next + 1; isMark(tokens[dot], ".") && tokens[dot + 1]?.kind === "name"; dot += 2) {
    module += `.${tokens[dot + 1]?.value}`;
  }
  facts.imports.add(module);
  // `from google import adk`
  const taken = tokens[next + 2];
  if (word === "from" && tokens[next + 1]?.value === "import") facts.imports.add(`${module}.${taken?.value}`);
}

/** `name = …`, `name: type = …`, `name: …`, `"name": …` */
function readGiven(tokens: readonly Token[], at: number, facts: CodeFacts): void {
  const start = valueStart(tokens, at);
  const token = tokens[at];
  if (start === undefined || token === undefined) return;
  readNamed(token.value, { tokens, start, line: token.line }, facts);
}

interface Place {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly line: number;
}

function readNamed(name: string, place: Place, facts: CodeFacts): void {
  const value = place.tokens[place.start];
  const number = NUMBER_NAMES[name];
  if (number !== undefined && value?.kind === "number" && !facts.numbers.has(number)) {
    facts.numbers.set(number, Number(value.value.replaceAll("_", "")));
  }
  const text = readText(place.tokens, place.start);
  if (text === undefined) return;
  const isText = text.parts.some((part) => "text" in part);
  if (isText && !facts.constants.has(name)) facts.constants.set(name, text);
  const at = { line: place.line, text };
  if (PROMPT_NAME.test(name)) facts.prompts.push({ rank: 0, ...at });
  else if (LESSER_PROMPT_NAME.test(name)) facts.prompts.push({ rank: 1, ...at });
  if (MODEL_NAME.test(name)) facts.models.push({ rank: 0, ...at });
}

/** Messages as data: `{"role": "system", "content": …}`, `("system", …)`; and members whose names are quoted. */
function readRole(tokens: readonly Token[], at: number, facts: CodeFacts): void {
  const token = tokens[at];
  if (token === undefined) return;
  const line = token.line;
  if (token.value === "system" && isMark(tokens[at + 1], ",")) {
    const content = isGiving(tokens[at + 3]) ? (tokens[at + 2]?.value === "content" ? at + 4 : undefined) : at + 2;
    const text = content === undefined ? undefined : readText(tokens, content);
    if (text !== undefined) facts.prompts.push({ rank: 0, line, text });
  }
  if (isMark(tokens[at + 1], ":")) readNamed(token.value, { tokens, start: at + 2, line }, facts);
  if (MODEL_FAMILY.test(token.value)) {
    const text = { parts: [{ text: token.value }], dynamic: false, dedented: false, trimmed: false };
    facts.models.push({ rank: 1, line, text });
  }
}

/** Names that only models have; used where nothing around the text says that it is one. */
const MODEL_FAMILY = new RegExp(
  entries`
    ^(?:[a-z_-]{2,20}[:/])?(?:
      gpt-\d
      o[134](?:-|$)
      chatgpt-
      claude-
      gemini-
      gemma-?\d
      llama-?\d
      meta-llama
      mistral-
      mixtral-
      codestral
      command-[ar]
      deepseek-
      qwen-?\d
      grok-
      phi-\d
      nova-
    )[\w.:-]{0,60}$
  `,
  "i",
);

/** Models, but none that answers a conversation. */
export const NOT_A_CHAT_MODEL = /embed|whisper|dall-e|tts|moderation|rerank|image|transcribe/i;

function readSystemMessage(tokens: readonly Token[], at: number, facts: CodeFacts): void {
  let open = at + 1;
  while (isMark(tokens[open], ".")) open += 2;
  if (!isMark(tokens[open], "(")) return;
  const start = isGiving(tokens[open + 2]) ? open + 3 : open + 1;
  const text = readText(tokens, start);
  if (text !== undefined) facts.prompts.push({ rank: 0, line: tokens[at]?.line ?? 1, text });
}

/** `Agent(name="…")`, `new Agent({ name: "…" })`, `AssistantAgent("…")` */
function readAgentName(tokens: readonly Token[], at: number, facts: CodeFacts): void {
  if (!AGENT_MAKER.test(tokens[at]?.value ?? "") || !isMark(tokens[at + 1], "(")) return;
  const line = tokens[at]?.line ?? 1;
  const first = tokens[at + 2];
  if (first?.kind === "text" && /^[\w -]{2,60}$/.test(first.value) && !MODEL_FAMILY.test(first.value)) {
    const text = readText(tokens, at + 2);
    if (text !== undefined) facts.names.push({ rank: 1, line, text });
  }
  for (let ahead = at + 2; ahead < at + NEAR && !AGENT_MAKER.test(tokens[ahead]?.value ?? ""); ahead += 1) {
    const token = tokens[ahead];
    if (token?.value !== "name" && !(token?.value === "role" && isGiving(tokens[ahead + 1]))) continue;
    const text = isGiving(tokens[ahead + 1]) ? readText(tokens, ahead + 2) : undefined;
    if (text === undefined) continue;
    facts.names.push({ rank: token.value === "name" ? 0 : 2, line, text });
    return;
  }
}

function leadingComment(source: string, language: Language): string | undefined {
  if (language !== "script") return undefined;
  const start = /^(?:#![^\n]*\n)?\s*\/\*\*?/.exec(source)?.[0];
  if (start === undefined) return undefined;
  const end = source.indexOf("*/", start.length);
  if (end === -1) return undefined;
  return source.slice(start.length, end).replace(/^[ \t]*\*[ \t]?/gm, "");
}
