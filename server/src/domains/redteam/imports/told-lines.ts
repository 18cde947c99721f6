import type { ImportedMessage } from "../model/imported-goal.ts";
import {
  type ImportTool,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_HITS,
  MOST_MESSAGES,
  MOST_OTHERS,
  type Outcome,
  type ToldCounts,
  type ToldTest,
} from "./child/told.ts";

/** Longer than any line that the reader writes. */
const LONGEST_LINE = 400_000;
const LONGEST_WORDS = 2_000;

/** What the reader wrote is not what such a reader writes. */
class Garbled extends Error {}

/** What a file told, as far as it can be believed. */
export interface ToldFile {
  readonly tool: ImportTool;
  readonly tests: readonly ToldTest[];
  readonly counts: ToldCounts;
}

/** Puts together what the reader tells. A file that took over the reader can write anything, so everything is checked again. */
export class ToldLines {
  #rest = "";
  #tool: ImportTool | null = null;
  readonly #tests: ToldTest[] = [];
  #counts: ToldCounts | null = null;
  #isUnknown = false;

  /** Null: unknown, or not ended. */
  get file(): ToldFile | null {
    return this.#tool && this.#counts ? { tool: this.#tool, tests: this.#tests, counts: this.#counts } : null;
  }

  get isUnknown(): boolean {
    return this.#isUnknown;
  }

  write(piece: string): void {
    const lines = (this.#rest + piece).split("\n");
    this.#rest = lines.pop() ?? "";
    if (this.#rest.length > LONGEST_LINE) throw new Garbled("a line is too long");
    for (const line of lines) this.#read(line);
  }

  #read(line: string): void {
    if (line.length > LONGEST_LINE || this.#counts || this.#isUnknown) throw new Garbled("more than a file");
    const said = JSON.parse(line) as Readonly<Record<string, unknown>>;
    if ("test" in said) this.#add(checkedTest(said["test"]));
    else if ("tool" in said) this.#tool = one(["garak", "promptfoo", "pyrit"] as const, said["tool"]);
    else if ("done" in said) this.#counts = checkedCounts(said["done"]);
    else this.#isUnknown = true;
  }

  #add(test: ToldTest): void {
    if (this.#tests.length >= MOST_HITS + MOST_OTHERS) throw new Garbled("too many tests");
    this.#tests.push(test);
  }
}

type Members = Readonly<Record<string, unknown>>;

function members(value: unknown): Members {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Garbled("no object");
  return value as Members;
}

function one<T extends string>(allowed: readonly T[], value: unknown): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Garbled("no such word");
  return found;
}

/** Text that the database takes: it has no null characters and no half characters. */
function words(value: unknown, longest: number): string {
  if (typeof value !== "string" || value.length > longest) throw new Garbled("no text");
  return value.replaceAll("\u0000", "\ufffd").toWellFormed();
}

const wordsOrNull = (value: unknown, longest: number): string | null => (value === null ? null : words(value, longest));

function whole(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new Garbled("no count");
  return value as number;
}

function share(value: unknown): number | null {
  if (value === null) return null;
  if (typeof value !== "number" || !(value >= 0 && value <= 1)) throw new Garbled("no share");
  return value;
}

function many(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new Garbled("no list");
  return value;
}

const OUTCOMES: readonly Outcome[] = ["hit", "held", "error", "undetermined"];
const ROLES = ["system", "user", "assistant", "tool"] as const;

function checkedTest(value: unknown): ToldTest {
  const test = members(value);
  return {
    probe: words(test["probe"], LONGEST_NAME),
    strategy: wordsOrNull(test["strategy"], LONGEST_NAME),
    objective: wordsOrNull(test["objective"], LONGEST_WORDS),
    harms: many(test["harms"], 8).map((harm) => words(harm, LONGEST_NAME)),
    severity: wordsOrNull(test["severity"], LONGEST_NAME),
    messages: many(test["messages"], MOST_MESSAGES).map(checkedMessage),
    isCut: test["isCut"] === true,
    outcome: one(OUTCOMES, test["outcome"]),
    by: wordsOrNull(test["by"], LONGEST_NAME),
    score: share(test["score"]),
    reason: wordsOrNull(test["reason"], LONGEST_WORDS),
    hits: whole(test["hits"]),
    of: whole(test["of"]),
  };
}

function checkedMessage(value: unknown): ImportedMessage {
  const { role, text } = members(value);
  return { role: one(ROLES, role), text: words(text, LONGEST_TEXT) };
}

function checkedCounts(value: unknown): ToldCounts {
  const { hit, held, error, undetermined, broken, skipped } = members(value);
  return {
    ...{ hit: whole(hit), held: whole(held), error: whole(error), undetermined: whole(undetermined) },
    ...{ broken: whole(broken), skipped: whole(skipped) },
  };
}
