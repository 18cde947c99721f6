import { stringifyJson } from "../../json/stringify.ts";
import { echo, MASK } from "./echo.ts";
import { INVALID, type Invalid, type Problem, type Wording } from "./problem.ts";

/** More problems than any reader needs. Beyond this, a small body could cause a response a hundred times its size. */
const MOST_PROBLEMS = 10_000;

/**
 * Total characters of all problems of a request part. A reader who needs more should fix some and send the request
 * again.
 */
const MOST_CHARACTERS = 2_097_152;

/** Of a key in a location. In a free-form value, the client chooses it. */
const LONGEST_KEY = 200;

const none: ReadonlySet<string> = new Set();

/**
 * The current location in the input, and the problems found so far. One instance serves a whole request part: the path
 * is a stack, and a location is copied from it only when there is a problem.
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

  /** Path and query are not objects that could lack a key, so a missing parameter is shown as null. */
  get isBody(): boolean {
    return this.#path[0] === "body";
  }

  enter(key: string | number): void {
    this.#path.push(key);
  }

  leave(): void {
    this.#path.pop();
  }

  /** Until `reveal` is called, all inputs are masked. */
  hide(): void {
    this.#hidden++;
  }

  reveal(): void {
    this.#hidden--;
  }

  /**
   * Records a problem at this location. The input is made safe immediately, so that nothing later can show or log the
   * raw value.
   */
  refuse(wording: Wording, input: unknown): Invalid {
    if (this.problems.length >= MOST_PROBLEMS || this.#room <= 0) return INVALID;
    const { shown, length } = this.#hidden > 0 ? { shown: MASK, length: MASK.length } : this.#echo(input);
    const { type, msg, ctx } = wording;
    const loc = this.#path.map((key) => (typeof key === "string" && key.length > LONGEST_KEY ? cut(key) : key));
    this.#room -= 80 + msg.length + (ctx === undefined ? 0 : msg.length) + length + loc.join("").length;
    this.problems.push(ctx === undefined ? { type, loc, msg, input: shown } : { type, loc, msg, input: shown, ctx });
    return INVALID;
  }

  /** Every missing field shows the same object, so a large one is copied only once. */
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
