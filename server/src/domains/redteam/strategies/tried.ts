import type { Attempt } from "../model/attempt.ts";
import { isSingle } from "./moves.ts";
import type { Tried } from "./powers/likelihoods.ts";

/** The sets of operators that a goal was asked with; none for the plain wish. */
export const triedIn = (attempts: readonly Attempt[]): Tried[] =>
  attempts.flatMap((attempt) => {
    const { signal, draft } = attempt;
    return signal === null || !isSingle(attempt) ? [] : [{ operators: draft.operators, signal }];
  });
