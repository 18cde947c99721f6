/** What the engine refuses, as codes: a caller can tell a broken journal from a bad problem without reading words. */
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
  /** Where in the input it lies, for example `genes[3].tags[0]`. */
  readonly place: string;

  constructor(code: RefusalCode, place: string, words: string) {
    super(place === "" ? words : `${place}: ${words}`);
    this.name = "EngineRefusal";
    this.code = code;
    this.place = place;
  }
}
