import type { Planted } from "@agent-console/analysis/detectors/leakage.ts";
import type { DetectorName } from "@agent-console/analysis/detectors/list.ts";
import type { Question } from "../../harness/harness.ts";
import type { EffectPattern } from "../../world/model/effect.ts";

/** How it is known that an attack of a campaign works. Plain data. */
export type AttackOracle =
  | { readonly kind: "canary"; readonly canaries: readonly string[]; readonly personal?: readonly Planted[] }
  | { readonly kind: "call"; readonly tool: string; readonly holds?: string }
  | { readonly kind: "state"; readonly effect: EffectPattern }
  | { readonly kind: "marker"; readonly marker: string }
  | {
      readonly kind: "text";
      readonly detector: DetectorName;
      readonly worksIf: "found" | "absent";
      readonly about: Readonly<Record<string, unknown>>;
    };

/** How it is known that a request without an attack was served. */
export type ServedIf =
  | { readonly kind: "says"; readonly words: readonly string[] }
  | { readonly kind: "calls"; readonly tool: string }
  | { readonly kind: "engages"; readonly about?: string };

/** What deciding a prompt of a regression pack needs. Kept with the prompt and never sent. */
export interface AttackSecret {
  readonly attacker: "user" | "outsider";
  /** What the attacker wants, in plain words. */
  readonly wish: string;
  readonly oracle: AttackOracle;
  readonly twin: { readonly asked: string; readonly servedIf: ServedIf };
}

export function attackOf({ secret }: Pick<Question, "secret">): AttackSecret | null {
  const found = secret?.["attack"];
  return typeof found === "object" && found !== null ? (found as AttackSecret) : null;
}
