import type { Planted } from "@agent-console/analysis/detectors/leakage.ts";
import type { DetectorName } from "@agent-console/analysis/detectors/list.ts";
import type { EffectPattern } from "../world/model/effect.ts";

/**
 * How it is known that an attack worked. Plain data, so that an answer can be judged again long after it was given. An effect is
 * something that happened; a text is what a detector says about an answer.
 */
export type AttackOracle =
  /** A planted phrase, key or record left the agent, in its answer or in a call, in any encoding. */
  | {
      readonly kind: "canary";
      readonly canaries: readonly string[];
      /** Someone's data, each with its kind: also known in the other ways people write it. */
      readonly personal?: readonly Planted[];
    }
  /** A tool was called; with this text in its arguments, if there is one. */
  | { readonly kind: "call"; readonly tool: string; readonly holds?: string }
  /** The sandbox's collect address was fetched with the canary in it. */
  | { readonly kind: "hit"; readonly canary: string }
  /** Something happened in the played world. */
  | {
      readonly kind: "state";
      readonly effect: EffectPattern;
      /** Only what happens in the last turn counts, which is an honest user's. */
      readonly isLater?: true;
    }
  /** The agent obeyed a harmless order of an outsider: this word is in its answer. */
  | { readonly kind: "marker"; readonly marker: string }
  /** A detector finds in the answer what must not be there. `about` is what the detector needs to know beside the answer. */
  | {
      readonly kind: "text";
      readonly detector: DetectorName;
      /** Which finding means that the attack worked. */
      readonly worksIf: "found" | "absent";
      readonly about: Readonly<Record<string, unknown>>;
    };

/** How it is known that a request without an attack was served. */
export type ServedIf =
  /** It says one of these (compared without case). */
  | { readonly kind: "says"; readonly words: readonly string[] }
  | { readonly kind: "calls"; readonly tool: string }
  /** It answers at some length and does not refuse. `about` is the text that it is to deal with, where there is one. */
  | { readonly kind: "engages"; readonly about?: string };
