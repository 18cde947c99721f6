import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import type { Token } from "@agent-console/analysis/source/lex-source.ts";
import { isMark } from "@agent-console/analysis/source/text-expression.ts";
import type { SourceCheck } from "../check/check.ts";
import { checkDescription } from "../check/description.ts";
import type { CodeFile } from "../check/source-code.ts";
import { codeCheck, type Hit } from "./code-check.ts";

const SQL = new RegExp(
  entries`
    ^\s*(?:
      SELECT\b[\s\S]{0,2000}?\bFROM\b
      INSERT\s+(?:OR\s+\w+\s+)?INTO\b
      UPDATE\s+\S+\s+SET\b
      DELETE\s+FROM\b
      DROP\s+TABLE\b
      ALTER\s+TABLE\b
    )
  `,
);
/** Handed to a database whatever its letters: in prose, "select one from the list" is no query. */
const QUERY_CALL =
  /(?:^|\.)(?:execute|executemany|executescript|query|raw|\$queryRawUnsafe|\$executeRawUnsafe|prepare)$/;
const HOLE = /\$?\{([^{}]{1,200})\}/g;
/** By the manners of both languages the same at every run. */
const CONSTANT = /^\s*[A-Z][A-Z0-9_]*(?:\.[A-Z0-9_]+)*\s*$/;
const PLACEHOLDERS = /["']\?["']|placeholder|["']%s["']/i;

export const builtSql: SourceCheck = codeCheck({
  ...checkDescription("source-built-sql"),
  severity: "high",
  harness: "security",
  subdimension: "integrity",
  tags: { owasp_llm_2025: ["LLM05"], owasp_agentic_2026: ["ASI02"] },
  fault: "build a query from text",
  find: (file) => {
    const queried = new Set(file.calls.flatMap(({ callee, open }) => (QUERY_CALL.test(callee) ? [open + 1] : [])));
    return file.tokens.flatMap((token, at) => {
      if (token.kind !== "text" || isTagged(file, at)) return [];
      const isSql = SQL.test(queried.has(at) ? token.value.slice(0, 4000).toUpperCase() : token.value);
      return isSql && (isFilled(token) || isContinued(file.tokens, at))
        ? [{ at: Math.max(0, at - 2), to: at + 2 }]
        : [];
    });
  },
});

const isFilled = ({ dynamic, value }: Token): boolean =>
  dynamic && [...value.matchAll(HOLE)].some(([, hole = ""]) => !PLACEHOLDERS.test(hole) && !CONSTANT.test(hole));

/** `"…" + name`, `"…" % name`, `"…".format(` */
function isContinued(tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at + 1], tokens[at + 2]];
  if (isMark(next, "%")) return true;
  if (isMark(next, "+")) return after?.kind === "name";
  return isMark(next, ".") && after?.value === "format";
}

const BEFORE_VALUE = /^(?:return|await|yield|throw|case|in|of|typeof|default)$/;

/** A template with a tag before it is given to the tag in parts, which is how parameters are written there. */
function isTagged({ tokens, language }: CodeFile, at: number): boolean {
  const before = tokens[at - 1];
  return language === "script" && before?.kind === "name" && !BEFORE_VALUE.test(before.value);
}

const PROMPT_NAME = /prompt|instructions?$|^system(?:_?message)?$|template$/i;
/** What people or pages bring in. */
const INPUT = new RegExp(
  entries`
    (?:^|[^\w])(?:
      user_?(?:input|message|msg|query|text|question|prompt|request)
      query
      question
      input
      message
      msg
      request
      req
      body
      params
      argv
      document
      docs?
      page
      html
      content
      email
      ticket
      transcript
      comment
      review
      (?:tool|search)_?(?:results?|output)
    )\b
  `,
  "i",
);
const GUARDED = /json\.dumps|JSON\.stringify|escap|saniti[sz]|quote|encode|clean|bleach|delimit/i;
const FENCE = /(?:<[\w-]{2,40}>|"""|```|<<<|\[\[)\s*$/;

export const promptFromInput: SourceCheck = codeCheck({
  ...checkDescription("source-prompt-from-input"),
  severity: "medium",
  harness: "security",
  subdimension: "integrity",
  tags: {
    owasp_llm_2025: ["LLM01"],
    owasp_agentic_2026: ["ASI01"],
    mitre_atlas: ["AML.T0051.000", "AML.T0051.001"],
  },
  fault: "set input into a prompt",
  find: ({ tokens }) =>
    tokens.flatMap((token, at): Hit[] => {
      if (isSystemRole(tokens, at)) return openHole(tokens, at + 4);
      if (token.kind === "number" || !PROMPT_NAME.test(token.value)) return [];
      if (isMark(tokens[at + 1], "+") && isInput(tokens[at + 2])) return [{ at, to: at + 2 }];
      const isValue = isMark(tokens[at + 1], "=") || isMark(tokens[at + 1], ":");
      return isValue && token.value.length < 60 ? openHole(tokens, at + 2) : [];
    }),
});

/** `"role": "system", "content": …` */
const isSystemRole = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.value === "system" &&
  isMark(tokens[at + 1], ",") &&
  tokens[at + 2]?.value === "content" &&
  isMark(tokens[at + 3], ":");

const isInput = (token: Token | undefined): boolean =>
  token?.kind === "name" && !CONSTANT.test(token.value) && INPUT.test(` ${token.value}`);

function openHole(tokens: readonly Token[], at: number): Hit[] {
  const value = tokens[at];
  if (value?.kind !== "text") return [];
  if (isMark(tokens[at + 1], "+") && isInput(tokens[at + 2])) return [{ at: at - 2, to: at + 2 }];
  if (!value.dynamic) return [];
  const holes = [...value.value.matchAll(HOLE)].filter(
    ([, hole = ""]) => INPUT.test(` ${hole}`) && !GUARDED.test(hole) && !CONSTANT.test(hole),
  );
  const isOpen = holes.some(({ index }) => !FENCE.test(value.value.slice(Math.max(0, index - 60), index)));
  return isOpen ? [{ at: at - 2, to: at }] : [];
}
