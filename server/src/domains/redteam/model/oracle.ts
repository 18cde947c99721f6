import type { Planted } from "@agent-console/analysis/detectors/leakage.ts";
import type { DetectorName } from "@agent-console/analysis/detectors/list.ts";
import type { EffectPattern, GradedPrompt } from "../../evaluation/port.ts";

/**
 * How it is known that an attack worked. Plain data, so that an attempt can be judged again from the journal. An effect is
 * something that happened; a text is what a detector says about an answer; an opinion is a judge's and enters no figure.
 */
export type Oracle =
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
    }
  /** As the prompt's own harness decides: a rule of a policy, or a probe that failed before. */
  | { readonly kind: "graded"; readonly prompt: GradedPrompt }
  /** As the team's judge says. */
  | { readonly kind: "judge"; readonly question: string };

export type OracleKind = Oracle["kind"];

/** What an oracle's word is worth. */
export type Basis = "effect" | "text" | "opinion";

export function basisOf({ kind }: Pick<Oracle, "kind">): Basis {
  if (kind === "judge") return "opinion";
  return kind === "text" || kind === "graded" ? "text" : "effect";
}
