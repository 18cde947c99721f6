import type { AgentConstraints } from "../../../queries/guards.ts";

export type ConstraintSource = NonNullable<AgentConstraints["sources"]>[number];

/** A constraint and the rules that it follows from. */
export interface ConstraintRow {
  readonly constraint: ConstraintSource["constraint"];
  readonly name: string;
  readonly sources: readonly ConstraintSource[];
  /** Why nothing keeps it at the moment. Null if a guard enforces it. */
  readonly gap: string | null;
}

export function constraintRows({ sources = [], not_enforced: gaps = [] }: AgentConstraints): ConstraintRow[] {
  const kept = sources.filter(({ constraint }) => constraint !== "not_enforced");
  return [...Map.groupBy(kept, ({ constraint, name }) => JSON.stringify([constraint, name])).values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { constraint, name } = first;
    const where = constraint === "required_input_guards" ? "user text" : "responses";
    const gap = gaps.find(
      ({ source, reason }) =>
        source === (constraint === "max_model_tier" ? constraint : name) &&
        // The same type of guard may be required on both channels.
        (constraint === "denied_tools" || constraint === "max_model_tier" || reason.includes(where)),
    );
    return [{ constraint, name, sources: of, gap: gap?.reason ?? null }];
  });
}

/** Rules that ask for something no guard can see to. */
export const openRules = ({ sources = [] }: AgentConstraints): ConstraintSource[] =>
  sources.filter(({ constraint }) => constraint === "not_enforced");
