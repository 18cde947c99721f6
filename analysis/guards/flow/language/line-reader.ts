import type { FlowProblem } from "./policy.ts";
import type { Token } from "./tokens.ts";

/** What stops the reading of a line: the first thing in it that can't be meant. */
export class FlowSyntax extends Error {
  readonly problem: FlowProblem;

  constructor(problem: FlowProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Reads the tokens of a line from left to right. */
export interface LineReader {
  readonly line: number;
  /** Where the line begins. */
  readonly column: number;
  readonly text: string;
  peek(): Token | null;
  /** The next token; a problem at the end of the line if there is none. */
  next(expected: string): Token;
  /** Takes the words if they are next, all of them or none. */
  take(...words: readonly string[]): boolean;
  expect(...words: readonly string[]): void;
  /** A problem if something is left. */
  end(): void;
  /** A problem at a token, or at the end of the line. */
  fail(token: Token | null, message: string): never;
}

export interface LineSource {
  readonly line: number;
  readonly text: string;
  readonly tokens: readonly Token[];
}

export function createLineReader({ line, text, tokens }: LineSource): LineReader {
  let at = 0;
  const last = tokens.at(-1);
  const lineEnd = last ? last.column + last.length : 1;
  const fail = (token: Token | null, message: string): never => {
    throw new FlowSyntax({ line, column: token?.column ?? lineEnd, length: token?.length ?? 1, message });
  };
  const isWord = (token: Token | undefined, word: string): boolean =>
    token !== undefined && token.kind !== "text" && token.value === word;
  const take = (...words: readonly string[]): boolean => {
    const isNext = words.every((word, ahead) => isWord(tokens[at + ahead], word));
    if (isNext) at += words.length;
    return isNext;
  };
  return {
    line,
    column: tokens[0]?.column ?? 1,
    text,
    peek: () => tokens[at] ?? null,
    next: (expected) => {
      const token = tokens[at];
      if (!token) return fail(null, `Expected ${expected}.`);
      at += 1;
      return token;
    },
    take,
    expect: (...words) => {
      if (take(...words)) return;
      const wrong = words.findIndex((word, ahead) => !isWord(tokens[at + ahead], word));
      fail(tokens[at + wrong] ?? null, `Expected "${words.slice(wrong).join(" ")}".`);
    },
    end: () => {
      const token = tokens[at];
      if (token) fail(token, `"${token.value}" can't stand here: the line is complete before it.`);
    },
    fail,
  };
}
