/** Error codes of the engine, so that a caller can tell a broken journal from an invalid problem. */
export type RefusalCode =
  | "problem_invalid"
  | "option_invalid"
  | "budget_invalid"
  | "room_exceeded"
  | "result_missing"
  | "result_unknown"
  | "result_twice"
  | "result_invalid"
  | "run_finished"
  | "bed_invalid";

export class EngineRefusal extends Error {
  readonly code: RefusalCode;
  /** The place in the input, for example `genes[3].tags[0]`. */
  readonly place: string;

  constructor(code: RefusalCode, place: string, words: string) {
    super(place === "" ? words : `${place}: ${words}`);
    this.name = "EngineRefusal";
    this.code = code;
    this.place = place;
  }
}
