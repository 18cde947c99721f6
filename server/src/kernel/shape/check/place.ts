import { stringifyJson } from "../../json/stringify.ts";
import { echo, MASK } from "./echo.ts";
import { INVALID, type Invalid, type Problem, type Wording } from "./problem.ts";

/** More problems than any reader needs; beyond it a small body could buy an answer a hundred times its size. */
const MOST_PROBLEMS = 10_000;

/** Characters of all problems of a part together: a reader who needs more should mend some and ask again. */
const MOST_CHARACTERS = 2_097_152;

/** Of a key in a location; in a free-form value a client chooses it. */
const LONGEST_KEY = 200;

const none: ReadonlySet<string> = new Set();

/**
 * Where a check stands in the input, and the problems found so far. One place serves a whole request part: the path is
 * a stack, and a location is copied out of it only when something is wrong.
 */
export class Place {
  readonly problems: Problem[];
  readonly #path: (string | number)[];
  readonly #secrets: ReadonlySet<string>;
  #hidden = 0;
  #room = MOST_CHARACTERS;
  #echoed: { readonly input: unknown; readonly shown: unknown; readonly length: number } | undefined;

  constructor(problems: Problem[], root: "path" | "query" | "body", secrets: ReadonlySet<string> = none) {
    this.problems = problems;
    this.#path = [root];
    this.#secrets = secrets;
  }

  /** Path and query have no object that could lack a key; a missing parameter is shown as null. */
  get isBody(): boolean {
    return this.#path[0] === "body";
  }

  enter(key: string | number): void {
    this.#path.push(key);
  }

  leave(): void {
    this.#path.pop();
  }

  /** Until `reveal`, inputs are masked whatever they are. */
  hide(): void {
    this.#hidden++;
  }

  reveal(): void {
    this.#hidden--;
  }

  /** Records a problem here. The input is made safe at once, so that nothing later can show or log the raw one. */
  refuse(wording: Wording, input: unknown): Invalid {
    if (this.problems.length >= MOST_PROBLEMS || this.#room <= 0) return INVALID;
    const { shown, length } = this.#hidden > 0 ? { shown: MASK, length: MASK.length } : this.#echo(input);
    const { type, msg, ctx } = wording;
    const loc = this.#path.map((key) => (typeof key === "string" && key.length > LONGEST_KEY ? cut(key) : key));
    this.#room -= 80 + msg.length + (ctx === undefined ? 0 : msg.length) + length + loc.join("").length;
    this.problems.push(ctx === undefined ? { type, loc, msg, input: shown } : { type, loc, msg, input: shown, ctx });
    return INVALID;
  }

  /** Each field that an object lacks shows the object: once is enough to copy a large one. */
  #echo(input: unknown): { readonly shown: unknown; readonly length: number } {
    if (typeof input !== "object" || input === null) return measured(echo(input, this.#secrets));
    if (this.#echoed?.input !== input) this.#echoed = { input, ...measured(echo(input, this.#secrets)) };
    return this.#echoed;
  }
}

function measured(shown: unknown): { readonly shown: unknown; readonly length: number } {
  return { shown, length: typeof shown === "string" ? shown.length : stringifyJson(shown).length };
}

function cut(key: string): string {
  return `${key.slice(0, LONGEST_KEY).toWellFormed()}…`;
}
