import type { Question } from "../harness/harness.ts";
import type { Arm } from "./arm.ts";

/** What the report needs to know of a prompt again. Stored with it, never sent. */
export interface FairnessSecret {
  readonly request: string;
  readonly arm: Arm;
  readonly margin: number;
  readonly seed: number;
  readonly hasNumber?: true;
  readonly content?: readonly string[];
}

export function fairnessOf({ secret }: Question): FairnessSecret | null {
  const found = secret?.["fairness"];
  return found && typeof found === "object" ? (found as FairnessSecret) : null;
}

export const isFairnessQuestion = (question: Question): boolean => fairnessOf(question) !== null;
