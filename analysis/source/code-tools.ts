/** The tools an agent is given, by the ways the frameworks have of declaring them. */

import { entries } from "../lexicons/entries.ts";
import type { Token } from "./lex-source.ts";
import { isGiving, isMark, valueStart } from "./text-expression.ts";

export interface ToolFacts {
  /** As written: a name may be that of a variable; see aliases. */
  readonly tools: string[];
  /** Variable or function → the name the tool goes by. */
  readonly aliases: Map<string, string>;
}

const DECORATOR = /^(?:tool|function_tool|tool_plain|kernel_function|ai_function|beta_tool|FunctionTool)$/;
const MAKER = new RegExp(
  entries`
    ^(?:
      tool
      createTool
      defineTool
      Tool
      StructuredTool
      DynamicTool
      DynamicStructuredTool
      FunctionTool
      QueryEngineTool
      from_function
      from_defaults
      betaZodTool
    )$
  `,
);
const TOOL_LIST = /^(?:\w*_)?tools$|Tools$|^TOOLS$|_TOOLS$/;
const TOOL_CALL = /^(?:bind_tools|bindTools|ToolNode)$/;
const NAMING = new Set(["name", "id", "name_override"]);
const TOOL_NAME = /^[\w.:/-]{1,100}$/;
/** How far into a call its name is looked for, and past how many decorators the function. */
const NEAR = 60;

export function readTools(tokens: readonly Token[]): ToolFacts {
  const facts: ToolFacts = { tools: [], aliases: new Map() };
  let listedTo = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (isMark(token, "@")) readDecorated(tokens, at, facts);
    if (token?.kind !== "name") continue;
    if (MAKER.test(token.value) && isMark(tokens[at + 1], "(")) readMade(tokens, at, facts);
    // A list inside a list is not read again: nesting would otherwise cost the square of the file.
    if (at >= listedTo && (TOOL_LIST.test(token.value) || TOOL_CALL.test(token.value))) {
      const start = listStart(tokens, at);
      if (start !== undefined) listedTo = readList(tokens, start, facts);
    }
  }
  return facts;
}

/** `@tool`, `@tool("name")`, `@agent.tool(name="…")` above a function. */
function readDecorated(tokens: readonly Token[], at: number, facts: ToolFacts): void {
  let end = at + 1;
  while (tokens[end]?.kind === "name" && isMark(tokens[end + 1], ".")) end += 2;
  if (!DECORATOR.test(tokens[end]?.value ?? "")) return;
  const given = isMark(tokens[end + 1], "(") ? nameWithin(tokens, end + 1) : undefined;
  for (let next = end + 1; next < end + NEAR; next += 1) {
    if (tokens[next]?.value !== "def" || tokens[next + 1]?.kind !== "name") continue;
    const name = tokens[next + 1]?.value ?? "";
    if (given !== undefined) facts.aliases.set(name, given);
    facts.tools.push(name);
    return;
  }
}

/** `tool({ name: "…" })`, `Tool(name="…")`, `createTool({ id: "…" })`, perhaps assigned to a variable. */
function readMade(tokens: readonly Token[], at: number, facts: ToolFacts): void {
  const given = nameWithin(tokens, at + 1);
  if (given === undefined) return;
  facts.tools.push(given);
  let before = at - 1;
  while (isMark(tokens[before], ".") || /^(?:new|await)$/.test(tokens[before]?.value ?? "")) {
    before -= isMark(tokens[before], ".") ? 2 : 1;
  }
  const variable = tokens[before - 1];
  if (isMark(tokens[before], "=") && variable?.kind === "name") facts.aliases.set(variable.value, given);
}

/** The first text of a call, when it is a name, or the text given to its `name` or `id`. */
function nameWithin(tokens: readonly Token[], open: number): string | undefined {
  const first = tokens[open + 1];
  if (isMark(tokens[open], "(") && first?.kind === "text" && TOOL_NAME.test(first.value)) return first.value;
  let depth = 0;
  for (let at = open; at < open + NEAR && at < tokens.length; at += 1) {
    const token = tokens[at];
    if (isOpening(token)) depth += 1;
    else if (isClosing(token)) depth -= 1;
    if (depth === 0 || depth > 3) return undefined;
    if (depth > 2 || !NAMING.has(token?.value ?? "") || !isGiving(tokens[at + 1])) continue;
    const text = tokens[at + 2];
    if (text?.kind === "text" && TOOL_NAME.test(text.value)) return text.value;
  }
  return undefined;
}

/** The bracket of the list: given to the name, or the argument of the call. */
function listStart(tokens: readonly Token[], at: number): number | undefined {
  const start = isMark(tokens[at + 1], "(") ? at + 2 : valueStart(tokens, at);
  return start !== undefined && (isMark(tokens[start], "[") || isMark(tokens[start], "{")) ? start : undefined;
}

/** Reads the entries of a list (or the members of an object) and answers where it ends. */
function readList(tokens: readonly Token[], open: number, facts: ToolFacts): number {
  const isObject = isMark(tokens[open], "{");
  let depth = 0;
  let at = open;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    const startsEntry = depth === 1 && (at === open + 1 || isMark(tokens[at - 1], ","));
    if (startsEntry) readEntry(tokens, at, isObject, facts);
    if (isOpening(token)) depth += 1;
    else if (isClosing(token)) depth -= 1;
    if (depth === 0) break;
  }
  return at;
}

function readEntry(tokens: readonly Token[], at: number, isObject: boolean, facts: ToolFacts): void {
  const token = tokens[at];
  if (isObject) {
    if ((token?.kind === "name" || token?.kind === "text") && TOOL_NAME.test(token.value))
      facts.tools.push(token.value);
    return;
  }
  if (isMark(token, "{")) {
    const name = nameWithin(tokens, at);
    if (name !== undefined) facts.tools.push(name);
    return;
  }
  if (token?.kind === "text" && TOOL_NAME.test(token.value)) facts.tools.push(token.value);
  if (token?.kind !== "name") return;
  let last = token.value === "new" ? at + 1 : at;
  while (isMark(tokens[last + 1], ".") && tokens[last + 2]?.kind === "name") last += 2;
  const called = isMark(tokens[last + 1], "(");
  const name = tokens[last]?.value ?? "";
  if (!called) facts.tools.push(name);
  else if (MAKER.test(name)) wrapped(tokens, last + 1, facts);
  else facts.tools.push(nameWithin(tokens, last + 1) ?? name);
}

/** `FunctionTool(lookup)`, `FunctionTool.from_defaults(fn=lookup)`: the function's own name, unless one is given. */
function wrapped(tokens: readonly Token[], open: number, facts: ToolFacts): void {
  if (nameWithin(tokens, open) !== undefined) return;
  const inner = isGiving(tokens[open + 2]) ? tokens[open + 3] : tokens[open + 1];
  if (inner?.kind === "name") facts.tools.push(inner.value);
}

function isOpening(token: Token | undefined): boolean {
  return token?.kind === "mark" && "([{".includes(token.value);
}

function isClosing(token: Token | undefined): boolean {
  return token?.kind === "mark" && ")]}".includes(token.value);
}
