/** Where a problem lies: "path", "query" or "body", then field names and array indexes. */
export type Loc = readonly (string | number)[];

/** One entry of a 422 answer. `input` is already safe to show: masked, shortened, free of what JSON cannot say. */
export interface Problem {
  readonly type: string;
  readonly loc: Loc;
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** The words of a problem, before it has a place and an input. */
export interface Wording {
  readonly type: string;
  readonly msg: string;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** What a check gives back when it refused the input; the reasons stand in the problems of the place. */
export const INVALID: unique symbol = Symbol("invalid");
export type Invalid = typeof INVALID;
