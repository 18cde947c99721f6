/** The location of a problem: "path", "query" or "body", then field names and array indexes. */
export type Loc = readonly (string | number)[];

/** One entry of a 422 response. `input` is already safe to show: masked, shortened, and valid JSON. */
export interface Problem {
  readonly type: string;
  readonly loc: Loc;
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** The wording of a problem, before it has a location and an input. */
export interface Wording {
  readonly type: string;
  readonly msg: string;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** What a check returns if it rejects the input. The reasons are in the problems of the place. */
export const INVALID: unique symbol = Symbol("invalid");
export type Invalid = typeof INVALID;
