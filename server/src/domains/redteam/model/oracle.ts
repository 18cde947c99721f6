import type { AttackOracle, GradedPrompt } from "../../evaluation/port.ts";

/** How it is known that an attack worked: as a regression pack knows it, or by an opinion, which is a judge's and enters no figure. */
export type Oracle =
  | AttackOracle
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
