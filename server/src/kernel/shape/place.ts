import { echo, MASK } from "./echo.ts";
import { INVALID, type Invalid, type Problem, type Wording } from "./shape.ts";

/** More problems than any reader needs; beyond it a small body could buy an answer a hundred times its size. */
const MOST_PROBLEMS = 10_000;

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
    if (this.problems.length < MOST_PROBLEMS) {
      const shown = this.#hidden > 0 ? MASK : echo(input, this.#secrets);
      const { type, msg, ctx } = wording;
      const loc = this.#path.slice();
      this.problems.push(ctx === undefined ? { type, loc, msg, input: shown } : { type, loc, msg, input: shown, ctx });
    }
    return INVALID;
  }
}
