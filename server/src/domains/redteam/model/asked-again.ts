import type { AttackForm } from "./attack-form.ts";
import type { Engine } from "./attempt.ts";
import type { ImportedTool, TheirVerdict } from "./imported-goal.ts";

/** What a goal of a retest asks once more, and what was known of it before. Plain data, kept with the goal. */
export interface AskedAgain {
  /** Where its draws begin: its secrets are then others than those of the campaigns before. */
  readonly drawnFrom: number;
  /** The attack as it worked, the shortest form first. The next one is asked where the one before never works. */
  readonly forms: readonly AttackForm[];
  readonly strategy: string;
  readonly engine: Engine;
  /** What another tool's attack asks for, in its own words; null: what the goal's family draws. */
  readonly wish: string | null;
  /** The weakness that it is filed under if it works. */
  readonly dedupKey: string;
  readonly before: ProvenBefore | ToldBefore;
}

/** What a campaign of the console had shown. */
export interface ProvenBefore {
  readonly by: "native";
  readonly result: "confirmed" | "seen";
  readonly confirmed: Counted;
  readonly generalized: Counted | null;
  readonly firstSuccess: number | null;
  readonly findingId: string | null;
}

/** What another tool says. */
export interface ToldBefore {
  readonly by: ImportedTool;
  readonly probe: string;
  readonly strategy: string | null;
  readonly theirs: TheirVerdict;
  /** The answer that it judged. */
  readonly answer: string;
}

interface Counted {
  readonly worked: number;
  readonly of: number;
}
