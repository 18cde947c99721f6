/** The functions that the agent may call by itself, with the code that belongs to each. */

import { readTools } from "@agent-console/analysis/source/code-tools.ts";
import { isMark } from "@agent-console/analysis/source/text-expression.ts";
import type { Call } from "../check/calls.ts";
import type { CodeFile } from "../check/source-code.ts";

export interface ToolFunction {
  readonly name: string;
  /** First and last token of it. */
  readonly from: number;
  readonly to: number;
  /** Names that the caller fills in. */
  readonly given: ReadonlySet<string>;
}

/** No real agent has more. Each may contain all those after it, so the cost grows with the square. */
export const MOST_TOOLS = 100;

/** The tools of a file, in order; one more than the most when there are too many. */
export function toolFunctions(file: CodeFile): ToolFunction[] {
  const starts = file.language === "python" ? pythonStarts(file) : scriptStarts(file);
  return starts.slice(0, MOST_TOOLS + 1).map((read) => read());
}

type Start = () => ToolFunction;

function pythonStarts({ tokens, text }: CodeFile): Start[] {
  const known = new Set(readTools(tokens).tools);
  const lines = text.split("\n");
  const firstOn = new Map<number, number>();
  tokens.forEach(({ line }, at) => {
    if (!firstOn.has(line)) firstOn.set(line, at);
  });
  return tokens.flatMap((token, from) => {
    const name = tokens[from + 1]?.value ?? "";
    if (token.value !== "def" || token.kind !== "name" || !known.has(name)) return [];
    return [
      () => {
        const close = closingOf(tokens, from + 2);
        const end = endOfBlock(lines, { start: token.line, signatureEnd: tokens[close]?.line ?? token.line });
        const to = (firstOn.get(end) ?? tokens.length) - 1;
        return { name, from, to, given: namesIn(tokens.slice(from + 2, close)) };
      },
    ];
  });
}

/** The first line with code that is indented no deeper than the line the block started on, or past the end. */
function endOfBlock(
  lines: readonly string[],
  { start, signatureEnd }: { start: number; signatureEnd: number },
): number {
  const depth = indent(lines[start - 1] ?? "");
  for (let line = signatureEnd + 1; line <= lines.length; line += 1) {
    const text = lines[line - 1] ?? "";
    if (/\S/.test(text) && !/^\s*#/.test(text) && indent(text) <= depth) return line;
  }
  return lines.length + 1;
}

const indent = (line: string): number => line.length - line.trimStart().length;

const SIGNATURE = 2000;

function closingOf(tokens: Tokens, open: number): number {
  let depth = 0;
  for (let at = open; at < open + SIGNATURE; at += 1) {
    if (isMark(tokens[at], "(")) depth += 1;
    else if (isMark(tokens[at], ")")) depth -= 1;
    if (depth === 0) return at;
  }
  return open;
}

type Tokens = CodeFile["tokens"];

/** The names of a list of parameters: those after its bracket, a comma or the brace that takes an object apart. */
function namesIn(list: Tokens): Set<string> {
  const names = list.filter(
    ({ kind }, at) => kind === "name" && ["(", ",", "{"].some((mark) => isMark(list[at - 1], mark)),
  );
  return new Set(names.map(({ value }) => value));
}

const PARAMETERS = 60;
const ARROWS = 20;

/** The parameters of the first arrow functions in a call: its own work comes before that of others. */
function arrowParameters(tokens: Tokens, { open, close }: Call): Set<string> {
  const given = new Set<string>();
  let arrows = 0;
  for (let at = open + 1; at < close && arrows < ARROWS; at += 1) {
    if (!isMark(tokens[at], "=") || !isMark(tokens[at + 1], ">")) continue;
    arrows += 1;
    const last = tokens[at - 1];
    if (last?.kind === "name") given.add(last.value);
    let from = at - 1;
    while (from > at - PARAMETERS && !isMark(tokens[from], "(")) from -= 1;
    if (isMark(last, ")")) for (const name of namesIn(tokens.slice(from, at))) given.add(name);
  }
  return given;
}

const MAKER =
  /(?:^|\.)(?:tool|createTool|defineTool|DynamicTool|DynamicStructuredTool|FunctionTool|registerTool|addTool|betaZodTool)$/;

function scriptStarts({ tokens, calls }: CodeFile): Start[] {
  return calls.flatMap((call) => {
    if (!MAKER.test(call.callee)) return [];
    const { at: from, close: to } = call;
    return [() => ({ name: scriptName(tokens, call), from, to, given: arrowParameters(tokens, call) })];
  });
}

const NEAR = 20;

/** `tool("name", …)`, `tool({ name: "…" })`, `const name = tool(…)`, `{ name: tool(…) }` */
function scriptName(tokens: Tokens, { at, open }: Call): string {
  const first = tokens[open + 1];
  if (first?.kind === "text") return first.value;
  for (let ahead = open + 1; ahead < open + NEAR; ahead += 1) {
    const isNaming = /^(?:name|id)$/.test(tokens[ahead]?.value ?? "") && isMark(tokens[ahead + 1], ":");
    if (isNaming && tokens[ahead + 2]?.kind === "text") return tokens[ahead + 2]?.value ?? "";
  }
  const start = tokens[at - 1]?.value === "new" ? at - 1 : at;
  const isNamed = isMark(tokens[start - 1], "=") || isMark(tokens[start - 1], ":");
  return isNamed ? (tokens[start - 2]?.value ?? "") : "";
}
