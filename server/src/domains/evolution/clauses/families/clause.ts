/** A sentence or two for a system prompt, and what it is meant to do. */
export interface Clause {
  readonly id: string;
  readonly family: string;
  /** Three wordings; a control is deliberately weak, for comparison, and never an arm of a search. */
  readonly variant: "strong" | "short" | "example" | "control";
  readonly text: string;
  /** The scenarios that it is meant to help. */
  readonly scenarios: readonly string[];
  readonly risks: readonly Risk[];
  /** Families that work against it. */
  readonly conflictsWith: readonly string[];
  /** Why it is tried, if it does not come from the library. */
  readonly reason?: string;
  /** Who wrote it, if neither the library nor a policy did. */
  readonly source?: "yours" | "your tests";
}

export type Risk = "over_refusal" | "verbosity";

interface Family {
  readonly family: string;
  readonly scenarios: readonly string[];
  readonly risks?: readonly Risk[];
  readonly conflictsWith?: readonly string[];
  readonly texts: Readonly<Partial<Record<Clause["variant"], string>>>;
}

export function family({ family: name, scenarios, risks = [], conflictsWith = [], texts }: Family): readonly Clause[] {
  return Object.entries(texts).map(([variant, text]) =>
    Object.freeze({
      id: `${name}/${variant}`,
      family: name,
      variant: variant as Clause["variant"],
      text,
      scenarios,
      risks,
      conflictsWith,
    }),
  );
}
